import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
import { openObject } from '@/domain/open-object.ts';

/** The eight signs that this device drew for the quête privée of a key, and until when they lead to it (epoch milliseconds). */
type KeptSesame = { cle: string; signes: string; jusquA: number };

const sesames = choice<readonly KeptSesame[]>(
  'qc.sesames',
  z.array(openObject({ cle: z.string(), signes: z.string(), jusquA: z.number() })),
  [],
);

/** Keeps the signs that were drawn last for a key, and forgets those that are over at `now`. */
export function keepSesame(sesame: KeptSesame, now: number): void {
  const others = sesames
    .read()
    .filter(({ cle, jusquA }) => cle !== sesame.cle && now < jusquA);
  sesames.keep([sesame, ...others]);
}

/** The signs that lead to a key at `now`, as this device drew them last; null where it drew none, or they are over. */
export function keptSesame(cle: string, now: number): KeptSesame | null {
  return sesames.read().find((kept) => kept.cle === cle && now < kept.jusquA) ?? null;
}
