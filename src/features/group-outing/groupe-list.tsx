import type { ReactNode } from 'react';
import type { Avancee, Passage } from '@/domain/animation/animation.ts';
import { groupeLabel } from '@/domain/animation/groupe.ts';
import { answerOf, issueWords } from '@/domain/animation/reponses.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { phoneWords, placeWords } from './animation-words.ts';

type GroupeListProps = {
  avancees: readonly Avancee[];
  /** Of the version that is played. */
  contenu: Contenu;
  /** Content below a group: its unlock button. */
  below: (avancee: Avancee) => ReactNode;
};

/** Place of each group, and its answers by étape. */
export function GroupeList({ avancees, contenu, below }: GroupeListProps) {
  return (
    <ul className="space-y-3">
      {avancees.map((avancee) => (
        <li
          key={avancee.groupe}
          className="rounded-carte border border-trait bg-fond-carte px-4 py-3"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-xl font-bold">{groupeLabel(avancee.groupe)}</h3>
            <p className="font-bold">{formatCount(avancee.points, 'point', 'points')}</p>
          </div>
          <p className="break-words">{placeWords(avancee)}</p>
          <p className="text-base text-texte-doux">{phoneWords(avancee)}</p>
          {avancee.phoneCount > 0 && <Answers avancee={avancee} contenu={contenu} />}
          {below(avancee)}
        </li>
      ))}
    </ul>
  );
}

/** « trouvée (« la tour ») » */
function passageWords(passage: Passage, contenu: Contenu): string {
  const { issue } = passage;
  if (issue === null) return 'pas encore';
  const said = answerOf(passage, contenu);
  return said === '' ? issueWords[issue] : `${issueWords[issue]} (« ${said}\u00A0»)`;
}

type AnswersProps = { avancee: Avancee; contenu: Contenu };

function Answers({ avancee, contenu }: AnswersProps) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Étape par étape
      </summary>
      <ol className="list-decimal space-y-1 pb-2 pl-7">
        {avancee.passages.map((passage, index) => (
          <li key={index} className="break-words">
            {`${typographie(passage.titre)} : ${passageWords(passage, contenu)}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
