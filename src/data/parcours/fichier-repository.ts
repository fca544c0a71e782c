import {
  doc,
  getDoc,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { isTeam, requireUid } from '@/data/session/author-repository.ts';
import { limits } from '@/domain/limits.ts';
import { LimitReachedError } from '@/lib/errors/limit-reached-error.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import type { ImageUpload } from './parcours-store.ts';

/** Announced in one commit. */
const atOnce = 100;

const namesSchema = z.catch(z.array(z.string()), []);

/** `parcours/{id}/{name}`. */
function partsOf(path: string): { id: string; name: string } {
  const [, id = '', name = ''] = path.split('/');
  return { id, name };
}

/** The files of a parcours by name, which its document announces before they are sent. */
export const fichierRepository = perServices((services) => {
  /** Paths that this page knows to be announced. */
  const announced = new Set<string>();

  async function placeOf(id: string): Promise<DocumentReference> {
    return doc(await services.firestore(), 'parcours', id);
  }

  function namesIn(parcours: DocumentSnapshot): string[] {
    return namesSchema.parse(parcours.get('fichiers'));
  }

  /** Adds what is not there yet to the names of a parcours, as long as its day lasts. */
  async function announceAll(id: string, names: readonly string[]): Promise<void> {
    const place = await placeOf(id);
    const known = namesIn(await getDoc(place));
    const count = names.filter((name) => !known.includes(name)).length;
    if (count === 0) return;
    const uid = await requireUid(services);
    await debitRepository(services).count(uid, { fichier: count }, (ticks) =>
      runTransaction(place.firestore, async (transaction) => {
        const before = namesIn(await transaction.get(place));
        const added = names.filter((name) => !before.includes(name));
        if (added.length === 0) return;
        // Full, it lets go of the oldest: these files are there.
        const fichiers = [...before, ...added].slice(-limits.fichierCount.max);
        transaction.update(place, { fichiers });
        ticks.put(transaction, 'fichier', id);
      }),
    );
  }

  async function announceTogether(paths: readonly string[]): Promise<void> {
    const { id } = partsOf(paths[0] ?? '');
    const names = paths.map((path) => partsOf(path).name);
    await answered(announceAll(id, names));
    for (const path of paths) announced.add(path);
  }

  return {
    /**
     * Announces a file, and those that follow it, in the document of their parcours, counted, so that Storage takes them from
     * an auteur; the team needs none. Throws one of the data errors; `LimitReachedError` where it is more than may be
     * sent in a day.
     */
    announce: async ({ path, next = [] }: Pick<ImageUpload, 'path' | 'next'>) => {
      if (announced.has(path) || (await isTeam(services))) return;
      const together = next.filter((one) => !announced.has(one)).slice(0, atOnce);
      try {
        await announceTogether([path, ...together]);
      } catch (error) {
        // What is left of the day may be enough for this one.
        if (!(error instanceof LimitReachedError) || together.length === 0) throw error;
        await announceTogether([path]);
      }
    },

    /** Looks again whether a file is announced, before it is sent once more. */
    forget: (path: string): void => {
      announced.delete(path);
    },
  };
});
