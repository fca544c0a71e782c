import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { fetchCommuneCentre } from '@/data/commune/commune-position.ts';
import type { EtapeId } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { classNames } from '@/ui/class-names.ts';

const MapEditor = lazy(async () => {
  const { MapEditor: component } = await import('@/map/map-editor.tsx');
  return { default: component };
});

type EtapeMapProps = {
  parcours: Pick<Parcours, 'etapes' | 'commune'>;
  /** The étape that a click places. */
  activeId: EtapeId;
  onSelect: (etapeId: EtapeId) => void;
  onPlace: (etapeId: EtapeId, position: Position) => void;
  /** When it changes, the map shows all étapes again. */
  viewKey: string;
  heightClass: string;
  /** `plein`: the map has its pane to itself. */
  gestes?: 'page' | 'plein' | undefined;
};

/** The étapes on the map, in their order, to be placed and moved. */
export function EtapeMap({
  parcours: { etapes, commune },
  activeId,
  onSelect,
  onPlace,
  viewKey,
  heightClass,
  gestes,
}: EtapeMapProps) {
  const insee = commune?.insee;
  const centre = useQuery({
    queryKey: ['commune-centre', insee],
    queryFn: () => (insee === undefined ? null : fetchCommuneCentre(insee)),
    enabled: insee !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  const markers = useMemo(
    () =>
      etapes.flatMap(({ id, titre, position }, index) => {
        if (position === null) return [];
        const numero = index + 1;
        const name = titre.trim() === '' ? '' : `\u00A0: ${titre.trim()}`;
        return [{ id, position, numero, label: `Étape ${numero}${name}` }];
      }),
    [etapes],
  );
  const line = useMemo(() => markers.map(({ position }) => position), [markers]);
  const idOf = (id: string) => etapes.find((etape) => etape.id === id)?.id;
  const numero = etapes.findIndex(({ id }) => id === activeId) + 1;
  const isPlaced = etapes[numero - 1]?.position !== null;

  return (
    <Suspense
      fallback={
        <div
          className={classNames(
            heightClass,
            'flex items-center justify-center rounded-carte bg-fond-creux',
          )}
        >
          <Waiting>Ouverture de la carte…</Waiting>
        </div>
      }
    >
      <MapEditor
        label="Carte des étapes"
        markers={markers}
        line={line}
        selectedId={activeId}
        centre={centre.data ?? undefined}
        fitKey={`${insee ?? ''} ${centre.isSuccess ? 'vu' : ''} ${markers.length > 0 ? 'place' : ''} ${viewKey}`}
        heightClass={heightClass}
        gestes={gestes}
        placeLabel={`${isPlaced ? 'Déplacer' : 'Placer'} l’étape ${numero} ici`}
        onSelect={(id) => {
          const etapeId = idOf(id);
          if (etapeId !== undefined) onSelect(etapeId);
        }}
        onPlace={(position) => onPlace(activeId, position)}
        onMove={(id, position) => {
          const etapeId = idOf(id);
          if (etapeId !== undefined) onPlace(etapeId, position);
        }}
      />
    </Suspense>
  );
}
