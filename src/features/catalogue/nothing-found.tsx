import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { noCriteres, withoutFiltre, type Criteres } from '@/domain/catalogue/criteres.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { filtreLabel } from './criteres-words.ts';
import type { Place } from './find-place.ts';
import { queteCount } from './place-words.ts';
import type { Found } from './use-search.ts';

type NothingFoundProps = {
  criteres: Criteres;
  found: Found;
  places: readonly Place[];
  onChange: (next: Criteres) => void;
};

/** No result: the reason, and changes that would give some. */
export function NothingFound({ criteres, found, places, onChange }: NothingFoundProps) {
  const { waysOn, nearestMetres } = found;
  const nearest = formatDistance(nearestMetres ?? 0);
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
              {t`Voir les plus proches (la première à ${nearest})`}
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
                {withoutWords(filtreLabel(criteres, filtre), count)}
              </Button>
            </li>
          ))}
        <li>
          <Button
            variant="quiet"
            onClick={() => onChange({ ...noCriteres, tri: 'nouvelles' })}
          >
            <Trans>Voir toutes les quêtes</Trans>
          </Button>
        </li>
      </ul>
      <p className="mt-3">
        <Trans>
          Vous connaissez bien l’endroit{'\u202F'}?{' '}
          <Link to={paths.mairie()}>Parlez-en à votre mairie.</Link>
        </Trans>
      </p>
    </EmptyState>
  );
}

function withoutWords(filtre: string, count: number): string {
  const quetes = queteCount(count);
  return t`Sans «\u00A0${filtre}\u00A0»\u00A0: ${quetes}`;
}

function titleOf({ q }: Criteres): string {
  return q === ''
    ? t`Aucune quête ne répond à ces filtres`
    : t`Rien ne répond à «\u00A0${q}\u00A0»`;
}

function reasonOf({ q }: Criteres, { waysOn }: Found, places: readonly Place[]): string {
  if (waysOn.length > 0) return t`Un seul filtre de moins suffirait\u00A0:`;
  if (places.length > 0) {
    return t`Aucune quête n’y est encore publiée. Ouvrez le lieu pour voir celles des environs.`;
  }
  return q === ''
    ? t`Enlevez plusieurs filtres, ou repartez de toutes les quêtes.`
    : t`Essayez le nom d’une commune ou d’un département, un code postal, ou un mot plus court.`;
}
