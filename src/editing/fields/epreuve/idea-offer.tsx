import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import IconIdea from '~icons/lucide/lightbulb';
import { RowButton } from '@/epreuves/row-button.tsx';
import { readKnownAlentours } from '@/data/around/known-alentours-queries.ts';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { lateField } from '../late-field.ts';
import { useFieldScope } from '../field-scope.tsx';
import { ideaList, type Idea } from './idea-list.ts';

const FoundIdeaRows = lateField((fields) => fields.FoundIdeaRows);

/** For authors without a question: a thing seen at the place gives an épreuve and three indices to change. */
export function IdeaOffer({ onPick }: { onPick: (idea: Idea) => void }) {
  const labelId = useId();
  const { session, etapeId } = useFieldScope();
  const hasFound = readKnownAlentours(useQueryClient()).length > 0;
  const etape = session.view().parcours.etapes.find(({ id }) => id === etapeId);
  const position = etape?.position ?? null;
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
        {hasFound && position !== null && (
          <LoadBoundary>
            <FoundIdeaRows position={position} onPick={onPick} />
          </LoadBoundary>
        )}
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
