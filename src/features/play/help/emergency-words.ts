import type { LineFix } from '@/domain/geo/line-watch.ts';
import { timeZoneAt } from '@/domain/geo/time-zone.ts';
import { walkedWords } from '@/epreuves/position/way-words.ts';
import { plainCoordinates } from '@/lib/format/coordonnees.ts';
import { formatHeureSure } from '@/lib/format/date.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { ageMinutes, inPlainSigns, type LastPlace } from './help-words.ts';

/**
 * The message to 114: the place, then the problem, which the person writes at its end. In French for every language of the game: French
 * emergency services read it. `now` in epoch milliseconds.
 */
export function emergencyText(
  fix: LineFix | null,
  { commune, numero, where }: LastPlace,
  now: number,
): string {
  const etape = numero === null ? '' : `étape ${numero}\u00A0: `;
  const last = `Dernier lieu\u00A0: ${commune}, ${etape}${where}.`;
  return inPlainSigns(
    `Besoin de secours. ${positionWords(fix, now)} ${last} Ce qui se passe\u00A0: `,
  );
}

function positionWords(fix: LineFix | null, now: number): string {
  if (fix === null) return 'Position GPS inconnue.';
  const { position, accuracyMetres, at } = fix;
  const minutes = ageMinutes(at, now);
  const age = minutes < 1 ? 'à l’instant' : `il y a ${formatDuree(minutes)}`;
  const heure = formatHeureSure(at, timeZoneAt(position));
  return `Position GPS\u00A0: ${plainCoordinates(position)} (à ${walkedWords(accuracyMetres)} près, relevée ${age}, à ${heure}).`;
}
