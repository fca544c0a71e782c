import path from 'node:path';
import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import {
  getFirestore,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { retention } from '../../src/domain/retention.ts';
import { counted } from '../lib/print.ts';
import { runAdminScript } from './admin-app.ts';
import { ClearError } from '../lib/clear-error.ts';
import { eraseBinned, findBinned } from './erase-binned.ts';
import { erasePerson } from './erase-person.ts';
import { eraseLeftoverFiles, findLeftoverFiles } from './leftover-files.ts';
import { findForgottenNames, forgetName } from './forget-names.ts';
import { findRecaps } from './recap-mail.ts';
import {
  countRetiredParts,
  eraseRetiredParts,
  findRetiredParts,
  type RetiredParts,
} from './retired-parts.ts';

/**
 * `npm run menage`: the erasures that `/privacy` promises and Firestore does not do by itself (src/domain/retention.ts). Without options it
 * only reports them.
 */

const usage = `Usage :
  npm run menage                  dit ce qui est à prévenir et à effacer, sans rien changer
  npm run menage -- --avertis     note que les personnes à prévenir ont reçu leur e-mail
  npm run menage -- --effacer     efface ce qui a fait son temps

Sur un vrai projet, GOOGLE_APPLICATION_CREDENTIALS donne le chemin de la clé du compte de service.
Avec « npm start » ouvert à côté, ajoutez --local à la fin pour agir sur le serveur local.`;

const dayMs = 24 * 60 * 60 * 1_000;
const yearMs = 365 * dayMs;

/** The claim with the time of the warning to an unused account's owner: epoch milliseconds. */
const warnedClaim = 'averti';

export type Menage = {
  /** Accounts that will have been unused for too long within the warning's time, by address. */
  aPrevenir: readonly UserRecord[];
  comptes: readonly UserRecord[];
  sessions: readonly UserRecord[];
  /** Ids of conversations that have been closed for too long. */
  conversations: readonly string[];
  /** Conversations as old and still open. */
  ouvertes: number;
  /** Answers left over from deleted parties. */
  restes: readonly DocumentReference[];
  /** Persons with old counters against abuse. */
  debits: readonly string[];
  /** Jetons of long unused teams. */
  equipes: readonly string[];
  /** Long unchanged events. */
  animations: readonly string[];
  /** Expired codes of teams. */
  codes: readonly string[];
  /** Paths of the photos in old reports; Firestore has deleted the reports themselves. */
  photos: readonly string[];
  /** Departed persons whose name parcours still have. */
  noms: readonly string[];
  /** Paths of files that no version, parcours or stored state names. */
  fichiers: readonly string[];
  /** Ids of parcours past their days in the bin. */
  corbeille: readonly string[];
  /** Digests sent by e-mail long ago. */
  recaps: readonly DocumentReference[];
  /** Files for a closed circle that also open by the link made on upload. */
  liens: readonly string[];
  /** Documents of parts that the product no longer has. */
  retires: RetiredParts;
};

/** Last use of an account, in epoch milliseconds. */
function lastUse({ metadata }: UserRecord): number {
  const times = [
    metadata.creationTime,
    metadata.lastSignInTime,
    metadata.lastRefreshTime ?? '',
  ];
  return Math.max(
    ...times.map((time) => Date.parse(time)).filter((time) => !Number.isNaN(time)),
  );
}

/** Null without a warning since the account's last use. */
function warnedAt(account: UserRecord): number | null {
  const claim: unknown = account.customClaims?.[warnedClaim];
  return typeof claim === 'number' && claim > lastUse(account) ? claim : null;
}

async function* allAccounts(app: App): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(1_000, pageToken);
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

type Sorted = Pick<Menage, 'aPrevenir' | 'comptes' | 'sessions'>;

/** An admin is never erased so: the right is withdrawn first. */
async function sortAccounts(app: App, now: number): Promise<Sorted> {
  const warningMs = retention.warningDays * dayMs;
  const aPrevenir: UserRecord[] = [];
  const comptes: UserRecord[] = [];
  const sessions: UserRecord[] = [];
  for await (const account of allAccounts(app)) {
    const unusedMs = now - lastUse(account);
    if (account.providerData.length === 0) {
      if (unusedMs > retention.anonymousSessionDays * dayMs) sessions.push(account);
      continue;
    }
    if (account.customClaims?.['admin'] === true) continue;
    if (unusedMs < retention.inactiveAccountYears * yearMs - warningMs) continue;
    const warned = warnedAt(account);
    if (warned === null) aPrevenir.push(account);
    else if (
      now - warned >= warningMs &&
      unusedMs >= retention.inactiveAccountYears * yearMs
    ) {
      comptes.push(account);
    }
  }
  return { aPrevenir, comptes, sessions };
}

const conversationSchema = z.object({ etat: z.string() });
const debitSchema = z.record(z.string(), z.unknown());
const tickSchema = z.object({ at: z.number() });

async function oldConversations(app: App, now: number) {
  const snapshot = await getDatabase(app)
    .ref('conversations')
    .orderByChild('dernier/at')
    .endAt(now - retention.conversationYears * yearMs)
    .get();
  const conversations: string[] = [];
  let ouvertes = 0;
  snapshot.forEach((child) => {
    const isClosed = conversationSchema.safeParse(child.val()).data?.etat === 'close';
    if (isClosed) conversations.push(child.key);
    else ouvertes += 1;
  });
  return { conversations, ouvertes };
}

async function oldDebits(app: App, now: number): Promise<string[]> {
  const found: string[] = [];
  (await getDatabase(app).ref('debits').get()).forEach((child) => {
    const counters = debitSchema.safeParse(child.val()).data ?? {};
    // The presence of a session is beside them, without a time.
    const times = Object.values(counters).flatMap(
      (one) => tickSchema.safeParse(one).data?.at ?? [],
    );
    const latest = Math.max(0, ...times);
    if (now - latest > retention.debitDays * dayMs) found.push(child.key);
  });
  return found;
}

const equipeSchema = z.record(z.string(), z.object({ at: z.number() }));
const codeSchema = z.object({ expireAt: z.number() });
const animationSchema = z.object({ evenement: z.object({ at: z.number() }) });

async function oldEquipes(app: App, now: number) {
  const equipes: string[] = [];
  const codes: string[] = [];
  (await getDatabase(app).ref('equipes').get()).forEach((child) => {
    const rows = Object.values(equipeSchema.safeParse(child.val()).data ?? {});
    const latest = Math.max(0, ...rows.map(({ at }) => at));
    if (now - latest > retention.equipeDays * dayMs) equipes.push(child.key);
  });
  (await getDatabase(app).ref('codes').get()).forEach((child) => {
    const expireAt = codeSchema.safeParse(child.val()).data?.expireAt ?? 0;
    if (expireAt <= now) codes.push(child.key);
  });
  return { equipes, codes };
}

async function oldAnimations(app: App, now: number): Promise<string[]> {
  const found: string[] = [];
  (await getDatabase(app).ref('animations').get()).forEach((child) => {
    const at = animationSchema.safeParse(child.val()).data?.evenement.at ?? 0;
    if (now - at > retention.animationDays * dayMs) found.push(child.key);
  });
  return found;
}

async function oldPhotos(app: App, now: number): Promise<string[]> {
  const [files] = await getStorage(app).bucket().getFiles({ prefix: 'signalements/' });
  const keptSince = now - retention.signalementPhotoDays * dayMs;
  return files
    .filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < keptSince)
    .map(({ name }) => name);
}

