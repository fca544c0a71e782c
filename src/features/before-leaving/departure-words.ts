import { sunsetAt } from '@/domain/geo/sunset.ts';
import { timeZoneAt } from '@/domain/geo/time-zone-at.ts';
import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatHeure } from '@/lib/format/date.ts';

const minuteMs = 60_000;

/**
 * What the sun does to a walk that begins at `now` (epoch milliseconds): « Vous finirez après le coucher du soleil
 * (17 h 04) ». Null where no place or no sunset is known.
 */
export function sunsetWords(
  { etapes, dureeMinutes }: Pick<Contenu, 'etapes' | 'dureeMinutes'>,
  now: number,
): { text: string; isLate: boolean } | null {
  const position = etapes.find((etape) => etape.position !== null)?.position ?? null;
  if (position === null) return null;
  const sunset = sunsetAt(now, position);
  if (sunset === null) return null;
  const heure = formatHeure(sunset, timeZoneAt(position));
  if (sunset <= now) {
    return {
      text: `Le soleil est couché depuis ${heure}\u00A0: prenez une lampe.`,
      isLate: true,
    };
  }
  if (dureeMinutes !== null && now + dureeMinutes * minuteMs > sunset) {
    return { text: `Vous finirez après le coucher du soleil (${heure}).`, isLate: true };
  }
  return { text: `Le soleil se couche à ${heure}.`, isLate: false };
}

/** What to take along, from what the étapes ask. */
export function equipmentOf({ etapes }: Pick<Contenu, 'etapes'>): string[] {
  const types = new Set(etapes.map(({ epreuve }) => epreuve.type));
  return [
    'Un téléphone chargé',
    'De bonnes chaussures',
    ...(types.has('photo') || types.has('qr') ? ['L’appareil photo du téléphone'] : []),
    ...(types.has('message_code') ? ['Un papier et un crayon, pour les codes'] : []),
  ];
}

/** When one may walk there, in a sentence. */
export function openingWords({ pratique }: Pick<Contenu, 'pratique'>): string {
  return ouvertureLines(pratique)
    .map((line) => `${line}.`)
    .join(' ');
}
