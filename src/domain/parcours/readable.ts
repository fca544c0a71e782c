import { parcoursSchema } from './parcours.ts';

/** Whether a value is a parcours as a draft may hold it: its texts may be too long, and its étapes too many. */
export function isReadable(parcours: unknown): boolean {
  const parsed = parcoursSchema.safeParse(parcours);
  return parsed.success || parsed.error.issues.every(({ code }) => code === 'too_big');
}
