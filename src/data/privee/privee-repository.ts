import {
  collection,
  doc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { withOwnFiles } from '@/domain/parcours/own-files.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { randomCle, randomSesame, sesameMs } from '@/domain/privee/cle.ts';
import {
  freePlace,
  jamaisFinie,
  priveeEtats,
  type Privee,
  type PriveeEtat,
} from '@/domain/privee/privee.ts';
import { buildPublication, UnpublishableError } from '@/domain/quete/publication.ts';
import { AccessDeniedError, InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { mediaRepository, publicFileName } from '../media/media-repository.ts';
import type { ParcoursSnapshot } from '../parcours/parcours-store.ts';
import { parseContenu } from '../quete/quete-document.ts';
import type { PublicationStep } from '../quete/publication-repository.ts';
import { requireUid } from '../session/author-repository.ts';
import { serverTime } from '../session/server-time-repository.ts';
import { ensurePlayerUid } from '../session/session-repository.ts';
import { PlacesTakenError } from './places-taken-error.ts';
import { solutionsText } from './privee-solutions.ts';

const timeSchema = z.instanceof(Timestamp);
const priveeSchema = z.object({
  parcoursId: parcoursIdSchema,
  contenu: z.string(),
  place: z.int(),
  etat: z.enum(priveeEtats),
  partieCount: z.int(),
  de: timeSchema,
  expireAt: timeSchema,
});
const titreSchema = z.object({
  titre: z.string(),
  commune: z.object({ departement: z.string() }),
});
const alerteSchema = z.object({ motif: z.string(), at: timeSchema });

/** The eight signs of a quête privée, and until when they lead to it (epoch milliseconds). */
export type Sesame = { signes: string; jusquA: number };

/** A report of a quête privée, anonymous for the team. */
export type Alerte = { motif: string; at: number };

/** A reported quête privée, with its content. */
export type ReportedPrivee = {
  privee: Privee;
  contenu: string;
  alertes: readonly Alerte[];
};

export type PriveeRequest = {
  /** The parcours as stored online: everything must have been saved. */
  snapshot: ParcoursSnapshot;
  readImage: (path: string) => Promise<Blob>;
  onStep?: ((step: PublicationStep) => void) | undefined;
  /** Its first and last hour, epoch milliseconds. */
  de: number;
  a: number;
};

function priveeAt(firestore: Firestore, cle: string) {
  return doc(firestore, 'privees', cle);
}

function solutionsAt(firestore: Firestore, cle: string) {
  return doc(firestore, 'privees', cle, 'solutions', 'toutes');
}

/** Throws `InvalidDocumentError`. */
function priveeOf(found: QueryDocumentSnapshot): Privee {
  const parsed = priveeSchema.safeParse(found.data());
  const titled = titreSchema.safeParse(parseContenu(parsed.data?.contenu));
  if (!parsed.success || !titled.success) {
    throw new InvalidDocumentError('A quête privée cannot be read.', {
      cause: parsed.error,
    });
  }
  const { parcoursId, place, etat, partieCount, de, expireAt } = parsed.data;
  return {
    ...{ cle: found.id, parcoursId, place, etat, partieCount },
    titre: titled.data.titre,
    departement: titled.data.commune.departement,
    de: de.toMillis(),
    a: expireAt.toMillis(),
  };
}

const forEver = Timestamp.fromMillis(jamaisFinie);
/** Its owner: the rules let the team write it, and no account own it. */
const ofSaga = 'saga';

/** Each path of a private file, and its file: an étape may show one twice. */
async function filesOf(
  { snapshot, readImage, onStep }: Omit<PriveeRequest, 'de' | 'a'>,
  cle: string,
): Promise<{ fileByPath: Map<string, string>; blobByName: Map<string, Blob> }> {
  const paths = [...new Set(parcoursPaths(withOwnFiles(snapshot.parcours)))];
  const fileByPath = new Map<string, string>();
  const blobByName = new Map<string, Blob>();
  for (const [index, path] of paths.entries()) {
    onStep?.({ type: 'images', done: index, total: paths.length });
    const blob = await readImage(path);
    const name = await publicFileName(blob);
    fileByPath.set(path, `privees/${cle}/${name}`);
    blobByName.set(name, blob);
  }
  return { fileByPath, blobByName };
}

/** Quêtes privées: an account's own, those opened by key, and reported ones for the team. */
export const priveeRepository = perServices((services) => {
  const debits = debitRepository(services);
  const media = mediaRepository(services);

  async function listOf(field: string, value: string): Promise<QueryDocumentSnapshot[]> {
    const firestore = await answered(services.firestore());
    const found = query(
      collection(firestore, 'privees'),
      where(field, '==', value),
      limit(50),
    );
    return (await answered(getDocs(found))).docs;
  }

  async function readOwn(): Promise<Privee[]> {
    const docs = await listOf('uid', await requireUid(services));
    return docs.map(priveeOf).toSorted((one, other) => other.a - one.a);
  }

  /** The content and files under a key. */
  async function build(request: Omit<PriveeRequest, 'de' | 'a'>, cle: string) {
    const { snapshot, onStep } = request;
    const { fileByPath, blobByName } = await filesOf(request, cle);
    onStep?.({ type: 'verrous' });
    const { contenuText, solutionByEtapeId } = await buildPublication({
      random: randomBytes,
      parcours: snapshot.parcours,
      previous: null,
      fileByPath,
    });
    onStep?.({ type: 'ecriture' });
    return { contenuText, solutionByEtapeId, blobByName };
  }

  async function sendFiles(
    cle: string,
    blobByName: ReadonlyMap<string, Blob>,
    { onStep }: Pick<PriveeRequest, 'onStep'>,
  ): Promise<void> {
    let done = 0;
    for (const [name, blob] of blobByName) {
      onStep?.({ type: 'images', done, total: blobByName.size });
      await media.put(`privees/${cle}/${name}`, blob);
      done += 1;
    }
  }

  async function writeLast(
    cle: string,
    request: Omit<PriveeRequest, 'de' | 'a'>,
  ): Promise<void> {
    const { contenuText, solutionByEtapeId, blobByName } = await build(request, cle);
    const firestore = await services.firestore();
    const batch = writeBatch(firestore);
    batch.set(priveeAt(firestore, cle), {
      uid: ofSaga,
      parcoursId: request.snapshot.parcours.id,
      contenu: contenuText,
      fichiers: [...blobByName.keys()],
      place: 0,
      etat: 'levee',
      partieCount: 0,
      at: serverTimestamp(),
      de: Timestamp.fromMillis(0),
      expireAt: forEver,
    });
    batch.set(solutionsAt(firestore, cle), {
      contenu: solutionsText(solutionByEtapeId),
      expireAt: forEver,
    });
    await batch.commit();
    await sendFiles(cle, blobByName, request);
  }

  async function write(request: PriveeRequest): Promise<string> {
    const { snapshot, de, a } = request;
    const uid = await requireUid(services);
    const place = freePlace(await readOwn(), Date.now());
    if (place === null) throw new PlacesTakenError('Three quêtes privées are alive.');
    const cle = randomCle(randomBytes);
    const { contenuText, solutionByEtapeId, blobByName } = await build(request, cle);
    const firestore = await services.firestore();
    const expireAt = Timestamp.fromMillis(a);
    const fichiers = [...blobByName.keys()];
    await debits.count(uid, { privee: 60 + fichiers.length }, async (ticks) => {
      const batch = writeBatch(firestore);
      batch.set(priveeAt(firestore, cle), {
        uid,
        parcoursId: snapshot.parcours.id,
        contenu: contenuText,
        fichiers,
        place,
        etat: 'ouverte',
        partieCount: 0,
        at: serverTimestamp(),
        de: Timestamp.fromMillis(de),
        expireAt,
      });
      batch.set(solutionsAt(firestore, cle), {
        contenu: solutionsText(solutionByEtapeId),
        expireAt,
      });
      batch.set(doc(firestore, 'places', `${uid}_${place}`), { cle, expireAt });
      ticks.put(batch, 'privee', cle);
      await batch.commit();
    });
    await sendFiles(cle, blobByName, request);
    return cle;
  }

  async function giveSesame(cle: string): Promise<Sesame> {
    const signes = randomSesame(randomBytes);
    const reference = doc(await services.firestore(), 'sesames', signes);
    // The server's clock is ahead of no answer: a minute less than a day is a day to it.
    const jusquA = (await serverTime(services)) + sesameMs - 60_000;
    const sesame = { cle, expireAt: Timestamp.fromMillis(jusquA) };
    const uid = await requireUid(services);
    await debits.make(uid, { genre: 'invitation', de: signes }, reference, sesame);
    return { signes, jusquA };
  }

  async function erase(cle: string): Promise<void> {
    const firestore = await services.firestore();
    const batch = writeBatch(firestore);
    batch.delete(solutionsAt(firestore, cle));
    batch.delete(priveeAt(firestore, cle));
    await batch.commit();
  }

  async function sendAlerte(
    uid: string,
    { cle, a }: { cle: string; a: number },
    { motif, stops }: { motif: string; stops: boolean },
  ): Promise<void> {
    const firestore = await services.firestore();
    await debits.count(uid, { plainte: 1 }, async (ticks) => {
      const batch = writeBatch(firestore);
      batch.set(doc(firestore, 'privees', cle, 'alertes', uid), {
        motif,
        at: serverTimestamp(),
        expireAt: Timestamp.fromMillis(a),
      });
      if (stops) batch.update(priveeAt(firestore, cle), { etat: 'signalee' });
      ticks.put(batch, 'plainte', cle);
      await batch.commit();
    });
  }

  /** Without its stop, if the team has cleared it or its author has stopped it before. */
  async function report(kept: { cle: string; a: number }, motif: string): Promise<void> {
    const uid = await ensurePlayerUid(services);
    try {
      await sendAlerte(uid, kept, { motif, stops: true });
    } catch (error) {
      if (!(toDataError(error) instanceof AccessDeniedError)) throw error;
      await sendAlerte(uid, kept, { motif, stops: false });
    }
  }

  async function readAlertes(cle: string): Promise<Alerte[]> {
    const firestore = await services.firestore();
    const { docs } = await getDocs(
      query(collection(firestore, 'privees', cle, 'alertes'), limit(50)),
    );
    return docs.flatMap((found) => {
      const parsed = alerteSchema.safeParse(found.data()).data;
      return parsed === undefined
        ? []
        : [{ motif: parsed.motif, at: parsed.at.toMillis() }];
    });
  }

  async function update(cle: string, etat: PriveeEtat): Promise<void> {
    await updateDoc(priveeAt(await services.firestore(), cle), { etat });
  }

  return {
    /** Those of the signed-in account, last to end first. Throws a data error. */
    readOwn,

    /**
     * Publishes a parcours under a key, and resolves with the key. Its document names its files before they are sent: a failure among them
     * leaves a quête without pictures, to be deleted. Throws `UnpublishableError`, `PlacesTakenError`, a `RangeError` when it is too long,
     * `LimitReachedError` or a data error.
     */
    create: async (request: PriveeRequest): Promise<string> => {
      try {
        return await write(request);
      } catch (error) {
        const isOwn = [UnpublishableError, PlacesTakenError, RangeError].some(
          (kind) => error instanceof kind,
        );
        throw isOwn ? error : toDataError(error);
      }
    },

    /**
     * Puts the last quête of a saga under its key, or rewrites it there, without an end date. For admins. Throws `UnpublishableError`, a
     * `RangeError` when it is too long, or a data error.
     */
    keepLast: async (
      cle: string,
      request: Omit<PriveeRequest, 'de' | 'a'>,
    ): Promise<void> => {
      try {
        await writeLast(cle, request);
      } catch (error) {
        const isOwn = [UnpublishableError, RangeError].some(
          (kind) => error instanceof kind,
        );
        throw isOwn ? error : toDataError(error);
      }
    },

    /** Draws eight signs for its key, valid for a day. Throws `LimitReachedError` or a data error. */
    giveSesame: (cle: string) => answered(giveSesame(cle)),
    /** Stops new parties for good; those under way go on. */
    stop: (cle: string) => answered(update(cle, 'arretee')),
    /**
     * Deletes one with its solutions; its place is free again, and `npm run menage` erases its files. Throws `AccessDeniedError` for a
     * reported or closed one.
     */
    erase: (cle: string) => answered(erase(cle)),

    /** Counts a new party. Throws `AccessDeniedError` past 200, or if it is over or stopped. */
    countPartie: async (cle: string): Promise<void> => {
      const uid = await ensurePlayerUid(services);
      const firestore = await services.firestore();
      await answered(
        debits.count(uid, { debut: 1 }, async (ticks) => {
          const batch = writeBatch(firestore);
          batch.update(priveeAt(firestore, cle), { partieCount: increment(1) });
          ticks.put(batch, 'debut', cle);
          await batch.commit();
        }),
      );
    },

    /**
     * Reports a harmful quête to the team, under the session of this device: it cannot be begun until the team has reviewed it. Throws
     * `AccessDeniedError` if this session has reported it already, `LimitReachedError`, or a data error.
     */
    report: (kept: { cle: string; a: number }, motif: string) =>
      answered(report(kept, motif)),

    /** Those that wait for the team, with their reports. */
    readReported: async (): Promise<ReportedPrivee[]> => {
      const docs = await listOf('etat', 'signalee');
      return Promise.all(
        docs.map(async (found) => ({
          privee: priveeOf(found),
          contenu: String(found.get('contenu')),
          alertes: await answered(readAlertes(found.id)),
        })),
      );
    },

    /** The team allows it again, or closes it. */
    judge: (cle: string, etat: 'levee' | 'fermee') => answered(update(cle, etat)),
  };
});
