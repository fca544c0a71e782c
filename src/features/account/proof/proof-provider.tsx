import { useCallback, useState, type ReactNode } from 'react';
import type { Account } from '@/data/account/account.ts';
import { ProofContext, ProofGivenUpError, type AskForProof } from './proof-context.ts';
import { ProofDialog } from './proof-dialog.tsx';

type Waiting = { resolve: () => void; reject: (error: Error) => void };

/** Stands around everything that may have to ask « C’est bien vous ? ». */
export function ProofProvider({
  account,
  children,
}: {
  account: Account;
  children: ReactNode;
}) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const ask = useCallback<AskForProof>(
    () =>
      new Promise((resolve, reject) => {
        setWaiting({ resolve, reject });
      }),
    [],
  );

  return (
    <ProofContext value={ask}>
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
    </ProofContext>
  );
}
