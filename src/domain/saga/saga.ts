import * as z from 'zod/mini';
import { positionSchema } from '../geo/position-schema.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { imagePubliqueSchema, queteIdSchema, type QueteId } from '../quete/quete.ts';
import type { Feuillet } from '../carnet/feuillet.ts';
import { sagaPartLeast, sagaPartMost, type SagaPart } from './part.ts';

const hexSchema = (length: number) =>
  z.string().check(z.regex(/^[0-9a-f]*$/), z.length(length));

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
  /** What a share is recognised by: the first 16 hexadecimal digits of its SHA-256. */
  preuve: hexSchema(16),
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
  /** How many parts open the end. It never changes: the shares are drawn for it. */
  seuil: z.int().check(z.gte(sagaPartLeast), z.lte(sagaPartMost)),
  etapes: z.array(etapeSagaSchema).check(z.maxLength(sagaPartMost)),
  /** Whether a last quête is behind the end, or the last word alone. */
  fin: z.enum(['quete', 'mot']),
  /** The last word, sealed by the key that the shares make (`seal.ts`). */
  scelle: z.string().check(z.maxLength(6_000)),
});
export type Saga = z.infer<typeof sagaSchema>;

/** How long the JSON of a saga may be, in bytes; the rules hold the same. */
export const sagaBytesMax = 100_000;
/** How long a last word may be, in characters. */
export const motFinalMax = 1_000;

/** What somebody holds of a part: its share where it is known, null where its quête has to be read for it. */
export type Tenue = { etape: EtapeSaga; part: string | null };

/** The saga as it can be played now: a part whose quête was withdrawn no longer can be, whether or not the team has noted it. */
export function withAbsent(saga: Saga, absentes: ReadonlySet<QueteId>): Saga {
  const etapes = saga.etapes.map((etape) =>
    absentes.has(etape.queteId) ? { ...etape, retiree: true as const } : etape,
  );
  return { ...saga, etapes };
}

/** How far a carnet is in a saga. */
export type AvanceeSaga = {
  tenues: readonly Tenue[];
  /** Parts that are not held, and can be played. */
  restantes: readonly EtapeSaga[];
  /** Parts that are not held, and can no longer be played. */
  fermees: readonly EtapeSaga[];
  estComplete: boolean;
};

/** Whether a quête is this part, or was it before another replaced it. */
export function isOf({ queteId, anciennes }: EtapeSaga, played: QueteId): boolean {
  return queteId === played || anciennes.includes(played);
}

/**
 * How far these pages are in a saga. A page counts by the share that it keeps, or by its quête alone: the share is then in
 * what is published of it. A share of another saga or number counts for nothing; `seal.ts` tells a forged one.
 */
export function avanceeOf(
  slug: string,
  saga: Saga,
  feuillets: readonly Pick<Feuillet, 'queteId' | 'parts'>[],
): AvanceeSaga {
  const kept = feuillets.flatMap(({ parts = [] }) =>
    parts.filter((part: SagaPart) => part.saga === slug),
  );
  const held = new Map<number, Tenue>();
  for (const etape of saga.etapes) {
    const part = kept.find(({ n }) => n === etape.n)?.part ?? null;
    const isEnded = feuillets.some(({ queteId }) => isOf(etape, queteId));
    if (part !== null || isEnded) held.set(etape.n, { etape, part });
  }
  const others = saga.etapes.filter(({ n }) => !held.has(n));
  return {
    tenues: [...held.values()],
    restantes: others.filter(({ retiree }) => retiree !== true),
    fermees: others.filter(({ retiree }) => retiree === true),
    estComplete: held.size >= saga.seuil,
  };
}
