import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, type Firestore } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type SettableMetadata,
} from 'firebase/storage';
import { expect, it } from 'vitest';
import { sessionByActor, uidOf, type Actor } from './actors.ts';
import { parcoursId } from './documents.ts';
import { noteFileRows } from './rights.ts';
import { addReport, gapsOf, type Coverage, type Report } from './coverage-report.ts';
import {
  firestoreHost,
  storageCoverageFile,
  storageHost,
  storageProject,
  storageRulesPath,
} from './engines.ts';

/** Metadata of a file; null removes it. */
type Said = { [Key in keyof SettableMetadata]: SettableMetadata[Key] | null };

/** A request for a file (or, to list, for a folder). */
export type FileAttempt = {
  as: Actor;
  does: 'upload' | 'get' | 'list' | 'delete' | 'describe';
  path: string;
  /** Type of the upload. */
  type: string;
  bytes: number;
  /** Metadata besides its type, as put or described. */
  metadata: Said;
  /** True if the file exists before. */
  isThere: boolean;
};

/** Exactly one difference. */
type OneOf<Fields> = { [Key in keyof Fields]: Pick<Fields, Key> }[keyof Fields];
export type FileChange = OneOf<FileAttempt>;

/** As `Row` for documents: each refusal is its allowed neighbour with a single difference. */
export type FileRow = {
  title: string;
  allowed: FileAttempt;
  allowedToo?: readonly FileChange[];
  refused: readonly [FileChange, ...FileChange[]];
};

/** The photo that each report of the anonymous session announces, by its number. */
export const announcedPhotos = {
  '1': `signalements/${uidOf('anonymous')}/1/photo.webp`,
  '2': `signalements/${uidOf('anonymous')}/2/photo.jpg`,
  '3': '',
  '5': `signalements/${uidOf('anonymous')}/5/photo.webp`,
} as const;

/** The photo that a report of an account that was sent away announces. */
export const photoOfSentAway = `signalements/${uidOf('adminRevoked')}/1/photo.webp`;

/** Parcours of the same auteur, by their `etat`; `parcoursId` is in `brouillon`. */
export const parcoursByEtat = {
  brouillon: parcoursId,
  relecture: 'parcoursEnRelecture1',
  approuve: 'parcoursApprouve0001',
  archive: 'parcoursArchive00001',
  corbeille: 'parcoursALaCorbeille',
} as const;

/** The key of a quête privée of the account, which announces one picture. */
export const cleOfPrivee = '0123456789abcdef'.repeat(2);
/** Keys of the same account in another state, and of an account that was sent away; each announces the same. */
export const cleByEtat = {
  levee: '1'.repeat(32),
  signalee: '2'.repeat(32),
  arretee: '3'.repeat(32),
  fermee: '4'.repeat(32),
} as const;
export const cleOfSentAway = '5'.repeat(32);
/** That of the last quête of a saga, which announces the same. */
export const cleOfSaga = 'fedcba9876543210'.repeat(2);
const hashOfPrivee = '0123456789abcdef'.repeat(4);

// Of our own, so that it has no foreign files.
const bucket = 'gs://demo-qc-rules';

/** The files that each of these parcours announces. */
const announcedFiles = ['webp', 'jpg', 'avif', 'mp3', 'm4a', 'ogg', 'mp4'].map(
  (extension) => `lavoir.${extension}`,
);

type Place = {
  environment: RulesTestEnvironment;
  owner: FirebaseStorage;
};
let place: Promise<Place> | undefined;

function modular(context: RulesTestContext): FirebaseStorage {
  const storage: unknown = context.storage(bucket);
  return storage as FirebaseStorage;
}

