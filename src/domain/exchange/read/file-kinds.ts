import { extensionOf } from './own-file.ts';
import type { RefusalReason } from './found.ts';

/** A kind that is read, or why it is not. */
type FileKind<Read> = { read: Read } | { refused: RefusalReason };

const read = <const Read>(kind: Read) => ({ read: kind });
const refused = (reason: RefusalReason) => ({ refused: reason });

/** Kinds read from bytes, without text. */
type HeadKind = FileKind<'archive' | 'gzip' | 'shapefile'>;

/** A name of a stream in a compound file: UTF-16. */
const wide = (name: string) => name.replaceAll(/(?<=.)(?=.)/g, '\0');

/** Office files before 2007, and password-protected ones. */
const compound = '\u00D0\u00CF\u0011\u00E0';

/**
 * THE kinds by their first bytes, as Latin-1; `_` is any byte. `in`: a mark near the ends of the file, if several kinds begin alike. The
 * first match counts.
 */
const heads: readonly { begins: readonly string[]; in?: string; kind: HeadKind }[] = [
  { begins: ['PK\u0003\u0004'], kind: read('archive') },
  { begins: ['PK\u0005\u0006'], kind: refused('archive-sans-parcours') },
  { begins: ['\u001F\u008B'], kind: read('gzip') },
  { begins: ['Rar!', '7z\u00BC\u00AF', 'BZh', '\u00FD7zXZ'], kind: refused('compresse') },
  { begins: ['%PDF', '{\\rtf'], kind: refused('document') },
  {
    begins: [
      ...['\u00FF\u00D8\u00FF', '\u0089PNG', 'GIF8', 'RIFF____WEBP', 'BM____\0\0\0\0'],
      ...['II*\0', 'MM\0*', '____ftypavi'],
      ...['____ftyphei', '____ftyphev', '____ftypmif1', '____ftypmsf1'],
    ],
    kind: refused('photo'),
  },
  {
    begins: [
      ...['____ftyp', '\u001A\u0045\u00DF\u00A3', 'RIFF____AVI ', 'RIFF____WAVE', 'ID3'],
      ...['OggS', 'fLaC', '\u00FF\u00FB', '\u00FF\u00F3', '\u00FF\u00FA'],
    ],
    kind: refused('film'),
  },
  { begins: ['________.FIT'], kind: refused('fit') },
  { begins: ['SQLite format 3\0'], in: 'GPKG', kind: refused('geopackage') },
  { begins: ['SQLite format 3\0'], kind: refused('base-de-donnees') },
  { begins: ['\0\0\u0027\u000A'], kind: read('shapefile') },
  { begins: [compound], in: wide('EncryptedPackage'), kind: refused('classeur-protege') },
  { begins: [compound], in: wide('WordDocument'), kind: refused('document') },
  { begins: [compound], in: wide('PowerPoint'), kind: refused('document') },
  { begins: [compound], kind: refused('classeur-ancien') },
];

function beginsWith(head: string, mark: string): boolean {
  return [...mark.split('').entries()].every(
    ([at, letter]) => letter === '_' || head[at] === letter,
  );
}

/** The directory of a compound file has no fixed place: mostly it is near one of the ends. */
const lookedAt = 65_536;

/** Kind of bytes by their beginning; null for text, or unknown. */
export function kindOfBytes(bytes: Uint8Array): HeadKind | null {
  const latin = new TextDecoder('latin1');
  const head = latin.decode(bytes.subarray(0, 64));
  const rows = heads.filter(({ begins }) =>
    begins.some((mark) => beginsWith(head, mark)),
  );
  if (rows.length === 0) return null;
  const ends = [bytes.subarray(0, lookedAt), bytes.subarray(-lookedAt)];
  const text = rows.length === 1 ? '' : ends.map((part) => latin.decode(part)).join('');
  return rows.find((row) => row.in === undefined || text.includes(row.in))?.kind ?? null;
}

const openDocument = 'application/vnd.oasis.opendocument.';

/** THE kinds of archive, by the names of their entries and the `mimetype` that some hold; the first that fits counts. */
const archives: readonly {
  holds: (names: readonly string[], mimetype: string) => boolean;
  kind: FileKind<'classeur'>;
}[] = [
  { holds: (names) => names.includes('xl/workbook.xml'), kind: read('classeur') },
  {
    holds: (_, mimetype) => mimetype.startsWith(`${openDocument}spreadsheet`),
    kind: read('classeur'),
  },
  {
    holds: (names) => names.includes('xl/workbook.bin'),
    kind: refused('classeur-ancien'),
  },
  {
    holds: (names) => names.some((name) => name.endsWith('.iwa')),
    kind: refused('classeur-apple'),
  },
  {
    holds: (names, mimetype) =>
      mimetype.startsWith(openDocument) ||
      mimetype.startsWith('application/epub') ||
      names.some((name) =>
        /^(?:word\/document|ppt\/presentation|content)\.xml$/.test(name),
      ),
    kind: refused('document'),
  },
  {
    holds: (names) => names.some((name) => extensionOf(name) === 'qgs'),
    kind: refused('projet-de-cartes'),
  },
];

/** Kind of an archive that is a single file; null for a bundle of files. */
export function kindOfArchive(
  entries: ReadonlyMap<string, Uint8Array>,
): FileKind<'classeur'> | null {
  const names = [...entries.keys()];
  const mimetype = new TextDecoder().decode(entries.get('mimetype')).trim();
  return archives.find(({ holds }) => holds(names, mimetype))?.kind ?? null;
}

/** THE kinds of XML that are no walk, by their root. */
const roots: Readonly<Record<string, RefusalReason>> = {
  html: 'page-web',
  loc: 'geocache',
  osm: 'donnees-osm',
  svg: 'dessin',
  workbook: 'classeur-ancien',
  qgis: 'projet-de-cartes',
};

/** Refusal of an XML text by its root. A web page with a table under a workbook's name is one. */
export function reasonOfRoot(root: string, extension: string): RefusalReason {
  const isWorkbook = root === 'html' && /^xls[xm]?$/.test(extension);
  return isWorkbook ? 'classeur-ancien' : (roots[root] ?? 'xml-inconnu');
}
