import * as z from 'zod/mini';

export const etapeIdSchema = z
  .string()
  .check(z.regex(/^[a-zA-Z0-9]{8,32}$/))
  .brand<'EtapeId'>();
export type EtapeId = z.infer<typeof etapeIdSchema>;
