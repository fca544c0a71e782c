import { lazy, Suspense, useMemo, useState } from 'react';
import IconMap from '~icons/lucide/map';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';

/** Leaflet comes when the map is asked for, never before. Without network the words stay, and say so. */
const MapView = lazy(async () => {
  try {
    const { MapView: Component } = await import('@/map/map-view.tsx');
    return { default: Component };
  } catch (error) {
    console.warn('The map could not be loaded.', error);
    return { default: MissingMap };
  }
});

function MissingMap() {
  return (
    <Alert tone="attention" announce="polie" title="La carte n’a pas pu s’ouvrir">
      <p>Le réseau manque peut-être. La liste dit la même chose en mots.</p>
    </Alert>
  );
}

type QueteMapProps = { contenu: Pick<Contenu, 'titre' | 'etapes' | 'trace'> };

/** The étapes and the line of the walk on a map, on demand. The list beside it says the same in words. */
export function QueteMap({ contenu }: QueteMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((open) => !open)}
      >
        <IconMap aria-hidden="true" />
        {isOpen ? 'Masquer la carte' : 'Voir sur la carte'}
      </Button>
      {isOpen && (
        <div className="mt-5">
          <OpenMap contenu={contenu} />
        </div>
      )}
    </>
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
    <Suspense fallback={<Waiting className="min-h-80">La carte s’ouvre…</Waiting>}>
      <MapView
        markers={markers}
        line={line}
        label={`Carte de la quête « ${typographie(titre)} »`}
        heightClass="h-104"
      />
    </Suspense>
  );
}
