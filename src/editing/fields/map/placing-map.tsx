import { useState } from 'react';
import IconSearch from '~icons/lucide/search';
import { useCentre } from '@/data/geo/geo-queries.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Button } from '@/ui/button.tsx';
import { PlaceSearch } from './place-search.tsx';
import { PinName } from './pin-name.tsx';
import { EtapeMap } from './etape-map.tsx';
import type { usePlacing } from './use-placing.ts';

type PlacingMapProps = {
  parcours: Parcours;
  placing: ReturnType<typeof usePlacing>;
  viewKey: string;
  heightClass: string;
  onPlace: (etapeId: EtapeId, position: Position) => void;
};

/** The map that étapes are placed on, and a place to look for by its name. */
export function PlacingMap({
  parcours,
  placing,
  viewKey,
  heightClass,
  onPlace,
}: PlacingMapProps) {
  const { activeId, numero } = placing;
  const near =
    parcours.etapes.find(({ position }) => position !== null)?.position ?? null;
  // A map of all of France is too large to place an étape: one looks for the village first.
  const [isSearching, setIsSearching] = useState(
    near === null && parcours.commune === null,
  );
  const [aim, setAim] = useState<Position>();
  const { commune } = parcours;
  const centre = useCentre(commune);
  // Neither a service nor our own files tell where the commune is: one looks for a place by its name.
  const isLost =
    commune !== null &&
    near === null &&
    centre.isSuccess &&
    centre.data?.isExact !== true;
  if (activeId === undefined) throw new Error('A parcours has at least one étape.');
  return (
    <div className="space-y-2">
      <div>
        <Button
          variant="quiet"
          aria-expanded={isSearching || isLost}
          onClick={() => setIsSearching((before) => !before)}
        >
          <IconSearch aria-hidden="true" className="size-5" />
          Chercher un lieu
        </Button>
        {isLost && (
          <p role="status" className="pb-2">
            {`Nous ne savons pas où est ${commune.nom}\u00A0: ${centre.data === null ? 'cherchez un lieu par son nom.' : 'la carte montre le département. Cherchez un lieu par son nom.'}`}
          </p>
        )}
        {(isSearching || isLost) && (
          <PlaceSearch
            near={near}
            numero={numero}
            onShow={setAim}
            onPlace={(position) => {
              placing.place(position);
              setAim(position);
            }}
          />
        )}
      </div>
      <EtapeMap
        parcours={parcours}
        activeId={activeId}
        onSelect={placing.choose}
        onPlace={onPlace}
        viewKey={viewKey}
        heightClass={heightClass}
        aim={aim}
        placing={{ numero, onPlace: placing.place }}
        asked={
          placing.named?.id === activeId ? (
            <PinName
              key={activeId}
              etape={placing.named}
              numero={parcours.etapes.findIndex(({ id }) => id === activeId) + 1}
              onDone={placing.endNaming}
            />
          ) : undefined
        }
      />
      <p role="status" className="min-h-6">
        {placing.said}
      </p>
    </div>
  );
}
