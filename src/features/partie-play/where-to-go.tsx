import { lazy, Suspense, useMemo, useState } from 'react';
import { direction } from '@/domain/geo/direction.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import { MapBoundary } from './map-boundary.tsx';
import {
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';

/** Leaflet comes when the map is asked for, never before. Anew each time: what the network refused once may come now. */
function lazyMap() {
  return lazy(async () => {
    const { MapView } = await import('@/map/map-view.tsx');
    return { default: MapView };
  });
}

type WhereToGoProps = { etape: EtapePublique; numero: number };

/** « Où aller ? »: the place of an étape on a map, in words, and in the phone's own map application. */
export function WhereToGo({ etape, numero }: WhereToGoProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { position } = etape;
  if (position === null) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {'Où aller\u202F?'}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} title={typographie(etape.titre)}>
          <Place etape={etape} numero={numero} position={position} />
        </Dialog>
      )}
    </>
  );
}

function Place({ etape, numero, position }: WhereToGoProps & { position: Position }) {
  const [MapView] = useState(lazyMap);
  const { own, locate } = useOwnPosition();
  const { id, titre, lieu } = etape;
  const markers = useMemo(
    () => [
      {
        id,
        position,
        label: `Étape ${numero}\u00A0: ${typographie(titre)}`,
        numero,
        etat: 'courant' as const,
      },
    ],
    [id, position, titre, numero],
  );
  return (
    <div className="space-y-4">
      {lieu !== '' && <p className="text-lg">{typographie(lieu)}</p>}
      <MapBoundary>
        <Suspense fallback={<Waiting className="min-h-72">La carte s’ouvre…</Waiting>}>
          <MapView
            markers={markers}
            label={`Carte de l’étape ${numero}`}
            heightClass="h-72"
            userPosition={own.statut === 'connue' ? own : undefined}
            fitKey={own.statut}
          />
        </Suspense>
      </MapBoundary>
      <p role="status" className="text-lg">
        {ownWords(own, position)}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" pending={own.statut === 'cherchee'} onClick={locate}>
          Me situer
        </Button>
        <a
          href={mapAppUrl(position, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center text-lg"
        >
          Ouvrir dans mon application de cartes
        </a>
      </div>
    </div>
  );
}

function ownWords(own: OwnPosition, position: Position): string {
  switch (own.statut) {
    case 'inconnue':
      return '';
    case 'cherchee':
      return 'Recherche de votre position…';
    case 'refusee':
      return 'La position n’est pas autorisée dans ce navigateur. Suivez la carte ou l’adresse.';
    case 'introuvable':
      return 'Votre position est introuvable pour l’instant. Suivez la carte ou l’adresse.';
    case 'connue':
      return distanceWords(own, position);
  }
}

function distanceWords(
  { position: from, accuracyMetres }: Extract<OwnPosition, { statut: 'connue' }>,
  to: Position,
): string {
  const metres = distanceMetres(from, to);
  const towards = direction(from, to);
  // Closer than what the phone is sure of, a distance would be invented.
  if (towards === null || metres <= Math.max(15, accuracyMetres)) return 'Vous y êtes.';
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  return `C’est à ${formatDistance(rounded)} d’ici, ${towards}.`;
}
