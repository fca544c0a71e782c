import { ParcoursMovedError } from '@/data/membre/membre-store.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** Why something that changes who shares a parcours, or how far it is, did not come about. */
export function accessTrouble(error: unknown): string {
  if (error instanceof ParcoursMovedError) {
    return 'Le parcours vient de changer d’état ailleurs\u00A0: voici où il en est.';
  }
  return errorMessage(error);
}
