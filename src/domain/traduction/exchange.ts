import Papa from 'papaparse';
import { x } from 'xastscript';
import { localeByLangue, nameByLangue, type OtherLangue } from '@/langue/langue.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { toCsvText, unguarded } from '../exchange/csv.ts';
import { readFileText, type FileText } from '../exchange/read/file-text.ts';
import { FileRefusedError } from '../exchange/read/found.ts';
import {
  childText,
  elementsNamed,
  parseXml,
  type XmlNode,
} from '../exchange/read/xml-tree.ts';
import { xmlDocument, xmlText } from '../exchange/xml-document.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { tidyText } from '../tidy-text.ts';
import { champName } from './champ-name.ts';
import {
  textesATraduire,
  markOf,
  sourcesOf,
  wholeKey,
  type Change,
  type Source,
  type Traduction,
} from './traduction.ts';

/** Why a file of translations is not taken. */
export type Refus =
  | 'autre-format'
  | 'coupe'
  | 'entites'
  | 'balises'
  | 'autre-parcours'
  | 'autre-langue'
  | 'vide';

/** A refused file of translations: `raison` is the cause. */
export class TraductionRefusedError extends Error {
  override readonly name = 'TraductionRefusedError';
  readonly raison: Refus;
  constructor(raison: Refus) {
    super(`This file of translations is not taken: ${raison}.`);
    this.raison = raison;
  }
}

/** Names a text in a file: the parcours, the étape, the field. */
function keyOf({ id }: Parcours, { etapeId, champ }: Pick<Source, 'etapeId' | 'champ'>) {
  return `${id}/${etapeId ?? wholeKey}/${champ}`;
}

function placeName(parcours: Parcours, etapeId: EtapeId | null): string {
  if (etapeId === null) return 'Le parcours';
  return `Étape ${parcours.etapes.findIndex(({ id }) => id === etapeId) + 1}`;
}

const csvHead = ['clé', 'où', 'texte', 'signes au plus', 'français'] as const;

/** Every text with its translation as a table, for spreadsheets in French. The key of a line is not to be changed. */
export function toTraductionCsv(parcours: Parcours, traduction: Traduction): string {
  const rows = textesATraduire(parcours, traduction).map((ligne) => [
    keyOf(parcours, ligne),
    placeName(parcours, ligne.etapeId),
    champName(ligne.champ),
    ligne.max,
    ligne.texte,
    ligne.traduit,
  ]);
  return toCsvText([[...csvHead, traduction.langue], ...rows], ';');
}

/** The same as XLIFF 2.1 (OASIS), a unit per text: for tools of translators. */
export function toXliff(parcours: Parcours, traduction: Traduction): string {
  const units = textesATraduire(parcours, traduction).map((ligne, index) =>
    x(
      'unit',
      { id: `u${index + 1}`, name: keyOf(parcours, ligne), 'xml:space': 'preserve' },
      [
        x('notes', [
          x('note', [
            `${placeName(parcours, ligne.etapeId)}\u00A0: ${champName(ligne.champ)}. ${ligne.max} signes au plus.`,
          ]),
        ]),
        x('segment', { state: ligne.etat === 'traduit' ? 'translated' : 'initial' }, [
          x('source', [xmlText(ligne.texte)]),
          ...(ligne.traduit === '' ? [] : [x('target', [xmlText(ligne.traduit)])]),
        ]),
      ],
    ),
  );
  const attributes = {
    xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
    version: '2.1',
    srcLang: localeByLangue.fr,
    trgLang: localeByLangue[traduction.langue],
  };
  return xmlDocument(
    x('xliff', attributes, [x('file', { id: 'f1', original: parcours.id }, units)]),
  );
}

/** A line of a file: key, French and translation. */
type Line = { key: string; texte: string; traduit: string };

/** Elements around texts in the format; notes are ignored. A text with inline placeholders is not ours. */
const containers = new Set([
  'xliff',
  'file',
  'group',
  'unit',
  'segment',
  'source',
  'target',
]);
const besides = new Set([
  'notes',
  'note',
  'ignorable',
  'skeleton',
  'metadata',
  'originalData',
]);

/** Limit of nested groups: no tool makes as many, and deeper ones are ignored. */
const depthMax = 50;

function checkElements({ name, children }: XmlNode, depth = 0): void {
  if (besides.has(name)) return;
  if (!containers.has(name) || depth > depthMax)
    throw new TraductionRefusedError('balises');
  for (const child of children) checkElements(child, depth + 1);
}

/** Segments of a unit that a tool has cut are joined again. */
function textIn(unit: XmlNode, name: 'source' | 'target'): string {
  return unit.children
    .filter((child) => child.name === 'segment' || child.name === 'ignorable')
    .map((child) => childText(child, name))
    .join('');
}

