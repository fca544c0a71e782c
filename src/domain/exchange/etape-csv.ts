import Papa from 'papaparse';
import type { Etape } from '../etape/etape.ts';
import type { Parcours } from '../parcours/parcours.ts';

const head = [
  'Numéro',
  'Titre',
  'Lieu',
  'Latitude',
  'Longitude',
  'Récit',
  'Question',
  'Réponse',
  'Indice',
];

/** A text that a spreadsheet would run as a formula is led by an apostrophe. */
function cell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** As spreadsheets in French read a number. */
function decimal(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(6).replace('.', ',');
}

function rowOf(
  { titre, lieu, position, recit, epreuve }: Etape,
  index: number,
): string[] {
  const { type, consigne, reponses, indices } = epreuve;
  return [
    String(index + 1),
    cell(titre),
    cell(lieu),
    decimal(position?.lat),
    decimal(position?.lon),
    cell(recit),
    type === 'aucune' ? '' : cell(consigne),
    type === 'texte' ? cell(reponses.join(' | ')) : '',
    type === 'aucune' ? '' : cell(indices[0]?.texte ?? ''),
  ];
}

/** The étapes of a parcours as a table for a spreadsheet in French: semicolons, and the mark that Excel tells UTF-8 by. */
export function toEtapeCsv({ etapes }: Parcours): string {
  const table = Papa.unparse([head, ...etapes.map(rowOf)], { delimiter: ';' });
  return `\uFEFF${table}\r\n`;
}
