import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import IconIdea from '~icons/lucide/lightbulb';
import { RowButton } from '@/epreuves/row-button.tsx';
import { readKnownAlentours } from '@/data/around/around-queries.ts';
import { areaAround } from '@/domain/around/area.ts';
import { gatherAlentours } from '@/domain/around/merge.ts';
import { useFieldScope } from '../field-scope.tsx';
import { foundIdeas } from './found-ideas.ts';
import { ideaList, type Idea } from './idea-list.ts';

/** For who does not know what to ask: what one sees at the place leads to an épreuve and three indices to change. */
export function IdeaOffer({ onPick }: { onPick: (idea: Idea) => void }) {
  const labelId = useId();
  const ideas = [...useFoundIdeas(), ...ideaList];
  return (
    <div role="group" aria-labelledby={labelId} className="max-w-mesure">
      <p id={labelId} className="font-bold">
        Que voit-on ici ?
      </p>
      <p className="text-texte-doux">
        Nous proposons une question et trois indices. Ce n’est qu’un point de départ :
        changez tout.
      </p>
      <ul className="mt-1 -ml-3 flex flex-wrap">
        {ideas.map((idea) => (
          <li key={idea.vu}>
            <RowButton
              icon={<IconIdea aria-hidden="true" className="size-5" />}
              onClick={() => onPick(idea)}
            >
              {idea.vu}
            </RowButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Things as near as this to an étape are what is asked about there. */
const nearMetres = 40;

/** What « À voir ici » found at the place of this étape, as ideas; none where it was not asked. */
function useFoundIdeas(): Idea[] {
  const { session, etapeId } = useFieldScope();
  const client = useQueryClient();
  const etape = session.view().parcours.etapes.find(({ id }) => id === etapeId);
  const position = etape?.position ?? null;
  if (position === null) return [];
  const area = areaAround(position, nearMetres);
  const { trouvailles } = gatherAlentours(area, readKnownAlentours(client));
  const ideas = trouvailles.flatMap(foundIdeas);
  return [...new Map(ideas.map((idea) => [idea.consigne, idea])).values()].slice(0, 4);
}
