import type { Etape } from '../etape/etape.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { toCsvText, type Cell } from './csv.ts';

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

/** A tenth of a metre is enough. */
function degrees(value: number | undefined): number | null {
  return value === undefined ? null : Number(value.toFixed(6));
}

function rowOf({ titre, lieu, position, recit, epreuve }: Etape, index: number): Cell[] {
  const { type, consigne, reponses, indices } = epreuve;
  return [
    index + 1,
    titre,
    lieu,
    degrees(position?.lat),
    degrees(position?.lon),
    recit,
    type === 'aucune' ? '' : consigne,
    type === 'texte' ? reponses.join(' | ') : '',
    type === 'aucune' ? '' : (indices[0]?.texte ?? ''),
  ];
}

/** The étapes of a parcours as a table for a spreadsheet in French: semicolons, and the mark that Excel tells UTF-8 by. */
export function toEtapeCsv({ etapes }: Parcours): string {
  return toCsvText([head, ...etapes.map(rowOf)], ';');
}
