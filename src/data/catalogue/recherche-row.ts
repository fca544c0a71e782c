import * as z from 'zod/mini';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { openObject } from '@/domain/open-object.ts';
import {
  difficulteList,
  genreList,
  themeList,
  saisonList,
  traitList,
  type Saison,
  type Trait,
  atoutList,
  type Atout,
} from '@/domain/parcours/kinds.ts';
import { creneauSchema } from '@/domain/parcours/pratique.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';

/**
 * `catalogue/recherche-{k}`: rows of the national search, about 400 bytes each. One letter per key, trait and season: every byte counts ten
 * thousand times.
 */
export const rechercheRowSchema = openObject({
  i: queteIdSchema,
  /** Title. */
  t: z.string(),
  /** Name of the commune. */
  c: z.string(),
  g: z.enum(genreList),
  la: z.nullable(z.number()),
  lo: z.nullable(z.number()),
  /** Minutes. */
  d: z.nullable(z.int()),
  h: z.enum(themeList),
  /** Difficulty. */
  f: z.enum(difficulteList),
  /** Minimum age of players. */
  a: z.int(),
  /** Metres. */
  m: z.int(),
  /** Time of publication, epoch milliseconds. */
  p: z.number(),
  /** The line of the drawn cover, as `Carte.points`. */
  l: z.string(),
  /** Traits and seasons. */
  x: z.string(),
  s: z.string(),
  /** Hours: minutes of the day, from and to. */
  o: z.nullable(z.tuple([z.int(), z.int()])),
  /** Players' ratings: mean and count. */
  n: z.nullable(z.tuple([z.number(), z.int()])),
  /** Titles of the étapes. */
  e: z.string(),
  /** Its picture, as `Carte.vignette` without the folder of the quête. */
  v: z.string(),
  // The next fields are absent if empty.
  /** Amenities at hand: a letter each. */
  k: z.optional(z.string()),
  /** Recurring closures. */
  r: z.optional(z.array(creneauSchema)),
  /** The window of dates: first and last day. */
  w: z.optional(z.tuple([z.nullable(z.iso.date()), z.nullable(z.iso.date())])),
  /** The languages it has beside French. */
  u: z.optional(z.array(z.string())),
  /** Its titles in them. */
  y: z.optional(z.record(z.string(), z.string())),
  /** Étapes for small ones, of all. */
  j: z.optional(z.tuple([z.int(), z.int()])),
  /** Name of its emblem. */
  b: z.optional(z.string()),
});
export type RechercheRow = z.infer<typeof rechercheRowSchema>;

/** A part of the search rows. */
export const recherchePartSchema = openObject({ lignes: z.array(rechercheRowSchema) });

const letterOfTrait: Readonly<Record<Trait, string>> = {
  'sans-vue': 'v',
  'sans-marches': 'm',
  poussette: 'p',
  fauteuil: 'f',
  falc: 'c',
};
const letterOfSaison: Readonly<Record<Saison, string>> = {
  printemps: 'p',
  ete: 'e',
  automne: 'a',
  hiver: 'h',
};

const letterOfAtout: Readonly<Record<Atout, string>> = {
  toilettes: 't',
  eau: 'e',
  abri: 'b',
  ombre: 'o',
  arret: 'a',
  velo: 'v',
  parking: 'p',
  'parking-pmr': 'h',
  chiens: 'c',
};

/** Characters of étape titles in a row: those of some ten étapes. */
const maximumEtapesLength = 240;

/** Players' rating of a quête, in the format of its row. */
export function rowNote(note: Fiche['note']): RechercheRow['n'] {
  return note && [note.moyenne, note.nombre];
}

/** Storage folder of a quête's public files. */
function folderOf(queteId: string): string {
  return `quetes/${queteId}/`;
}

/** The row of a quête. */
export function rechercheRowOf(fiche: Fiche): RechercheRow {
  const {
    depart,
    horaires,
    fermetures = [],
    fenetre,
    atouts = [],
    langues,
    titres,
  } = fiche;
  const letters = atoutList
    .filter((atout) => atouts.includes(atout))
    .map((atout) => letterOfAtout[atout]);
  return {
    i: fiche.queteId,
    t: fiche.titre,
    c: fiche.commune.nom,
    g: fiche.genre,
    la: depart?.lat ?? null,
    lo: depart?.lon ?? null,
    d: fiche.dureeMinutes,
    h: fiche.theme,
    f: fiche.difficulte,
    a: fiche.ageMinimum,
    m: fiche.distanceMetres,
    p: fiche.publishedAt,
    l: fiche.points,
    x: fiche.traits.map((trait) => letterOfTrait[trait]).join(''),
    s: fiche.saisons.map((saison) => letterOfSaison[saison]).join(''),
    o: horaires === null ? null : [horaires.de, horaires.a],
    n: rowNote(fiche.note),
    e: (fiche.etapes ?? '').slice(0, maximumEtapesLength),
    v: fiche.vignette.replace(folderOf(fiche.queteId), ''),
    ...(letters.length > 0 && { k: letters.join('') }),
    ...(fermetures.length > 0 && { r: fermetures }),
    ...(fenetre !== undefined && { w: [fenetre.du, fenetre.au] }),
    ...(langues !== undefined && { u: langues }),
    ...(titres !== undefined && { y: titres }),
    ...(fiche.petits !== undefined && { j: fiche.petits }),
    ...(fiche.embleme !== undefined && { b: fiche.embleme }),
  };
}

/** Data of a row. An obsolete letter is left out. */
export function ficheOf(ligne: RechercheRow): Fiche {
  const { la, lo, o, n, k = '', r, w, u, y, j, b } = ligne;
  return {
    queteId: ligne.i,
    titre: ligne.t,
    genre: ligne.g,
    theme: ligne.h,
    commune: { nom: ligne.c, departement: addressOf(ligne.i).departement },
    dureeMinutes: ligne.d,
    distanceMetres: ligne.m,
    difficulte: ligne.f,
    ageMinimum: ligne.a,
    depart: la === null || lo === null ? null : { lat: la, lon: lo },
    points: ligne.l,
    publishedAt: ligne.p,
    traits: traitList.filter((trait) => ligne.x.includes(letterOfTrait[trait])),
    saisons: saisonList.filter((saison) => ligne.s.includes(letterOfSaison[saison])),
    horaires: o === null ? null : { de: o[0], a: o[1] },
    note: n === null ? null : { moyenne: n[0], nombre: n[1] },
    etapes: ligne.e,
    vignette: ligne.v === '' ? '' : folderOf(ligne.i) + ligne.v,
    ...(k !== '' && {
      atouts: atoutList.filter((atout) => k.includes(letterOfAtout[atout])),
    }),
    ...(r !== undefined && { fermetures: r }),
    ...(w !== undefined && { fenetre: { du: w[0], au: w[1] } }),
    ...(u !== undefined && { langues: u }),
    ...(y !== undefined && { titres: y }),
    ...(j !== undefined && { petits: j }),
    ...(b !== undefined && { embleme: b }),
  };
}

/** A search part with a row added or replaced. */
export function putRow(
  lignes: readonly RechercheRow[],
  ligne: RechercheRow,
): RechercheRow[] {
  return [...lignes.filter(({ i }) => i !== ligne.i), ligne];
}
