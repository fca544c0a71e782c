import * as z from 'zod/mini';

/** One message of a conversation. */
export const messageSchema = z.object({
  texte: z.string(),
  auteur: z.string(),
  /** Epoch milliseconds, by the server's clock. */
  at: z.number(),
});
export type Message = z.infer<typeof messageSchema> & { id: string };
