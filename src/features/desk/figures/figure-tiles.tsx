import type { Figures, Periode } from '@/domain/statistique/statistique.ts';
import { formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';
import { comparisonWords, minutesWords, percentWords } from './figures-words.ts';

type FigureTilesProps = { figures: Figures; periode: Periode };

/** The figures of a period in a row, each beside those of the period before. */
export function FigureTiles({ figures: { total, avant }, periode }: FigureTilesProps) {
  const tiles = [
    {
      label: 'Parties commencées',
      value: formatNombre(total.commencees),
      note: comparisonWords(total.commencees, avant.commencees, periode),
    },
    {
      label: 'Parties terminées',
      value: formatNombre(total.terminees),
      note: comparisonWords(total.terminees, avant.terminees, periode),
    },
    {
      label: 'Vont jusqu’au bout',
      value: percentWords(total.terminees, total.commencees),
      note: `Avant${noBreakSpace}: ${percentWords(avant.terminees, avant.commencees)}`,
    },
    {
      label: 'Durée moyenne',
      value:
        total.terminees === 0
          ? '–'
          : minutesWords(Math.round(total.minutes / total.terminees)),
      note: 'Pauses non comprises',
    },
    {
      label: 'Finies sans réseau',
      value: percentWords(total.horsLigne, total.terminees),
      note: `Avant${noBreakSpace}: ${percentWords(avant.horsLigne, avant.terminees)}`,
    },
    {
      label: 'Jouées en équipe',
      value: percentWords(total.equipe, total.terminees),
      note: `Avant${noBreakSpace}: ${percentWords(avant.equipe, avant.terminees)}`,
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="border-l-4 border-trait pl-4">
          <dt className="text-texte-doux">{label}</dt>
          <dd className="font-titre text-3xl font-bold tabular-nums">{value}</dd>
          <dd className="text-texte-doux">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
