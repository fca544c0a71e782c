import { useMemo, type ReactNode } from 'react';
import { readWholeRecherche } from '@/data/catalogue/catalogue-repository.ts';
import { aroundPlace } from '@/domain/catalogue/around-place.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import type { Place } from './find-place.ts';
import { aroundCount, eloignementsOf } from './place-words.ts';
import { QueteCardList } from './quete-card-list.tsx';
import { useOutcome } from './use-outcome.ts';

type AroundListProps = {
  place: Pick<Place, 'etendue' | 'centre'>;
  /** Shown while the country's quêtes load, or if they cannot be read. */
  fallback: ReactNode;
};

/** The quêtes nearest to a place, across all borders, each with its distance. */
export function AroundList({ place, fallback }: AroundListProps) {
  const outcome = useOutcome('recherche', () => readWholeRecherche());
  const fiches = outcome !== null && 'value' in outcome ? outcome.value : null;
  const { etendue, centre } = place;
  const autour = useMemo(
    () =>
      fiches === null
        ? []
        : aroundPlace(fiches, etendue, centre?.position ?? null).autour,
    [fiches, etendue, centre],
  );
  if (autour.length === 0) return fallback;
  const eloignements = eloignementsOf({ place, autour });
  return (
    <QueteCardList
      // Not the list of the fallback: it begins at its own first page.
      key="autour"
      cartes={autour.map(({ carte }) => carte)}
      firstCount={aroundCount}
      eloignementOf={({ queteId }: Fiche) => eloignements.get(queteId) ?? ''}
    />
  );
}
