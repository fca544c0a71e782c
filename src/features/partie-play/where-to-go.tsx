import { Suspense, useState } from 'react';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { lazyPart } from './later-part.tsx';
import { LoadBoundary } from './load-boundary.tsx';

type WhereToGoProps = { etape: EtapePublique; numero: number };

/** « Où aller ? »: the place of an étape in words, on a map, as a way to follow, and in the phone's own map application. */
export function WhereToGo({ etape, numero }: WhereToGoProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (etape.position === null) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {'Où aller\u202F?'}
      </Button>
      {isOpen && <Place etape={etape} numero={numero} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Place({ etape, numero, onClose }: WhereToGoProps & { onClose: () => void }) {
  const [PlaceGuide] = useState(() => lazyPart('PlaceGuide'));
  const { titre, lieu, chemin, position } = etape;
  if (position === null) return null;
  return (
    <Dialog open onClose={onClose} title={typographie(titre)}>
      <div className="space-y-4 text-lg">
        {lieu !== '' && <p>{typographie(lieu)}</p>}
        {chemin !== '' && <p className="whitespace-pre-line">{typographie(chemin)}</p>}
        <LoadBoundary
          instead={
            <p>Le guidage et la carte ont besoin du réseau. L’adresse suffit souvent.</p>
          }
        >
          <Suspense fallback={<Waiting className="min-h-72">La carte s’ouvre…</Waiting>}>
            <PlaceGuide
              titre={titre}
              numero={numero}
              position={position}
              onArrive={onClose}
            />
          </Suspense>
        </LoadBoundary>
        <a
          href={mapAppUrl(position, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center"
        >
          Ouvrir dans mon application de cartes
        </a>
      </div>
    </Dialog>
  );
}
