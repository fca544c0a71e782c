import { isSagaSlug } from '@/domain/saga/part.ts';
import type { Saga } from '@/domain/saga/saga.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { keepSaga, keptSaga } from './kept-sagas.ts';

/** A saga as its page reads it. */
export type SagaLue = {
  slug: string;
  saga: Saga;
  /** The team has taken it back: no new part is announced, what is begun can be ended. */
  estRetiree: boolean;
  /** When it first came online, and when it was last written, epoch milliseconds. */
  premiereLe: number;
  updatedAt: number;
  /** SIREN of the territory that wrote it. */
  territoire?: string;
};

/** What everybody may read of a saga. Throws as `readSaga`. */
async function readOnline(slug: string, signal?: AbortSignal): Promise<SagaLue> {
  const path = `sagas/${slug}`;
  const [document, { parseSaga }] = await Promise.all([
    readPublicDocument(path, signal),
    import('./saga-document.ts'),
  ]);
  const { contenu, etat, premiereLe, updatedAt, territoire } = document;
  const timeOf = (value: unknown) => (typeof value === 'number' ? value : 0);
  return {
    slug,
    saga: parseSaga(slug, contenu),
    estRetiree: etat === 'retiree',
    premiereLe: timeOf(premiereLe),
    updatedAt: timeOf(updatedAt),
    ...(typeof territoire === 'string' && { territoire }),
  };
}

/**
 * A saga: one read, without the SDK; without network, what this device read of it last. Throws `NotFoundError` where there is
 * none that everybody may read, else one of the data errors.
 */
export async function readSaga(slug: string, signal?: AbortSignal): Promise<SagaLue> {
  if (!isSagaSlug(slug)) throw new NotFoundError(`${slug} names no saga.`);
  try {
    const read = await readOnline(slug, signal);
    keepSaga(read);
    return read;
  } catch (error) {
    if (error instanceof AccessDeniedError) {
      throw new NotFoundError(`sagas/${slug} is not public.`, { cause: error });
    }
    const kept = error instanceof NotFoundError ? null : await keptSaga(slug);
    if (kept === null || signal?.aborted === true) throw error;
    return kept;
  }
}
