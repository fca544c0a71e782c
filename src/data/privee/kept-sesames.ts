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

/** Stores the last signs drawn for a key, and removes those expired at `now`. */
export function keepSesame(sesame: KeptSesame, now: number): void {
  const others = sesames
    .read()
    .filter(({ cle, jusquA }) => cle !== sesame.cle && now < jusquA);
  sesames.keep([sesame, ...others]);
}

/** This device's last drawn signs for a key at `now`; null for none, or expired ones. */
export function keptSesame(cle: string, now: number): KeptSesame | null {
  return sesames.read().find((kept) => kept.cle === cle && now < kept.jusquA) ?? null;
}
