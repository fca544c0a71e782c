import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { accountRepository } from '@/data/account/account-repository.ts';
import type { Account, TotpEnrollment } from '@/data/account/account.ts';
import { avatarRepository } from '@/data/account/avatar-repository.ts';
import { ownDataRepository } from '@/data/account/own-data-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { ownParcoursRepository } from '@/data/parcours/own-parcours-repository.ts';
import { partieListRepository } from '@/data/partie/partie-list-repository.ts';
import { passwordPolicyRepository } from '@/data/session/password-policy-repository.ts';
import { sessionRepository } from '@/data/session/session-repository.ts';
import { createAccount } from '@/testing/account-factory.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { AccountView } from './account-view.tsx';

/** Rejection of every write of this page. */
const refused = vi.fn<() => Promise<never>>();
const never = () => new Promise<never>(() => undefined);

const enrollment: TotpEnrollment = {
  key: 'JBSWY3DP',
  url: 'otpauth://totp/x',
  finish: () => refused(),
};
const factor = {
  id: 'f1',
  genre: 'application',
  nom: '',
  enrolledAt: null,
} as const;

async function open(account: Account) {
  const services = createSilentServices();
  sessionRepository.handIn(services, { signOut: refused });
  accountRepository.handIn(services, {
    read: () => Promise.resolve(account),
    savePseudonyme: refused,
    changePassword: refused,
    unlinkWay: refused,
    linkGoogle: refused,
    sendVerification: refused,
    requestEmailChange: refused,
    startTotp: refused,
    removeFactor: refused,
    isLoginRecent: () => Promise.resolve(true),
    deleteIdentity: never,
  });
  avatarRepository.handIn(services, { remove: refused });
  ownDataRepository.handIn(services, {
    count: () => Promise.resolve({ partieCount: 0, parcoursCount: 0 }),
    read: refused,
    remove: refused,
  });
  partieListRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  passwordPolicyRepository.handIn(services, { read: never });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AccountView uid="u1" nom="Anne" email="" admin carnet={null} messages={null} />
      </MemoryRouter>
    </ServerState>,
  );
  await screen.findByRole('heading', { name: 'Mes données' });
  return userEvent.setup({ delay: null });
}

const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

type Write = {
  account?: Partial<Account>;
  /** Navigates to the button. */
  prepare?: (user: UserEvent) => Promise<unknown>;
  button: string | RegExp;
};

const twoWays = [
  { providerId: 'password', email: 'anne@exemple.fr' },
  { providerId: 'google.com', email: '' },
];

/** A form that uses `AccountForm`, and each separate button. */
const writes: readonly (readonly [name: string, write: Write])[] = [
  [
    'a pseudonyme',
    {
      prepare: async (user) => {
        await press(user, 'Modifier Pseudonyme');
        await user.type(screen.getByLabelText('Votre pseudonyme'), ' B');
      },
      button: 'Enregistrer',
    },
  ],
  [
    'a link that proves the address',
    { account: { isEmailVerified: false }, button: 'Envoyer le lien' },
  ],
  [
    'a way in that is taken away',
    { account: { ways: twoWays }, button: 'Retirer Google' },
  ],
  ['Google that is added', { button: 'Relier Google' }],
  [
    'a picture that is taken away',
    {
      account: { avatarUrl: 'https://exemple.fr/anne.webp' },
      prepare: (user) => press(user, 'Changer Image'),
      button: 'Retirer l’image',
    },
  ],
  [
    'a second factor that is begun',
    {
      prepare: (user) => press(user, 'Activer Vérification en deux étapes'),
      button: 'Commencer',
    },
  ],
  [
    'a second factor that is taken away',
    {
      account: { factors: [factor] },
      prepare: (user) => press(user, 'Gérer Vérification en deux étapes'),
      button: /^Retirer\s: Application/,
    },
  ],
];

beforeEach(() => {
  sessionStorage.clear();
  refused.mockReset();
  vi.spyOn(console, 'warn').mockReturnValue();
});

test.each(writes)(
  '%s that is refused shows why, and may be tried again',
  async (_name, { account = {}, prepare, button }) => {
    const { error, sentence } = dataError;
    const user = await open(createAccount(account));
    await prepare?.(user);
    refused.mockRejectedValueOnce(error);
    await press(user, button);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
  },
);

test.each(['Se déconnecter', 'Télécharger'])(
  'a failed « %s » shows the reason',
  async (button) => {
    const { error, sentence } = dataError;
    const user = await open(createAccount());
    refused.mockRejectedValueOnce(error);
    await press(user, button);
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

test('parcours that cannot be read show why in their own section', async () => {
  const { error, sentence } = dataError;
  const services = createSilentServices();
  accountRepository.handIn(services, { read: never });
  ownParcoursRepository.handIn(services, { list: () => Promise.reject(error) });
  responsableRepository.handIn(services, { listOwn: () => Promise.reject(error) });
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
  const section = within(screen.getByRole('region', { name: 'Mes parcours' }));
  expect(await section.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(section.getByText(sentence)).toBeVisible();
  expect(screen.queryByText(/^Mes? communes?$/)).toBeNull();
});

test('an account that cannot be read shows why, and is read again on request', async () => {
  const { error, sentence } = dataError;
  const read = vi.fn<() => Promise<Account>>().mockRejectedValue(error);
  const services = createSilentServices();
  accountRepository.handIn(services, { read });
  partieListRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AccountView uid="u1" nom="Anne" email="" admin carnet={null} messages={null} />
      </MemoryRouter>
    </ServerState>,
  );
  expect(await screen.findByText(sentence)).toBeVisible();
  read.mockResolvedValue(createAccount());
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Mes données' })).toBeVisible();
});

test('a second factor added, then removed, is confirmed though its form is gone', async () => {
  const finish = vi.fn(() => Promise.resolve());
  const account = createAccount();
  const services = createSilentServices();
  const read = vi
    .fn<() => Promise<Account>>()
    .mockResolvedValueOnce(account)
    .mockResolvedValue({ ...account, factors: [factor] });
  accountRepository.handIn(services, {
    read,
    startTotp: () => Promise.resolve({ ...enrollment, finish }),
    removeFactor: () => {
      read.mockResolvedValue(account);
      return Promise.resolve();
    },
  });
  partieListRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AccountView uid="u1" nom="Anne" email="" admin carnet={null} messages={null} />
      </MemoryRouter>
    </ServerState>,
  );
  const user = userEvent.setup({ delay: null });
  await screen.findByRole('heading', { name: 'Mes données' });
  await press(user, 'Activer Vérification en deux étapes');
  await press(user, 'Commencer');
  await user.type(await screen.findByLabelText(/^Tapez le code/), '123 456{Enter}');
  expect(
    await screen.findByText('La vérification en deux étapes est activée.'),
  ).toBeVisible();
  expect(finish).toHaveBeenCalledExactlyOnceWith('123456');
  await press(user, 'Gérer Vérification en deux étapes');
  await press(user, /^Retirer\s: Application/);
  expect(await screen.findByText('Le code n’est plus demandé.')).toBeVisible();
});
