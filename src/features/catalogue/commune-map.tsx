import { lazy, Suspense, useMemo, useState } from 'react';
import IconMap from '~icons/lucide/map';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { CommuneGroup } from './commune-group.ts';

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

type CommuneMapProps = {
  groups: readonly CommuneGroup[];
  /** Accessible name of the map. */
  label: string;
  selectedSlug: string | null;
  onSelect: (communeSlug: string) => void;
};

/** The communes of a département on a map, on demand: the number of each point is that of its quêtes. */
export function CommuneMap(props: CommuneMapProps) {
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
        <div className="order-last basis-full">
          <OpenMap {...props} />
        </div>
      )}
    </>
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
                label: `${nom} : ${formatCount(total, 'quête', 'quêtes')}`,
                numero: total,
              },
            ],
      ),
    [groups],
  );
  return (
    <Suspense fallback={<Waiting className="min-h-80">La carte s’ouvre…</Waiting>}>
      <MapView
        markers={markers}
        label={label}
        selectedId={selectedSlug ?? undefined}
        onSelect={onSelect}
        heightClass="h-104"
      />
      <p className="mt-2 text-texte-doux">
        Le nombre de chaque point est celui des quêtes de la commune. Choisissez un point
        pour ne voir qu’elles dans la liste.
      </p>
    </Suspense>
  );
}
