import type { Figures } from '@/domain/statistique/statistique.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { meanWords, monthsWords, percentWords } from './figures-words.ts';

type EtapeTableProps = { figures: Figures; quete: Quete };

/** Duration of each étape of a quête, and where players stop. */
export function EtapeTable({ figures, quete }: EtapeTableProps) {
  const { etapes, mois } = figures;
  if (etapes.size === 0) return null;
  const most = Math.max(1, ...[...etapes.values()].map(({ arrets }) => arrets));
  return (
    <section aria-labelledby="par-etape" className="mt-10">
      <h3 id="par-etape" className="text-xl">
        Étape par étape
      </h3>
      <p className="text-texte-doux">
        En {monthsWords(mois)}, la moyenne par partie terminée. Chacune ne compte qu’une
        étape, tirée au sort{'\u00A0'}: avec peu de parties, ce n’est qu’une indication.
        Les arrêts sont ceux qui ont dit pourquoi ils partaient.
      </p>
      <div className="mt-3 overflow-x-auto">
        <table aria-labelledby="par-etape" className="w-full text-left tabular-nums">
          <thead>
            <tr className="border-b border-trait-fort align-bottom">
              <th scope="col" className="py-2 pr-5">
                Étape
              </th>
              <th scope="col" className="py-2 pr-5">
                Minutes
              </th>
              <th scope="col" className="py-2 pr-5">
                Erreurs
              </th>
              <th scope="col" className="py-2 pr-5">
                Indices
              </th>
              <th scope="col" className="py-2 pr-5">
                Passée
              </th>
              <th scope="col" className="py-2 pr-5">
                Arrêts
              </th>
            </tr>
          </thead>
          <tbody>
            {quete.contenu.etapes.map(({ id, titre }, index) => {
              const etape = etapes.get(id);
              return (
                <tr key={id} className="border-b border-trait">
                  <th scope="row" className="min-w-48 py-2 pr-5 font-normal">
                    {index + 1}. {typographie(titre)}
                  </th>
                  {etape === undefined ? (
                    <td colSpan={5} className="text-texte-doux">
                      Rien de compté
                    </td>
                  ) : (
                    <>
                      <td className="pr-5">{meanWords(etape.minutes, etape.vues)}</td>
                      <td className="pr-5">{meanWords(etape.erreurs, etape.vues)}</td>
                      <td className="pr-5">{meanWords(etape.indices, etape.vues)}</td>
                      <td className="pr-5">{percentWords(etape.passees, etape.vues)}</td>
                      <td className="pr-5">
                        <span className="inline-flex items-center gap-2">
                          {etape.arrets}
                          <svg
                            viewBox="0 0 100 10"
                            className="h-3 w-20"
                            aria-hidden="true"
                          >
                            <rect
                              className="fill-attention"
                              width={(100 * etape.arrets) / most}
                              height="10"
                            />
                          </svg>
                        </span>
                      </td>
                    </>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
