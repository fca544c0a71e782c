import type { ParcoursStore } from './parcours-store.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';

type Jalons = Pick<ParcoursStore, 'listJalons' | 'readJalon'>;

/**
 * An étape from the newest stored state that has it readable; null if none has. As many reads as states examined, newest first. Throws a
 * data error.
 */
export async function readEtapeBefore(
  store: Jalons,
  parcoursId: ParcoursId,
  etapeId: EtapeId,
): Promise<Etape | null> {
  for (let before: number | null = null; ;) {
    const page = await store.listJalons(parcoursId, before);
    for (const { revision } of page.jalons) {
      const { etapes } = await store.readJalon(parcoursId, revision);
      const found = etapes.find(({ id }) => id === etapeId);
      if (found !== undefined && found.illisible !== true) return found;
    }
    if (page.next === null) return null;
    before = page.next;
  }
}
