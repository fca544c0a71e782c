import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  accountRepository,
  type AccountRepository,
} from '@/data/account/account-repository.ts';
import type { Account, TotpEnrollment } from '@/data/account/account.ts';
import type { OwnData } from '@/data/account/own-data.ts';
import { ownDataRepository } from '@/data/account/own-data-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { ownParcoursRepository } from '@/data/parcours/own-parcours-repository.ts';
import { partieListRepository } from '@/data/partie/partie-list-repository.ts';
import { createAccount } from '@/testing/account-factory.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { AccountView } from './account-view.tsx';

const requestEmailChange = vi.fn<AccountRepository['requestEmailChange']>();
const sendVerification = vi.fn<AccountRepository['sendVerification']>();
const linkGoogle = vi.fn<AccountRepository['linkGoogle']>();
const finishTotp = vi.fn<TotpEnrollment['finish']>();
const readOwnData = vi.fn<(at: number) => Promise<OwnData>>();

async function open(account: Partial<Account> = {}) {
  const services = createSilentServices();
  accountRepository.handIn(services, {
    read: () => Promise.resolve(createAccount(account)),
    requestEmailChange,
    sendVerification,
    linkGoogle,
    startTotp: () =>
      Promise.resolve({
        key: 'JBSWY3DPEHPK3PXP',
        url: 'otpauth://totp/x',
        finish: finishTotp,
      }),
  });
  ownDataRepository.handIn(services, { read: readOwnData });
  partieListRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  ownParcoursRepository.handIn(services, { list: () => Promise.resolve([]) });
  responsableRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AccountView
          uid="u1"
          nom="Anne"
          email=""
          admin={false}
          carnet={null}
          messages={null}
        />
      </MemoryRouter>
    </ServerState>,
  );
  await screen.findByRole('heading', { name: 'Mes données' });
  return userEvent.setup({ delay: null });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The Blob of jsdom has no `text()`. */
function textOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.readAsText(file);
  });
}

beforeEach(() => {
  sessionStorage.clear();
  for (const one of [requestEmailChange, sendVerification, linkGoogle, finishTotp]) {
    one.mockReset();
  }
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('an unsaved pseudonyme is restored after a reload', async () => {
  sessionStorage.setItem('qc.compte.u1.pseudonyme', 'Pas encore gardé');
  await open();
  expect(screen.getByLabelText('Votre pseudonyme')).toHaveValue('Pas encore gardé');
});

test.each([
  [' ', 'Saisissez votre adresse e-mail.'],
  ['pas une adresse', 'Cette adresse e-mail semble incorrecte'],
  [' ANNE@exemple.fr ', 'C’est déjà l’adresse de votre compte.'],
])('the new address %j is corrected before anything is sent', async (typed, said) => {
  const user = await open();
  await user.click(button('Modifier Adresse e-mail'));
  const field = screen.getByLabelText('Nouvelle adresse e-mail');
  await user.type(field, `${typed}{Enter}`);
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(said)));
  expect(requestEmailChange).not.toHaveBeenCalled();
});

test('a new address gets a link, and changes nothing until it is opened', async () => {
  requestEmailChange.mockResolvedValue();
  const user = await open();
  await user.click(button('Modifier Adresse e-mail'));
  await user.type(
    screen.getByLabelText('Nouvelle adresse e-mail'),
    'zoe@exemple.fr{Enter}',
  );
  expect(
    await screen.findByText(/^Un lien vient d’être envoyé à zoe@exemple\.fr\./),
  ).toBeVisible();
  expect(requestEmailChange).toHaveBeenCalledExactlyOnceWith(
    'zoe@exemple.fr',
    `${window.location.origin}/user`,
  );
  const row = within(screen.getByRole('region', { name: 'Adresse e-mail' }));
  expect(row.getByText('anne@exemple.fr')).toBeVisible();
});

test('an unverified address requests its link, and no second factor before', async () => {
  sendVerification.mockResolvedValue();
  const user = await open({ isEmailVerified: false });
  await user.click(button('Envoyer le lien'));
  expect(
    await screen.findByText('Un lien vient d’être envoyé à anne@exemple.fr.'),
  ).toBeVisible();
  expect(sendVerification).toHaveBeenCalledExactlyOnceWith(
    `${window.location.origin}/user`,
  );
  await user.click(button('Activer Vérification en deux étapes'));
  expect(screen.getByText('Confirmez d’abord votre adresse e-mail.')).toBeVisible();
});

test('Google that is linked opens the account too, and can be taken away', async () => {
  const { ways } = createAccount();
  const google = { providerId: 'google.com', email: 'anne@gmail.test' };
  linkGoogle.mockResolvedValue(createAccount({ ways: [...ways, google] }));
  const user = await open();
  await user.click(button('Relier Google'));
  expect(
    await screen.findByText('Google ouvre maintenant votre compte, lui aussi.'),
  ).toBeVisible();
  expect(button('Retirer Google')).toBeVisible();
});

test('the code of a new application is corrected beside its field', async () => {
  finishTotp.mockRejectedValue(
    Object.assign(new Error('wrong'), { code: 'auth/invalid-verification-code' }),
  );
  const user = await open();
  await user.click(button('Activer Vérification en deux étapes'));
  await user.click(button('Commencer'));
  const code = await screen.findByLabelText(/code à 6 chiffres/);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(code, '12{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Un code a 6 chiffres/));
  expect(finishTotp).not.toHaveBeenCalled();
  await user.clear(code);
  await user.type(code, '654321{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Ce code est incorrect/));
  expect(code).toHaveValue('654321');
});

test('a file that is no picture is refused beside its field', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('The source image could not be decoded.')),
  );
  const user = await open();
  await user.click(button('Changer Image'));
  const input = screen.getByLabelText('Choisir une image');
  await user.upload(input, new File(['du texte'], 'photo.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/n’est pas une image/));
});

test('a copy of the data is a JSON file that bears its day', async () => {
  const data: OwnData = {
    format: 'quetes-et-codes.donnees-personnelles',
    version: 1,
    exporteLe: '2026-05-12T00:00:00.000Z',
    identite: { uid: 'u1' },
    documents: {},
    fichiers: [],
    appareil: { parties: [] },
  };
  readOwnData.mockResolvedValue(data);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:copy';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const user = await open();
  await user.click(button('Télécharger'));
  expect(await screen.findByText(/^Le fichier est prêt/)).toBeVisible();
  expect(names).toEqual([
    expect.stringMatching(/^quetes-et-codes-mes-donnees-\d{4}-\d{2}-\d{2}\.json$/),
  ]);
  const [file = new Blob()] = files;
  expect(JSON.parse(await textOf(file))).toEqual(data);
});
