import {
  noJour,
  type Figures,
  type Jour,
  type Periode,
} from '@/domain/statistique/statistique.ts';
import { formatCount, noBreakSpace } from '@/lib/format/nombre.ts';
import { comparisonWords, dayWords, minutesWords } from '../figures-words.ts';

/** The figures of several quêtes together. */
export function sumOf(
  list: readonly (Figures | undefined)[],
  part: 'total' | 'avant',
): Jour {
  return list.reduce((sum, figures) => {
    const one = figures?.[part] ?? noJour;
    return {
      commencees: sum.commencees + one.commencees,
      terminees: sum.terminees + one.terminees,
      arretees: sum.arretees + one.arretees,
      minutes: sum.minutes + one.minutes,
      horsLigne: sum.horsLigne + one.horsLigne,
      equipe: sum.equipe + one.equipe,
    };
  }, noJour);
}

/** The day with the most parties begun, over several quêtes; null without any. */
export function bestDayOf(
  list: readonly (Figures | undefined)[],
): { jour: string; nombre: number } | null {
  const byJour = new Map<string, number>();
  for (const { jour, compte } of list.flatMap((figures) => figures?.parJour ?? [])) {
    byJour.set(jour, (byJour.get(jour) ?? 0) + compte.commencees);
  }
  const [best] = [...byJour].toSorted(([, a], [, b]) => b - a);
  return best === undefined || best[1] === 0 ? null : { jour: best[0], nombre: best[1] };
}

/** Figures, in one paragraph to be read aloud at a council. */
export function playedWords(
  list: readonly (Figures | undefined)[],
  periode: Periode,
): string {
  const total = sumOf(list, 'total');
  if (total.commencees === 0 && total.terminees === 0) {
    return 'Personne n’a joué sur cette période.';
  }
  const begun = formatCount(
    total.commencees,
    'partie a été commencée',
    'parties ont été commencées',
  );
  const ended =
    total.terminees === 0
      ? 'aucune n’est allée jusqu’au bout'
      : `${formatCount(total.terminees, 'est allée', 'sont allées')} jusqu’au bout, en ${minutesWords(Math.round(total.minutes / total.terminees))} en moyenne`;
  const than = comparisonWords(
    total.commencees,
    sumOf(list, 'avant').commencees,
    periode,
  );
  const best = bestDayOf(list);
  const bestWords =
    best === null
      ? ''
      : ` Le jour le plus joué${noBreakSpace}: le ${dayWords(best.jour)}, avec ${formatCount(best.nombre, 'partie', 'parties')}.`;
  return `${begun} et ${ended}. ${than}.${bestWords}`;
}

/** The council page is one sheet: the rest is counted, or cut between two words. */
export const sheetLimits = { quetes: 8, etapes: 6, avis: 180 } as const;

/** The beginning of a comment, cut between two words if too long for the sheet. */
export function shortened(texte: string): string {
  const words = texte.trim().replace(/\s+/g, ' ');
  if (words.length <= sheetLimits.avis) return words;
  const kept = words.slice(0, sheetLimits.avis);
  const end = kept.lastIndexOf(' ');
  return `${end > 0 ? kept.slice(0, end) : kept}…`;
}
