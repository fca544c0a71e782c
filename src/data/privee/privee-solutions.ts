import * as z from 'zod/mini';
import type { Solution } from '@/domain/quete/verrou.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { parseContenu } from '../quete/quete-document.ts';

const solutionsSchema = z.record(
  z.string(),
  z.object({ reponse: z.string(), explication: z.string() }),
);

/** The solutions of a quête privée as the text that its document holds. */
export function solutionsText(byEtapeId: ReadonlyMap<string, Solution>): string {
  return JSON.stringify(Object.fromEntries(byEtapeId));
}

/** The solutions by étape. Throws `InvalidDocumentError`. */
export function parseSolutions(contenu: unknown): ReadonlyMap<string, Solution> {
  const parsed = solutionsSchema.safeParse(parseContenu(contenu));
  if (!parsed.success) {
    throw new InvalidDocumentError('These solutions are not what they should be.', {
      cause: parsed.error,
    });
  }
  return new Map(Object.entries(parsed.data));
}
