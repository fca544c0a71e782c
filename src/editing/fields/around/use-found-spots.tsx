import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { metresFrom, type Area } from '@/domain/around/area.ts';
import type { Trouvaille } from '@/domain/around/trouvaille.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import type { MapSpot } from '@/map/spot-layer.tsx';
import { Button } from '@/ui/button.tsx';
import { sorteNames, trouvailleName } from '../../words/around-words.ts';
import {
  useFoundOnMap,
  useFoundWays,
  type FoundPanel,
  sorteIcons,
} from './found-map.tsx';

/** Most things shown on the map: the nearest, and the chosen one. The list has them all. */
export const spotMax = 100;

/** Room for the name of a thing and its two buttons on the map, in pixels. */
const bubbleRoom = 124;

/** Names a thing in its list and on the map. */
export function foundId({ liens }: Trouvaille): string {
  return liens[0].url;
}

export type FoundSpots = {
  /** There is a map beside the list. */
  hasMap: boolean;
  chosenId: string | null;
  onChoose: (id: string | null) => void;
  /** The element of a thing in the list. */
  rowIdOf: (id: string) => string;
};

function spotOf(found: Trouvaille): MapSpot {
  return {
    id: foundId(found),
    position: found.position,
    label: trouvailleName(found),
    Icon: sorteIcons[found.sorte],
  };
}

/** Links a list and the map beside it: the map shows the things of the list while it is open, and both share one choice. */
export function useFoundSpots(
  panel: FoundPanel,
  area: Area,
  trouvailles: readonly Trouvaille[],
): FoundSpots {
  const map = useFoundOnMap();
  const show = map?.show;
  const listId = useId();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const rowIdOf = useCallback((id: string) => `${listId}-${id}`, [listId]);
  const chooseOnMap = useCallback(
    (id: string) => {
      flushSync(() => setChosenId(id));
      document.getElementById(rowIdOf(id))?.scrollIntoView({ block: 'nearest' });
    },
    [rowIdOf],
  );
  const near = useMemo(() => trouvailles.slice(0, spotMax).map(spotOf), [trouvailles]);
  const spots = useMemo(() => {
    const chosen = trouvailles.find((found) => foundId(found) === chosenId);
    const isNear = chosen === undefined || near.some(({ id }) => id === chosenId);
    return {
      chosenId,
      list: isNear ? near : [...near, spotOf(chosen)],
      onChoose: chooseOnMap,
      bubble: chosen && {
        at: chosen.position,
        roomAbove: bubbleRoom,
        content: (
          <FoundBubble
            panel={panel}
            found={chosen}
            metres={metresFrom(area, chosen.position)}
            rowId={rowIdOf(foundId(chosen))}
            onClose={() => setChosenId(null)}
          />
        ),
      },
    };
  }, [panel, area, trouvailles, near, chosenId, chooseOnMap, rowIdOf]);
  // The map is another part of the page: it shows them for as long as the list is open.
  useEffect(() => {
    show?.(panel, spots);
    return () => show?.(panel, null);
  }, [show, panel, spots]);
  return { hasMap: show !== undefined, chosenId, onChoose: setChosenId, rowIdOf };
}

type FoundBubbleProps = {
  panel: FoundPanel;
  found: Trouvaille;
  metres: number;
  /** Its element in the list. */
  rowId: string;
  onClose: () => void;
};

/** The chosen thing, at its place on the map, and the link to it in the list. */
function FoundBubble({ panel, found, metres, rowId, onClose }: FoundBubbleProps) {
  const { seeList } = useFoundWays();
  const { nom, sorte } = found;
  // Without a name its label is already its kind.
  const kind =
    nom === '' || sorte === 'lieu' ? [] : [sorteNames[sorte].toLocaleLowerCase('fr')];
  return (
    <>
      <p className="text-base leading-6">
        <strong className="break-words">{trouvailleName(found)}</strong>
        {`, ${[...kind, formatDistance(metres)].join(', ')}`}
      </p>
      <div className="flex flex-wrap gap-x-4">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            seeList(panel);
            document.getElementById(rowId)?.focus();
          }}
        >
          Voir dans la liste
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            // The bubble disappears with the focus: move it to the map.
            currentTarget
              .closest('.map-cadre')
              ?.querySelector<HTMLElement>('[role="application"]')
              ?.focus({ preventScroll: true });
            onClose();
          }}
        >
          Fermer
        </Button>
      </div>
    </>
  );
}
