import * as z from 'zod/mini';
import { licenceOuverte } from '@/content/donnees-ouvertes.ts';
import { editeur, said } from '@/content/editeur.ts';
import { siteName } from '../page-head.ts';

/** Who gives the data away, under which licence, and when; the words that a site without configuration has are true too. */
export type OpenSite = {
  origin: string;
  /** The body that publishes the site. */
  editeur: string;
  /** Its public mailbox; null: the page of contact stands for it. */
  email: string | null;
  licence: { id: string; nom: string; url: string };
  /** Epoch milliseconds. */
  builtAt: number;
};

/** The site as its configuration says. Nobody's name is taken from it. */
export function openSite(origin: string, builtAt: number): OpenSite {
  return {
    origin,
    editeur: said(editeur.nom) ?? siteName,
    email: said(editeur.email),
    licence: licenceOuverte(),
    builtAt,
  };
}

/** The address of a file of open data. */
export function openUrl({ origin }: Pick<OpenSite, 'origin'>, name: string): string {
  return `${origin}/donnees/${name}`;
}

/** A time as ISO 8601. */
export function iso(at: number): string {
  return new Date(at).toISOString();
}

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