async function openPlace(): Promise<Place> {
  const environment = await initializeTestEnvironment({
    projectId: storageProject,
    firestore: firestoreHost,
    storage: storageHost,
  });
  // The context without rules lives as long as its callback: this one stays for the whole run.
  const owner = await new Promise<RulesTestContext>((resolve, reject) => {
    environment
      .withSecurityRulesDisabled((context) => {
        resolve(context);
        return new Promise<void>(() => undefined);
      })
      .catch(reject);
  });
  const firestore: unknown = owner.firestore();
  const revocation = doc(firestore as Firestore, `revocations/${uidOf('adminRevoked')}`);
  await setDoc(revocation, { at: new Date(), by: uidOf('admin') });
  // Writers of its files: firestore.rules judge the rest of a parcours.
  for (const [etat, id] of Object.entries(parcoursByEtat)) {
    await setDoc(doc(firestore as Firestore, `parcours/${id}`), {
      etat,
      fichiers: announcedFiles,
      membres: {
        [uidOf('account')]: 'auteur',
        [uidOf('otherAccount')]: 'relecteur',
        [uidOf('unverified')]: 'traducteur',
        [uidOf('adminRevoked')]: 'auteur',
      },
    });
  }
  const fichiers = ['webp', 'jpg', 'mp3', 'mp4'].map(
    (extension) => `${hashOfPrivee}.${extension}`,
  );
  const account = uidOf('account');
  for (const [cle, uid, etat] of [
    [cleOfPrivee, account, 'ouverte'],
    ...Object.entries(cleByEtat).map(([etat, cle]) => [cle, account, etat] as const),
    [cleOfSentAway, uidOf('adminRevoked'), 'ouverte'],
    [cleOfSaga, 'saga', 'levee'],
  ] as const) {
    await setDoc(doc(firestore as Firestore, `privees/${cle}`), { uid, fichiers, etat });
  }
  for (const id of ['13010', '200035087']) {
    await setDoc(doc(firestore as Firestore, `communes/${id}`), {
      responsables: [uidOf('account'), uidOf('adminRevoked')],
      armes: `${hashOfPrivee}.webp`,
    });
  }
  // Owners of the photos; firestore.rules judge their other fields.
  await setDoc(doc(firestore as Firestore, `signalements/${uidOf('adminRevoked')}_1`), {
    photo: photoOfSentAway,
  });
  for (const [n, photo] of Object.entries(announcedPhotos)) {
    await setDoc(doc(firestore as Firestore, `signalements/${uidOf('anonymous')}_${n}`), {
      photo,
      // The team cleared the fifth.
      ...(n === '5' && { photoEtat: 'gardee' }),
    });
  }
  return { environment, owner: modular(owner) };
}

async function storageOf(actor: Actor): Promise<FirebaseStorage> {
  place ??= openPlace();
  const { environment } = await place;
  return modular(
    actor === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(uidOf(actor), sessionByActor[actor].token),
  );
}

function isStorageError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === `storage/${code}`;
}

async function setScene({ path, isThere, does }: FileAttempt): Promise<void> {
  if (does === 'list') return;
  place ??= openPlace();
  const { owner } = await place;
  const file = ref(owner, path);
  if (isThere) await uploadBytes(file, new Uint8Array(1), { contentType: 'image/webp' });
  else {
    await deleteObject(file).catch((error: unknown) => {
      if (!isStorageError(error, 'object-not-found')) throw error;
    });
  }
}

async function carryOut(attempt: FileAttempt): Promise<unknown> {
  const { as, does, path, type, bytes, metadata } = attempt;
  const file = ref(await storageOf(as), path);
  switch (does) {
    case 'upload':
      return uploadBytes(file, new Uint8Array(bytes), {
        contentType: type,
        ...(metadata as SettableMetadata),
      });
    case 'get':
      return getBytes(file);
    case 'list':
      return listAll(file);
    case 'delete':
      return deleteObject(file);
    case 'describe':
      return updateMetadata(file, {
        cacheControl: 'no-store',
        ...(metadata as SettableMetadata),
      });
  }
}

async function judge(attempt: FileAttempt): Promise<'allowed' | 'refused'> {
  await setScene(attempt);
  try {
    await carryOut(attempt);
    return 'allowed';
  } catch (error) {
    if (isStorageError(error, 'object-not-found')) return 'allowed';
    if (isStorageError(error, 'unauthorized')) return 'refused';
    if (isStorageError(error, 'unauthenticated')) return 'refused';
    throw error;
  }
}

/** A test per row: tries all its neighbours, allowed and refused. */
export function proveFileRows(rows: readonly FileRow[]): void {
  noteFileRows(rows);
  for (const { title, allowed, allowedToo = [], refused } of rows) {
    it(title, async () => {
      expect(await judge(allowed), 'the row itself').toBe('allowed');
      for (const change of allowedToo) {
        const answer = await judge({ ...allowed, ...change });
        expect(answer, JSON.stringify(change)).toBe('allowed');
      }
      for (const change of refused) {
        const answer = await judge({ ...allowed, ...change });
        expect(answer, JSON.stringify(change)).toBe('refused');
      }
    });
  }
}

