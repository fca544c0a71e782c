import * as z from 'zod/mini';
import { positionSchema } from '../geo/position-schema.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { isCle } from '../privee/cle.ts';
import { imagePubliqueSchema, queteIdSchema, type QueteId } from '../quete/quete.ts';
import type { Feuillet } from '../carnet/feuillet.ts';
import { sagaPartLeast, sagaPartMost } from './part.ts';

/** How long a last word may be, in characters. */
export const motFinalMax = 1_000;

/** One of the quêtes of a saga, as its page shows it. */
const etapeSagaSchema = openObject({
  n: z.int().check(z.gte(1), z.lte(sagaPartMost)),
  queteId: queteIdSchema,
  /** Quêtes that were this part before: whoever ended one of them has it. */
  anciennes: z.array(queteIdSchema).check(z.maxLength(20)),
  titre: z.string().check(z.maxLength(300)),
  communeNom: z.string().check(z.maxLength(300)),
  position: z.nullable(positionSchema),
  /** One of `signe.ts`; a later build may know others. */
  signe: z.string().check(z.minLength(1), z.maxLength(8)),
  /** The team says that it can no longer be played: it was withdrawn, or closed for long. */
  retiree: z.optional(z.literal(true)),
});
export type EtapeSaga = z.infer<typeof etapeSagaSchema>;

/** A saga as everybody reads it: ONE JSON string in `sagas/{slug}.contenu`. */
export const sagaSchema = openObject({
  format: z.literal(1),
  titre: z.string().check(z.maxLength(limits.titre.max)),
  resume: z.string().check(z.maxLength(limits.resume.max)),
  /** The cover of one of its quêtes. */
  image: z.nullable(imagePubliqueSchema),
  /** How many signs open the end. It never changes: carnets and printed passports say it. */
  seuil: z.int().check(z.gte(sagaPartLeast), z.lte(sagaPartMost)),
  etapes: z.array(etapeSagaSchema).check(z.maxLength(sagaPartMost)),
  /** Whether a last quête is behind the end, or the last word alone. */
  fin: z.enum(['quete', 'mot']),
  /** The last word, in clear as the key below: the end is a surprise and no secret. */
  mot: z.string().check(z.maxLength(motFinalMax)),
  /** The key of the last quête, drawn once; nothing is behind it where the end is the word alone. */
  cle: z.string().check(z.refine(isCle)),
});
export type Saga = z.infer<typeof sagaSchema>;

/** How long the JSON of a saga may be, in bytes; the rules hold the same. */
export const sagaBytesMax = 100_000;

/** The saga as it can be played now: a part whose quête was withdrawn no longer can be, whether or not the team has noted it. */
export function withAbsent(saga: Saga, absentes: ReadonlySet<QueteId>): Saga {
  const etapes = saga.etapes.map((etape) =>
    absentes.has(etape.queteId) ? { ...etape, retiree: true as const } : etape,
  );
  return { ...saga, etapes };
}

/** How far a carnet is in a saga. */
export type AvanceeSaga = {
  /** Parts that the carnet has a tampon of. */
  tenues: readonly EtapeSaga[];
  /** Parts that are not held, and can be played. */
  restantes: readonly EtapeSaga[];
  /** Parts that are not held, and can no longer be played. */
  fermees: readonly EtapeSaga[];
  /** Whether the carnet has enough of its tampons to open the end. */
  estComplete: boolean;
};

/** Whether a quête is this part, or was it before another replaced it. */
export function isOf({ queteId, anciennes }: EtapeSaga, played: QueteId): boolean {
  return queteId === played || anciennes.includes(played);
}

/**
 * How far these pages are in a saga. A tampon counts by the part that its page names, or by its quête alone: one that was ended
 * before the saga began counts too. The end opens with as many parts as the threshold.
 */
export function avanceeOf(
  slug: string,
  saga: Saga,
  feuillets: readonly Pick<Feuillet, 'queteId' | 'parts'>[],
): AvanceeSaga {
  const named = new Set(
    feuillets.flatMap(({ parts = [] }) =>
      parts.filter((part) => part.saga === slug).map(({ n }) => n),
    ),
  );
  const isHeld = (etape: EtapeSaga) =>
    named.has(etape.n) || feuillets.some(({ queteId }) => isOf(etape, queteId));
  const tenues = saga.etapes.filter(isHeld);
  const others = saga.etapes.filter((etape) => !isHeld(etape));
  return {
    tenues,
    restantes: others.filter(({ retiree }) => retiree !== true),
    fermees: others.filter(({ retiree }) => retiree === true),
    estComplete: tenues.length >= saga.seuil,
  };
}
