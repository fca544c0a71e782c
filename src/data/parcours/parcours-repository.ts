import {
  doc,
  getDoc,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { commentaireRepository } from '@/data/commentaire/commentaire-repository.ts';
import { presenceRepository } from '@/data/presence/presence-repository.ts';
import { limits } from '@/domain/limits.ts';
import { LimitReachedError } from '@/lib/errors/data-error.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { isTeam, requireUid } from '../session/author-repository.ts';
import type { ParcoursStore, ImageUpload } from './parcours-store.ts';
import { readParcours } from './read-parcours.ts';
import { saveIn } from './save-parcours.ts';

/** Announced in one commit. */
const atOnce = 100;

const namesSchema = z.catch(z.array(z.string()), []);

/** `parcours/{id}/{name}`. */
function partsOf(path: string): { id: string; name: string } {
  const [, id = '', name = ''] = path.split('/');
  return { id, name };
}

/** The files of a parcours by name, announced in its document before they are sent. */
const fichierRepository = perServices((services) => {
  /** Paths known to this page as announced. */
  const announced = new Set<string>();

  async function placeOf(id: string): Promise<DocumentReference> {
    return doc(await services.firestore(), 'parcours', id);
  }

  function namesIn(parcours: DocumentSnapshot): string[] {
    return namesSchema.parse(parcours.get('fichiers'));
  }

  /** Adds the missing names to those of a parcours, as long as its day lasts. */
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
        // A full list drops the oldest: these files exist already.
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
     * Announces a file, and its followers, in the document of their parcours, counted, so that Storage accepts them from an auteur; the
     * team needs none. Throws a data error; `LimitReachedError` past the daily limit.
     */
    announce: async ({ path, next = [] }: Pick<ImageUpload, 'path' | 'next'>) => {
      if (announced.has(path) || (await isTeam(services))) return;
      const together = next.filter((one) => !announced.has(one)).slice(0, atOnce);
      try {
        await announceTogether([path, ...together]);
      } catch (error) {
        // The rest of the daily limit may suffice for this one.
        if (!(error instanceof LimitReachedError) || together.length === 0) throw error;
        await announceTogether([path]);
      }
    },

    /** Checks again if a file is announced, before a retry. */
    forget: (path: string): void => {
      announced.delete(path);
    },
  };
});

/** Parcours in Firestore, for people allowed by its rules. Functions throw data errors. */
export const parcoursRepository = perServices((services): ParcoursStore => {
  const load: ParcoursStore['load'] = (id) =>
    answered(services.firestore().then((firestore) => readParcours(firestore, id)));
  const jalons = async () =>
    (await import('@/data/jalon/jalon-repository.ts')).jalonRepository(services);
  const marches = async () =>
    (await import('@/data/marche/marche-repository.ts')).marcheRepository(services);

  return {
    kept: 'en-ligne',
    load,
    save: saveIn(services, load),
    uploadImage: async (image) => {
      const fichiers = fichierRepository(services);
      await fichiers.announce(image);
      try {
        await mediaRepository(services).upload(image);
      } catch (error) {
        fichiers.forget(image.path);
        throw error;
      }
    },
    readImage: (path) => mediaRepository(services).readPrivate(path),
    listJalons: async (id, before) => (await jalons()).list(id, before),
    readJalon: async (id, revision) => (await jalons()).read(id, revision),
    commentaires: commentaireRepository(services),
    marches: {
      list: async (id) => (await marches()).list(id),
      add: async (id, marche) => (await marches()).add(id, marche),
      settle: async (id, marcheId, reglees) =>
        (await marches()).settle(id, marcheId, reglees),
      remove: async (id, marcheId) => (await marches()).remove(id, marcheId),
    },
    presence: presenceRepository(services),
  };
});
