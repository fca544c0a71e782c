import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { isQueteId } from '../quete/quete-id.ts';
import type { QueteId } from '../quete/quete.ts';
import { typedText } from '../typed-field.ts';
import type { Joint } from './joint.ts';

/** A quête or an étape joined to a message. */
export const jointSchema: z.ZodMiniType<Joint> = z.object({
  quete: z.custom<QueteId>(isQueteId),
  titre: z.string(),
  etape: z.optional(z.number()),
});

/** A message of a conversation. */
export const messageSchema = z.object({
  texte: z.string(),
  auteur: z.string(),
  /** Epoch milliseconds, by the server's clock. */
  at: z.number(),
  /** The team's joined quête; an invalid one is left out. */
  joint: z.catch(z.optional(jointSchema), undefined),
});
export type Message = z.infer<typeof messageSchema> & { id: string };

/** A few words that are added to a conversation, or to its notes. */
export const wordsSchema = z.object({
  texte: typedText({
    max: limits.messageTexte.max,
    missing: 'Écrivez d’abord quelques mots.',
  }),
});
