import { groupeLabel, classementOf } from '@/domain/animation/groupe.ts';
import { pointsByGroupe } from '@/domain/animation/animation.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { etatWords, placeWords, rankWords } from './animation-words.ts';
import type { OpenAnimation } from './use-animation.ts';

/** The live ranking, readable from the back of a hall. Without answers. */
export function GrandEcran({ open }: { open: OpenAnimation }) {
  const { animation, avancees } = open;
  const { etat } = animation.evenement;
  return (
    <div className="space-y-6">
      <p className="text-2xl" role="status">
        {etatWords[etat]}
      </p>
      <ol aria-label="Classement" className="space-y-4">
        {classementOf(pointsByGroupe(avancees)).map((line) => {
          const avancee = avancees.find(({ groupe }) => groupe === line.groupe);
          return (
            <li
              key={line.groupe}
              className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-carte border-2 border-trait bg-fond-carte px-6 py-4"
            >
              <span className="w-16 text-3xl font-bold text-primaire-fort md:text-[3rem]">
                {rankWords(line)}
              </span>
              <span className="flex-auto text-2xl font-bold md:text-[3rem]">
                {groupeLabel(line.groupe)}
              </span>
              <span className="text-2xl font-bold md:text-4xl">
                {formatCount(line.points, 'point', 'points')}
              </span>
              {avancee !== undefined && (
                <span className="w-full text-lg text-texte-doux md:text-2xl">
                  {avancee.isFinished ? placeWords(avancee) : doneWords(avancee)}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Without the place of a group: the others look at this screen too. */
function doneWords({
  doneCount,
  etapeCount,
  phoneCount,
}: OpenAnimation['avancees'][number]) {
  if (phoneCount === 0) return 'Pas encore là';
  return `${formatCount(doneCount, 'étape faite', 'étapes faites')} sur ${etapeCount}`;
}
