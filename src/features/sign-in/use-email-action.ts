import { useEffect, useState } from 'react';
import type { EmailActionInfo } from '@/data/session/email-action.ts';
import { signInFailure, type SignInFailure } from './sign-in-failure.ts';

export type EmailActionReading =
  | { statut: 'lecture' }
  | { statut: 'valable'; info: EmailActionInfo }
  /** `isOwnVerified`: the open session's address is proven already. */
  | { statut: 'refusee'; failure: SignInFailure; isOwnVerified: boolean };

async function read(oobCode: string): Promise<EmailActionReading> {
  try {
    const { readEmailAction } = await import('@/data/session/email-action-repository.ts');
    return { statut: 'valable', info: await readEmailAction(oobCode) };
  } catch (error) {
    const failure = signInFailure(error, navigator.onLine);
    const isOwnVerified = await import('@/data/session/email-action-repository.ts').then(
      ({ isOwnEmailVerified }) => isOwnEmailVerified(),
      () => false,
    );
    return { statut: 'refusee', failure, isOwnVerified };
  }
}

/** What the server says of a link, without using it up; `again` asks once more. */
export function useEmailAction(oobCode: string): {
  reading: EmailActionReading;
  again: () => void;
} {
  const [reading, setReading] = useState<EmailActionReading>({ statut: 'lecture' });
  const [tryCount, setTryCount] = useState(0);

  // The server knows the link; the answer of an earlier try is dropped.
  useEffect(() => {
    let isGone = false;
    void read(oobCode).then((answer) => {
      if (!isGone) setReading(answer);
    });
    return () => {
      isGone = true;
    };
  }, [oobCode, tryCount]);

  const again = () => {
    setReading({ statut: 'lecture' });
    setTryCount((count) => count + 1);
  };
  return { reading, again };
}
