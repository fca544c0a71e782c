import * as z from 'zod/mini';
import { etapeIdSchema, type EtapeId } from '../etape/etape-id.ts';
import { etapeOf, suiviOf, type Partie } from '../partie/partie.ts';
import { play } from '../partie/play.ts';
import type { Contenu } from '../quete/quete.ts';

/** Characters of an organiser's message. The rules check the same. */
export const motLimits = { min: 1, max: 200 } as const;

/** Messages stored for each group: the next replaces the oldest. */
export const motCount = 5;

/** A message of the organiser to a group: a text, help at an étape, or both. */
export const motSchema = z.object({
  /** Epoch milliseconds of the server. */
  at: z.number(),
  texte: z._default(z.string(), ''),
  /** The étape of the help. */
  etape: z.optional(etapeIdSchema),
  /** Minimum of indices shown there; absent if the étape is passed. */
  indices: z.optional(z.int().check(z.gte(1), z.lte(10))),
});
export type Mot = z.infer<typeof motSchema>;

/** Messages of a group as stored, by slot, oldest first; invalid ones are left out. */
export function motsOf(stored: unknown): Mot[] {
  if (typeof stored !== 'object' || stored === null) return [];
  return Object.values(stored)
    .flatMap((value) => motSchema.safeParse(value).data ?? [])
    .toSorted((one, other) => one.at - other.at);
}

/** The slot of a group's next message: a free one, else that of the oldest. */
export function nextSlot(stored: unknown): number {
  const slots: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const times = Array.from(
    { length: motCount },
    (_, slot) => motSchema.safeParse(slots[slot]).data?.at ?? 0,
  );
  return times.indexOf(Math.min(...times));
}

/** Help for a group at an étape: a total of indices, or the étape passed. */
export type Aide = { etape: EtapeId; indices: number | 'passee' };

/** The help in a message; null for text only. */
export function aideOf({ etape, indices }: Mot): Aide | null {
  return etape === undefined ? null : { etape, indices: indices ?? 'passee' };
}

function helped(
  partie: Partie,
  { etape, indices }: Aide,
  contenu: Contenu,
  at: number,
): Partie {
  if (etapeOf(partie, contenu).id !== etape) return partie;
  if (indices === 'passee') {
    const read = play(partie, { type: 'read', etapeId: etape }, contenu);
    const passed = play(read, { type: 'pass', etapeId: etape, at }, contenu);
    // Nothing to pass: the group keeps its étape.
    return passed === read ? partie : passed;
  }
  let next = partie;
  for (
    let numero = suiviOf(partie, etape).indiceCount + 1;
    numero <= indices;
    numero += 1
  ) {
    next = play(next, { type: 'askIndice', etapeId: etape, numero }, contenu);
  }
  return next;
}

/**
 * The party of a group after the help in its messages, by the rules of the game and at their price: an indice costs as usual, a passed
 * étape gives no points. The same object if there is nothing to do now: another étape, a paused party, or a group that went on by itself.
 * Applying a message twice changes nothing.
 * @param at epoch milliseconds of the phone.
 */
export function withMots(
  partie: Partie,
  mots: readonly Mot[],
  contenu: Contenu,
  at: number,
): Partie {
  return mots.reduce((before, mot) => {
    const aide = aideOf(mot);
    return aide === null ? before : helped(before, aide, contenu, at);
  }, partie);
}
