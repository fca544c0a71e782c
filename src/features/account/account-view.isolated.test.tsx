import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import {
  ownParcoursRepository,
  type ParcoursPartage,
} from '@/data/parcours/own-parcours-repository.ts';
import {
  accountRepository,
  type AccountRepository,
} from '@/data/account/account-repository.ts';
import type { Account } from '@/data/account/account.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { ownDataRepository } from '@/data/account/own-data-repository.ts';
import type { OwnData, OwnDataCount } from '@/data/account/own-data.ts';
import { partieListRepository } from '@/data/partie/partie-list-repository.ts';
import { passwordPolicyRepository } from '@/data/session/password-policy-repository.ts';
import { sessionRepository } from '@/data/session/session-repository.ts';
import { tabNews } from '@/device/tabs.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createAccount } from '@/testing/account-factory.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { AccountView } from './account-view.tsx';

const repository = {
  read: vi.fn<AccountRepository['read']>(),
  savePseudonyme: vi.fn<AccountRepository['savePseudonyme']>(),
  changePassword: vi.fn<AccountRepository['changePassword']>(),
  unlinkWay: vi.fn<AccountRepository['unlinkWay']>(),
  linkGoogle: vi.fn<AccountRepository['linkGoogle']>(),
  proveByPassword: vi.fn<AccountRepository['proveByPassword']>(),
  proveByGoogle: vi.fn<AccountRepository['proveByGoogle']>(),
  requestEmailChange: vi.fn<AccountRepository['requestEmailChange']>(),
  startTotp: vi.fn<AccountRepository['startTotp']>(),
  removeFactor: vi.fn<AccountRepository['removeFactor']>(),
  isLoginRecent: vi.fn<AccountRepository['isLoginRecent']>(),
  deleteIdentity: vi.fn<AccountRepository['deleteIdentity']>(),
};
const ownData = {
  read: vi.fn<(at: number) => Promise<OwnData>>(),
  count: vi.fn<() => Promise<OwnDataCount>>(),
  remove: vi.fn<() => Promise<void>>(),
};
const session = { signOut: vi.fn<() => Promise<void>>() };
const loadPage = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('./load-page.ts', () => ({ loadPage }));

function show(account: Account, parcours: readonly ParcoursPartage[] = []) {
  const services = createSilentServices();
  sessionRepository.handIn(services, session);
  accountRepository.handIn(services, repository);
  ownDataRepository.handIn(services, ownData);
  partieListRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  ownParcoursRepository.handIn(services, { list: () => Promise.resolve([...parcours]) });
  responsableRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  passwordPolicyRepository.handIn(services, {
    read: () => Promise.reject(new Error('no policy')),
  });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <AccountView
          uid="u1"
          nom="Anne"
          email={account.email}
          admin={false}
          carnet={null}
          messages={null}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

async function open(account: Account = createAccount()) {
  repository.read.mockResolvedValue(account);
  const user = show(account);
  await screen.findByRole('heading', { name: 'Mes données' });
  return user;
}

function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function row(name: string) {
  return within(screen.getByRole('region', { name }));
}

/** jsdom has the element without its methods. */
function teachDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}