/** Cloud Storage's name for the tokens of download links (they bypass the rules). */
const tokenKey = 'firebaseStorageDownloadTokens';

async function openLinks(app: App): Promise<string[]> {
  const found: string[] = [];
  for (const prefix of ['parcours/', 'signalements/']) {
    const [files] = await getStorage(app).bucket().getFiles({ prefix });
    const open = files.filter(({ metadata }) => Boolean(metadata.metadata?.[tokenKey]));
    found.push(...open.map(({ name }) => name));
  }
  return found;
}

type Linked = {
  exists: () => Promise<readonly [boolean, ...unknown[]]>;
  setMetadata: (said: { metadata: Record<string, null> }) => Promise<unknown>;
};

/** Removes the tokens of a file: authorised people read it as before. The local engine keeps the last one all the same. */
export async function closeLink(file: Linked): Promise<void> {
  const [isThere] = await file.exists();
  if (isThere) await file.setMetadata({ metadata: { [tokenKey]: null } });
}

/** A document under a party, and its time (milliseconds; null without one). */
type Hanging = { ref: DocumentReference; partie: DocumentReference; at: number | null };

const hangingSchema = z.object({ at: z.instanceof(Timestamp) });
const begunSchema = z.object({ startedAt: z.instanceof(Timestamp) });

