import * as z from 'zod/mini';
import { positionSchema } from '../geo/position-schema.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { isCle } from '../privee/cle.ts';
import { imagePubliqueSchema, queteIdSchema, type QueteId } from '../quete/quete.ts';
import type { Feuillet } from '../carnet/feuillet.ts';
import { sagaPartLeast, sagaPartMost } from './part.ts';

/** Maximum length of a last word, in characters. */
export const motFinalMax = 1_000;

/** A quête of a saga, for its page. */
const etapeSagaSchema = openObject({
  n: z.int().check(z.gte(1), z.lte(sagaPartMost)),
  queteId: queteIdSchema,
  /** Former quêtes of this part: finishing any of them gave it. */
  anciennes: z.array(queteIdSchema).check(z.maxLength(20)),
  titre: z.string().check(z.maxLength(300)),
  communeNom: z.string().check(z.maxLength(300)),
  position: z.nullable(positionSchema),
  /** A sign of `signe.ts`; a later build may have others. */
  signe: z.string().check(z.minLength(1), z.maxLength(8)),
  /** Marked by the team as no longer playable: withdrawn, or closed for long. */
  retiree: z.optional(z.literal(true)),
});
export type EtapeSaga = z.infer<typeof etapeSagaSchema>;

/** A public saga: ONE JSON string in `sagas/{slug}.contenu`. */
export const sagaSchema = openObject({
  format: z.literal(1),
  titre: z.string().check(z.maxLength(limits.titre.max)),
  resume: z.string().check(z.maxLength(limits.resume.max)),
  /** The cover of one of its quêtes. */
  image: z.nullable(imagePubliqueSchema),
  /** Number of signs that open the end. It never changes: carnets and printed passports show it. */
  seuil: z.int().check(z.gte(sagaPartLeast), z.lte(sagaPartMost)),
  etapes: z.array(etapeSagaSchema).check(z.maxLength(sagaPartMost)),
  /** The end: a last quête, or the last word alone. */
  fin: z.enum(['quete', 'mot']),
  /** The last word, in clear as the key below: the end is a surprise and no secret. */
  mot: z.string().check(z.maxLength(motFinalMax)),
  /** The key of the last quête, drawn once; unused if the end is the word alone. */
  cle: z.string().check(z.refine(isCle)),
});
export type Saga = z.infer<typeof sagaSchema>;

/** Maximum size of a saga's JSON, in bytes; the rules check the same. */
export const sagaBytesMax = 100_000;

/** The saga as playable now: a part whose quête was withdrawn is not, even if the team has not noted it. */
export function withAbsent(saga: Saga, absentes: ReadonlySet<QueteId>): Saga {
  const etapes = saga.etapes.map((etape) =>
    absentes.has(etape.queteId) ? { ...etape, retiree: true as const } : etape,
  );
  return { ...saga, etapes };
}

/** Progress of a carnet in a saga. */
export type AvanceeSaga = {
  /** Parts that the carnet has a tampon of. */
  tenues: readonly EtapeSaga[];
  /** Parts that are not held, and can be played. */
  restantes: readonly EtapeSaga[];
  /** Parts that are not held, and can no longer be played. */
  fermees: readonly EtapeSaga[];
  /** True if the carnet has enough tampons of it to open the end. */
  estComplete: boolean;
};

/** True if a quête is this part, or was before a replacement. */
export function isOf({ queteId, anciennes }: EtapeSaga, played: QueteId): boolean {
  return queteId === played || anciennes.includes(played);
}

/**
 * Progress of these pages in a saga. A tampon counts by the part that its page names, or by its quête alone: one from before the saga
 * counts too. The end opens with as many parts as the threshold.
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
