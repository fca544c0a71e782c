import { useQueryClient } from '@tanstack/react-query';
import IconIdea from '~icons/lucide/lightbulb';
import { readKnownAlentours } from '@/data/around/known-alentours-queries.ts';
import { areaAround } from '@/domain/around/area.ts';
import { gatherAlentours } from '@/domain/around/merge.ts';
import type { Position } from '@/domain/geo/position.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { foundIdeas } from './found-ideas.ts';
import type { Idea } from './idea-list.ts';

/** Questions at an étape are about things as near as this. */
const nearMetres = 40;

type FoundIdeaRowsProps = { position: Position; onPick: (idea: Idea) => void };

/** Things that « À voir ici » found at the place of an étape, as ideas; none if nothing is so near. */
export function FoundIdeaRows({ position, onPick }: FoundIdeaRowsProps) {
  const client = useQueryClient();
  const area = areaAround(position, nearMetres);
  const { trouvailles } = gatherAlentours(area, readKnownAlentours(client));
  const ideas = trouvailles.flatMap(foundIdeas);
  const distinct = new Map(ideas.map((idea) => [idea.consigne, idea]));
  return (
    <>
      {[...distinct.values()].slice(0, 4).map((idea) => (
        <li key={idea.consigne}>
          <RowButton
            icon={<IconIdea aria-hidden="true" className="size-5" />}
            onClick={() => onPick(idea)}
          >
            {idea.vu}
          </RowButton>
        </li>
      ))}
    </>
  );
}
