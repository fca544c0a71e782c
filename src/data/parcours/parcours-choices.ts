import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { listDrafts } from './draft-repository.ts';
import type { Services } from '../firebase/services.ts';
import { parcoursListRepository } from './parcours-list-repository.ts';

/** A parcours by its name, to be chosen from a list. */
export type ParcoursChoice = { id: ParcoursId; titre: string };

/** Where parcours are kept, and the drafts of this device. */
export type ChoicePlace = {
  kept: 'en-ligne' | 'appareil';
  drafts: { listDrafts: typeof listDrafts };
};

const accountPlace: ChoicePlace = { kept: 'en-ligne', drafts: { listDrafts } };

/**
 * The parcours of this device, and those online when they answer and are asked for; the last written first, each once.
 * Never rejects.
 */
export async function listParcoursChoices(
  services: Services,
  { kept, drafts: { listDrafts: listHere } } = accountPlace,
): Promise<ParcoursChoice[]> {
  const [drafts, page] = await Promise.allSettled([
    listHere(),
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
