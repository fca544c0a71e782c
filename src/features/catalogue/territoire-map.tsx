import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { LazyMapView } from '@/map/map-on-demand.tsx';

type TerritoireMapProps = {
  cartes: readonly Carte[];
  /** Accessible name of the map. */
  label: string;
  /** In a frame of another site: a quête opens in its own page. */
  isFramed?: boolean;
};

/** Starts of the quêtes of a territory; a point opens its quête. */
export function TerritoireMap({ cartes, label, isFramed = false }: TerritoireMapProps) {
  const navigate = useNavigate();
  const markers = useMemo(
    () =>
      cartes.flatMap(({ queteId, titre, depart }, index) =>
        depart === null
          ? []
          : [
              {
                id: queteId,
                position: depart,
                label: typographie(titre),
                numero: index + 1,
              },
            ],
      ),
    [cartes],
  );
  const open = (id: string) => {
    const carte = cartes.find(({ queteId }) => queteId === id);
    if (carte === undefined) return;
    const address = paths.quete(addressOf(carte.queteId));
    if (isFramed) window.open(address, '_blank', 'noopener');
    else void navigate(address);
  };
  return (
    <LazyMapView
      markers={markers}
      label={label}
      selectedId={undefined}
      onSelect={open}
      heightClass="h-104"
    />
  );
}
