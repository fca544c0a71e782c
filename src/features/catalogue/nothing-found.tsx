import { Link } from 'react-router';
import { noCriteres, withoutFiltre, type Criteres } from '@/domain/catalogue/criteres.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { filtreLabel } from './criteres-words.ts';
import type { Place } from './find-place.ts';
import type { Found } from './use-search.ts';

type NothingFoundProps = {
  criteres: Criteres;
  found: Found;
  places: readonly Place[];
  onChange: (next: Criteres) => void;
};

/** No quête answers: why, and what would find some. */
export function NothingFound({ criteres, found, places, onChange }: NothingFoundProps) {
  const { waysOn, nearestMetres } = found;
  return (
    <EmptyState title={titleOf(criteres)}>
      <p>{reasonOf(criteres, found, places)}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {nearestMetres !== null && (
          <li>
            <Button
              variant="secondary"
              onClick={() => onChange({ ...criteres, rayon: null, tri: 'proches' })}
            >
              {`Voir les plus proches (la première à ${formatDistance(nearestMetres)})`}
            </Button>
          </li>
        )}
        {waysOn
          .filter(({ filtre }) => filtre !== 'rayon' || nearestMetres === null)
          .map(({ filtre, count }) => (
            <li key={filtre}>
              <Button
                variant="secondary"
                onClick={() => onChange(withoutFiltre(criteres, filtre))}
              >
                {`Sans «\u00A0${filtreLabel(criteres, filtre)} »\u00A0: ${formatCount(count, 'quête', 'quêtes')}`}
              </Button>
            </li>
          ))}
        <li>
          <Button
            variant="quiet"
            onClick={() => onChange({ ...noCriteres, tri: 'nouvelles' })}
          >
            Voir toutes les quêtes
          </Button>
        </li>
      </ul>
      <p className="mt-3">
        Vous connaissez bien l’endroit ?{' '}
        <Link to={paths.mairie()}>Parlez-en à votre mairie.</Link>
      </p>
    </EmptyState>
  );
}

function titleOf({ q }: Criteres): string {
  return q === ''
    ? 'Aucune quête ne répond à ces filtres'
    : `Rien ne répond à «\u00A0${q}\u00A0»`;
}

function reasonOf({ q }: Criteres, { waysOn }: Found, places: readonly Place[]): string {
  if (waysOn.length > 0) return 'Un seul filtre de moins suffirait\u00A0:';
  if (places.length > 0) {
    return 'Aucune quête n’y est encore publiée. Ouvrez le lieu pour voir celles des environs.';
  }
  return q === ''
    ? 'Enlevez plusieurs filtres, ou repartez de toutes les quêtes.'
    : 'Essayez le nom d’une commune ou d’un département, un code postal, ou un mot plus court.';
}
