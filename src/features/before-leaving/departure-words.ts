import { t } from '@lingui/core/macro';
import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

/** Equipment to bring, from the étapes. */
export function equipmentOf({ etapes }: Pick<Contenu, 'etapes'>): string[] {
  const types = new Set(etapes.map(({ epreuve }) => epreuve.type));
  return [
    t`Un téléphone chargé`,
    t`De bonnes chaussures`,
    ...(types.has('photo') ||
    types.has('qr') ||
    etapes.some(({ vue }) => vue !== undefined)
      ? [t`L’appareil photo du téléphone`]
      : []),
    ...(etapes.some(({ audio }) => audio !== undefined)
      ? [t`Des écouteurs, pour les enregistrements`]
      : []),
    ...(types.has('message_code') ? [t`Un papier et un crayon, pour les codes`] : []),
  ];
}

/** Opening times, in a sentence. */
export function openingWords({ pratique }: Pick<Contenu, 'pratique'>): string {
  return ouvertureLines(pratique)
    .map((line) => `${line}.`)
    .join(' ');
}
