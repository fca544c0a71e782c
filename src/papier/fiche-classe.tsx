import {
  ficheClasseSources,
  ficheClasseTitles,
  modeleFicheClasse,
} from '@/content/fiche-classe.ts';
import {
  blankFicheClasse,
  ficheClasseParts,
  filledFiche,
} from '@/domain/parcours/fiche-classe.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { factsLine } from './papier-words.ts';
import { Page, Texte } from './parts.tsx';

/** The sheet of a teacher: its author's text, or the model if empty. It has no answer. */
export function FicheClasse({ contenu }: { contenu: Contenu }) {
  const written = contenu.ficheClasse ?? blankFicheClasse;
  const fiche = filledFiche(written, modeleFicheClasse);
  const isModel = written.competences.trim() === '';
  return (
    <Page titre={`La fiche de l’enseignant\u00A0: ${typographie(contenu.titre)}`}>
      <p>{`${contenu.commune.nom}. ${factsLine(contenu)}`}</p>
      {ficheClasseParts.map((part) => (
        <section key={part}>
          <h3>{ficheClasseTitles[part]}</h3>
          <Texte texte={fiche[part]} />
        </section>
      ))}
      <p className="papier-plaque-pied">
        {isModel ? ficheClasseSources : 'Fiche écrite par l’auteur de la quête.'}
      </p>
    </Page>
  );
}
