import { useState } from 'react';
import IconSearch from '~icons/lucide/search';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Button } from '@/ui/button.tsx';
import { PlaceSearch } from './place-search.tsx';
import { EtapeMap } from './etape-map.tsx';
import type { useLaying } from './use-laying.ts';

type LayingMapProps = {
  parcours: Parcours;
  laying: ReturnType<typeof useLaying>;
  viewKey: string;
  heightClass: string;
  onPlace: (etapeId: EtapeId, position: Position) => void;
};

/** The map that étapes are laid on, and a place to look for by its name. */
export function LayingMap({
  parcours,
  laying,
  viewKey,
  heightClass,
  onPlace,
}: LayingMapProps) {
  const { activeId, numero } = laying;
  const near =
    parcours.etapes.find(({ position }) => position !== null)?.position ?? null;
  // A map of all of France is no place to lay an étape: one looks for the village first.
  const [isSearching, setIsSearching] = useState(
    near === null && parcours.commune === null,
  );
  const [aim, setAim] = useState<Position>();
  if (activeId === undefined) throw new Error('A parcours has at least one étape.');
  return (
    <div className="space-y-2">
      <div>
        <Button
          variant="quiet"
          className="-ml-6"
          aria-expanded={isSearching}
          onClick={() => setIsSearching((before) => !before)}
        >
          <IconSearch aria-hidden="true" className="size-5" />
          Chercher un lieu
        </Button>
        {isSearching && (
          <PlaceSearch
            near={near}
            numero={numero}
            onShow={setAim}
            onPlace={(position) => {
              laying.lay(position);
              setAim(position);
            }}
          />
        )}
      </div>
      <EtapeMap
        parcours={parcours}
        activeId={activeId}
        onSelect={laying.choose}
        onPlace={onPlace}
        viewKey={viewKey}
        heightClass={heightClass}
        aim={aim}
        laying={{ numero, onLay: laying.lay }}
      />
      <p role="status" className="min-h-6">
        {laying.said}
      </p>
    </div>
  );
}
