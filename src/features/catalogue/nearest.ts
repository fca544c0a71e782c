import { t } from '@lingui/core/macro';
import { readWholeDepartement } from '@/data/catalogue/catalogue-repository.ts';
import { departementList, isDepartementCode } from '@/domain/commune/departement.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { departementOfName, departementOfNumber } from './departement-of-query.ts';
import { findPlace } from './find-place.ts';
import { partsOfAddress } from '@/langue/addresses.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';

/** A place of the site, and the text of its link. */
export type PlaceLink = { label: string; to: string };

/** An address may have any length; a name may not. */
const maximumPartLength = 80;
const maximumCount = 3;

/** Words of an address below `/les_quetes/`: an encoded slash separates as a slash does. */
export function wordsOfAddress(pathname: string): string[] {
  const rest = partsOfAddress(pathname).french.replace(/^\/les_quetes\/?/, '');
  return decoded(rest)
    .split('/')
    .map((part) =>
      part
        .replace(/[-_+]+/g, ' ')
        .trim()
        .slice(0, maximumPartLength),
    )
    .filter((part) => part !== '')
    .slice(0, 3);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone `%` is no encoding.
    return text;
  }
}

/** The départements with the names nearest to a text that matches none. */
async function nearestDepartements(text: string): Promise<PlaceLink[]> {
  const { default: MiniSearch } = await import('minisearch');
  const { searchWords } = await import('@/domain/catalogue/search-index.ts');
  const index = new MiniSearch<{ id: string; nom: string }>({
    fields: ['nom'],
    storeFields: ['nom'],
    tokenize: searchWords,
    searchOptions: { fuzzy: 0.34, prefix: true, tokenize: searchWords },
  });
  index.addAll(departementList.map(({ code, nom }) => ({ id: code, nom })));
  return index
    .search(text)
    .slice(0, maximumCount)
    .map(({ id, nom }) => {
      const departement = String(nom);
      return {
        label: t`Département\u00A0: ${departement}`,
        to: paths.departement({ departement: String(id) }),
      };
    });
}

/** Returns the quêtes of a département with the title or commune nearest to some words: one read. */
async function nearestQuetes(departement: string, words: string): Promise<PlaceLink[]> {
  const { buildSearchIndex } = await import('@/domain/catalogue/search-index.ts');
  const cartes = await readWholeDepartement(departement);
  const { scores } = (await buildSearchIndex(cartes)).search(words);
  return [...scores.entries()]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maximumCount)
    .map(([{ queteId, titre, commune }]) => ({
      label: `${typographie(titre)}, ${commune.nom}`,
      to: paths.quete(addressOf(queteId)),
    }));
}

async function placesNamed(text: string, signal: AbortSignal): Promise<PlaceLink[]> {
  const { lieu, isNamed, autres } = await findPlace(text, signal);
  if (lieu === null) return [];
  return isNamed && autres.length === 0
    ? [lieu]
    : [lieu, ...autres].slice(0, maximumCount);
}

/** No name has a single word of this length. */
const longestWord = 40;

/** The name in an address as a search of the catalogue; null if not a name: a number alone is not a place. */
function searchFor([name = '']: readonly string[]): PlaceLink | null {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const q = words.join(' ');
  // A lone `%` remains of an invalid encoding.
  const isName =
    /\p{L}/u.test(q) &&
    !name.includes('%') &&
    words.every(({ length }) => length <= longestWord);
  if (!isName) return null;
  return { label: t`Chercher «\u00A0${q}\u00A0»`, to: paths.queteList({ q }) };
}

function departementOf(text: string): string | null {
  const upper = text.toUpperCase();
  if (isDepartementCode(upper)) return upper;
  return departementOfNumber(text) ?? departementOfName(text);
}

/**
 * Suggestions for a dead address of the catalogue, best first: quêtes and communes of its département, else départements and communes of a
 * similar name. Never throws: without network it suggests less.
 */
export async function nearestPlaces(
  pathname: string,
  signal: AbortSignal,
): Promise<PlaceLink[]> {
  const words = wordsOfAddress(pathname);
  const [first = '', ...others] = words;
  if (first === '') return [];
  const departement = departementOf(first);
  const tries =
    departement === null
      ? [nearestDepartements(first), placesNamed(first, signal)]
      : [
          nearestQuetes(departement, others.join(' ')),
          placesNamed(`${others[0] ?? ''} ${departement}`, signal),
          placesNamed(departement, signal),
        ];
  const settled = await Promise.allSettled(tries);
  const places = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const byAddress = new Map(places.map((place) => [place.to, place]));
  byAddress.delete(pathname);
  const best = [...byAddress.values()].slice(0, 2 * maximumCount);
  const search = searchFor(words.slice(departement === null ? 0 : 1));
  return search === null ? best : [...best, search];
}
