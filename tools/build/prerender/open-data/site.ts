import * as z from 'zod/mini';
import { licenceOuverte } from '@/content/donnees-ouvertes.ts';
import { editeur, said } from '@/content/editeur.ts';
import { siteName } from '../page-head.ts';

/** Publisher, licence and time of the data; the words of a site without configuration are true too. */
export type OpenSite = {
  origin: string;
  /** The body that publishes the site. */
  editeur: string;
  /** Its public mailbox; null: the contact page replaces it. */
  email: string | null;
  licence: { id: string; nom: string; url: string };
  /** Epoch milliseconds. */
  builtAt: number;
};

/** The site from its configuration, without any person's name. */
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

/** Time that a withdrawn quête is listed: two years, for yearly harvesters. */
const saidForMs = 730 * 86_400_000;

/** A build's list of its quêtes; null for another text. */
export function parseIndex(text: string): OpenIndex | null {
  try {
    return indexSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Withdrawn quêtes, by comparing two builds: known to the last one, and no longer in the catalogue. One that is back is no longer
 * withdrawn. `published`: the ids of the catalogue; null when it could not be read, so that none is known to be gone.
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
