import { useMemo, useState, type ReactNode } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { bearingDegrees } from '@/domain/geo/direction.ts';
import { guideTo } from '@/domain/geo/guidance.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import { previewTitle } from '@/editing/preview/recit-content.tsx';
import { Compass } from '@/epreuves/position/compass.tsx';
import { askCompass, useHeading } from '@/epreuves/position/use-heading.ts';
import { useOwnPosition } from '@/epreuves/position/use-own-position.ts';
import { accuracyWords, searchWords, wayWords } from '@/epreuves/position/way-words.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { PlaceLine } from '@/ui/play/place-line.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { fetchMapEditor } from '@/map/map-on-demand.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';

const MapEditor = lazyComponent(fetchMapEditor);

/** Within this distance, in metres, the author has arrived: the default radius of an étape. */
const hereMetres = 25;

type ApproachProps = {
  etape: Etape & { position: Position };
  numero: number;
  onRead: () => void;
  /** Noting and placing. */
  tools: ReactNode;
  /** The way past this étape. */
  footer: ReactNode;
};

function Moment({
  etape,
  numero,
  isThere,
  onRead,
  tools,
  footer,
  children,
}: ApproachProps & { isThere: boolean; children: ReactNode }) {
  return (
    <PlayMoment
      surtitre={`Rejoindre l’étape ${numero}`}
      title={previewTitle(etape)}
      actions={
        <>
          <Button
            size="large"
            wide
            variant={isThere ? 'primary' : 'secondary'}
            onClick={onRead}
          >
            J’y suis{'\u00A0'}: lire l’étape
          </Button>
          {tools}
        </>
      }
      footer={footer}
    >
      {etape.lieu !== '' && <PlaceLine>{typographie(etape.lieu)}</PlaceLine>}
      {etape.chemin.trim() !== '' && (
        <p className="whitespace-pre-line">{typographie(etape.chemin.trim())}</p>
      )}
      {children}
    </PlayMoment>
  );
}

/** On site: the étape's distance and direction, by the phone, as for a player. */
export function SiteApproach(props: ApproachProps) {
  const { position } = props.etape;
  const { own, locate } = useOwnPosition();
  const heading = useHeading(own);
  const way = own.statut === 'connue' ? guideTo(own, position) : null;
  const search = () => {
    void askCompass();
    locate();
  };
  return (
    <Moment {...props} isThere={way?.type === 'ici'}>
      {own.statut === 'connue' && way?.type === 'route' && (
        <Compass
          degrees={bearingDegrees(own.position, position)}
          heading={heading}
          className="size-44"
        />
      )}
      <p role="status" className="text-xl">
        {own.statut === 'connue'
          ? `${
              way?.type === 'route'
                ? wayWords(way, null)
                : way?.type === 'ici'
                  ? 'Vous y êtes.'
                  : 'Vous êtes tout près.'
            } ${accuracyWords(own.accuracyMetres)}`
          : searchWords(own.statut, 'Allez-y par les mots, et dites quand vous y êtes.')}
      </p>
      <Button variant="secondary" pending={own.statut === 'cherchee'} onClick={search}>
        {own.statut === 'connue' ? 'Chercher à nouveau' : 'Trouver où je suis'}
      </Button>
    </Moment>
  );
}

type DeskApproachProps = ApproachProps & {
  etapes: readonly Etape[];
  /** Position chosen on the map; null before. */
  spot: Position | null;
  onSpot: (position: Position) => void;
  onPlace: (etapeId: EtapeId, position: Position) => void;
};

/** From the desk: a press on the map sets the position, and a misplaced étape can be dragged. */
export function DeskApproach({
  etapes,
  spot,
  onSpot,
  onPlace,
  ...props
}: DeskApproachProps) {
  const { etape } = props;
  // The map follows dragged étapes, and keeps its view.
  const [fitKey] = useState(etape.id);
  const markers = useMemo(
    () =>
      etapes.flatMap(({ id, titre, position }, index) =>
        position === null
          ? []
          : [
              {
                id,
                position,
                numero: index + 1,
                label: `Étape ${index + 1}\u00A0: ${titre}`,
              },
            ],
      ),
    [etapes],
  );
  const metres = spot === null ? null : distanceMetres(spot, etape.position);
  const isThere = metres !== null && metres <= hereMetres;
  return (
    <Moment {...props} isThere={isThere}>
      <p role="status" className="text-xl">
        {metres === null
          ? 'Touchez la carte là où vous seriez.'
          : isThere
            ? 'Vous y êtes.'
            : `Vous seriez à ${formatDistance(metres)} de l’étape.`}
      </p>
      <LazyPart waiting="La carte s’ouvre…" className="min-h-80">
        <MapEditor
          label="Carte du parcours"
          markers={markers}
          selectedId={etape.id}
          fitKey={fitKey}
          heightClass="h-80"
          userPosition={spot === null ? undefined : { position: spot, accuracyMetres: 0 }}
          placeLabel="Je suis ici"
          onPlace={onSpot}
          onMove={(id, position) => {
            const moved = etapes.find((one) => one.id === id);
            if (moved !== undefined) onPlace(moved.id, position);
          }}
        />
      </LazyPart>
    </Moment>
  );
}