beforeEach(() => {
  teachDialog();
  sessionStorage.clear();
  for (const one of Object.values(repository)) one.mockReset();
  for (const one of Object.values(ownData)) one.mockReset();
  loadPage.mockReset();
  ownData.count.mockResolvedValue({ partieCount: 3, parcoursCount: 0 });
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the parts', () => {
  const contents = () =>
    within(screen.getByRole('navigation', { name: 'Sur cette page' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .slice(0, 4);

  test('begin with the carnet and end with empty favourites, for an account without parcours', async () => {
    await open();
    expect(contents()).toEqual([
      ...['Mon carnet', 'Mes parcours', 'Mes messages', 'Mes quêtes préférées'],
    ]);
  });

  test('begin with the parcours of an account that has some', async () => {
    repository.read.mockResolvedValue(createAccount());
    show(createAccount(), [
      {
        id: parcoursIdSchema.parse('parcours000000000001'),
        titre: 'Le lavoir',
        communeNom: 'Dinan',
        etat: 'brouillon',
        role: 'auteur',
        publication: null,
        updatedAt: 0,
      },
    ]);
    await screen.findByRole('heading', { name: 'Le lavoir' });
    expect(contents()[0]).toBe('Mes parcours');
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
      'Mes parcours',
    );
  });
});

describe('a pseudonyme', () => {
  test('is saved in its shown form, and the focus returns to its button', async () => {
    const user = await open();
    repository.savePseudonyme.mockImplementation((pseudonyme: string) =>
      Promise.resolve(createAccount({ pseudonyme })),
    );
    await user.click(screen.getByRole('button', { name: 'Modifier Pseudonyme' }));
    const field = screen.getByLabelText('Votre pseudonyme');
    await user.clear(field);
    await user.type(field, "Zoé d'Aix{Enter}");
    expect(await screen.findByText('Vous êtes maintenant « Zoé d’Aix ».')).toBeVisible();
    expect(repository.savePseudonyme).toHaveBeenCalledExactlyOnceWith('Zoé d’Aix');
    expect(screen.getByRole('button', { name: 'Modifier Pseudonyme' })).toHaveFocus();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoé d’Aix'),
    );
  });

  test('that is refused has its reason beside the field, and stays', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Modifier Pseudonyme' }));
    const field = screen.getByLabelText('Votre pseudonyme');
    await user.clear(field);
    await user.type(field, 'ab{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/au moins 3 caractères/),
    );
    expect(field).toHaveValue('ab');
    expect(field).toHaveFocus();
    expect(repository.savePseudonyme).not.toHaveBeenCalled();
  });

  test('waits unsaved for its account, and « Annuler » discards it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Modifier Pseudonyme' }));
    await user.type(screen.getByLabelText('Votre pseudonyme'), ' et Zoé');
    expect(sessionStorage.getItem('qc.compte.u1.pseudonyme')).toBe('Anne et Zoé');
    await user.click(screen.getByRole('button', { name: 'Annuler Pseudonyme' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('is requested once for any number of presses', async () => {
    const user = await open();
    let finish: (account: Account) => void = () => undefined;
    repository.savePseudonyme.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Modifier Pseudonyme' }));
    await user.type(screen.getByLabelText('Votre pseudonyme'), ' B{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(repository.savePseudonyme).toHaveBeenCalledTimes(1));
    finish(createAccount());
    expect(await screen.findByText(/Vous êtes maintenant/)).toBeVisible();
  });
});

describe('a change that requires a fresh sign-in', () => {
  async function changePassword() {
    const user = await open();
    repository.changePassword
      .mockRejectedValueOnce(refusal('auth/requires-recent-login'))
      .mockResolvedValue(createAccount());
    await user.click(screen.getByRole('button', { name: 'Changer Mot de passe' }));
    await user.type(
      screen.getByLabelText('Nouveau mot de passe'),
      'nouveau chemin{Enter}',
    );
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog };
  }
  test('resumes by itself after the password', async () => {
    const { user, dialog } = await changePassword();
    repository.proveByPassword.mockResolvedValue({ issue: 'ouverte' });
    await user.type(dialog.getByLabelText('Votre mot de passe'), 'ancien{Enter}');
    expect(await screen.findByText(/Votre mot de passe est changé/)).toBeVisible();
    expect(repository.changePassword).toHaveBeenCalledTimes(2);
    expect(repository.changePassword).toHaveBeenLastCalledWith('nouveau chemin');
  });

  test('reports a wrong password, and waits', async () => {
    const { user, dialog } = await changePassword();
    repository.proveByPassword.mockRejectedValue(refusal('auth/invalid-credential'));
    await user.type(dialog.getByLabelText('Votre mot de passe'), 'faux{Enter}');
    expect(await dialog.findByText('Ce mot de passe est incorrect.')).toBeInTheDocument();
    expect(repository.changePassword).toHaveBeenCalledTimes(1);
  });

  test('says of a proof of another account that it is not the open one, and waits', async () => {
    const { user, dialog } = await changePassword();
    repository.proveByPassword.mockRejectedValue(refusal('auth/user-mismatch'));
    await user.type(dialog.getByLabelText('Votre mot de passe'), 'ancien{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Ce n’est pas le même compte que celui qui est ouvert.',
    );
    expect(repository.changePassword).toHaveBeenCalledTimes(1);
  });

  test('also requires the code of the second factor', async () => {
    const { user, dialog } = await changePassword();
    const verify = vi.fn().mockResolvedValue(undefined);
    repository.proveByPassword.mockResolvedValue({
      issue: 'second-facteur',
      challenge: {
        factors: [{ id: 'f1', nom: '' }],
        verify,
      },
    });
    await user.type(dialog.getByLabelText('Votre mot de passe'), 'ancien{Enter}');
    await user.type(await dialog.findByLabelText('Code à 6 chiffres'), '123 456{Enter}');
    expect(await screen.findByText(/Votre mot de passe est changé/)).toBeVisible();
    expect(verify).toHaveBeenCalledWith('f1', '123456');
  });

  test('reports that a second factor by text message is not sent', async () => {
    const { user, dialog } = await changePassword();
    repository.proveByPassword.mockResolvedValue({
      issue: 'second-facteur',
      challenge: { factors: [], verify: vi.fn() },
    });
    await user.type(dialog.getByLabelText('Votre mot de passe'), 'ancien{Enter}');
    expect(
      await dialog.findByText(
        'Votre second facteur est un SMS, que ce site n’envoie plus.',
      ),
    ).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('is cancelled silently, and keeps the typed text', async () => {
    const { user, dialog } = await changePassword();
    await user.click(dialog.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue('nouveau chemin');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offers a new sign-in to an account opened by a link', async () => {
    const { user, dialog } = await changePassword();
    session.signOut.mockResolvedValue(undefined);
    await user.click(dialog.getByRole('button', { name: 'Se déconnecter et revenir' }));
    expect(session.signOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login?redirect=%2Fuser'));
  });
});

describe('the ways in', () => {
  const both = createAccount({
    ways: [
      { providerId: 'password', email: 'anne@exemple.fr' },
      { providerId: 'google.com', email: 'anne@gmail.test' },
    ],
  });

  test('are removed one after the other, but never the last', async () => {
    const user = await open(both);
    repository.unlinkWay.mockResolvedValue(createAccount());
    const ways = row('Façons de se connecter');
    await user.click(ways.getByRole('button', { name: 'Retirer Google' }));
    expect(await ways.findByText('Google n’ouvre plus votre compte.')).toBeVisible();
    expect(repository.unlinkWay).toHaveBeenCalledWith('google.com');
    expect(ways.queryByRole('button', { name: /^Retirer/ })).toBeNull();
    expect(ways.getByText(/la seule façon/)).toBeVisible();
  });

  test('a Google account that opens another account is reported', async () => {
    const user = await open();
    repository.linkGoogle.mockRejectedValue(refusal('auth/credential-already-in-use'));
    await user.click(screen.getByRole('button', { name: 'Relier Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Cet identifiant est déjà relié à un autre compte.',
    );
  });

  test('a window that was closed is no error', async () => {
    const user = await open();
    repository.linkGoogle.mockRejectedValue(refusal('auth/popup-closed-by-user'));
    await user.click(screen.getByRole('button', { name: 'Relier Google' }));
    await waitFor(() => expect(repository.linkGoogle).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the end of the account', () => {
  async function openDeletion() {
    const user = await open();
    await user.click(screen.getByRole('button', { name: /^Supprimer…/ }));
    await screen.findByText('3 parties, avec les réponses et les points');
    return user;
  }
  const forGood = 'Supprimer mon compte pour toujours';

  test('needs a word of its owner', async () => {
    const user = await openDeletion();
    await user.click(screen.getByRole('button', { name: forGood }));
    expect(screen.getByLabelText(/^J’ai compris/)).toHaveFocus();
    expect(screen.getByLabelText(/^J’ai compris/)).toHaveAccessibleDescription(
      /Cochez cette case pour confirmer/,
    );
    expect(ownData.remove).not.toHaveBeenCalled();
  });

  test('stops at data that could not be deleted, and keeps the identity', async () => {
    const user = await openDeletion();
    repository.isLoginRecent.mockResolvedValue(true);
    ownData.remove.mockRejectedValue(new OfflineError('x'));
    await user.click(screen.getByLabelText(/^J’ai compris/));
    await user.click(screen.getByRole('button', { name: forGood }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/connexion|réseau/i);
    expect(repository.deleteIdentity).not.toHaveBeenCalled();
  });

  test('takes the data first, the identity last, and leads home', async () => {
    const user = await openDeletion();
    const order: string[] = [];
    repository.isLoginRecent.mockResolvedValue(true);
    ownData.remove.mockImplementation(() => {
      order.push('data');
      return Promise.resolve();
    });
    repository.deleteIdentity.mockImplementation(() => {
      order.push('identity');
      return Promise.resolve();
    });
    await user.click(screen.getByLabelText(/^J’ai compris/));
    await user.click(screen.getByRole('button', { name: forGood }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'));
    expect(order).toEqual(['data', 'identity']);
  });

  test('that loses the network at its end is said, and taken up again', async () => {
    const user = await openDeletion();
    repository.isLoginRecent.mockResolvedValue(true);
    repository.deleteIdentity.mockRejectedValueOnce(
      refusal('auth/network-request-failed'),
    );
    await user.click(screen.getByLabelText(/^J’ai compris/));
    await user.click(screen.getByRole('button', { name: forGood }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Le service ne répond pas.',
    );
    expect(loadPage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: forGood }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'));
    expect(ownData.remove).toHaveBeenCalledTimes(2);
    expect(repository.deleteIdentity).toHaveBeenCalledTimes(2);
  });

  test('asks an old session for a proof before anything is lost', async () => {
    const user = await openDeletion();
    repository.isLoginRecent.mockResolvedValue(false);
    await user.click(screen.getByLabelText(/^J’ai compris/));
    await user.click(screen.getByRole('button', { name: forGood }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(ownData.remove).not.toHaveBeenCalled();
  });
});

test('a change in another tab is read here too, and the change of another account is not', async () => {
  await open();
  const { tell } = tabNews<string>('quetes-et-codes-compte');
  repository.read.mockResolvedValue(createAccount({ pseudonyme: 'Zoé' }));
  tell('u2');
  tell('u1');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoé'),
  );
  expect(repository.read).toHaveBeenCalledTimes(2);
});

test('a change in another tab while this page is first read is read after it', async () => {
  let answer: (account: Account) => void = () => undefined;
  repository.read.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  repository.read.mockResolvedValue(createAccount({ pseudonyme: 'Zoé' }));
  show(createAccount());
  await waitFor(() => expect(repository.read).toHaveBeenCalledOnce());
  const otherTab = tabNews<string>('quetes-et-codes-compte');
  let stop: () => void = () => undefined;
  await new Promise((resolve) => {
    stop = tabNews<string>('quetes-et-codes-compte').hear(resolve);
    otherTab.tell('u1');
  });
  stop();
  answer(createAccount({ pseudonyme: 'Avant' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Zoé'),
  );
});
