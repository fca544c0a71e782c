import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { fitLine } from '@/domain/geo/simplify-line.ts';
import { langueOfEtape } from '@/domain/quete/langue-of-etape.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { LazyMapView, MapOnDemand } from '@/map/map-on-demand.tsx';
import { StillWalk } from '@/map/still-walk.tsx';

/** Points of the line in the static plan: as many as its size can show. */
const stillPointCount = 120;

type QueteMapProps = {
  contenu: Pick<Contenu, 'titre' | 'etapes' | 'trace' | 'theme' | 'langue'>;
};

/** The étapes and the line of the walk: a plan in the page, and a map on demand. The list beside it is the text equivalent. */
export function QueteMap({ contenu }: QueteMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MapOnDemand
      isOpen={isOpen}
      onToggle={setIsOpen}
      mapClass="mt-5"
      closed={
        <div className="mt-5">
          <Plan contenu={contenu} />
        </div>
      }
    >
      <OpenMap contenu={contenu} />
    </MapOnDemand>
  );
}

function Plan({ contenu: { etapes, trace, theme } }: QueteMapProps) {
  const line = useMemo(() => fitLine(decodePolyline(trace), stillPointCount), [trace]);
  const etapeCount = etapes.length;
  return (
    <StillWalk
      places={etapes.map(({ position }) => position)}
      line={line}
      theme={theme}
      label={plural(etapeCount, {
        one: 'Plan du chemin, #\u00A0étape',
        other: 'Plan du chemin, #\u00A0étapes',
      })}
    />
  );
}

function markerLabel(numero: number, titre: string): string {
  return t`Étape ${numero}\u00A0: ${titre}`;
}

function mapLabel(titre: string): string {
  return t`Carte de la quête «\u00A0${titre}\u00A0»`;
}

function OpenMap({ contenu }: QueteMapProps) {
  const { titre, etapes, trace, langue } = contenu;
  const line = useMemo(() => decodePolyline(trace), [trace]);
  const markers = useMemo(
    () =>
      etapes.flatMap((etape, index) => {
        const { id, position } = etape;
        const numero = index + 1;
        const shown = typographie(etape.titre, langueOfEtape(etape, { langue }));
        return position === null
          ? []
          : [{ id, position, numero, label: markerLabel(numero, shown) }];
      }),
    [etapes, langue],
  );
  return (
    <LazyMapView
      markers={markers}
      line={line}
      label={mapLabel(typographie(titre, langue))}
      heightClass="h-104"
    />
  );
}