/** The token of a session as the local engines take it. */
function unsigned(claims: object): string {
  const parts = [{ alg: 'none', type: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}

/** Uploads a picture as an account by the exact name, which the SDK would change. Returns the status of the answer. */
export async function putByName(path: string): Promise<number> {
  const { uid, token } = sessionByActor.account;
  const { owner } = await (place ??= openPlace());
  await deleteObject(ref(owner, path)).catch(() => undefined);
  const jwt = unsigned({ sub: uid, user_id: uid, aud: storageProject, ...token });
  const { host, port } = storageHost;
  const address = `http://${host}:${port}/v0/b/${bucket.slice('gs://'.length)}/o?name=${encodeURIComponent(path)}`;
  const boundary = 'limite';
  const said = JSON.stringify({ name: path, contentType: 'image/webp' });
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${jwt}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: `--${boundary}\r\nContent-Type: application/json\r\n\r\n${said}\r\n--${boundary}\r\nContent-Type: image/webp\r\n\r\nxxxx\r\n--${boundary}--`,
  });
  return response.status;
}

async function putRules(content: string): Promise<void> {
  const { host, port } = storageHost;
  const response = await fetch(`http://${host}:${port}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`storage.rules: ${await response.text()}`);
}

// A mark of this run, so that others' results for the same rules do not count.
const mark = `// ${crypto.randomUUID()}\n`;

/** Loads the rules under the mark of this run. */
export async function loadStorageRules(): Promise<void> {
  await putRules(`${await readFile(storageRulesPath, 'utf8')}${mark}`);
}

/** Restores the exact text of storage.rules in the engine. */
export async function restoreStorageRules(): Promise<void> {
  await putRules(await readFile(storageRulesPath, 'utf8'));
}

async function readReport(): Promise<Report | undefined> {
  if (!existsSync(storageCoverageFile)) return undefined;
  return JSON.parse(await readFile(storageCoverageFile, 'utf8')) as Report;
}

/** Missing results of storage.rules, from the file that our engine writes now and then. */
async function gapsInReport(): Promise<string[]> {
  const report = await readReport();
  if (report?.rules.files[0]?.content.endsWith(mark) !== true) return ['no report'];
  const coverage: Coverage = new Map();
  addReport(coverage, report);
  return coverage.size > 20 ? gapsOf(coverage) : ['an empty report'];
}

/** The rules with each condition removed in turn. */
function mutantsOf(source: string): { line: string; content: string }[] {
  const lines = source.split('\n');
  const condition = /^(\s*(?:&& |return |allow [a-z, ]+: if ))(?!true|false)(.+?)(;?)$/;
  return lines.flatMap((line, index) =>
    condition.test(line)
      ? [
          {
            line,
            content: lines.with(index, line.replace(condition, '$1true$3')).join('\n'),
          },
        ]
      : [],
  );
}

async function isNoticed(rows: readonly FileRow[]): Promise<boolean> {
  for (const { allowed, refused } of rows) {
    for (const change of refused) {
      if ((await judge({ ...allowed, ...change })) === 'allowed') return true;
    }
  }
  return false;
}

/** Conditions of storage.rules whose removal no row notices. */
async function gapsOfMutants(rows: readonly FileRow[]): Promise<string[]> {
  const gaps: string[] = [];
  for (const { line, content } of mutantsOf(await readFile(storageRulesPath, 'utf8'))) {
    await putRules(content);
    if (!(await isNoticed(rows))) gaps.push(line.trim());
  }
  return gaps;
}

/**
 * Conditions that the rows leave unproved. Our own engine reports every expression; Google's does not, so there each condition is removed
 * in turn, and a row must fail.
 */
export async function expectNoGaps(rows: readonly FileRow[]): Promise<void> {
  if ((await readReport()) === undefined) expect(await gapsOfMutants(rows)).toEqual([]);
  // The engine writes its report four times a second.
  else await expect.poll(gapsInReport, { timeout: 10_000, interval: 250 }).toEqual([]);
}
