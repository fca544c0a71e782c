import { getAuth } from 'firebase-admin/auth';
import type { App } from 'firebase-admin/app';
import type { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import {
  doc,
  GeoPoint,
  runTransaction,
  serverTimestamp,
  type Firestore,
} from 'firebase/firestore/lite';
import {
  epreuveToDocument,
  etapeToDocument,
  fieldsToDocument,
} from '@/data/parcours/parcours-document.ts';
import { controleOf } from '@/domain/parcours/check/controle.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import {
  loadPassword,
  firstTick,
  newOperationId,
  openClient,
  type Client,
} from './client.ts';
import { createTimings } from './timings.ts';

const etapeCount = 5;
const etapeIds = Array.from({ length: etapeCount }, (_one, index) => index + 1);

function emailOf(index: number): string {
  return `autrice-${index}@exemple.fr`;
}

function parcoursOf(index: number): Parcours {
  return createParcours({
    id: parcoursIdSchema.parse(`charge${String(index).padStart(14, '0')}`),
    titre: `Parcours de charge ${index}`,
    etapes: etapeIds.map((number) => createEtape(number)),
  });
}

function stampOf(uid: string, revision: number) {
  const operationId = newOperationId();
  return { revision, operationId, updatedBy: uid, updatedAt: serverTimestamp() };
}

/** The first save of a parcours, its étapes with it, counted: as save-parcours.ts does. */
function create({ firestore, uid }: Client, parcours: Parcours): Promise<void> {
  const { id, etapes, ...fields } = parcours;
  return runTransaction(firestore, async (transaction) => {
    const at = doc(firestore, 'parcours', id);
    await transaction.get(at);
    const counter = doc(firestore, 'debits', uid, 'genres', 'parcours');
    transaction.set(counter, firstTick(id));
    transaction.set(at, {
      ...fieldsToDocument(fields),
      ...{ etapeIds: etapes.map((etape) => etape.id), etapeCount: etapes.length },
      controle: controleOf(parcours),
      ...{ signataire: { uid, nom: '' }, etat: 'brouillon' },
      ...{ membres: { [uid]: 'auteur' }, membreUids: [uid], salon: newOperationId() },
      ...{ createdAt: serverTimestamp(), createdBy: uid, ...stampOf(uid, 1) },
    });
    for (const { id: etapeId, epreuve, position, ...etape } of etapes) {
      const place = position === null ? null : new GeoPoint(position.lat, position.lon);
      transaction.set(doc(firestore, 'parcours', id, 'etapes', etapeId), {
        ...etapeToDocument(etape),
        ...{ position: place, ...stampOf(uid, 1) },
      });
      transaction.set(doc(firestore, 'parcours', id, 'epreuves', etapeId), {
        ...epreuveToDocument(epreuve),
        ...stampOf(uid, 1),
      });
    }
  });
}

/** A later save: the text of an étape, under the next revision. */
function save(
  firestore: Firestore,
  uid: string,
  parcours: Parcours,
  revision: number,
): Promise<void> {
  const etape = parcours.etapes[(revision - 2) % etapeCount];
  const at = doc(firestore, 'parcours', parcours.id);
  return runTransaction(firestore, async (transaction) => {
    const current = await transaction.get(at);
    if (current.get('revision') !== revision - 1) throw new Error('Somebody saved.');
    transaction.update(at, {
      controle: controleOf(parcours),
      signataire: { uid, nom: '' },
      ...stampOf(uid, revision),
    });
    const place = doc(firestore, 'parcours', parcours.id, 'etapes', etape?.id ?? '');
    const etapeRevision = Math.floor((revision - 2) / etapeCount) + 2;
    transaction.update(place, {
      recit: wordsOf(revision),
      ...stampOf(uid, etapeRevision),
    });
  });
}

function wordsOf(revision: number): string {
  return `Les mots de la révision ${revision}. `.repeat(20);
}

/**
 * So many authors, each with their own parcours and an account with a proven address: they begin it, then save it `saves` times. `count`
 * then returns the number of saves missing on the server.
 */
export function createEditors(total: number, saves: number) {
  const timings = {
    open: createTimings('une autrice se connecte'),
    create: createTimings('… commence un parcours de 5 étapes'),
    save: createTimings('… enregistre une étape'),
  };
  const editors: { client: Client; parcours: Parcours }[] = [];

  return {
    timings: Object.values(timings),
    prepare: async (app: App) => {
      const auth = getAuth(app);
      const come = async (index: number) => {
        const email = emailOf(index);
        await auth.createUser({ email, password: loadPassword, emailVerified: true });
        const client = await timings.open.time(() =>
          openClient(`editor-${index}`, email),
        );
        if (client === null) return;
        const parcours = parcoursOf(index);
        editors.push({ client, parcours });
        await timings.create.time(() => create(client, parcours));
      };
      await Promise.all(Array.from({ length: total }, (_one, index) => come(index)));
    },
    write: () =>
      Promise.all(
        editors.map(async ({ client: { firestore, uid }, parcours }) => {
          for (let revision = 2; revision <= saves + 1; revision += 1) {
            await timings.save.time(() => save(firestore, uid, parcours, revision));
          }
        }),
      ),
    count: async (firestore: AdminFirestore): Promise<{ lost: number; kept: number }> => {
      const kept = await Promise.all(
        editors.map(async ({ parcours }) => {
          const at = firestore.doc(`parcours/${parcours.id}`);
          const [own, etapes] = await Promise.all([
            at.get(),
            at.collection('etapes').get(),
          ]);
          const written = etapes.docs.map((one): unknown => one.get('recit'));
          // The newest text of each étape is that of the last saves.
          const expected = etapeIds
            .slice(0, saves)
            .map((number) => wordsOf(saves + 2 - number));
          const isWhole = expected.every((words) => written.includes(words));
          return isWhole ? Number(own.get('revision')) - 1 : 0;
        }),
      );
      const keptCount = kept.reduce((all, one) => all + one, 0);
      return { lost: total * saves - keptCount, kept: keptCount };
    },
    close: () => Promise.all(editors.map(({ client }) => client.close())),
  };
}
