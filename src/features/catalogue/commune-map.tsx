import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { LazyMapView, MapOnDemand } from '@/map/map-on-demand.tsx';
import type { CommuneGroup } from './commune-group.ts';
import { placeCount } from './place-words.ts';

type CommuneMapProps = {
  groups: readonly CommuneGroup[];
  /** Accessible name of the map. */
  label: string;
  selectedSlug: string | null;
  onSelect: (communeSlug: string) => void;
};

/** The communes of a département on a map, on demand: each point has its number of quêtes. */
export function CommuneMap(props: CommuneMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MapOnDemand isOpen={isOpen} onToggle={setIsOpen} mapClass="order-last basis-full">
      <OpenMap {...props} />
    </MapOnDemand>
  );
}

function OpenMap({ groups, label, selectedSlug, onSelect }: CommuneMapProps) {
  const markers = useMemo(
    () =>
      groups.flatMap(({ communeSlug, nom, total, position }) =>
        position === null
          ? []
          : [
              {
                id: communeSlug,
                position,
                label: placeCount(nom, total),
                numero: total,
              },
            ],
      ),
    [groups],
  );
  return (
    <>
      <LazyMapView
        markers={markers}
        label={label}
        selectedId={selectedSlug ?? undefined}
        onSelect={onSelect}
        heightClass="h-104"
      />
      <p className="mt-2 text-texte-doux">
        <Trans>
          Le nombre de chaque point est celui des quêtes de la commune. Choisissez un
          point pour ne voir qu’elles dans la liste.
        </Trans>
      </p>
    </>
  );
}
