import type { Figures } from '@/domain/statistique/statistique.ts';
import { monthsWords, motifWords } from './figures-words.ts';

type MotifListProps = { figures: Figures };

/** Why players left, the most frequent reason first. */
export function MotifList({ figures: { motifs, mois } }: MotifListProps) {
  if (motifs.length === 0) return null;
  const most = Math.max(...motifs.map(({ nombre }) => nombre));
  return (
    <section aria-labelledby="pourquoi" className="mt-10">
      <h3 id="pourquoi" className="text-xl">
        Pourquoi on s’arrête
      </h3>
      <p className="text-texte-doux">
        Ce que les joueurs ont répondu au moment de partir, en {monthsWords(mois)}.
      </p>
      <ul className="mt-3 max-w-mesure space-y-2">
        {motifs.map(({ motif, nombre }) => (
          <li key={motif} className="grid items-center gap-x-4 sm:grid-cols-[11rem_1fr]">
            <span>{motifWords[motif]}</span>
            <span className="flex items-center gap-3 tabular-nums">
              <svg
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="h-4 w-full"
                aria-hidden="true"
              >
                <rect className="fill-tampon" width={(100 * nombre) / most} height="10" />
              </svg>
              {nombre}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
