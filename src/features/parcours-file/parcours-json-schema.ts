import { toJSONSchema } from 'zod/v4/core';
import { parcoursSchema } from '@/domain/parcours/parcours.ts';

/** The JSON Schema (draft 2020-12) of a parcours file. Objects may have other keys: those of a later build are kept. */
export function parcoursJsonSchema(): object {
  return { title: 'Parcours, Quêtes & Codes', ...toJSONSchema(parcoursSchema) };
}
