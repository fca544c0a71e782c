/** Content of a table's column. Choices have several columns; all others, one. */
export const columnList = [
  'numero',
  'titre',
  'lieu',
  'recit',
  'lat',
  'lon',
  'position',
  'forme',
  'consigne',
  'choix',
  'reponse',
  'indice',
] as const;
export type Column = (typeof columnList)[number];

/** THE words of column names, without accents or capitals, in the singular: for every format. */
export const columnNames = {
  numero: ['numero', 'num', 'n', 'no', 'ordre', 'rang'],
  titre: [
    ...['titre', 'nom', 'name', 'title', 'etape', 'libelle', 'designation', 'label'],
    ...['titredeletape', 'toponyme', 'intitule', 'denomination', 'appellation'],
  ],
  lieu: ['lieu', 'adresse', 'emplacement', 'address', 'localisation', 'lieudit'],
  recit: [
    ...['recit', 'texte', 'histoire', 'historique', 'description', 'descriptif'],
    ...['commentaire', 'desc', 'text', 'presentation', 'anecdote', 'story', 'comment'],
    ...['notice', 'resume', 'note', 'raconte'],
  ],
  lat: [
    ...['latitude', 'lat', 'y', 'ylambert93', 'coordy', 'ycoord', 'coordonneey'],
    ...['nord', 'northing'],
  ],
  lon: [
    ...['longitude', 'lon', 'lng', 'long', 'x', 'xlambert93', 'coordx', 'xcoord'],
    ...['coordonneex', 'est', 'easting'],
  ],
  position: [
    ...['position', 'coordonnee', 'gps', 'coordonneegps', 'coordonneesgps', 'geopoint'],
    ...['geopoint2d', 'latlon', 'latitudelongitude'],
  ],
  forme: [
    ...['wkt', 'geom', 'thegeom', 'geometry', 'geometrie', 'geoshape', 'shape'],
    ...['geojson'],
  ],
  consigne: ['consigne', 'question', 'enigme'],
  reponse: ['reponse', 'solution', 'answer'],
  indice: ['indice', 'indice1', 'aide'],
} as const satisfies Partial<Record<Column, readonly string[]>>;

/** Words for a thing to look at: a title if no head says « title ». */
const thingNames: readonly string[] = [
  ...['monument', 'poi', 'pointdinteret', 'site', 'patrimoine', 'edifice', 'batiment'],
  ...['curiosite', 'oeuvre', 'arret', 'halte', 'sujet', 'element', 'place', 'nompoi'],
];

/** Words of a head that name one of several things, and not the étape. */
const otherWords = new Set([
  ...['commune', 'departement', 'region', 'fichier', 'auteur', 'url', 'ville', 'pays'],
  ...['photo', 'image', 'credit', 'contact', 'proprietaire'],
]);

/** Heads of software for itself: an author misses none of them. */
const technical =
  /^(?:[\W\d_]*|@?(?:o?g?f?id|objectid|uuid|guid|key|ref)|(?:marker|stroke|fill|icon|umap)\W?\w*|style\w*|colou?r|couleur|background|visibility|tessellate|extrude|altitudemode|draworder|begin|end|timestamp|time|date|ele|elevation|altitude|sym|symbol|type|@\w+|_.*|.*_(?:id|fid)|snippet|shape_(?:leng(?:th)?|area))$/i;

/** True for a technical column written by software. */
export function isTechnical(head: string): boolean {
  return technical.test(head.trim());
}

/** Shorter names of columns are words of many heads: they count alone. */
const longName = 3;
/** A shapefile cuts names at ten letters. */
const cutName = 10;

function singular(word: string): string {
  return word.length > longName ? word.replace(/[sx]$/, '') : word;
}

/** The words of a head without accents and capitals: « NomDuLieu » and « NOM_DU_LIEU » are nom, du, lieu. */
export function wordsOf(head: string): string[] {
  return head
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function isWord(word: string, known: readonly string[]): boolean {
  if (known.includes(word) || known.includes(singular(word))) return true;
  return word.length === cutName && known.some((one) => one.startsWith(word));
}

/** Match of a head with a column: 3 the exact name, 2 begins with it, 1 contains it, 0 none. */
function rankOf(words: readonly string[], known: readonly string[]): number {
  const isName =
    isWord(words.join(''), known) || known.includes(words.map(singular).join(''));
  if (isName) return 3;
  if (words.some((word) => otherWords.has(word))) return 0;
  if (isWord(words[0] ?? '', known)) return 2;
  return words.some((word) => word.length >= longName && isWord(word, known)) ? 1 : 0;
}

/** The same for a column of `columnNames`. */
export function rankFor(words: readonly string[], column: keyof typeof columnNames) {
  // « GPS latitude » is half a position.
  const halves = [columnNames.lat, columnNames.lon].filter((known) =>
    words.some((word) => word.length >= longName && isWord(word, known)),
  );
  if (column === 'position' && halves.length === 1) return 0;
  return rankOf(words, columnNames[column]);
}

/** Match of a head with a thing to look at. */
export function rankForThing(words: readonly string[]): number {
  return rankOf(words, thingNames);
}

/** Orders two equal heads, the surer first: « Récit » before « Note ». */
export function surer(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
  column: keyof typeof columnNames,
): number {
  const known: readonly string[] = columnNames[column];
  const placeOf = (words: readonly string[] = []) =>
    known.findIndex((name) => words.some((word) => isWord(word, [name])));
  return placeOf(one) - placeOf(other);
}
