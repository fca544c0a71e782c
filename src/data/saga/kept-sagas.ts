import type { SagaLue } from './saga-reading.ts';

const storageKey = 'qc.sagas';
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

function list(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Keeps what was read of a saga, so that its page opens without network. Nothing where there is no storage (at build). */
export function keepSaga({ saga, ...rest }: SagaLue): void {
  if (typeof localStorage === 'undefined') return;
  const one: Kept = { ...rest, contenu: JSON.stringify(saga) };
  const others = list().filter(({ slug }) => slug !== rest.slug);
  try {
    localStorage.setItem(storageKey, JSON.stringify([one, ...others].slice(0, countMax)));
  } catch (error) {
    console.warn('A saga could not be kept on this device.', error);
  }
}

/** Whether this device has read a saga once: from then on it has a page, for it is never hidden again. */
export function isSagaKept(slug: string): boolean {
  return typeof localStorage !== 'undefined' && list().some((one) => one.slug === slug);
}

/** What this device last read of a saga; null where it never did, or cannot read it any more. */
export async function keptSaga(slug: string): Promise<SagaLue | null> {
  if (typeof localStorage === 'undefined') return null;
  const kept = list().find((one) => one.slug === slug);
  if (kept === undefined) return null;
  const { contenu, ...rest } = kept;
  const { parseSaga } = await import('./saga-document.ts');
  try {
    return { ...rest, saga: parseSaga(slug, contenu) };
  } catch {
    return null;
  }
}
