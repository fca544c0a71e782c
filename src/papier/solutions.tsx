import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Page, Texte } from './parts.tsx';

type SolutionsProps = {
  contenu: Contenu;
  solutionByEtapeId: ReadonlyMap<EtapeId, Solution>;
  /** The words made of the letters. */
  mots: readonly string[];
};

/** The solutions, on a sheet apart: for the leader of the group, never for players. */
export function Solutions({ contenu, solutionByEtapeId, mots }: SolutionsProps) {
  const lettres = Array.from(mots.join(''));
  const lettered = contenu.etapes.filter(({ papier }) => papier !== undefined);
  return (
    <Page titre={`Solutions de «\u00A0${typographie(contenu.titre)}\u00A0»`}>
      <p>Pour qui accompagne. À garder loin des joueurs.</p>
      {mots.length > 0 && (
        <p>
          {mots.length === 1 ? 'Mot du livret\u00A0: ' : 'Mots du livret\u00A0: '}
          <strong>{mots.join(', ')}</strong>
        </p>
      )}
      {contenu.etapes.map((etape, index) => {
        const solution = solutionByEtapeId.get(etape.id);
        if (solution === undefined) return null;
        const lettre = lettres[lettered.indexOf(etape)];
        return (
          <div key={etape.id} className="papier-solution">
            <h3>{`${index + 1}. ${typographie(etape.titre)}`}</h3>
            <p>
              <strong>{typographie(solution.reponse)}</strong>
              {lettre === undefined ? '' : ` (lettre ${lettre})`}
            </p>
            <Texte texte={solution.explication} />
          </div>
        );
      })}
    </Page>
  );
}
