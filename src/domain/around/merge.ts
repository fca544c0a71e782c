import { foldLetters } from '../commune/slug.ts';
import { distanceMetres } from '../geo/position.ts';
import { metresFrom, isInArea, type Area } from './area.ts';
import {
  aroundSourceList,
  sorteList,
  type Alentours,
  type AroundSourceName,
  type Fait,
  type Lien,
  type Sorte,
  type Trouvaille,
} from './trouvaille.ts';

/** Places with the same name closer than this, in metres, are the same: sources place a church by its door or by its middle. */
const sameNameMetres = 80;
/** Things that are shown at most; the nearest are. */
const shownMax = 400;

/** Words that alone do not identify a place. */
const plainWords: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les of saint sainte st ste sur the un une'.split(
    ' ',
  ),
);

function rankOf(source: AroundSourceName): number {
  return aroundSourceList.indexOf(source);
}

/** By code units: an order that no locale changes. */
function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Sorts by a text key, computed once per item. */
function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((one, other) => compareText(one.key, other.key))
    .map(({ item }) => item);
}

/** Key of a thing: differs between answers about it, and is constant for each answer. */
function keyOf({
  liens,
  position,
  nom,
  sorte,
  wikidata,
  merimee,
  faits,
}: Trouvaille): string {
  return JSON.stringify([
    liens,
    position.lat,
    position.lon,
    nom,
    sorte,
    wikidata,
    merimee,
    faits,
  ]);
}

function tellingWords(nom: string): string[] {
  return foldLetters(nom)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !plainWords.has(word));
}

/** True if the other name has all words of the shorter one: « Saint-Malo » and « Cathédrale Saint-Malo de Dinan ». */
function isSameName(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

/** Merged things, and their ids from sources. */
type Group = { members: Trouvaille[]; wikidata: string | null; merimee: string | null };

/** True if two groups may be the same: no source with an id contradicts it. */
function mayJoin(one: Group, other: Group): boolean {
  return (['wikidata', 'merimee'] as const).every(
    (id) => one[id] === null || other[id] === null || one[id] === other[id],
  );
}

class Groups {
  readonly #groupOf: Group[];

  constructor(list: readonly Trouvaille[]) {
    this.#groupOf = list.map((found) => ({
      members: [found],
      wikidata: found.wikidata,
      merimee: found.merimee,
    }));
  }

  join(one: number, other: number): void {
    const [into, from] = [this.#groupOf[one], this.#groupOf[other]];
    if (into === undefined || from === undefined || into === from) return;
    if (!mayJoin(into, from)) return;
    into.members.push(...from.members);
    into.wikidata ??= from.wikidata;
    into.merimee ??= from.merimee;
    for (const [index, group] of this.#groupOf.entries()) {
      if (group === from) this.#groupOf[index] = into;
    }
  }

  all(): Group[] {
    return [...new Set(this.#groupOf)];
  }
}

/** Pairs of near places with the same name, nearest first; by cells, since there may be hundreds. */
function nearPairs(list: readonly Trouvaille[]): [one: number, other: number][] {
  const words = list.map(({ nom }) => tellingWords(nom));
  const cells = new Map<string, number[]>();
  // 0.002° are more than the distance, as far north as France goes.
  const cellOf = ({ position: { lat, lon } }: Trouvaille) => [
    Math.floor(lat / 0.002),
    Math.floor(lon / 0.002),
  ];
  const pairs: { one: number; other: number; metres: number }[] = [];
  for (const [index, found] of list.entries()) {
    const [row = 0, column = 0] = cellOf(found);
    for (const nearRow of [row - 1, row, row + 1]) {
      for (const nearColumn of [column - 1, column, column + 1]) {
        for (const before of cells.get(`${nearRow} ${nearColumn}`) ?? []) {
          const other = list[before];
          if (other === undefined) continue;
          if (!isSameName(words[index] ?? [], words[before] ?? [])) continue;
          const metres = distanceMetres(found.position, other.position);
          if (metres <= sameNameMetres) pairs.push({ one: before, other: index, metres });
        }
      }
    }
    const key = `${row} ${column}`;
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  return pairs
    .toSorted((a, b) => a.metres - b.metres || a.one - b.one || a.other - b.other)
    .map(({ one, other }) => [one, other]);
}

function distinct<Item>(items: readonly Item[]): Item[] {
  const byText = new Map(items.map((item) => [JSON.stringify(item), item]));
  return sortedBy([...byText.values()], (item) => JSON.stringify(item));
}

function sorteOf(members: readonly Trouvaille[]): Sorte {
  const sortes = new Set(members.map(({ sorte }) => sorte));
  return sorteList.find((sorte) => sortes.has(sorte)) ?? 'lieu';
}

function sortedLiens(members: readonly Trouvaille[]): [Lien, ...Lien[]] | null {
  const [first, ...others] = distinct(members.flatMap(({ liens }) => liens)).toSorted(
    (one, other) => rankOf(one.source) - rankOf(other.source),
  );
  return first === undefined ? null : [first, ...others];
}

function fuse({ members, wikidata, merimee }: Group): Trouvaille[] {
  const byRank = sortedBy(members, keyOf).toSorted(
    (one, other) => rankOf(one.liens[0].source) - rankOf(other.liens[0].source),
  );
  const [first] = byRank;
  const liens = sortedLiens(byRank);
  if (first === undefined || liens === null) return [];
  return [
    {
      sorte: sorteOf(byRank),
      nom: byRank.find(({ nom }) => nom !== '')?.nom ?? '',
      position: first.position,
      ...{ wikidata, merimee },
      faits: distinct<Fait>(byRank.flatMap(({ faits }) => faits)),
      liens,
    },
  ];
}

/**
 * Merges things known to several sources: first by id of Wikidata or Mérimée, then by name within 80 m unless an id tells them apart. All
 * facts are kept. The order of the answers has no effect.
 */
export function mergeTrouvailles(answers: readonly Trouvaille[]): Trouvaille[] {
  const list = sortedBy(answers, keyOf);
  const groups = new Groups(list);
  for (const id of ['wikidata', 'merimee'] as const) {
    const withId = new Map<string, number[]>();
    for (const [index, found] of list.entries()) {
      const value = found[id];
      if (value === null) continue;
      const before = withId.get(value) ?? [];
      for (const other of before) groups.join(other, index);
      withId.set(value, [...before, index]);
    }
  }
  for (const [one, other] of nearPairs(list)) groups.join(one, other);
  return sortedBy(groups.all().flatMap(fuse), keyOf);
}

function nearest<Item extends Pick<Trouvaille, 'position'>>(
  area: Area,
  items: readonly Item[],
): Item[] {
  return items
    .filter(({ position }) => isInArea(area, position))
    .map((item) => ({ item, metres: metresFrom(area, item.position) }))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, shownMax)
    .map(({ item }) => item);
}

/** Merged answers of all sources in an area, nearest first; 400 things, pictures and services at most. */
export function gatherAlentours(area: Area, answers: readonly Alentours[]): Alentours {
  const near = nearest(
    area,
    answers.flatMap(({ trouvailles }) => trouvailles),
  );
  return {
    trouvailles: nearest(area, mergeTrouvailles(near)),
    images: nearest(
      area,
      distinctBy(
        answers.flatMap(({ images }) => images),
        ({ page }) => page,
      ),
    ),
    commodites: nearest(
      area,
      distinctBy(
        answers.flatMap(({ commodites }) => commodites),
        ({ service, lien }) => `${service} ${lien.url}`,
      ),
    ),
  };
}

function distinctBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}
