import {
  useMutation,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { createContext, use } from 'react';
import { accountNews, accountQueries } from '@/data/account/account-queries.ts';
import {
  accountRepository,
  type AccountRepository,
} from '@/data/account/account-repository.ts';
import type { Account } from '@/data/account/account.ts';
import { ProofGivenUpError, withProof, type AskForProof } from '@/data/account/proof.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';

/** Logs why the account could not be changed; its owner may not have wanted to sign in again. */
export function logAccountFailure(error: Error): void {
  if (error instanceof ProofGivenUpError) return;
  console.warn('The account could not be changed.', error);
}

/** The account to change, and the request for a fresh sign-in if Firebase requires it. */
export type Owner = { uid: string; ask: AskForProof };

export const OwnerContext = createContext<Owner | null>(null);

/** Returns the account to change; the page asks « C’est bien vous ? » if Firebase requires a fresh sign-in. */
export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (owner === null) throw new Error('There is no ProofProvider around this.');
  return owner;
}

/**
 * Runs work on the account that may require reauthentication. Rejects with Firebase's own error (`code` starts with `auth/`), one of the
 * data errors, or `ProofGivenUpError` if the owner cancels the sign-in.
 */
export function useAccountAct<Variables = void, Data = void>(
  act: (repository: AccountRepository, variables: Variables) => Promise<Data>,
  options?: Pick<UseMutationOptions<Data, Error, Variables>, 'onSuccess' | 'onSettled'>,
) {
  const services = useFirebase();
  const { ask } = useOwner();
  return useMutation({
    // A password stays in memory no longer than its form.
    gcTime: 0,
    onError: logAccountFailure,
    mutationFn: (variables: Variables) =>
      withProof(ask, () => act(accountRepository(services), variables)),
    ...options,
  });
}

/** The same if the account changes: every part of the page, and every tab, shows it. */
export function useAccountChange<Variables = void>(
  act: (repository: AccountRepository, variables: Variables) => Promise<Account>,
  options?: Pick<UseMutationOptions<Account, Error, Variables>, 'onSettled'>,
) {
  const services = useFirebase();
  const { uid } = useOwner();
  const client = useQueryClient();
  return useAccountAct(act, {
    onSuccess: (changed) => {
      client.setQueryData(accountQueries.current(services, uid).queryKey, changed);
      accountNews.tell(uid);
    },
    ...options,
  });
}
