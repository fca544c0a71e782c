import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import { catalogueFranceSchema } from '@/domain/catalogue/catalogue.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { carteSagaOf, putCarteSaga, withoutCarteSaga } from '@/domain/saga/carte-saga.ts';
import { randomCle } from '@/domain/privee/cle.ts';
import { sagaEtats, type SagaEtat } from '@/domain/saga/equipe.ts';
import { sagaSlugSchema, type SagaPart } from '@/domain/saga/part.ts';
import type { Saga } from '@/domain/saga/saga.ts';
import { beginsIn } from '@/domain/territoire/territoire.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  commitAmongOthers,
  readPart,
  writePart,
  type Part,
} from '../catalogue/catalogue-part-repository.ts';
import { debitRepository, type Ticks } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { requireUid } from '../session/author-repository.ts';
import { readTerritoire } from '../territoire/read-territoire.ts';
import { parseSaga } from './saga-document.ts';
import { SagaTakenError } from './saga-taken-error.ts';

const writeDeadlineMs = 30_000;

const headSchema = z.object({
  contenu: z.string(),
  etat: z.enum(sagaEtats),
  revision: z.int(),
  premiereLe: z.nullable(timestampSchema),
  /** Absent for the team's own. */
  territoire: z._default(z.string(), ''),
  dernierParcoursId: z._default(z.string(), ''),
});

/** A saga as the list of a desk shows it. */
export type SagaRow = {
  slug: string;
  etat: SagaEtat;
  saga: Saga;
  /** SIREN of the territory whose people write it while it is a draft; empty for one of the team. */
  territoire: string;
};

/** A saga for its authors. */
export type SagaEcrite = SagaRow & {
  revision: number;
  /** First time online, epoch milliseconds; null before. */
  premiereLe: number | null;
  /** The parcours of its last quête; empty for none yet. */
  dernierParcoursId: string;
};

export type NewSaga = {
  slug: string;
  titre: string;
  seuil: number;
  /** SIREN of the territory that writes it; empty for the team. */
  territoire: string;
};

export type SagaSave = {
  base: SagaEcrite;
  saga: Saga;
  dernierParcoursId: string;
  etat: SagaEtat;
};

function headOf(found: Pick<QueryDocumentSnapshot, 'id' | 'data'>) {
  const parsed = headSchema.safeParse(found.data());
  if (!parsed.success) {
    throw new InvalidDocumentError(`sagas/${found.id} is not what it should be.`, {
      cause: parsed.error,
    });
  }
  const { contenu, ...rest } = parsed.data;
  return { slug: found.id, saga: parseSaga(found.id, contenu), ...rest };
}

/**
 * Sagas for their authors, and their data for publications. For admins, and for the people of a territory its own sagas: they write its
 * drafts, and the team puts them online.
 */
