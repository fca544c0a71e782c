import { Link } from 'react-router';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { formatCount, formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';

/** Quêtes named; the lowest rated first. */
const shownCount = 8;

type NoteListProps = {
  rows: readonly Pick<Fiche, 'queteId' | 'titre' | 'commune' | 'note'>[];
  /** A single quête; null for all. */
  queteId: QueteId | null;
};

function rounded(note: number): string {
  return formatNombre(Math.round(note * 10) / 10);
}

function outOfFive(note: number): string {
  return `${rounded(note)} sur 5`;
}

/** Ratings of players: mean, range, and by quête; over all published ratings ever. */
export function NoteList({ rows, queteId }: NoteListProps) {
  const rated = rows
    .filter((row) => queteId === null || row.queteId === queteId)
    .flatMap(({ queteId: id, titre, commune, note }) =>
      note === null
        ? []
        : [{ id, titre, commune: commune.nom, note: note.moyenne, count: note.nombre }],
    )
    .toSorted((a, b) => a.note - b.note || b.count - a.count);
  const total = rated.reduce((sum, { count }) => sum + count, 0);
  const mean = rated.reduce((sum, { note, count }) => sum + note * count, 0) / total;
  const [least] = rated;
  const most = rated.at(-1);
  return (
    <section aria-labelledby="notes" className="mt-10">
      <h3 id="notes" className="text-xl">
        Ce qu’on en pense
      </h3>
      {least === undefined || most === undefined ? (
        <p className="mt-2">
          Aucun avis publié pour l’instant. Un avis compte une fois lu par l’équipe.
        </p>
      ) : (
        <>
          <p className="mt-2">
            {`${outOfFive(mean)} en moyenne, sur ${formatCount(total, 'avis', 'avis')} depuis le début.`}
            {rated.length > 1 &&
              ` Les quêtes vont de ${rounded(least.note)} à ${outOfFive(most.note)}.`}
          </p>
          {rated.length > 1 && (
            <table className="mt-3 w-full max-w-mesure text-left tabular-nums">
              <caption className="sr-only">
                Les quêtes, la moins bien notée d’abord
              </caption>
              <thead>
                <tr className="border-b border-trait-fort">
                  <th scope="col" className="pr-4">
                    Quête
                  </th>
                  <th scope="col" className="w-2/5 pr-4">
                    Note
                  </th>
                  <th scope="col">Avis</th>
                </tr>
              </thead>
              <tbody>
                {rated.slice(0, shownCount).map(({ id, titre, commune, note, count }) => (
                  <tr key={id} className="border-b border-trait">
                    <th scope="row" className="py-1 pr-4 font-normal">
                      {`${typographie(titre)}, ${commune}`}
                    </th>
                    <td className="pr-4">
                      <span className="flex items-center gap-3">
                        <svg
                          viewBox="0 0 100 10"
                          preserveAspectRatio="none"
                          className="h-4 w-full"
                          aria-hidden="true"
                        >
                          <rect className="fill-primaire" width={note * 20} height="10" />
                        </svg>
                        {rounded(note)}
                      </span>
                    </td>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {rated.length > shownCount && (
            <p className="mt-2 text-texte-doux">
              {`Et ${rated.length - shownCount} autres, mieux notées${noBreakSpace}: choisissez une quête plus haut.`}
            </p>
          )}
        </>
      )}
      <Link
        to={paths.dashboard({ vue: 'moderation' })}
        className="mt-2 inline-flex min-h-11 items-center font-bold"
      >
        Lire les avis qui attendent
      </Link>
    </section>
  );
}