function xmlOf(file: FileText): XmlNode {
  try {
    const { root, fault } = parseXml(file);
    if (fault !== null) throw new TraductionRefusedError('coupe');
    return root;
  } catch (error) {
    if (!(error instanceof FileRefusedError)) throw error;
    throw new TraductionRefusedError(file.hasDoctype ? 'entites' : 'coupe');
  }
}

function xliffLines(file: FileText, langue: OtherLangue): Line[] {
  const root = xmlOf(file);
  if (!(root.attributes['version'] ?? '').startsWith('2')) {
    throw new TraductionRefusedError('autre-format');
  }
  checkElements(root);
  if ((root.attributes['trgLang'] ?? '').split('-')[0]?.toLowerCase() !== langue) {
    throw new TraductionRefusedError('autre-langue');
  }
  return elementsNamed(root, 'unit').map((unit) => ({
    key: unit.attributes['name'] ?? '',
    texte: textIn(unit, 'source'),
    traduit: textIn(unit, 'target'),
  }));
}

function csvLines({ text }: FileText, langue: OtherLangue): Line[] {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  if (errors.some(({ type }) => type === 'Quotes'))
    throw new TraductionRefusedError('coupe');
  const [head = [], ...rows] = data;
  const columnOf = (name: string) => head.findIndex((cell) => cell.trim() === name);
  const [key, texte] = [columnOf('clé'), columnOf('français')];
  if (key === -1 || texte === -1) throw new TraductionRefusedError('autre-format');
  const traduit = columnOf(langue);
  if (traduit === -1) throw new TraductionRefusedError('autre-langue');
  return rows.map((row) => ({
    key: row[key] ?? '',
    texte: unguarded(row[texte] ?? ''),
    traduit: unguarded(row[traduit] ?? ''),
  }));
}

/** Content of a file for a parcours. */
export type TraductionFile = {
  changes: Change[];
  /** Lines of texts that the parcours no longer has. */
  unknown: number;
};

/**
 * Reads a file of translations (XLIFF 2, or the table of `toTraductionCsv`) for a language of a parcours. A translation is marked with the
 * French of the file, so that later changes are detected. Lines without a translation change nothing. Throws `TraductionRefusedError`.
 */
export function readTraductionFile(
  bytes: Uint8Array,
  parcours: Parcours,
  langue: OtherLangue,
): TraductionFile {
  const file = readFileText(bytes);
  if (file.text.trim() === '') throw new TraductionRefusedError('vide');
  if (file.root !== null && file.root !== 'xliff') {
    throw new TraductionRefusedError(file.hasDoctype ? 'entites' : 'autre-format');
  }
  const lines = file.root === null ? csvLines(file, langue) : xliffLines(file, langue);
  const own = lines.filter(({ key }) => key.startsWith(`${parcours.id}/`));
  if (lines.length > 0 && own.length === 0)
    throw new TraductionRefusedError('autre-parcours');
  const known = new Map(
    sourcesOf(parcours).map((source) => [keyOf(parcours, source), source]),
  );
  const written = own.filter(({ traduit }) => traduit.trim() !== '');
  const changes = written.flatMap(({ key, texte, traduit }): Change[] => {
    const source = known.get(key);
    if (source === undefined) return [];
    const { etapeId, champ } = source;
    return [{ etapeId, champ, texte: tidyText(traduit), de: markOf(texte) }];
  });
  if (changes.length === 0) throw new TraductionRefusedError('vide');
  return { changes, unknown: written.length - changes.length };
}

/** Each refusal as a sentence. */
export function refusWords(raison: Refus, langue: OtherLangue): string {
  switch (raison) {
    case 'autre-format':
      return 'Ce fichier n’est ni un XLIFF 2 ni un tableau pris ici\u00A0: prenez-en un sur cette page, et traduisez celui-là.';
    case 'coupe':
      return 'Ce fichier est coupé ou abîmé\u00A0: demandez-le de nouveau à la personne qui l’a traduit.';
    case 'entites':
    case 'balises':
      return 'Ce fichier contient autre chose que des textes (des balises, un script ou des raccourcis)\u00A0: rien n’en a été repris.';
    case 'autre-parcours':
      return 'Ce fichier est celui d’un autre parcours\u00A0: rien n’en a été repris.';
    case 'autre-langue':
      return `Ce fichier n’est pas en ${nameByLangue[langue]}\u00A0: choisissez d’abord sa langue.`;
    case 'vide':
      return 'Ce fichier ne contient aucune traduction à reprendre.';
  }
}
