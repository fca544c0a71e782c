import { ParcoursMovedError } from '@/data/membre/membre-store.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** Failure of a change of the members or the state of a parcours. */
export function accessTrouble(error: unknown): string {
  if (error instanceof ParcoursMovedError) {
    return 'Le parcours vient de changer d’état ailleurs\u00A0: voici où il en est.';
  }
  return errorMessage(error);
}
