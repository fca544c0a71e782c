import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { tabNews } from '@/device/tabs.ts';
import type { SignInOutcome } from '../session/sign-in.ts';
import type { Services } from '../firebase/services.ts';
import type { AccountRepository } from './account-repository.ts';
import type { Account, TotpEnrollment } from './account.ts';
import { ProofGivenUpError, withProof, type AskForProof } from './proof.ts';

// The page of the account is drawn before the SDK is there: it comes with the first call.
const account = async (services: Services) =>
  (await import('./account-repository.ts')).accountRepository(services);
const ownData = async (services: Services) =>
  (await import('./own-data-repository.ts')).ownDataRepository(services);
const avatar = async (services: Services) =>
  (await import('./avatar-repository.ts')).avatarRepository(services);

const accountKeys = {
  current: (uid: string) => ['account', uid] as const,
  ownDataCount: (uid: string) => ['account', uid, 'own-data-count'] as const,
};

/** The uid whose account has changed. Without channels, another tab learns of it when it is opened again. */
export const accountNews = tabNews<string>('quetes-et-codes-compte');

/** The account that is signed in. */
export const accountQueries = {
  current: (services: Services, uid: string) =>
    queryOptions({
      queryKey: accountKeys.current(uid),
      queryFn: async () => (await account(services)).read(),
    }),
  /** How much a deletion takes along. */
  ownDataCount: (services: Services, uid: string) =>
    queryOptions({
      queryKey: accountKeys.ownDataCount(uid),
      queryFn: async () => (await ownData(services)).count(),
      staleTime: 0,
    }),
};

/** Whose account is changed, and how its owner is asked for a fresh sign-in where Firebase wants one. */
export type Owner = { uid: string; ask: AskForProof };

function onError(error: Error): void {
  if (error instanceof ProofGivenUpError) return;
  console.warn('The account could not be changed.', error);
}

/** A password is not kept in memory longer than its form. */
const forgotten = { gcTime: 0, onError };

/** Work on the account that its owner may have to prove themselves for. */
function proven<Variables, Data>(
  services: Services,
  ask: AskForProof,
  act: (repository: AccountRepository, variables: Variables) => Promise<Data>,
) {
  return mutationOptions({
    ...forgotten,
    mutationFn: (variables: Variables) =>
      withProof(ask, async () => act(await account(services), variables)),
  });
}

/** The same where the account is another one afterwards: every part of the page, and every tab, shows it. */
function changing<Variables>(
  services: Services,
  { uid, ask }: Owner,
  act: (repository: AccountRepository, variables: Variables) => Promise<Account>,
) {
  return mutationOptions({
    ...proven(services, ask, act),
    onSuccess: (changed, _variables, _result, { client }) => {
      client.setQueryData(accountKeys.current(uid), changed);
      accountNews.tell(uid);
    },
  });
}

/**
 * What its owner changes of an account. Each rejects with Firebase's own error (`code` starts with `auth/`) or one of the
 * data errors, and with `ProofGivenUpError` when its owner did not want to sign in again.
 */
export const accountMutations = {
  savePseudonyme: (services: Services, owner: Owner) =>
    changing(services, owner, (repository, pseudonyme: string) =>
      repository.savePseudonyme(pseudonyme),
    ),
  /** The variable draws the picture, which is put in place of the one before. */
  putAvatar: (services: Services, owner: Owner) =>
    changing(services, owner, async (_repository, draw: () => Promise<Blob>) =>
      (await avatar(services)).put(owner.uid, await draw(), Date.now()),
    ),
  removeAvatar: (services: Services, owner: Owner) =>
    changing(services, owner, async () => (await avatar(services)).remove()),
  changePassword: (services: Services, owner: Owner) =>
    changing(services, owner, (repository, password: string) =>
      repository.changePassword(password),
    ),
  linkGoogle: (services: Services, owner: Owner) =>
    changing(services, owner, (repository) => repository.linkGoogle()),
  unlinkWay: (services: Services, owner: Owner) =>
    changing(services, owner, (repository, providerId: string) =>
      repository.unlinkWay(providerId),
    ),
  sendVerification: (services: Services, { ask }: Owner, returnUrl: string) =>
    proven(services, ask, (repository) => repository.sendVerification(returnUrl)),
  requestEmailChange: (services: Services, { ask }: Owner, returnUrl: string) =>
    proven(services, ask, (repository, email: string) =>
      repository.requestEmailChange(email, returnUrl),
    ),
  startTotp: (services: Services, { ask }: Owner) =>
    proven(services, ask, (repository) => repository.startTotp()),
  // The account is read again after its factors changed: the SDK gives nothing back.
  finishTotp: (services: Services, owner: Owner, { finish }: TotpEnrollment) =>
    changing(services, owner, async (repository, digits: string) => {
      await finish(digits);
      return repository.read();
    }),
  removeFactor: (services: Services, owner: Owner) =>
    changing(services, owner, async (repository, factorId: string) => {
      await repository.removeFactor(factorId);
      return repository.read();
    }),
  proveByPassword: (services: Services) =>
    mutationOptions({
      ...forgotten,
      mutationFn: async (password: string): Promise<SignInOutcome> =>
        (await account(services)).proveByPassword(password),
    }),
  proveByGoogle: (services: Services) =>
    mutationOptions({
      onError,
      mutationFn: async (): Promise<SignInOutcome> =>
        (await account(services)).proveByGoogle(),
    }),
  /** Gathers everything that is kept about the account. The variable is the time of the copy, in epoch milliseconds. */
  readOwnData: (services: Services) =>
    mutationOptions({
      onError: (error) => console.warn('The data could not be gathered.', error),
      // The copy itself is not kept in memory.
      gcTime: 0,
      mutationFn: async (at: number) => (await ownData(services)).read(at),
    }),
  /** Deletes the account. Stopped halfway it is called again: the data go first, the identity last. */
  remove: (services: Services, { ask }: Owner) =>
    proven(services, ask, async (repository) => {
      // Asked before anything is lost: the identity, which comes last, would ask for it.
      if (!(await repository.isLoginRecent())) await ask();
      await (await ownData(services)).remove();
      await repository.deleteIdentity();
    }),
};
