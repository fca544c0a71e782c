import * as z from 'zod/mini';
import { jointSchema } from './joint.ts';

/** One message of a conversation. */
export const messageSchema = z.object({
  texte: z.string(),
  auteur: z.string(),
  /** Epoch milliseconds, by the server's clock. */
  at: z.number(),
  /** What the team joined; one that leads nowhere is left out. */
  joint: z.catch(z.optional(jointSchema), undefined),
});
export type Message = z.infer<typeof messageSchema> & { id: string };
