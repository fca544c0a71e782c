import * as z from 'zod/mini';
import { preuveFieldsSchema, type Preuve } from '@/domain/preuve/preuve.ts';
import { preuveIdSchema } from '@/domain/preuve/preuve-id.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';

/** A preuve from a document, its times as epoch milliseconds. Throws `InvalidDocumentError`. */
export function preuveOf(id: string, fields: unknown): Preuve {
  const parsed = z
    .object({ ...preuveFieldsSchema.shape, id: preuveIdSchema })
    .safeParse({ ...(typeof fields === 'object' ? fields : {}), id });
  if (parsed.success) return parsed.data;
  throw new InvalidDocumentError('A preuve cannot be read.', { cause: parsed.error });
}
