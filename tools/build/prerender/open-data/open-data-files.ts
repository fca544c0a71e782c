import {
  openFeatureOf,
  openQueteOf,
  toCsv,
  type OpenQuete,
} from '@/domain/catalogue/open-data.ts';
import {
  dcatFile,
  openFiles,
  openIndexFile,
  openPartName,
  type OpenFile,
  openPartBytes,
} from '@/domain/catalogue/open-files.ts';
import { randonneeOfQuete } from '@/domain/exchange/randonnee-of-quete.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { feedFrame, feedItem, withdrawnItem } from './data-feed.ts';
import { datatourismeContext, walkingTour } from './datatourisme.ts';
import { dcatCatalogue, type WrittenFile } from './dcat.ts';
import { iso, openUrl, type OpenSite, type KnownQuete, type Withdrawn } from './site.ts';

type OpenDataInput = {
  quetes: readonly Quete[];
  /** Quêtes known to the last build and still in the catalogue, without a page in this build. */
  unread: readonly KnownQuete[];
  retirees: readonly Withdrawn[];
  site: OpenSite;
};

type Frame = (url: string, next: string | null) => Record<string, unknown>;

/** A JSON text with an item per line: two builds differ by the lines of their changes. */
function withItems(
  frame: Record<string, unknown>,
  key: string,
  items: readonly string[],
): string {
  const head = JSON.stringify({ ...frame, [key]: [] }).replace(/\]\}$/, '');
  return `${head}${items.map((item) => `\n${item}`).join(',')}\n]}\n`;
}

/** A whole file in its parts. */
function written<Item>(
  file: OpenFile,
  parts: readonly (readonly Item[])[],
  write: (items: readonly Item[], url: string, next: string | null) => string,
  site: OpenSite,
): { file: WrittenFile; texts: [name: string, text: string][] } {
  const texts = parts.map((items, index): [string, string] => {
    const name = openPartName(file.nom, index + 1);
    const isLast = index === parts.length - 1;
    const next = isLast ? null : openUrl(site, openPartName(file.nom, index + 2));
    return [name, write(items, openUrl(site, name), next)];
  });
  const parties = texts.map(([name, text], index) => ({
    url: openUrl(site, name),
    octets: Buffer.byteLength(text),
    quetes: parts[index]?.length ?? 0,
  }));
  return { file: { ...file, parties }, texts };
}

/** Bytes of a file besides its items: its head, its licence, the name of the next part. */
const frameBytes = 4_000;

/** Items in order, as many together as a part may hold; always one part, even if empty. `bytesOf`: bytes of an item in the file. */
export function inParts<Item>(
  items: readonly Item[],
  bytesOf: (item: Item) => number,
  limit = openPartBytes,
): Item[][] {
  const parts: Item[][] = [[]];
  let left = limit - frameBytes;
  for (const item of items) {
    const bytes = bytesOf(item);
    const part = parts.at(-1) ?? [];
    if (bytes > left && part.length > 0) {
      parts.push([item]);
      left = limit - frameBytes - bytes;
    } else {
      part.push(item);
      left -= bytes;
    }
  }
  return parts;
}

/** A JSON file with its items in an array. */
function json(
  file: OpenFile,
  { key, items, frame }: { key: string; items: readonly unknown[]; frame: Frame },
  site: OpenSite,
) {
  const lines = items.map((item) => JSON.stringify(item));
  const parts = inParts(lines, (line) => Buffer.byteLength(line) + 2);
  const write = (own: readonly string[], url: string, next: string | null) =>
    withItems(frame(url, next), key, own);
  return written(file, parts, write, site);
}

function urlOf({ id }: Pick<Quete, 'id'>, origin: string): string {
  return `${origin}/les_quetes/${id.replaceAll('_', '/')}`;
}

/**
 * Every file of open data by its name under `/donnees/`, of published data: nothing of drafts, players, authors or answers. The same quêtes
 * give the same files, except for the time of the build.
 */
export function openDataFiles({
  quetes: unsorted,
  unread,
  retirees,
  site,
}: OpenDataInput): Map<string, string> {
  const { origin, builtAt, licence } = site;
  const quetes = unsorted.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const open = quetes.map((quete) => openQueteOf(quete, origin, builtAt));
  const collection = (_url: string, next: string | null) => ({
    type: 'FeatureCollection',
    ...{ licence: licence.nom, licenceUrl: licence.url, source: site.editeur },
    ecritLe: iso(builtAt),
    ...(next !== null && { suite: next }),
  });
  const bytesOfRow = (quete: OpenQuete) => Buffer.byteLength(toCsv([quete]));
  const walks = quetes.flatMap((quete) => {
    // The way of an aventure depends on its player: it is not a walk.
    if (quete.contenu.genre === 'aventure') return [];
    const url = urlOf(quete, origin);
    const { editeur: producteur, email: contact } = site;
    return randonneeOfQuete(quete, { url, producteur, contact }) ?? [];
  });
  const all = [
    written(openFiles.csv, inParts(open, bytesOfRow), toCsv, site),
    json(
      openFiles.geojson,
      { key: 'features', items: open.map(openFeatureOf), frame: collection },
      site,
    ),
    json(
      openFiles.jsonld,
      {
        key: 'dataFeedElement',
        items: [
          ...quetes.map((quete) => feedItem(quete, urlOf(quete, origin), site)),
          ...retirees.map(withdrawnItem),
        ],
        frame: (url, next) => feedFrame(url, next, site),
      },
      site,
    ),
    json(
      openFiles.datatourisme,
      {
        key: '@graph',
        items: quetes.map((quete) => walkingTour(quete, urlOf(quete, origin), site)),
        frame: () => ({ '@context': datatourismeContext }),
      },
      site,
    ),
    json(
      openFiles.randonnees,
      { key: 'features', items: walks, frame: collection },
      site,
    ),
  ];
  const files = all.map(({ file }) => file);
  const newest = Math.max(0, ...quetes.map(({ publishedAt }) => publishedAt));
  const index = {
    ecritLe: iso(builtAt),
    licence,
    editeur: site.editeur,
    fichiers: files.map(({ nom, type, titre, parties }) => ({
      nom,
      type,
      titre,
      parties,
    })),
    quetes: [
      ...quetes.map(({ id, version, publishedAt }) => ({
        ...{ id, url: urlOf({ id }, origin), version },
        publieeLe: iso(publishedAt),
      })),
      ...unread,
    ],
    retirees,
  };
  return new Map([
    ...all.flatMap(({ texts }) => texts),
    [dcatFile, dcatCatalogue(files, newest === 0 ? builtAt : newest, site)],
    [openIndexFile, `${JSON.stringify(index, undefined, 1)}\n`],
  ]);
}
