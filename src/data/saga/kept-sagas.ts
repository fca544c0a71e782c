import type { SagaLue } from './saga-reading.ts';

const storageKey = 'qc.sagas';
/** As many as a device keeps, the last read first: 20 kB each at most. */
const countMax = 10;

type Kept = { slug: string; contenu: string; estRetiree: boolean; updatedAt: number };

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { slug, contenu, estRetiree, updatedAt } = value as Partial<
    Record<keyof Kept, unknown>
  >;
  return (
    typeof slug === 'string' &&
    typeof contenu === 'string' &&
    typeof estRetiree === 'boolean' &&
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
export function keepSaga({ slug, saga, estRetiree, updatedAt }: SagaLue): void {
  if (typeof localStorage === 'undefined') return;
  const one: Kept = { slug, contenu: JSON.stringify(saga), estRetiree, updatedAt };
  const others = list().filter((kept) => kept.slug !== slug);
  try {
    localStorage.setItem(storageKey, JSON.stringify([one, ...others].slice(0, countMax)));
  } catch (error) {
    console.warn('A saga could not be kept on this device.', error);
  }
}

/** What this device last read of a saga; null where it never did, or cannot read it any more. */
export async function keptSaga(slug: string): Promise<SagaLue | null> {
  if (typeof localStorage === 'undefined') return null;
  const kept = list().find((one) => one.slug === slug);
  if (kept === undefined) return null;
  const { contenu, estRetiree, updatedAt } = kept;
  const { parseSaga } = await import('./saga-document.ts');
  try {
    return { slug, saga: parseSaga(slug, contenu), estRetiree, updatedAt };
  } catch {
    return null;
  }
}
