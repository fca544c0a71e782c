import { mutationOptions } from '@tanstack/react-query';
import type { PartieId } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { EquipeSync } from './equipe-sync.ts';

/** Firebase comes with the press; where it cannot be had, `OfflineError`. */
async function loadOwnEquipe(services: Services) {
  const { ownEquipe } = await answered(import('./own-equipe.ts'));
  return ownEquipe(services);
}

/** What a phone changes of its team. What comes of it is kept on the device, which its screens follow. */
export const equipeMutations = {
  open: (services: Services, quete: Quete, partieId: PartieId) =>
    mutationOptions({
      mutationFn: async (prenom: string) =>
        (await loadOwnEquipe(services)).open(quete, partieId, prenom),
    }),
  renew: (services: Services, quete: Quete, partieId: PartieId) =>
    mutationOptions({
      mutationFn: async () => (await loadOwnEquipe(services)).renew(quete, partieId),
    }),
  join: (services: Services) =>
    mutationOptions({
      mutationFn: async ({ typed, prenom }: { typed: string; prenom: string }) =>
        (await loadOwnEquipe(services)).join(typed, prenom),
    }),
  /** Takes this phone out of the team that it follows. */
  leave: (sync: Pick<EquipeSync, 'leave'> | null) =>
    mutationOptions({ mutationFn: async () => sync?.leave() }),
};
