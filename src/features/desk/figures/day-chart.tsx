import type { Figures } from '@/domain/statistique/statistique.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { dayWords } from './figures-words.ts';

const barWidth = 10;
const gap = 3;
const height = 100;

type DayChartProps = { parJour: Figures['parJour'] };

/** Parties day by day: begun as a pale bar, ended as a full one before it; and the same as a table. */
export function DayChart({ parJour }: DayChartProps) {
  const first = parJour[0];
  const last = parJour.at(-1);
  const best = parJour.toSorted((a, b) => b.compte.commencees - a.compte.commencees)[0];
  if (first === undefined || last === undefined || best === undefined) return null;
  const most = Math.max(
    1,
    ...parJour.map(({ compte }) => Math.max(compte.commencees, compte.terminees)),
  );
  const heightOf = (count: number) => (count * height) / most;
  const width = parJour.length * (barWidth + gap) - gap;
  const summary = `Parties par jour. Le plus\u00A0: ${formatCount(best.compte.commencees, 'commencée', 'commencées')} le ${dayWords(best.jour)}.`;
  return (
    <figure className="mt-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <span>{summary.replaceAll(' :', '\u00A0:')}</span>
        <span className="flex gap-x-5 text-texte-doux" aria-hidden="true">
          <Key className="fill-trait-fort" words="commencées" />
          <Key className="fill-primaire" words="terminées" />
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-3 block h-40 w-full border-b border-trait-fort"
      >
        {parJour.map(({ jour, compte }, index) => {
          const x = index * (barWidth + gap);
          const begun = heightOf(compte.commencees);
          const ended = heightOf(compte.terminees);
          return (
            <g key={jour}>
              <rect
                className="fill-trait-fort"
                x={x}
                y={height - begun}
                width={barWidth}
                height={begun}
              />
              <rect
                className="fill-primaire"
                x={x}
                y={height - ended}
                width={barWidth * 0.6}
                height={ended}
              />
            </g>
          );
        })}
      </svg>
      <p className="flex justify-between text-texte-doux" aria-hidden="true">
        <span>{dayWords(first.jour)}</span>
        <span>{dayWords(last.jour)}</span>
      </p>
      <details className="mt-2 print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-bold">
          Les mêmes chiffres en tableau
        </summary>
        <table className="mt-2 w-full max-w-mesure text-left tabular-nums">
          <caption className="sr-only">Parties par jour</caption>
          <thead>
            <tr className="border-b border-trait-fort">
              <th scope="col">Jour</th>
              <th scope="col">Commencées</th>
              <th scope="col">Terminées</th>
            </tr>
          </thead>
          <tbody>
            {parJour.map(({ jour, compte }) => (
              <tr key={jour} className="border-b border-trait">
                <th scope="row" className="py-1 font-normal">
                  {dayWords(jour)}
                </th>
                <td>{compte.commencees}</td>
                <td>{compte.terminees}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Key({ className, words }: { className: string; words: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3">
        <rect className={className} width="10" height="10" />
      </svg>
      {words}
    </span>
  );
}
