import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  FieldPath,
  getFirestore,
  Timestamp,
  type DocumentReference,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ClearError } from '../lib/clear-error.ts';
import { counted } from '../lib/print.ts';

/**
 * The documents of Firebase's « Trigger Email » extension (firestore-send-email): it sends an e-mail for each document of `mail`, by its
 * `to` and its `message` (`subject`, `text`), and writes the result into `delivery` (`state`: PENDING, PROCESSING, SUCCESS, RETRY or ERROR;
 * `error`). https://firebase.google.com/docs/extensions/official/firestore-send-email
 */
const collection = 'mail';

/** Our own ids: `recap_{day}_{INSEE code}_{uid}`. One a day, commune and person, for any number of runs. */
const prefix = 'recap_';

/** The extension takes a document within seconds; after this time without it, there is no extension. */
const takenWithinMs = 3_600_000;

const sentSchema = z.object({
  createdAt: z.instanceof(Timestamp),
  delivery: z.optional(
    z.object({ state: z.string(), error: z.optional(z.nullable(z.string())) }),
  ),
});

/** The text of a commune. */
export type CommuneRecap = { insee: string; nom: string; count: number; text: string };

async function listRecaps(app: App): Promise<QueryDocumentSnapshot[]> {
  const { docs } = await getFirestore(app)
    .collection(collection)
    .where(FieldPath.documentId(), '>=', prefix)
    .where(FieldPath.documentId(), '<', `${prefix}~`)
    .get();
  return docs;
}

/** References of the digests written before a time (epoch milliseconds). */
export async function findRecaps(
  app: App,
  { until }: { until: number },
): Promise<DocumentReference[]> {
  return (await listRecaps(app))
    .filter((one) => {
      const at = sentSchema.safeParse(one.data()).data?.createdAt.toMillis() ?? 0;
      return at <= until;
    })
    .map(({ ref }) => ref);
}

/** Digests that no extension has taken, and those that could not leave, with the reason. */
function troubleOf(recaps: readonly QueryDocumentSnapshot[], now: number) {
  const read = recaps.flatMap((one) => {
    const sent = sentSchema.safeParse(one.data()).data;
    return sent === undefined ? [] : [{ ref: one.ref, ...sent }];
  });
  const left = read.filter(
    ({ delivery, createdAt }) =>
      delivery === undefined && now - createdAt.toMillis() > takenWithinMs,
  );
  const failed = read.filter(({ delivery }) => delivery?.state === 'ERROR');
  return { left, failed };
}

/** The proven address of an account; null if it is deleted, disabled or not proven. */
async function provenAddress(app: App, uid: string): Promise<string | null> {
  const { users } = await getAuth(app).getUsers([{ uid }]);
  const [account] = users;
  if (account?.emailVerified !== true || account.disabled) return null;
  return account.email ?? null;
}

const deskSchema = z.object({ responsables: z.array(z.string()) });

/** A commune's subscribers of its digest who still belong to it. */
async function readersOf(app: App, insee: string): Promise<string[]> {
  const desk = getFirestore(app).doc(`communes/${insee}`);
  const stored = deskSchema.safeParse((await desk.get()).data()).data;
  const cards = await desk.collection('responsables').where('recap', '==', true).get();
  const uids = cards.docs.map(({ id }) => id);
  return uids.filter((uid) => stored?.responsables.includes(uid) === true);
}

/** gRPC « already exists », as `create` rejects. */
function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}

type Written = 'written' | 'there' | 'unproven';

async function writeOne(
  app: App,
  { insee, nom, count, text }: CommuneRecap,
  { uid, now }: { uid: string; now: number },
): Promise<Written> {
  const address = await provenAddress(app, uid);
  if (address === null) return 'unproven';
  const day = new Date(now).toISOString().slice(0, 10);
  const document = getFirestore(app).doc(`${collection}/${prefix}${day}_${insee}_${uid}`);
  const subject = `${nom}\u00A0: ${counted(count, 'signalement attend', 'signalements attendent')} une réponse`;
  try {
    await document.create({
      to: [address],
      message: { subject, text },
      uid,
      createdAt: Timestamp.fromMillis(now),
    });
    return 'written';
  } catch (error) {
    if (isThere(error)) return 'there';
    throw error;
  }
}

/**
 * Writes an e-mail for each subscribed responsable, once a day and commune, and returns its message. Throws a `ClearError`, without
 * writing, if the extension has not taken the previous e-mails; `again` erases those first.
 */
export async function writeRecaps(
  app: App,
  communes: readonly CommuneRecap[],
  { now, again }: { now: number; again: boolean },
): Promise<string> {
  const { left, failed } = troubleOf(await listRecaps(app), now);
  if (left.length > 0 && !again) {
    throw new ClearError(
      `${counted(left.length, 'courriel écrit auparavant n’a pas été pris', 'courriels écrits auparavant n’ont pas été pris')} : l’extension « Trigger Email » n’est pas installée sur « ${collection} », ou ne répond pas. Rien n’est écrit. Voir docs/deployment.md, section 7 ; puis « npm run recap -- --mail --reprendre » les efface et recommence.`,
    );
  }
  for (const { ref } of left) await ref.delete();
  const results: Written[] = [];
  for (const commune of communes) {
    for (const uid of await readersOf(app, commune.insee)) {
      results.push(await writeOne(app, commune, { uid, now }));
    }
  }
  const count = (wanted: Written) => results.filter((one) => one === wanted).length;
  const lines = [
    `${counted(count('written'), 'courriel écrit', 'courriels écrits')} pour l’extension.`,
    ...(count('there') === 0 ? [] : [`${count('there')} déjà écrits aujourd’hui.`]),
    ...(count('unproven') === 0
      ? []
      : [
          `${counted(count('unproven'), 'responsable n’a', 'responsables n’ont')} pas d’adresse prouvée.`,
        ]),
    ...(failed.length === 0
      ? []
      : [
          `${counted(failed.length, 'courriel n’est pas parti', 'courriels ne sont pas partis')} : ${failed[0]?.delivery?.error ?? 'raison inconnue'}`,
        ]),
  ];
  return lines.join('\n');
}
