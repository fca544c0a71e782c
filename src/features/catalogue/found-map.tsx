import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import IconMap from '~icons/lucide/map';
import { titreIn, type Fiche } from '@/domain/catalogue/fiche.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { langOf } from '@/langue/authored.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { LazyClusterMap } from '@/map/map-on-demand.tsx';
import { StillFrance } from '@/map/still-france.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { carteSummary } from './carte-summary.ts';
import type { Around } from './use-around.ts';

type FoundMapProps = {
  isOpen: boolean;
  onOpen: () => void;
  fiches: readonly Fiche[];
  /** A change fits the map to all points. */
  fitKey: string;
  /** The quête that the list points at. */
  pointedId: string | null;
  around: Around;
};

function groupLabel(count: number): string {
  return plural(count, {
    one: '#\u00A0quête par ici\u00A0: s’approcher',
    other: '#\u00A0quêtes par ici\u00A0: s’approcher',
  });
}

/** In a wide window, the map is beside the list and opens automatically once the page is idle. */
const wideQuery = '(min-width: 64rem)';

/** State of the map: it opens automatically in a wide window of an idle page without data saving. */
export function useMapOpening() {
  const [isMapOpen, setIsMapOpen] = useState(false);
  // The window, the connection and the idle time are the browser's.
  useEffect(() => {
    if (typeof window.matchMedia !== 'function') return undefined;
    if (!window.matchMedia(wideQuery).matches || isSavingData()) return undefined;
    const open = () => setIsMapOpen(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(open, 1_000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(open, { timeout: 3_000 });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return { isMapOpen, setIsMapOpen };
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The quêtes of the list as points on a picture of France; once open, on a map, grouped if many. */
export function FoundMap({ isOpen, onOpen, ...rest }: FoundMapProps) {
  const still = <Still fiches={rest.fiches} />;
  return (
    <section
      aria-label={t`Carte des quêtes`}
      className={classNames(
        'lg:sticky lg:top-4 lg:col-span-2 lg:self-start print:hidden',
        isOpen && 'max-lg:order-first',
        // Beside nothing, an empty country.
        !isOpen && rest.fiches.length === 0 && 'max-lg:hidden',
      )}
    >
      {isOpen ? (
        <Suspense fallback={still}>
          <OpenMap {...rest} />
        </Suspense>
      ) : (
        <>
          {still}
          <Button variant="secondary" className="mt-3 lg:hidden" onClick={onOpen}>
            <IconMap aria-hidden="true" />
            <Trans>Ouvrir la carte</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

function Still({ fiches }: { fiches: readonly Fiche[] }) {
  const places = fiches.flatMap(({ depart }) => depart ?? []);
  const departs = places.length;
  return (
    <div className="rounded-carte border border-trait bg-fond-carte p-3 lg:h-128">
      <StillFrance
        places={places}
        label={plural(departs, {
          one: 'Carte de France, #\u00A0départ',
          other: 'Carte de France, #\u00A0départs',
        })}
      />
    </div>
  );
}

/** The same array while the points are the same: else the map redraws. */
function useLine(points: string) {
  return useMemo(() => decodePolyline(points), [points]);
}

function OpenMap({
  fiches,
  fitKey,
  pointedId,
  around,
}: Omit<FoundMapProps, 'isOpen' | 'onOpen'>) {
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const points = useMemo(
    () =>
      fiches.flatMap((fiche) => {
        const { queteId: id, depart: position, commune } = fiche;
        const { titre, langue } = titreIn(fiche);
        const label = `${typographie(titre, langue)}, ${commune.nom}`;
        return position === null ? [] : [{ id, position, label }];
      }),
    [fiches],
  );
  const chosen = fiches.filter(({ queteId }) => chosenIds.includes(queteId));
  const single = chosen.length === 1 ? chosen[0] : undefined;
  const shown = fiches.find(({ queteId }) => queteId === pointedId) ?? single;
  const line = useLine(shown?.points ?? '');
  return (
    <>
      <LazyClusterMap
        points={points}
        groupLabel={groupLabel}
        line={line}
        selectedId={shown?.queteId}
        onSelect={setChosenIds}
        fitKey={fitKey}
        userPosition={
          around.statut === 'connue'
            ? { position: around.position, accuracyMetres: around.precision }
            : undefined
        }
        label={t`Départs des quêtes`}
        heightClass="h-128"
      />
      <div role="status" className="mt-3 space-y-3">
        {chosen.map((fiche) => (
          <ChosenQuete key={fiche.queteId} fiche={fiche} />
        ))}
      </div>
    </>
  );
}

/** The quête chosen on the map, in two lines. */
function ChosenQuete({ fiche }: { fiche: Fiche }) {
  const { titre, langue } = titreIn(fiche);
  return (
    <div className="rounded-carte border border-trait bg-fond-carte px-4 py-3">
      <Link
        to={paths.quete(addressOf(fiche.queteId))}
        lang={langOf(langue)}
        className="inline-flex min-h-11 items-center text-lg font-bold"
      >
        {typographie(titre, langue)}
      </Link>
      <p className="text-texte-doux">{carteSummary(fiche, { withCommune: true })}</p>
    </div>
  );
}
