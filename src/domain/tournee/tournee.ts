import * as z from 'zod/mini';
import { etapeIdSchema, type EtapeId } from '../etape/etape-id.ts';
import { limits } from '../limits.ts';
import type { QueteId } from '../quete/quete.ts';
import { openObject } from '../open-object.ts';
import { chosenOne, typedText } from '../typed-field.ts';

/** A visitor's finding at an étape of a round. */
export const constatEtatList = ['en-place', 'abime', 'disparu'] as const;
export type ConstatEtat = (typeof constatEtatList)[number];

export const constatEtatLabels: Readonly<Record<ConstatEtat, string>> = {
  'en-place': 'En place',
  abime: 'Abîmé',
  disparu: 'Disparu',
};

const constatSchema = openObject({
  etat: z.enum(constatEtatList),
  note: z.string().check(z.maxLength(limits.tourneeNote.max)),
});
type Constat = z.infer<typeof constatSchema>;

/** Findings so far, by étape. */
export type Constats = Readonly<Record<string, Constat>>;

/** A round through the étapes of a quête, made by the holder of its link. */
export type Tournee = {
  /** 128 random bits as 32 hexadecimal digits. */
  jeton: string;
  queteId: QueteId;
  version: number;
  /** Epoch milliseconds, by the server's clock. */
  createdAt: number;
  /** Sending time; null while under way. */
  finieLe: number | null;
  constats: readonly (Constat & { etapeId: EtapeId })[];
};

/** Lifetime of a link, from its creation; the rules count the same days by their own clock. */
export const tourneeDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** Expiry of a round's link, epoch milliseconds. */
export function tourneeEnd({ createdAt }: Pick<Tournee, 'createdAt'>): number {
  return createdAt + tourneeDays * dayMs;
}

/** Stored findings on a device; unreadable ones are left out. */
export function parseConstats(value: unknown): Constats {
  const entries = z.safeParse(z.record(z.string(), z.unknown()), value).data ?? {};
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, one]) => {
      const constat = constatSchema.safeParse(one).data;
      const isEtape = etapeIdSchema.safeParse(id).success;
      return constat === undefined || !isEtape ? [] : [[id, constat] as const];
    }),
  );
}

/** The étapes to repair, in the order of the round. */
export function troublesOf({ constats }: Pick<Tournee, 'constats'>): Tournee['constats'] {
  return constats.filter(({ etat, note }) => etat !== 'en-place' || note !== '');
}

/** Form of a round: the finding at each of its étapes, in order, with an optional note. */
export const roundSchema = z.object({
  constats: z.array(
    z.object({
      etat: chosenOne(constatEtatList, 'Choisissez ce que vous trouvez ici.'),
      note: typedText({ max: limits.tourneeNote.max }),
    }),
  ),
});
