import type { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import {
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { dayOf } from '@/lib/format/date.ts';
import { retention } from '@/domain/retention.ts';
import { shardCount } from '@/domain/statistique/statistique.ts';
import {
  firstTick,
  newOperationId,
  openClient,
  sendUntilThere,
  type Client,
} from './client.ts';
import { createTimings } from './timings.ts';

/** The question of a published quête's étape, and its right answer. */
export type Question = {
  queteId: string;
  version: number;
  etapeId: string;
  reponse: string;
  /** Without any indice. */
  points: number;
};

const partieId = () => newOperationId().slice(0, 24);

function keptUntil(): Timestamp {
  return Timestamp.fromMillis(Date.now() + retention.partieDays * 24 * 60 * 60 * 1_000);
}

/** Begins a party: as `createPartie` of partie-repository.ts does, its figures included. */
function begin({ firestore, uid }: Client, { queteId, version }: Question, id: string) {
  const day = dayOf(Date.now());
  const mois = `${day.slice(0, 7)}_${Math.floor(Math.random() * shardCount)}`;
  const jour = day.slice(8);
  const expireAt = keptUntil();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, 'parties', id), {
    ...{ uid, queteId, version, etapeIndex: 0, points: 0, reussiteCount: 0 },
    ...{ derniere: '', startedAt: serverTimestamp(), finishedAt: null, expireAt },
    operationId: newOperationId(),
  });
  batch.set(doc(firestore, 'debits', uid, 'genres', 'partie'), {
    ...{ partieId: id, pas: 'startedAt', mois, cles: [jour], motif: '' },
    ...{ at: serverTimestamp(), expireAt },
  });
  batch.set(doc(firestore, 'debits', uid, 'genres', 'debut'), firstTick(id));
  const one = {
    ...{ commencees: increment(1), terminees: increment(0), minutes: increment(0) },
    ...{ horsLigne: increment(0), equipe: increment(0), erreurs: increment(0) },
    ...{ indices: increment(0), passees: increment(0) },
  };
  const comptes = { [jour]: one };
  const at = (scope: string) => doc(firestore, 'statistiques', `${scope}_${mois}`);
  batch.set(at(queteId), { comptes }, { merge: true });
  batch.set(at('france'), { comptes }, { merge: true });
  return batch.commit();
}

function essaiPath(uid: string, { queteId, version, etapeId }: Question): string {
  return `essais/${uid}_${queteId}_${version}_${etapeId}`;
}

function answer({ firestore, uid }: Client, question: Question) {
  const { queteId, version, etapeId, reponse } = question;
  return setDoc(doc(firestore, essaiPath(uid, question)), {
    ...{ uid, queteId, version, etapeId, reponse, numero: 1, at: serverTimestamp() },
    ...{ expireAt: keptUntil(), operationId: newOperationId() },
  });
}

function claim({ firestore }: Client, { etapeId, points }: Question, id: string) {
  const operationId = newOperationId();
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, 'parties', id, 'reussites', etapeId), {
    ...{ issue: 'reussie', numero: 1, indices: 0, erreurs: 0, points },
    ...{ at: serverTimestamp(), expireAt: keptUntil(), operationId },
  });
  batch.update(doc(firestore, 'parties', id), {
    ...{ points, reussiteCount: 1, derniere: etapeId, etapeIndex: 1, operationId },
  });
  return batch.commit();
}

/**
 * So many players of a quête, each on their own device: they arrive one by one, then begin, then answer all at once. `count` then returns
 * the number of answers and beginnings missing on the server, by reading past the rules.
 */
export function createPlayers(total: number, question: Question) {
  const timings = {
    open: createTimings('un joueur ouvre une session anonyme'),
    read: createTimings('… lit la quête'),
    begin: createTimings('… commence (partie et chiffres)'),
    answer: createTimings('… répond'),
    claim: createTimings('… fait valoir sa réponse (règles, points)'),
  };
  const players: { client: Client; id: string }[] = [];
  /** Earlier figures of the quête and of all. */
  let before: readonly number[] = [];

  return {
    timings: Object.values(timings),
    /** Sessions and parties: the steps before the answer. */
    prepare: async (admin: AdminFirestore) => {
      before = await countBegun(admin, question.queteId);
      const come = async (index: number) => {
        const client = await timings.open.time(() => openClient(`player-${index}`));
        if (client === null) return;
        const id = partieId();
        players.push({ client, id });
        const at = doc(client.firestore, 'quetes', question.queteId);
        await timings.read.time(() => getDoc(at));
        await timings.begin.time((again) =>
          sendUntilThere(() => begin(client, question, id), again),
        );
      };
      await Promise.all(Array.from({ length: total }, (_one, index) => come(index)));
    },
    play: () =>
      Promise.all(
        players.map(async ({ client, id }) => {
          await timings.answer.time((again) =>
            sendUntilThere(() => answer(client, question), again),
          );
          await timings.claim.time((again) =>
            sendUntilThere(() => claim(client, question, id), again),
          );
        }),
      ),
    count: async (firestore: AdminFirestore): Promise<{ lost: number; kept: number }> => {
      const { queteId, etapeId, points } = question;
      const kept = await Promise.all(
        players.map(async ({ client, id }) => {
          const at = firestore.doc(`parties/${id}`);
          const [partie, essai, reussite] = await Promise.all([
            at.get(),
            firestore.doc(essaiPath(client.uid, question)).get(),
            at.collection('reussites').doc(etapeId).get(),
          ]);
          const isProven = essai.exists && reussite.get('points') === points;
          return isProven && partie.get('points') === points;
        }),
      );
      const keptCount = kept.filter(Boolean).length;
      // Every beginning is in the sums of the quête and of all.
      const after = await countBegun(firestore, queteId);
      const uncounted = after.reduce(
        (all, begun, index) => all + Math.abs(total - begun + (before[index] ?? 0)),
        0,
      );
      return { lost: total - keptCount + uncounted, kept: keptCount };
    },
    close: () => Promise.all(players.map(({ client }) => client.close())),
  };
}

/** Number of parties begun in this month's figures: of the quête, and of all. */
function countBegun(firestore: AdminFirestore, queteId: string): Promise<number[]> {
  const mois = dayOf(Date.now()).slice(0, 7);
  return Promise.all(
    [queteId, 'france'].map(async (scope) => {
      const parts = await Promise.all(
        Array.from({ length: shardCount }, (_one, k) =>
          firestore.doc(`statistiques/${scope}_${mois}_${k}`).get(),
        ),
      );
      return parts.reduce((all, part) => {
        const comptes: unknown = part.get('comptes') ?? {};
        const days = Object.values(comptes as Record<string, { commencees: number }>);
        return all + days.reduce((sum, { commencees }) => sum + commencees, 0);
      }, 0);
    }),
  );
}
