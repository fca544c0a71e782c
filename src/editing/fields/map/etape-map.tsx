import { useMemo, type ReactNode } from 'react';
import { useCentre } from '@/data/geo/geo-queries.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import type { Position } from '@/domain/geo/position.ts';
import { lineOf } from '@/domain/parcours/trace.ts';
import type { MapSpots } from '@/map/spot-layer.tsx';
import type { MapGround } from '@/map/tile-source.ts';
import { classNames } from '@/ui/class-names.ts';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { fetchMapEditor } from '@/map/map-on-demand.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { DrawnParcours } from './drawn-parcours.ts';

const MapEditor = lazyComponent(fetchMapEditor);

/** The line being drawn: a press on the map adds a point to it, not the place of an étape. */
export type TraceDrawing = {
  onPoint: (position: Position) => void;
  /** By hand; absent if each press is a point. */
  onStroke: ((points: Position[]) => void) | undefined;
  /** A point of the line was dragged; absent if there are too many for handles. */
  onMoveVertex: ((index: number, position: Position) => void) | undefined;
};

type EtapeMapProps = {
  parcours: DrawnParcours;
  /** The étape that a click places. */
  activeId: EtapeId;
  onSelect: (etapeId: EtapeId) => void;
  onPlace: (etapeId: EtapeId, position: Position) => void;
  /** Radius around the active étape, if its épreuve needs one. */
  onRadius?: ((etapeId: EtapeId, metres: number) => void) | undefined;
  /** A change makes the map show all étapes again. */
  viewKey: string;
  heightClass: string;
  /** `plein`: the map has its pane to itself. */
  gestes?: 'page' | 'plein' | undefined;
  ground?: MapGround | undefined;
  aim?: Position | undefined;
  drawing?: TraceDrawing | null | undefined;
  /** A press adds an étape there, of this number, rather than moving the active one. */
  placing?: { numero: number; place: (position: Position) => void } | undefined;
  /** Question at the place of the active étape. */
  asked?: ReactNode;
  /** Things found around, while their list is open. */
  spots?: MapSpots | undefined;
};

/** The étapes on the map, in their order, to be placed and moved. */
export function EtapeMap({
  parcours: { etapes, commune, trace },
  activeId,
  onSelect,
  onPlace,
  onRadius,
  viewKey,
  heightClass,
  gestes,
  ground,
  aim,
  drawing = null,
  placing,
  asked,
  spots,
}: EtapeMapProps) {
  const insee = commune?.insee;
  const centre = useCentre(commune);
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
  const line = useMemo(() => lineOf({ etapes, trace }), [etapes, trace]);
  const idOf = (id: string) => etapes.find((etape) => etape.id === id)?.id;
  const numero = etapes.findIndex(({ id }) => id === activeId) + 1;
  const active = etapes[numero - 1];
  const centreOfRadius = active?.epreuve.cible ?? active?.position ?? null;
  const hasRadius = active?.epreuve.type === 'position' && drawing === null;
  const isPlaced = active?.position !== null;
  // While étapes are being added, the view does not move; else the first étape to get a place is shown.
  const placed = placing === undefined && markers.length > 0 ? 'place' : '';
  const fitKey = `${insee ?? ''} ${centre.isSuccess ? 'vu' : ''} ${placed} ${viewKey}`;
  const placeLabel =
    placing !== undefined
      ? `Poser l’étape ${placing.numero} ici`
      : drawing !== null
        ? 'Ajouter un point du tracé ici'
        : `${isPlaced ? 'Déplacer' : 'Placer'} l’étape ${numero} ici`;

  return (
    <LazyPart
      waiting="Ouverture de la carte…"
      className={classNames(heightClass, 'justify-center rounded-carte bg-fond-creux')}
    >
      <MapEditor
        label="Carte des étapes"
        markers={markers}
        line={line}
        selectedId={activeId}
        centre={centre.data?.position}
        fitKey={fitKey}
        heightClass={heightClass}
        gestes={gestes}
        ground={ground}
        aim={aim}
        onStroke={drawing?.onStroke}
        radius={
          hasRadius && centreOfRadius !== null && onRadius !== undefined
            ? {
                centre: centreOfRadius,
                metres: active.epreuve.rayon,
                ...limits.rayonMetres,
                label: `Rayon de l’étape ${numero}`,
                onChange: (metres) => onRadius(active.id, metres),
              }
            : undefined
        }
        bubble={
          asked !== undefined && active?.position
            ? { at: active.position, content: asked }
            : undefined
        }
        // While drawing, each press is a point of the line.
        spots={drawing === null ? spots : undefined}
        onMoveVertex={drawing?.onMoveVertex}
        placeLabel={placeLabel}
        onSelect={(id) => {
          const marker = markers.find((candidate) => candidate.id === id);
          if (marker === undefined) return;
          // While drawing, an étape is a point to go through.
          if (drawing === null) onSelect(marker.id);
          else drawing.onPoint(marker.position);
        }}
        onPlace={(position) => {
          if (placing !== undefined) placing.place(position);
          else if (drawing === null) onPlace(activeId, position);
          else if (drawing.onStroke === undefined) drawing.onPoint(position);
        }}
        onMove={(id, position) => {
          const etapeId = idOf(id);
          if (etapeId !== undefined) onPlace(etapeId, position);
        }}
      />
    </LazyPart>
  );
}
