import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { paths } from '@/lib/paths.ts';
import { eloignementsOf, placeWords } from './place-words.ts';
import { QueteCardList } from './quete-card-list.tsx';
import type { FoundPlace } from './use-search.ts';

/** Quêtes around a place shown at first. */
export const aroundCount = 5;

type FoundPlaceListProps = {
  found: FoundPlace;
  listKey: string;
  onPoint: (queteId: string | null) => void;
};

/** The quêtes of a place, then those around it, nearest first; an empty place has a line. */
export function FoundPlaceList({ found, listKey, onPoint }: FoundPlaceListProps) {
  const { place, ici, autour } = found;
  const [title, nearest] = placeWords(found);
  const { nom } = place;
  const eloignements = eloignementsOf(found);
  const eloignementOf = ({ queteId }: Fiche) => eloignements.get(queteId) ?? '';
  const around = autour.map(({ carte }) => carte);
  return (
    <>
      <section aria-labelledby="du-lieu">
        <h2 id="du-lieu" className="text-xl sm:text-2xl">
          {title}
        </h2>
        {ici.length === 0 ? (
          <p className="mt-2 max-w-mesure text-texte-doux">
            {nearest}{' '}
            <Link to={paths.mairie({ q: nom })}>
              <Trans>Proposez-en une à votre mairie.</Trans>
            </Link>
          </p>
        ) : (
          <div className="mt-3 sm:mt-5">
            <QueteCardList key={listKey} cartes={ici} columns={2} onPoint={onPoint} />
          </div>
        )}
      </section>
      {around.length > 0 && (
        <section
          aria-label={t`Autour (${nom})`}
          className={ici.length === 0 ? 'mt-4' : 'mt-10'}
        >
          {ici.length > 0 && (
            <h2 className="mb-3 text-xl sm:mb-5 sm:text-2xl">{t`Autour`}</h2>
          )}
          <QueteCardList
            key={listKey}
            cartes={around}
            columns={2}
            firstCount={aroundCount}
            eloignementOf={eloignementOf}
            onPoint={onPoint}
          />
        </section>
      )}
    </>
  );
}
