import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/data/account/account-queries.ts';
import type { Account } from '@/data/account/account.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { useChange, type Change } from './use-change.ts';

type ChangeAccount = Omit<Change, 'run'> & {
  /** As `Change.run`; what comes back is the account after it, and the whole page shows it. */
  run: (
    act: () => Promise<Account>,
    options?: Parameters<Change['run']>[1],
  ) => Promise<boolean>;
};

/** A change after which the account is another. */
export function useAccountChange(uid: string): ChangeAccount {
  const client = useQueryClient();
  const change = useChange();
  return {
    ...change,
    run: (act, options) =>
      change.run(async () => {
        client.setQueryData(accountQueries.current(uid).queryKey, await act());
        tellOtherTabs(uid);
      }, options),
  };
}
