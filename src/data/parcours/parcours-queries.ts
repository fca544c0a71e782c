import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { Services } from '../firebase/services.ts';
import { listDrafts } from './draft-repository.ts';
import { demonstrationDrafts } from './device-parcours-store.ts';
import { parcoursListRepository } from './parcours-list-repository.ts';
import type { ParcoursStore } from './parcours-store.ts';

/** Parcours to be chosen from a list, and to be opened. */
export const parcoursQueries = {
  /** Data for opening an editor: read once. From then on its session is newer than any later read. */
  opening: <Opening>(id: ParcoursId, open: () => Promise<Opening>) =>
    queryOptions({
      queryKey: ['parcours', id, 'ouverture'],
      queryFn: () => open(),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
};

/** A parcours by its name, to be chosen from a list. */
export type ParcoursChoice = { id: ParcoursId; titre: string };

/** Store of authors' parcours: with an account, or without one on this device alone. */
type ChoicePlace = ParcoursStore['kept'];

function listHere(kept: ChoicePlace) {
  if (kept === 'en-ligne') return listDrafts();
  return demonstrationDrafts.listDrafts();
}

/** The parcours of this device, and those online if requested and available; last written first, without repeats. Never rejects. */
async function listParcoursChoices(
  services: Services,
  kept: ChoicePlace,
): Promise<ParcoursChoice[]> {
  const [drafts, page] = await Promise.allSettled([
    listHere(kept),
    kept === 'en-ligne' ? parcoursListRepository(services).list(null) : null,
  ]);
  const here = drafts.status === 'fulfilled' ? drafts.value : [];
  const online = page.status === 'fulfilled' ? (page.value?.rows ?? []) : [];
  const choices = new Map<string, ParcoursChoice>();
  for (const { id, titre } of [...here.map(({ parcours }) => parcours), ...online]) {
    if (!choices.has(id)) choices.set(id, { id, titre });
  }
  return [...choices.values()];
}

/** Parcours of this device, and with an account those online. Never fails: unreadable ones are missing. */
export function useParcoursChoices(kept: ChoicePlace = 'en-ligne') {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['parcours-a-choisir', kept],
      queryFn: () => listParcoursChoices(services, kept),
    }),
  );
}
