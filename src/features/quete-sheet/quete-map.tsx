import { useMemo, useState } from 'react';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { LazyMapView, MapOnDemand } from '@/map/map-on-demand.tsx';

type QueteMapProps = { contenu: Pick<Contenu, 'titre' | 'etapes' | 'trace'> };

/** The étapes and the line of the walk on a map, on demand. The list beside it says the same in words. */
export function QueteMap({ contenu }: QueteMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MapOnDemand isOpen={isOpen} onToggle={setIsOpen} mapClass="mt-5">
      <OpenMap contenu={contenu} />
    </MapOnDemand>
  );
}

function OpenMap({ contenu: { titre, etapes, trace } }: QueteMapProps) {
  const line = useMemo(() => decodePolyline(trace), [trace]);
  const markers = useMemo(
    () =>
      etapes.flatMap(({ id, titre: etapeTitre, position }, index) =>
        position === null
          ? []
          : [
              {
                id,
                position,
                label: `Étape ${index + 1} : ${typographie(etapeTitre)}`,
                numero: index + 1,
              },
            ],
      ),
    [etapes],
  );
  return (
    <LazyMapView
      markers={markers}
      line={line}
      label={`Carte de la quête « ${typographie(titre)} »`}
      heightClass="h-104"
    />
  );
}
