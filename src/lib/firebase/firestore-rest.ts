import * as z from 'zod/mini';
import { env } from '../env/env.ts';
import {
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
} from '../errors/data-error.ts';
import { AccessDeniedError, UnexpectedError } from '../errors/data-error.ts';

const documentSchema = z.object({
  fields: z.optional(
    z.record(
      z.string(),
      z.object({
        stringValue: z.optional(z.string()),
        integerValue: z.optional(z.string()),
        timestampValue: z.optional(z.string()),
      }),
    ),
  ),
});

/** The scalar fields of a public document: strings, integers as numbers, times as epoch milliseconds. */
export type PublicDocument = Readonly<Record<string, string | number | undefined>>;

function documentUrl(path: string): string {
  const emulator = env.emulators.firestore;
  const origin =
    emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const key = env.firebase.apiKey === '' ? '' : `?key=${env.firebase.apiKey}`;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return `${origin}/v1/projects/${env.firebase.projectId}/databases/(default)/documents/${encoded}${key}`;
}

async function request(path: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(documentUrl(path), signal === undefined ? {} : { signal });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new OfflineError('The service does not answer.', { cause: error });
  }
}

/**
 * Reads one public document by Firestore's REST address, without the SDK (facts/performance.md §1).
 * Costs one read. Throws one of the data errors.
 */
export async function readPublicDocument(
  path: string,
  signal?: AbortSignal,
): Promise<PublicDocument> {
  const response = await request(path, signal);
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
  return Object.fromEntries(
    Object.entries(parsed.data.fields ?? {}).map(([name, value]) => [
      name,
      value.stringValue ??
        (value.integerValue === undefined ? undefined : Number(value.integerValue)) ??
        (value.timestampValue === undefined
          ? undefined
          : Date.parse(value.timestampValue)),
    ]),
  );
}
