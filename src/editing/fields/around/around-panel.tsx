import { useMemo, useState } from 'react';
import { areaAround, radiusList } from '@/domain/around/area.ts';
import type { Trouvaille } from '@/domain/around/trouvaille.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import { Button } from '@/ui/button.tsx';
import { changesOfIdea, isUnwritten, type Idea } from '../epreuve/idea-list.ts';
import { foundIdeas } from '../epreuve/found-ideas.ts';
import { useFieldScope } from '../field-scope.tsx';
import { trouvailleName } from '../../words/around-words.ts';
import { AroundCredits, AroundState, FoundList } from './found-list.tsx';
import { FreePictureList } from './free-picture-list.tsx';
import { noteOf } from './note.ts';
import { useAround } from './use-around.ts';
import { useFoundSpots } from './use-found-spots.tsx';

type AroundPanelProps = { etapeId: EtapeId; position: Position };

/** « À voir ici »: what public sources know around the place of an étape, and what it can become of it. */
export function AroundPanel({ etapeId, position }: AroundPanelProps) {
  const { session, wiring } = useFieldScope();
  // What was asked stays on the screen when a note moves the étape.
  const [from] = useState(position);
  const [radius, setRadius] = useState<number>(radiusList[0]);
  const area = useMemo(() => areaAround(from, radius), [from, radius]);
  const around = useAround(area);
  const [said, setSaid] = useState('');
  const { trouvailles, images } = around.found;
  const spots = useFoundSpots('etape', area, trouvailles);
  const nextRadius = radiusList.find((metres) => metres > radius);
  const current = () => session.view().parcours.etapes.find(({ id }) => id === etapeId);

  const begin = (found: Trouvaille) => {
    const etape = current();
    if (etape === undefined) return;
    wiring.onSaisie('position', null);
    session.apply({ type: 'changeEtape', etapeId, changes: noteOf(etape, found) });
    setSaid(
      `L’étape part de «\u00A0${trouvailleName(found)}\u00A0». Vérifiez tout sur place.`,
    );
  };
  const ask = (idea: Idea) => {
    session.apply({ type: 'changeEpreuve', etapeId, changes: changesOfIdea(idea) });
    setSaid(
      `L’épreuve est écrite\u00A0: «\u00A0${idea.consigne}\u00A0» Changez-la à votre goût.`,
    );
  };
  const epreuve = current()?.epreuve;
  const isFree = epreuve !== undefined && isUnwritten(epreuve);

  return (
    <div className="max-w-mesure space-y-4 rounded-carte border border-trait px-4 py-3">
      <AroundState around={around} />
      <p role="status">{said}</p>
      {trouvailles.length === 0 && !around.isWaiting && (
        <p>{`Rien de connu à moins de ${radius === 300 ? '300\u00A0m' : '1\u00A0km'}.`}</p>
      )}
      <FoundList
        area={area}
        trouvailles={trouvailles}
        spots={spots}
        action={(found) => (
          <div className="flex flex-wrap gap-x-1">
            <Button variant="quiet" className="-ml-3" onClick={() => begin(found)}>
              Partir de cette note
            </Button>
            {isFree &&
              foundIdeas(found).map((idea) => (
                <Button key={idea.vu} variant="quiet" onClick={() => ask(idea)}>
                  {idea.vu}
                </Button>
              ))}
          </div>
        )}
      />
      {images.length > 0 && <FreePictureList etapeId={etapeId} images={images} />}
      {nextRadius !== undefined && !around.isWaiting && (
        <Button variant="secondary" onClick={() => setRadius(nextRadius)}>
          Chercher jusqu’à 1 km
        </Button>
      )}
      <AroundCredits />
    </div>
  );
}
