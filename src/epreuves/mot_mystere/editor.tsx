import { lettresDe } from '@/domain/epreuve/mot-mystere.ts';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { TexteEditor } from '../texte/editor.tsx';

/** Writing the word to compose; its letters are dealt by themselves. */
export function MotMystereEditor(props: EpreuveEditorProps) {
  const lettres = Array.from(lettresDe(props.epreuve.reponses));
  return (
    <div className="max-w-mesure space-y-4">
      <p>
        Chaque étape d’avant donne une ou plusieurs lettres du mot, dans le désordre, même
        à qui passe l’étape. Rien à distribuer : c’est fait à la publication.
      </p>
      <TexteEditor {...props} />
      {lettres.length > 0 && (
        <p>
          {`Lettres à gagner\u00A0: ${lettres.toSorted().join(', ')} (${lettres.length}).`}
        </p>
      )}
    </div>
  );
}
