import * as z from 'zod/mini';
import { openObject } from '@/domain/open-object.ts';

const storageKey = 'qc.sesames';

const keptSchema = z.array(
  openObject({ cle: z.string(), signes: z.string(), jusquA: z.number() }),
);

/** The eight signs that this device drew for the quête privée of a key, and until when they lead to it (epoch milliseconds). */
type KeptSesame = { cle: string; signes: string; jusquA: number };

/** Where storage is blocked, they last as long as the page. */
let memory: readonly KeptSesame[] = [];

function readAll(): readonly KeptSesame[] {
  try {
    const text = localStorage.getItem(storageKey);
    if (text === null) return memory;
    return keptSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return memory;
  }
}

/** Keeps the signs that were drawn last for a key, and forgets those that are over at `now`. */
export function keepSesame(sesame: KeptSesame, now: number): void {
  const others = readAll().filter(
    ({ cle, jusquA }) => cle !== sesame.cle && now < jusquA,
  );
  memory = [sesame, ...others];
  try {
    localStorage.setItem(storageKey, JSON.stringify(memory));
  } catch {
    // Storage is full or blocked: the page remembers.
  }
}

/** The signs that lead to a key at `now`, as this device drew them last; null where it drew none, or they are over. */
export function keptSesame(cle: string, now: number): KeptSesame | null {
  return readAll().find((kept) => kept.cle === cle && now < kept.jusquA) ?? null;
}
