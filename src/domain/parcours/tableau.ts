import * as z from 'zod/mini';
import { foldLetters } from '../commune/slug.ts';
import { openObject } from '../open-object.ts';
import { genreList } from './kinds.ts';
import { hasState, type StateFilter } from './parcours-state.ts';
import { etatList, parcoursIdSchema, publicationSchema } from './parcours.ts';

const personneSchema = openObject({ uid: z.string(), nom: z.string() });

/** A parcours in the list of the team, without its texts. */
export const ligneSchema = openObject({
  id: parcoursIdSchema,
  titre: z.string(),
  genre: z.enum(genreList),
  communeNom: z.string(),
  departement: z.string(),
  etapeCount: z.int(),
  etat: z.enum(etatList),
  publication: z.nullable(publicationSchema),
  /** Epoch milliseconds. */
  updatedAt: z.number(),
  /** Name of the person who changed it last; null if unknown. */
  par: z.nullable(personneSchema),
  /** The person of the team, or of its membres, who follows it. */
  suivi: z.nullable(personneSchema),
  membreUids: z.array(z.string()),
  controle: openObject({ erreurs: z.int() }),
});
export type Ligne = z.infer<typeof ligneSchema>;

const comptesSchema = z.record(z.string(), z.int());

/** Items that await an answer, by parcours and by quête. Zero counts are absent. */
const ouvertsSchema = openObject({
  /** Time of the count, epoch milliseconds. */
  at: z.number(),
  commentaires: comptesSchema,
  signalements: comptesSchema,
});
export type Ouverts = z.infer<typeof ouvertsSchema>;

/** `tableau/parcours-{k}`: rows that changed longer ago than those of `tableau/parcours`. */
export const tableauPartSchema = openObject({ lignes: z.array(ligneSchema) });
export type TableauPart = z.infer<typeof tableauPartSchema>;

/** `tableau/parcours`: every parcours as an admin last saw them all; if they are many, the latest changed ones. */
export const tableauSchema = openObject({
  /** 2 if there are more parts. */
  format: z.optional(z.int()),
  lignes: z.array(ligneSchema),
  /** Server time of the latest change in it: later changes are read from the parcours. */
  jusque: z.nullable(openObject({ seconds: z.int(), nanoseconds: z.int() })),
  ouverts: z.nullable(ouvertsSchema),
  /** Number of parts, including this one; absent: 1. */
  parts: z.optional(z.int().check(z.positive())),
  /** The revision that last moved rows between parts. */
  movedAt: z.optional(z.int()),
});
export type Tableau = z.infer<typeof tableauSchema>;

export const emptyTableau: Tableau = { lignes: [], jusque: null, ouverts: null };

/** The known rows updated by those just read, last changed first. */
export function mergeLignes(known: readonly Ligne[], read: readonly Ligne[]): Ligne[] {
  const byId = new Map(known.map((ligne) => [ligne.id, ligne]));
  for (const ligne of read) byId.set(ligne.id, ligne);
  return [...byId.values()].toSorted(
    (a, b) => b.updatedAt - a.updatedAt || b.id.localeCompare(a.id),
  );
}

/** The filters of the list: parcours that need work. */
export const besoinList = [
  'commentaires',
  'signalements',
  'erreurs',
  'moi',
  'personne',
] as const;
export type Besoin = (typeof besoinList)[number];

/** Filters of the list; null or empty: no filter. */
export type Filtre = {
  q: string;
  etat: StateFilter | null;
  /** By its name. */
  commune: string;
  besoin: Besoin | null;
};

type FiltreContext = {
  ouverts: Ouverts | null;
  uid: string | null;
  /** True if the quête of a row is in the public catalogue; undefined while unknown. */
  isInCatalogue: (ligne: Ligne) => boolean | undefined;
};

function hasBesoin(
  { id, publication, controle, suivi }: Ligne,
  besoin: Besoin,
  { ouverts, uid }: FiltreContext,
): boolean {
  switch (besoin) {
    case 'commentaires':
      return (ouverts?.commentaires[id] ?? 0) > 0;
    case 'signalements':
      return (ouverts?.signalements[publication?.queteId ?? ''] ?? 0) > 0;
    case 'erreurs':
      return controle.erreurs > 0;
    case 'moi':
      return suivi?.uid === uid;
    case 'personne':
      return suivi === null;
  }
}

const foldedTexts = new WeakMap<Ligne, string>();

/** Search text of a row. Folded once: 10,000 rows take a tenth of a second, and each typed letter searches. */
function foldedTextOf(ligne: Ligne): string {
  const known = foldedTexts.get(ligne);
  if (known !== undefined) return known;
  const { titre, communeNom, departement, par, suivi, publication } = ligne;
  const text = foldLetters(
    [titre, communeNom, departement, par?.nom, suivi?.nom, publication?.slug].join(' '),
  );
  foldedTexts.set(ligne, text);
  return text;
}

/** Rows that have every word of `q` (in any order, without accents), and pass the other filters; those in the bin on request only. */
export function filterLignes(
  lignes: readonly Ligne[],
  { q, etat, commune, besoin }: Filtre,
  context: FiltreContext,
): Ligne[] {
  const words = foldLetters(q)
    .split(/\s+/)
    .filter((word) => word !== '');
  return lignes.filter(
    (ligne) =>
      (etat === null
        ? ligne.etat !== 'corbeille'
        : hasState({ ...ligne, isInCatalogue: context.isInCatalogue(ligne) }, etat)) &&
      (commune === '' || ligne.communeNom === commune) &&
      (besoin === null || hasBesoin(ligne, besoin, context)) &&
      words.every((word) => foldedTextOf(ligne).includes(word)),
  );
}
