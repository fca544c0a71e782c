import * as z from 'zod/mini';
import { env } from '../env/env.ts';
import { appCheckHeaders } from './app-check.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '../errors/data-error.ts';

/** A value as Firestore's REST address writes it: one key, that of its type. */
type RestValue = {
  stringValue?: string | undefined;
  integerValue?: string | undefined;
  timestampValue?: string | undefined;
  mapValue?: { fields?: Record<string, RestValue> | undefined } | undefined;
};
const restValueSchema: z.ZodMiniType<RestValue> = z.object({
  stringValue: z.optional(z.string()),
  integerValue: z.optional(z.string()),
  timestampValue: z.optional(z.string()),
  mapValue: z.optional(
    z.object({
      fields: z.optional(
        z.record(
          z.string(),
          z.lazy(() => restValueSchema),
        ),
      ),
    }),
  ),
});
const documentSchema = z.object({
  fields: z.optional(z.record(z.string(), restValueSchema)),
});

type PublicValue = string | number | undefined | PublicDocument;

/**
 * The fields of a public document that the site reads: strings, integers as numbers, times as epoch milliseconds, and
 * maps of the same. A value of another type is undefined.
 */
export type PublicDocument = { readonly [name: string]: PublicValue };

function publicValueOf(value: RestValue): PublicValue {
  const { stringValue, integerValue, timestampValue, mapValue } = value;
  if (stringValue !== undefined) return stringValue;
  if (integerValue !== undefined) return Number(integerValue);
  if (timestampValue !== undefined) return Date.parse(timestampValue);
  return mapValue === undefined ? undefined : publicFieldsOf(mapValue.fields ?? {});
}

function publicFieldsOf(fields: Readonly<Record<string, RestValue>>): PublicDocument {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, publicValueOf(value)]),
  );
}

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
    return await fetch(
      url,
      isProven ? { ...init, headers: { ...init.headers, ...proof } } : init,
    );
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new OfflineError('The service does not answer.', { cause: error });
  }
}

const batchGetSchema = z.array(
  z.object({
    found: z.optional(z.unknown()),
    missing: z.optional(z.string()),
  }),
);

/**
 * Whether a document that its reader alone may read exists, without the SDK. Costs one read. Asks by `batchGet`, which
 * says that a document is missing without the 404 that a browser prints in red. Throws `AccessDeniedError` when the
 * rules refuse, or another of the data errors.
 */
export async function readWhetherDocumentExists(
  path: string,
  idToken: string,
): Promise<boolean> {
  const response = await request(serviceUrl(':batchGet'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'text/plain' },
    body: JSON.stringify({ documents: [`${databaseName()}/${path}`] }),
  });
  if (response.status === 403) throw new AccessDeniedError('The rules refused.');
  if (!response.ok) throw new OfflineError(`The service answered ${response.status}.`);
  const parsed = batchGetSchema.safeParse(await response.json());
  if (!parsed.success) throw new InvalidDocumentError(`No answer about ${path}.`);
  return parsed.data.some(({ found }) => found !== undefined);
}

/**
 * Reads one public document by Firestore's REST address, without the SDK (facts/performance.md §1).
 * Costs one read. Throws one of the data errors.
 */
export async function readPublicDocument(
  path: string,
  signal?: AbortSignal,
): Promise<PublicDocument> {
  const response = await request(
    documentUrl(path),
    signal === undefined ? {} : { signal },
  );
  if (response.status === 404)
    throw new NotFoundError(`There is no document at ${path}.`);
  if (response.status === 403) throw new AccessDeniedError('The rules refused.');
  if (response.status === 429 || response.status >= 500) {
    throw new OfflineError(`The service answered ${response.status}.`);
  }
  if (!response.ok) throw new UnexpectedError(`The service answered ${response.status}.`);
  const parsed = documentSchema.safeParse(await response.json());
  if (!parsed.success) {
    throw new InvalidDocumentError(`The answer for ${path} is no document.`);
  }
  return publicFieldsOf(parsed.data.fields ?? {});
}
