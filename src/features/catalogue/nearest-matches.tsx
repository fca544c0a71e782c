import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { nearestPlaces, type PlaceLink } from './nearest.ts';

const none: readonly PlaceLink[] = [];

/** « Vouliez-vous dire ? », below the text of a missing page. Empty without a near match. */
export function NearestMatches({ pathname }: { pathname: string }) {
  const [found, setFound] = useState({ pathname: '', places: none });

  // The catalogue and the list of communes are outside React.
  useEffect(() => {
    const controller = new AbortController();
    void nearestPlaces(pathname, controller.signal).then((places) => {
      if (!controller.signal.aborted) setFound({ pathname, places });
    });
    return () => controller.abort();
  }, [pathname]);

  if (found.pathname !== pathname || found.places.length === 0) return null;
  return (
    <nav aria-labelledby="proches" className="mt-6">
      <h2 id="proches" className="text-xl">
        <Trans>Vouliez-vous dire{'\u202F'}?</Trans>
      </h2>
      <ul className="mt-2">
        {found.places.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center font-bold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
