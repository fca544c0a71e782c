import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';

/** A phone's changes of its team. Firebase is loaded with the press; on failure, `OfflineError`. */
export async function loadOwnEquipe(services: Services) {
  const { ownEquipe } = await answered(import('./own-equipe.ts'));
  return ownEquipe(services);
}
