import { choice, readBy } from '@/device/choice.ts';
import type { SagaLue } from './saga-reading.ts';

/** As many as a device keeps, the last read first: 20 kB each at most. */
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

/** Keeps what was read of a saga, so that its page opens without network. */
export function keepSaga({ saga, ...rest }: SagaLue): void {
  const one: Kept = { ...rest, contenu: JSON.stringify(saga) };
  const others = keptSagas.read().filter(({ slug }) => slug !== rest.slug);
  keptSagas.keep([one, ...others].slice(0, countMax));
}

/** Whether this device has read a saga once: from then on it has a page, for it is never hidden again. */
export function isSagaKept(slug: string): boolean {
  return keptSagas.read().some((one) => one.slug === slug);
}

/** What this device last read of a saga; null where it never did, or cannot read it any more. */
export async function keptSaga(slug: string): Promise<SagaLue | null> {
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