async function findReussites(firestore: Firestore): Promise<Hanging[]> {
  const { docs } = await firestore.collectionGroup('reussites').select('at').get();
  return docs.flatMap((one) => {
    const { ref } = one;
    const { parent } = ref.parent;
    if (parent === null) return [];
    const at = hangingSchema.safeParse(one.data()).data?.at.toMillis() ?? null;
    return [{ ref, partie: parent, at }];
  });
}

/**
 * Documents left over from deleted parties: Firestore's TTL deletes a party and leaves its sub-documents. So are documents older than the
 * party of their id, which is then another's.
 */
async function leftovers(app: App): Promise<DocumentReference[]> {
  const firestore = getFirestore(app);
  const all = await findReussites(firestore);
  const parties = [...new Map(all.map(({ partie }) => [partie.path, partie])).values()];
  const begunAt = new Map<string, number | null>();
  for (let start = 0; start < parties.length; start += 300) {
    const some = parties.slice(start, start + 300);
    for (const found of await firestore.getAll(...some, { fieldMask: ['startedAt'] })) {
      if (!found.exists) continue;
      const begun = begunSchema.safeParse(found.data()).data?.startedAt.toMillis();
      begunAt.set(found.ref.path, begun ?? null);
    }
  }
  return all
    .filter(({ partie, at }) => {
      const begun = begunAt.get(partie.path);
      if (begun === undefined) return true;
      return begun !== null && at !== null && at < begun;
    })
    .map(({ ref }) => ref);
}

/** The erasures due at a time (epoch milliseconds); changes nothing. */
export async function findMenage(app: App, now: number): Promise<Menage> {
  return {
    ...(await sortAccounts(app, now)),
    ...(await oldConversations(app, now)),
    restes: await leftovers(app),
    debits: await oldDebits(app, now),
    ...(await oldEquipes(app, now)),
    animations: await oldAnimations(app, now),
    photos: await oldPhotos(app, now),
    noms: await findForgottenNames(app),
    corbeille: await findBinned(app, now),
    fichiers: await findLeftoverFiles(app, now),
    recaps: await findRecaps(app, { until: now - retention.recapDays * dayMs }),
    liens: await openLinks(app),
    retires: await findRetiredParts(app),
  };
}

/** Notes, in the accounts, that their owners were warned now. */
export async function noteWarnings(
  app: App,
  { aPrevenir }: Menage,
  now: number,
): Promise<void> {
  for (const { uid, customClaims } of aPrevenir) {
    await getAuth(app).setCustomUserClaims(uid, { ...customClaims, [warnedClaim]: now });
  }
}

/** Erases the findings. An interrupted run finds the rest the next time. */
export async function doMenage(app: App, menage: Menage, now: number): Promise<void> {
  for (const { uid } of [...menage.comptes, ...menage.sessions]) {
    await erasePerson(app, uid);
  }
  for (const id of menage.conversations) {
    // A single write: no part of it remains.
    await getDatabase(app)
      .ref()
      .update({
        [`conversations/${id}`]: null,
        [`messages/${id}`]: null,
        [`notes/${id}`]: null,
        [`acces/${id}`]: null,
      });
  }
  for (const reste of menage.restes) await reste.delete();
  for (const name of menage.photos) {
    await getStorage(app).bucket().file(name).delete({ ignoreNotFound: true });
  }
  for (const id of menage.corbeille) await eraseBinned(app, id, now);
  await eraseLeftoverFiles(app, menage.fichiers, now);
  for (const name of menage.liens) {
    await closeLink(getStorage(app).bucket().file(name));
  }
  for (const recap of menage.recaps) await recap.delete();
  for (const uid of menage.noms) await forgetName(app, uid);
  for (const uid of menage.debits) await getDatabase(app).ref(`debits/${uid}`).remove();
  for (const jeton of menage.equipes) {
    await getDatabase(app).ref(`equipes/${jeton}`).remove();
  }
  for (const id of menage.animations) {
    await getDatabase(app).ref(`animations/${id}`).remove();
  }
  for (const codeEquipe of menage.codes) {
    await getDatabase(app).ref(`codes/${codeEquipe}`).remove();
  }
  await eraseRetiredParts(app, menage.retires);
}

const dateFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

function describe(menage: Menage): string {
  const lines = [
    counted(menage.comptes.length, 'compte inutilisé', 'comptes inutilisés'),
    counted(menage.sessions.length, 'session sans compte', 'sessions sans compte'),
    counted(menage.conversations.length, 'échange terminé', 'échanges terminés'),
    counted(
      menage.restes.length,
      'reste d’une partie effacée',
      'restes de parties effacées',
    ),
    counted(
      menage.debits.length,
      'compteur contre les abus',
      'compteurs contre les abus',
    ),
    counted(
      menage.equipes.length,
      'équipe qui ne joue plus',
      'équipes qui ne jouent plus',
    ),
    counted(
      menage.animations.length,
      'animation ou sortie de classe',
      'animations ou sorties de classe',
    ),
    counted(menage.codes.length, 'code d’équipe', 'codes d’équipe'),
    counted(menage.photos.length, 'photo de signalement', 'photos de signalements'),
    counted(
      menage.noms.length,
      'nom d’une personne partie, dans des parcours',
      'noms de personnes parties, dans des parcours',
    ),
    counted(
      menage.corbeille.length,
      'parcours dans la corbeille',
      'parcours dans la corbeille',
    ),
    counted(
      menage.fichiers.length,
      'fichier que rien ne montre plus',
      'fichiers que rien ne montre plus',
    ),
    counted(
      menage.recaps.length,
      'récapitulatif envoyé par e-mail',
      'récapitulatifs envoyés par e-mail',
    ),
    counted(
      menage.liens.length,
      'lien de téléchargement d’un fichier privé',
      'liens de téléchargement de fichiers privés',
    ),
    counted(
      countRetiredParts(menage.retires),
      'document d’une partie du site qui n’existe plus',
      'documents de parties du site qui n’existent plus',
    ),
  ];
  return lines.map((line) => `  ${line}`).join('\n');
}

function describeWarnings({ aPrevenir, ouvertes }: Menage): string {
  const people = aPrevenir.map(
    (account) =>
      `  ${account.email ?? account.uid} · dernière visite le ${dateFormat.format(lastUse(account))}`,
  );
  const parts = [
    ...(people.length === 0
      ? []
      : [
          `Comptes à prévenir : écrivez-leur, puis « npm run menage -- --avertis ».\n${people.join('\n')}`,
        ]),
    ...(ouvertes === 0
      ? []
      : [
          `${counted(ouvertes, 'échange ancien n’est pas clos', 'échanges anciens ne sont pas clos')} : à clore sur /admin/parcours/message.`,
        ]),
  ];
  return parts.map((part) => `\n\n${part}`).join('');
}

/** The command's final message. Throws a `ClearError` with the usage for unknown parameters. */
export async function runMenage(
  app: App,
  words: readonly string[],
  now = Date.now(),
): Promise<string> {
  const [word, ...others] = words;
  if (others.length > 0 || !['--avertis', '--effacer', undefined].includes(word)) {
    throw new ClearError(usage);
  }
  const menage = await findMenage(app, now);
  if (word === '--avertis') {
    await noteWarnings(app, menage, now);
    return `${counted(menage.aPrevenir.length, 'personne prévenue', 'personnes prévenues')}. Les comptes qui ne servent toujours pas s’effacent dans ${String(retention.warningDays)} jours.`;
  }
  if (word === '--effacer') {
    await doMenage(app, menage, now);
    return `Effacés :\n${describe(menage)}${describeWarnings(menage)}`;
  }
  return `À effacer, par « npm run menage -- --effacer » :\n${describe(menage)}${describeWarnings(menage)}`;
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  await runAdminScript(usage, (app, words) => runMenage(app, words));
}
