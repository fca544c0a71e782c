import { useId } from 'react';
import IconIdea from '~icons/lucide/lightbulb';
import { RowButton } from '@/epreuves/row-button.tsx';
import { ideaList, type Idea } from './idea-list.ts';

/** For who does not know what to ask: what one sees at the place leads to an épreuve and three indices to change. */
export function IdeaOffer({ onPick }: { onPick: (idea: Idea) => void }) {
  const labelId = useId();
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
        {ideaList.map((idea) => (
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
