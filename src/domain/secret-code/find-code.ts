import { famillePath, secretCodePath } from './address.ts';
import { familleList, type Famille } from './famille.ts';
import { foldText } from './latin-text.ts';
import { secretCodeTable, type SecretCodeCard } from './table.ts';

const cards: readonly SecretCodeCard[] = secretCodeTable;

/** An address below `/les_codes/`. */
export type CodeAddress =
  | { kind: 'famille'; famille: Famille }
  | { kind: 'code'; card: SecretCodeCard }
  /** Another name, or too short or too long a path: the valid address. */
  | { kind: 'ailleurs'; path: string }
  | { kind: 'inconnu'; nearest: readonly SecretCodeCard[] };

/** A text as the names of codes are written in addresses: `César !` → `cesar`. */
function toSlug(text: string): string {
  return foldText(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function namesOf({ id, titre, autresNoms }: SecretCodeCard): string[] {
  return [id, toSlug(titre), ...autresNoms];
}

/** Edit distance between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1];
    for (let place = 0; place < b.length; place += 1) {
      const change = (row[place] ?? 0) + (letter === b[place] ? 0 : 1);
      next.push(Math.min((row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Longest part of an address that is compared with names. */
const comparedLength = 60;

/** Distance of a name from a query; a name that begins with it is close. */
function farness(typed: string, name: string): number {
  const shorter = Math.min(typed.length, name.length);
  if (shorter > 2 && (name.startsWith(typed) || typed.startsWith(name))) return 0.1;
  return distance(typed, name) / Math.max(typed.length, name.length);
}

/** Codes with the names nearest to a query, best first; at most three, at least one. */
export function nearestCodes(typed: string): SecretCodeCard[] {
  const wanted = toSlug(typed.slice(0, comparedLength));
  const measured = cards
    .map((card) => ({
      card,
      far: Math.min(...namesOf(card).map((name) => farness(wanted, name))),
    }))
    .toSorted((a, b) => a.far - b.far);
  return measured
    .filter(({ far }, index) => index === 0 || far < 0.6)
    .slice(0, 3)
    .map(({ card }) => card);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Resolves an address below `/les_codes/`; `rest` is the part after it, as the browser writes it. */
export function findCodeAddress(rest: string): CodeAddress {
  const segments = rest
    .split('/')
    .map(decoded)
    .filter((segment) => segment.trim() !== '');
  const last = segments.at(-1) ?? '';
  const slug = toSlug(last.slice(0, comparedLength));
  const famille = familleList.find(({ id }) => id === slug);
  if (famille !== undefined) {
    const path = famillePath(famille.id);
    return rest === famille.id
      ? { kind: 'famille', famille }
      : { kind: 'ailleurs', path };
  }
  // Any name of a code is valid, under any prefix.
  const card = cards.find((candidate) => namesOf(candidate).includes(slug));
  if (card === undefined) return { kind: 'inconnu', nearest: nearestCodes(last) };
  const path = secretCodePath(card);
  return path === `/les_codes/${rest}`
    ? { kind: 'code', card }
    : { kind: 'ailleurs', path };
}

/** Codes found by a search, in the order of the table: by name, other names, and description. */
export function searchCodes(query: string): SecretCodeCard[] {
  const words = toSlug(query)
    .split('-')
    .filter((word) => word !== '');
  return cards.filter((card) => {
    const said = [...namesOf(card), toSlug(card.phrase)].join('-');
    return words.every((word) => said.includes(word));
  });
}
