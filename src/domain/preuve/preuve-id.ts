import * as z from 'zod/mini';

/** The id of a preuve: 26 signs of Crockford's base 32, 130 random bits. Its holder can read the preuve. */
export const preuveIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-hjkmnp-tv-z]{26}$/))
  .brand<'PreuveId'>();
export type PreuveId = z.infer<typeof preuveIdSchema>;

/** The first eight signs, for print and reading aloud: `3K8P 6F9X`. */
export function signesOf(id: PreuveId): string {
  return `${id.slice(0, 4)} ${id.slice(4, 8)}`.toUpperCase();
}
