import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { listDrafts } from './draft-repository.ts';
import type { Services } from '../firebase/services.ts';
import type { ParcoursStore } from './parcours-store.ts';
import { parcoursListRepository } from './parcours-list-repository.ts';
import { demonstrationDrafts } from './device-parcours-store.ts';

/** A parcours by its name, to be chosen from a list. */
export type ParcoursChoice = { id: ParcoursId; titre: string };

/** Where those who write keep their parcours: with an account, or without one on this device alone. */
export type ChoicePlace = ParcoursStore['kept'];

function listHere(kept: ChoicePlace) {
  if (kept === 'en-ligne') return listDrafts();
  return demonstrationDrafts.listDrafts();
}

/**
 * The parcours of this device, and those online when they answer and are asked for; the last written first, each once.
 * Never rejects.
 */
export async function listParcoursChoices(
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
