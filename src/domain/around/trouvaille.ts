import type { Position } from '../geo/position.ts';
import type { Service } from '../parcours/kinds.ts';

/** Sources of « À voir ici », by preference for names and places. */
export const aroundSourceList = [
  'merimee',
  'wikidata',
  'osm',
  'commons',
  'panoramax',
] as const;
export type AroundSourceName = (typeof aroundSourceList)[number];

/** Kinds of finds, in display order: best material for an enigma first. */
export const sorteList = [
  'inscription',
  'cadran',
  'croix',
  'memorial',
  'lavoir',
  'fontaine',
  'moulin',
  'pont',
  'oeuvre',
  'monument',
  'ruine',
  'arbre',
  'vue',
  'lieu',
] as const;
export type Sorte = (typeof sorteList)[number];

/** The part that a person has in a place. */
export type Role = 'architecte' | 'auteur' | 'homonyme' | 'souvenir';

/** A source's fact about a place, to be checked on the spot: only dates, names, numbers, no text of the source. */
export type Fait =
  | { type: 'annee'; annee: number }
  | { type: 'siecle'; siecle: string }
  | { type: 'personne'; nom: string; role: Role }
  | { type: 'marches'; nombre: number };

/** A page of a source about a place. */
export type Lien = { source: AroundSourceName; titre: string; url: string };

/** Something that may be seen near a place. */
export type Trouvaille = {
  sorte: Sorte;
  /** Empty without a name in any source. */
  nom: string;
  position: Position;
  /** Its item of Wikidata, as `Q243`; null if no source has it. */
  wikidata: string | null;
  /** Its notice of Mérimée, as `PA00088801`. */
  merimee: string | null;
  faits: readonly Fait[];
  /** Pages read; never empty. */
  liens: readonly [Lien, ...Lien[]];
};

/** Terms of a free licence: name the author, and keep the licence for derived pictures. */
export type Licence = {
  nom: string;
  url: string;
  asksName: boolean;
  isShareAlike: boolean;
};

/** A picture that may be used, since its licence is free. */
export type ImageLibre = {
  source: AroundSourceName;
  /** Its own page, with its licence. */
  page: string;
  titre: string;
  /** Empty without a named author. */
  auteur: string;
  /** Year of the picture; null if unknown. */
  annee: number | null;
  licence: Licence;
  position: Position;
  /** A small copy of it, to choose by. */
  vignette: string;
  /** The file to fetch; null for a panorama, which can only be viewed. */
  fichier: string | null;
};

/** An amenity that families ask about before leaving, and its position. */
export type Commodite = {
  service: Service;
  /** Its name, such as a stop's; empty without one. */
  nom: string;
  position: Position;
  lien: Lien;
};

/** Answer of one source, or of all merged. */
export type Alentours = {
  trouvailles: readonly Trouvaille[];
  images: readonly ImageLibre[];
  commodites: readonly Commodite[];
};

export const noAlentours: Alentours = { trouvailles: [], images: [], commodites: [] };
