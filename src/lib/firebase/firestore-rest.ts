import { env } from '../env/env.ts';
import { fetchInTime } from '../network/fetch-in-time.ts';
import { appCheckHeaders } from './app-check.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '../errors/data-error.ts';

function databaseName(): string {
  return `projects/${env.firebase.projectId}/databases/(default)/documents`;
}

/** `suffix` follows `documents`: a document (`/quetes/x`) or an operation (`:batchGet`). */
function serviceUrl(suffix: string): string {
  const emulator = env.emulators.firestore;
  const origin =
    emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const key = env.firebase.apiKey === '' ? '' : `?key=${env.firebase.apiKey}`;
  return `${origin}/v1/${databaseName()}${suffix}${key}`;
}

function documentUrl(path: string): string {
  return serviceUrl(`/${path.split('/').map(encodeURIComponent).join('/')}`);
}

/** Headers as a plain object only: others would not spread. */
async function request(
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
): Promise<Response> {
  const proof = await appCheckHeaders();
  const isProven = Object.keys(proof).length > 0;
  try {
    return await fetchInTime(
      url,
      isProven ? { ...init, headers: { ...init.headers, ...proof } } : init,
    );
  } catch (error) {
    if (init.signal?.aborted === true || error instanceof OfflineError) throw error;
    throw new OfflineError('The service does not answer.', { cause: error });
  }
}

// Answers of the service are checked by hand: the schema library is too heavy for every page.
export function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * True if a document readable by its owner alone exists, without the SDK. Costs one read. Uses `batchGet`, which reports a missing document
 * without the 404 that a browser prints in red. Throws `AccessDeniedError` when the rules refuse, or another data error.
 */
export async function readWhetherDocumentExists(
  path: string,
  idToken: string,
): Promise<boolean> {
  const answers = await batchGet(
    { documents: [`${databaseName()}/${path}`] },
    { Authorization: `Bearer ${idToken}` },
  );
  return answers.some(({ found }) => found !== undefined);
}

function batchGet(
  question: object,
  headers?: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>[]> {
  return ask(':batchGet', question, headers);
}

/** Answers of the service to a question, as a list: `suffix` is the operation, after the path. Throws a data error. */
export async function ask(
  suffix: string,
  question: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>[]> {
  const response = await request(serviceUrl(suffix), {
    method: 'POST',
    // Plain text saves a browser a preflight request.
    headers: { ...headers, 'Content-Type': 'text/plain' },
    body: JSON.stringify(question),
  });
  if (response.status === 403) throw new AccessDeniedError('The rules refused.');
  if (!response.ok) throw new OfflineError(`The service answered ${response.status}.`);
  const answers: unknown = await response.json();
  if (!Array.isArray(answers) || !answers.every(isRecord)) {
    throw new InvalidDocumentError('The answer is no list of documents.');
  }
  return answers;
}

/** Time of each document's last write in the service's format, by path; null for a missing one, an empty text for an unreadable one. */
type ReadDocuments = Readonly<Record<string, string | null>>;

let onRead: ((path: string, updateTime: string | null) => void) | undefined;

/** Reports every public document read from now on: the build stores them beside its output. */
export function watchReads(listener: NonNullable<typeof onRead>): void {
  onRead = listener;
}

/** True if none of the documents was written since, without their content: one read each, and a few bytes. Throws a data error. */
export async function areUnchanged(documents: ReadDocuments): Promise<boolean> {
  const paths = Object.keys(documents);
  if (paths.length === 0) return true;
  const answers = await batchGet({
    documents: paths.map((path) => `${databaseName()}/${path}`),
    mask: { fieldPaths: ['__name__'] },
  });
  return paths.every((path) => {
    const name = `${databaseName()}/${path}`;
    const expected = documents[path];
    return answers.some(({ found, missing }) =>
      expected === null
        ? missing === name
        : isRecord(found) && found['name'] === name && found['updateTime'] === expected,
    );
  });
}

type PublicValue = string | number | boolean | undefined | PublicDocument;

/**
 * The fields of a public document that the site reads: strings, integers as numbers, booleans, times as epoch milliseconds, and maps of the
 * same. A value of another type is undefined.
 */
export type PublicDocument = { readonly [name: string]: PublicValue };

/**
 * Some fields of a public document as they are now, past every cache; null if missing. Costs one read, and no 404 that a browser prints in
 * red. Throws a data error.
 */
export async function readFreshFields(
  path: string,
  fieldPaths: readonly string[],
): Promise<PublicDocument | null> {
  const answers = await batchGet({
    documents: [`${databaseName()}/${path}`],
    mask: { fieldPaths },
  });
  const found = answers.map((answer) => answer['found']).find(isRecord);
  if (found === undefined) return null;
  const { fields = {} } = found;
  return isRecord(fields) ? publicFieldsOf(fields) : {};
}

/**
 * A public document that is usually missing; null then, without the 404 that a browser prints in red. Costs one read. Throws a data error.
 */
export async function readRareDocument(path: string): Promise<PublicDocument | null> {
  onRead?.(path, '');
  const answers = await batchGet({ documents: [`${databaseName()}/${path}`] });
  const found = answers.map((answer) => answer['found']).find(isRecord);
  if (found === undefined) {
    onRead?.(path, null);
    return null;
  }
  const { fields = {}, updateTime } = found;
  if (typeof updateTime === 'string') onRead?.(path, updateTime);
  return isRecord(fields) ? publicFieldsOf(fields) : {};
}

/**
 * Reads one public document by Firestore's REST address, without the SDK (docs/decisions/006-public-pages-read-by-rest.md). Costs one read.
 * Throws a data error.
 */
export async function readPublicDocument(
  path: string,
  signal?: AbortSignal,
): Promise<PublicDocument> {
  onRead?.(path, '');
  const response = await request(
    documentUrl(path),
    signal === undefined ? {} : { signal },
  );
  if (response.status === 404) {
    onRead?.(path, null);
    throw new NotFoundError(`There is no document at ${path}.`);
  }
  if (response.status === 403) throw new AccessDeniedError('The rules refused.');
  if (response.status === 429 || response.status >= 500) {
    throw new OfflineError(`The service answered ${response.status}.`);
  }
  if (!response.ok) throw new UnexpectedError(`The service answered ${response.status}.`);
  const answer: unknown = await response.json();
  const fields = isRecord(answer) ? (answer['fields'] ?? {}) : null;
  if (!isRecord(answer) || !isRecord(fields)) {
    throw new InvalidDocumentError(`The answer for ${path} is no document.`);
  }
  const { updateTime } = answer;
  if (typeof updateTime === 'string') onRead?.(path, updateTime);
  return publicFieldsOf(fields);
}

/** The fields of a document in the service's format: texts, whole numbers, booleans, times (epoch milliseconds), maps. */
export function publicFieldsOf(
  fields: Readonly<Record<string, unknown>>,
): PublicDocument {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, publicValueOf(value)]),
  );
}

/** A value in the format of Firestore's REST address: a single key, its type. */
function publicValueOf(value: unknown): PublicValue {
  if (!isRecord(value)) return undefined;
  const { stringValue, integerValue, timestampValue, mapValue, booleanValue } = value;
  if (typeof stringValue === 'string') return stringValue;
  if (typeof booleanValue === 'boolean') return booleanValue;
  if (typeof integerValue === 'string') return Number(integerValue);
  if (typeof timestampValue === 'string') return Date.parse(timestampValue);
  if (!isRecord(mapValue)) return undefined;
  const { fields = {} } = mapValue;
  return isRecord(fields) ? publicFieldsOf(fields) : undefined;
}
