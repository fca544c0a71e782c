import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

/** What to take along, from what the étapes ask. */
export function equipmentOf({ etapes }: Pick<Contenu, 'etapes'>): string[] {
  const types = new Set(etapes.map(({ epreuve }) => epreuve.type));
  return [
    'Un téléphone chargé',
    'De bonnes chaussures',
    ...(types.has('photo') ||
    types.has('qr') ||
    etapes.some(({ vue }) => vue !== undefined)
      ? ['L’appareil photo du téléphone']
      : []),
    ...(etapes.some(({ audio }) => audio !== undefined)
      ? ['Des écouteurs, pour ce qui s’écoute']
      : []),
    ...(types.has('message_code') ? ['Un papier et un crayon, pour les codes'] : []),
  ];
}

/** When one may walk there, in a sentence. */
export function openingWords({ pratique }: Pick<Contenu, 'pratique'>): string {
  return ouvertureLines(pratique)
    .map((line) => `${line}.`)
    .join(' ');
}
