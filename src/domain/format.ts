/**
 * The format of each stored thing that this build reads and writes. A change that adds a value which an older build could neither play nor
 * edit (a kind of épreuve, a genre, a theme), or that gives a key another meaning, raises the format of that thing and writes it as
 * `format`. A new key alone raises nothing: readers keep unknown keys (`openObject`).
 */
export const formatByStored = {
  /** `parcours/{id}`, and the parcours of a jalon, an archive, a draft or this device. */
  parcours: 1,
  /** `parcours/{id}/etapes/{etapeId}`, and each étape of such a parcours. */
  etape: 1,
  /** `parcours/{id}/epreuves/{etapeId}`, and the épreuve of each étape of such a parcours; 2 for a `vue`. */
  epreuve: 2,
  /** `parcours/{id}/traductions/{langue}_{etapeId}`. */
  traduction: 1,
  /** The author's copy with its unreadable texts: `{parcours, saisies}`. */
  archive: 1,
  /** Stored parcours under way on a device: drafts, and parcours written without an account. */
  brouillon: 1,
  /** Data for players: `contenu` of a quête and of its versions. */
  contenu: 1,
  /** The text of a part of the catalogue. */
  catalogue: 1,
  /** A card, search row or announced article of the catalogue. */
  carte: 1,
  /** `tableau/parcours` and its further parts; 2 if there are further parts. */
  tableau: 2,
  /** An article: its document, its text for readers, its draft on the device. */
  article: 1,
  /** A party on the device. */
  partie: 1,
  /** A party as a QR code or an address carries it. */
  passage: 1,
  /** A carnet on the device, and that of an account. */
  carnet: 1,
  /** Public data of a saga. */
  saga: 1,
} as const satisfies Readonly<Record<string, number>>;

export type Stored = keyof typeof formatByStored;

/** The format in a stored value; 1 by default. */
function formatOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'format')) {
    return 1;
  }
  const { format } = value as { format: unknown }; // It has that key.
  return typeof format === 'number' && Number.isInteger(format) ? format : 1;
}

/** True if a stored value has a greater format than this build reads. Check before parsing. */
export function isNewer(stored: Stored, value: unknown): boolean {
  return formatOf(value) > formatByStored[stored];
}

/** The same of a part of the catalogue: its own format, those of its cards, rows and articles. */
export function isNewerCatalogue(value: unknown): boolean {
  if (isNewer('catalogue', value)) return true;
  return ['cartes', 'vedettes', 'lignes', 'articles', 'actualites', 'sagas'].some(
    (key) => {
      const list = valueAt(value, key);
      return (
        Array.isArray(list) && list.some((carte: unknown) => isNewer('carte', carte))
      );
    },
  );
}

function valueAt(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** The same of a whole parcours: its own format, those of its étapes and of their épreuves. */
export function isNewerParcours(value: unknown): boolean {
  if (isNewer('parcours', value)) return true;
  const etapes = valueAt(value, 'etapes');
  return (
    Array.isArray(etapes) &&
    etapes.some(
      (etape: unknown) =>
        isNewer('etape', etape) || isNewer('epreuve', valueAt(etape, 'epreuve')),
    )
  );
}