export const sagaRepository = perServices((services) => {
  const debits = debitRepository(services);

  const at = (firestore: Firestore, slug: string) => doc(firestore, 'sagas', slug);
  async function list(territoire: string | null): Promise<SagaRow[]> {
    await requireUid(services);
    const firestore = await services.firestore();
    const those = territoire === null ? [] : [where('territoire', '==', territoire)];
    const { docs } = await getDocs(
      query(collection(firestore, 'sagas'), ...those, limit(50)),
    );
    return docs.flatMap((found) => {
      try {
        return [headOf(found)];
      } catch (error) {
        console.error(`The saga ${found.id} cannot be listed.`, error);
        return [];
      }
    });
  }

  async function load(slug: string): Promise<SagaEcrite> {
    await requireUid(services);
    const firestore = await services.firestore();
    const found = await getDoc(at(firestore, slug));
    if (!found.exists()) throw new NotFoundError(`sagas/${slug} does not exist.`);
    return headOf(found);
  }

  function sign(uid: string, revision: number) {
    return {
      revision,
      updatedAt: serverTimestamp(),
      updatedBy: uid,
      operationId: createOperationId(),
    };
  }

  async function create({ slug, titre, seuil, territoire }: NewSaga): Promise<void> {
    sagaSlugSchema.parse(slug);
    const uid = await requireUid(services);
    const firestore = await services.firestore();
    const saga: Saga = {
      format: 1,
      titre,
      resume: '',
      image: null,
      seuil,
      etapes: [],
      fin: 'mot',
      mot: '',
      cle: randomCle(randomBytes),
    };
    const write = async (transaction: Transaction, ticks: Ticks | null) => {
      const found = await transaction.get(at(firestore, slug));
      if (found.exists()) throw new SagaTakenError(`sagas/${slug} exists.`);
      ticks?.put(transaction, 'parcours', slug);
      transaction.set(at(firestore, slug), {
        contenu: JSON.stringify(saga),
        queteIds: [],
        etat: 'brouillon',
        premiereLe: null,
        ...(territoire !== '' && { territoire }),
        ...sign(uid, 1),
      });
    };
    // The team's are not counted.
    if (territoire === '') {
      await runTransaction(firestore, (transaction) => write(transaction, null));
      return;
    }
    await debits.count(uid, { parcours: 1 }, (ticks) =>
      runTransaction(firestore, (transaction) => write(transaction, ticks)),
    );
  }

  async function save(request: SagaSave): Promise<void> {
    const { base, dernierParcoursId, etat } = request;
    const { slug } = base;
    const { seuil, cle } = base.saga;
    const saga: Saga = { ...request.saga, mot: request.saga.mot.trim(), seuil, cle };
    const uid = await requireUid(services);
    const firestore = await services.firestore();
    const isFirst = base.premiereLe === null && etat === 'publiee';
    const write = async (transaction: Transaction): Promise<Part<unknown> | null> => {
      const found = await transaction.get(at(firestore, slug));
      if (found.get('revision') !== base.revision) {
        throw new AccessDeniedError(`sagas/${slug} was written meanwhile.`);
      }
      const france =
        etat === 'publiee' || base.etat === 'publiee'
          ? await readPart(
              transaction,
              'france',
              catalogueFranceSchema,
              emptyFrance,
              firestore,
            )
          : null;
      transaction.update(at(firestore, slug), {
        contenu: JSON.stringify(saga),
        queteIds: saga.etapes.map(({ queteId }) => queteId),
        etat,
        dernierParcoursId,
        ...(isFirst && { premiereLe: serverTimestamp() }),
        ...sign(uid, base.revision + 1),
      });
      if (france === null) return null;
      const cartes = france.value.sagas ?? [];
      const sagas =
        etat === 'publiee'
          ? putCarteSaga(cartes, carteSagaOf(slug, saga, base.premiereLe ?? Date.now()))
          : withoutCarteSaga(cartes, slug);
      const value = { ...france.value, sagas };
      writePart(transaction, { ...france, value }, createOperationId());
      return france;
    };
    await commitAmongOthers(write, firestore);
  }

  async function partsOf(queteId: QueteId): Promise<SagaPart[]> {
    const firestore = await services.firestore();
    const named = query(
      collection(firestore, 'sagas'),
      where('queteIds', 'array-contains', queteId),
      limit(50),
    );
    const { docs } = await getDocs(named);
    const parts = await Promise.all(
      docs.map(async (found) => {
        const { slug, saga, etat, territoire } = headOf(found);
        const etape = saga.etapes.find((one) => one.queteId === queteId);
        if (etape === undefined) return null;
        // The team has reviewed online sagas. A draft of a territory adds nothing to the quêtes of others.
        if (etat === 'brouillon' && territoire !== '') {
          const whole = await readTerritoire(territoire);
          if (whole === null || !beginsIn(whole, queteId)) return null;
        }
        const { n, signe } = etape;
        return { saga: slug, titre: saga.titre, n, seuil: saga.seuil, signe };
      }),
    );
    return parts.filter((part) => part !== null);
  }

  return {
    /** All sagas, drafts too, or those of a territory (SIREN). Throws a data error. */
    list: (territoire: string | null) => answered(list(territoire)),
    /** One of them. Throws a data error. */
    load: (slug: string) => answered(load(slug)),

    /** Begins a saga: draws the key of its end, once. Throws `SagaTakenError` if another has that address, or a data error. */
    create: async (one: NewSaga): Promise<void> => {
      try {
        await create(one);
      } catch (error) {
        throw error instanceof SagaTakenError ? error : toDataError(error);
      }
    },

    /**
     * Writes a saga, and its card if it is or was online. Throws `AccessDeniedError` if another person has written it since `base`, or
     * another data error.
     */
    save: (request: SagaSave) => answered(save(request), writeDeadlineMs),

    /** A quête's parts of sagas: its publication puts them in its `contenu`. */
    partsOf: (queteId: QueteId) => answered(partsOf(queteId)),
  };
});
