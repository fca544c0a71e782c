import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';

/** What a phone changes of its team. Firebase comes with the press; where it cannot be had, `OfflineError`. */
export async function loadOwnEquipe(services: Services) {
  const { ownEquipe } = await answered(import('./own-equipe.ts'));
  return ownEquipe(services);
}
