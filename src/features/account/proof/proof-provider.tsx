import { useMemo, useState, type ReactNode } from 'react';
import type { Account } from '@/data/account/account.ts';
import { ProofGivenUpError } from '@/data/account/proof.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { OwnerContext, type Owner } from './use-account-change.ts';

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** Provides « C’est bien vous ? » to its children. */
export function ProofProvider({
  account,
  children,
}: {
  account: Account;
  children: ReactNode;
}) {
  const { uid } = account;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const owner = useMemo<Owner>(
    () => ({
      uid,
      ask: () =>
        new Promise((resolve, reject) => {
          setWaiting({ resolve, reject });
        }),
    }),
    [uid],
  );

  return (
    <OwnerContext value={owner}>
      {children}
      {waiting !== null && (
        <ProofDialog
          account={account}
          onProven={() => {
            setWaiting(null);
            waiting.resolve();
          }}
          onGiveUp={() => {
            setWaiting(null);
            waiting.reject(new ProofGivenUpError());
          }}
        />
      )}
    </OwnerContext>
  );
}
