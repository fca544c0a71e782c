import * as z from 'zod/mini';

const knownSchema = z.object({
  id: z.string(),
  url: z.string(),
  version: z.number(),
  publieeLe: z.string(),
});
const withdrawnSchema = z.object({
  id: z.string(),
  url: z.string(),
  /** ISO 8601: the build that first missed it. */
  retireeLe: z.string(),
});

/** `/donnees/index.json`, as far as the next build reads it. */
const indexSchema = z.object({
  quetes: z.array(knownSchema),
  retirees: z.array(withdrawnSchema),
});
export type OpenIndex = z.infer<typeof indexSchema>;
export type KnownQuete = z.infer<typeof knownSchema>;
export type Withdrawn = z.infer<typeof withdrawnSchema>;

/** How long a withdrawn quête is said to be: two years, for harvesters that come once a year. */
const saidForMs = 730 * 86_400_000;

/** What a build said of its quêtes; null where a text is no such index. */
export function parseIndex(text: string): OpenIndex | null {
  try {
    return indexSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * What was withdrawn, by comparing two builds: a quête that the last one knew, and that the catalogue no longer has. One that
 * is back is no longer withdrawn. `published`: the ids of the catalogue; null when it could not be read, so that nothing is
 * known to be gone.
 */
export function withdrawnNow(
  previous: OpenIndex | null,
  published: ReadonlySet<string> | null,
  builtAt: number,
): Withdrawn[] {
  if (previous === null) return [];
  if (published === null) return previous.retirees;
  const gone = previous.quetes
    .filter(({ id }) => !published.has(id))
    .map(({ id, url }) => ({ id, url, retireeLe: new Date(builtAt).toISOString() }));
  const goneIds = new Set(gone.map(({ id }) => id));
  const before = previous.retirees.filter(
    ({ id, retireeLe }) =>
      !published.has(id) &&
      !goneIds.has(id) &&
      builtAt - Date.parse(retireeLe) < saidForMs,
  );
  return [...before, ...gone].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
