import { choice, readBy } from '@/device/choice.ts';
import { isSagaSlug } from '@/domain/saga/part.ts';
import type { Saga } from '@/domain/saga/saga.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';

/** A saga as its page reads it. */
export type SagaLue = {
  slug: string;
  saga: Saga;
  /** Withdrawn by the team: no new part is announced, a begun one can be ended. */
  estRetiree: boolean;
  /** First time online, and last write, epoch milliseconds. */
  premiereLe: number;
  updatedAt: number;
  /** SIREN of the territory that wrote it. */
  territoire?: string;
};

/** The public data of a saga. Throws as `readSaga`. */
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

/** Most sagas on a device, last read first: 20 kB each at most. */
const countMax = 10;

type Kept = Omit<SagaLue, 'saga'> & { contenu: string };

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, contenu, estRetiree, premiereLe, updatedAt } = value as Partial<
    Record<keyof Kept, unknown>
  >;
  return (
    typeof slug === 'string' &&
    typeof contenu === 'string' &&
    typeof estRetiree === 'boolean' &&
    typeof premiereLe === 'number' &&
    typeof updatedAt === 'number'
  );
}

const keptSagas = choice<readonly Kept[]>(
  'qc.sagas',
  readBy((kept) => (Array.isArray(kept) ? kept.filter(isKept) : [])),
  [],
);

/** Stores a saga after reading it, so that its page opens offline. */
export function keepSaga({ saga, ...rest }: SagaLue): void {
  const one: Kept = { ...rest, contenu: JSON.stringify(saga) };
  const others = keptSagas.read().filter(({ slug }) => slug !== rest.slug);
  keptSagas.keep([one, ...others].slice(0, countMax));
}

/** True if this device has read a saga once: from then on it has a page, for it is never hidden again. */
export function isSagaKept(slug: string): boolean {
  return keptSagas.read().some((one) => one.slug === slug);
}

/** The saga as this device last read it; null if it never did, or cannot read it any more. */
async function keptSaga(slug: string): Promise<SagaLue | null> {
  const kept = keptSagas.read().find((one) => one.slug === slug);
  if (kept === undefined) return null;
  const { contenu, ...rest } = kept;
  const { parseSaga } = await import('./saga-document.ts');
  try {
    return { ...rest, saga: parseSaga(slug, contenu) };
  } catch {
    return null;
  }
}

/**
 * A saga: one read, without the SDK; without network, this device's last reading. Throws `NotFoundError` if there is no public one, else a
 * data error.
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
