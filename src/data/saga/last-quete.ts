import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

async function isOpen(cle: string): Promise<boolean> {
  try {
    return (await readFreshFields(`privees/${cle}`, ['etat'])) !== null;
  } catch (error) {
    // The rules refuse a missing one, and one closed by the team.
    if (error instanceof AccessDeniedError) return false;
    throw error;
  }
}

/** The last quête of a saga, by its key: one read of a few bytes, without the SDK. */
export const lastQueteRepository = perServices(() => ({
  /** True if it is open. Throws a data error. */
  isOpen: (cle: string) => answered(isOpen(cle)),
}));
