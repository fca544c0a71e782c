import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { fetchCommuneCentre } from '@/data/commune/commune-position.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { departementName } from '@/domain/commune/departement.ts';
import { communeSlug } from '@/domain/commune/slug.ts';
import type { Position } from '@/domain/geo/position.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { paths } from '@/lib/paths.ts';
import { figuresOf, splitAround } from './around.ts';

type CommuneAnswerProps = {
  commune: Commune;
  /** Every card of its département; null when they could not be read. */
  cartes: readonly Carte[] | null;
  /** How cards are shown: the page lends the catalogue's own. */
  renderCartes: (cartes: readonly Carte[]) => ReactNode;
  /** What is offered to a commune that has nothing yet. */
  wish: ReactNode;
};

/** What exists in a commune and around it, with the figures of the cards. */
export function CommuneAnswer({
  commune,
  cartes,
  renderCartes,
  wish,
}: CommuneAnswerProps) {
  const { nom, departement } = commune;
  const centre = useCentre(commune.insee);
  const { ici, autour } = splitAround(cartes ?? [], commune, centre);
  const nearest = autour[0];
  return (
    <div className="mt-8 rounded-carte border border-trait bg-fond-carte px-5 py-6 sm:px-8 sm:py-8">
      <h3 className="text-2xl">
        {nom} <span className="text-texte-doux">{departementName(departement)}</span>
      </h3>
      {cartes === null && (
        <p className="mt-3">
          Le catalogue n’a pas pu être lu : le réseau manque peut-être. Le reste de la
          page se lit sans lui.
        </p>
      )}
      {cartes !== null && ici.length > 0 && (
        <>
          <p className="mt-3 text-lg">
            {`Votre commune est déjà sur le chemin : ${figuresOf(ici)}. `}
            <Link to={paths.commune({ departement, communeSlug: communeSlug(nom) })}>
              Voir sa page
            </Link>
          </p>
          <div className="mt-6">{renderCartes(ici)}</div>
        </>
      )}
      {cartes !== null && ici.length === 0 && (
        <>
          <p className="mt-3 text-lg">
            {`Il n’y a pas encore de quête à ${nom}. La première sera la vôtre.`}
          </p>
          {wish}
        </>
      )}
      {nearest !== undefined && (
        <>
          <h4 className="mt-8 text-xl">
            {nearest.metres === null ? 'Dans le même département' : 'Autour de vous'}
          </h4>
          <p className="mt-1 mb-5 text-texte-doux">
            {nearest.metres === null
              ? figuresOf(autour.map(({ carte }) => carte))
              : `La plus proche est à ${formatDistance(nearest.metres)} à vol d’oiseau. ${figuresOf(autour.map(({ carte }) => carte))}.`}
          </p>
          {renderCartes(autour.map(({ carte }) => carte))}
        </>
      )}
      {cartes !== null && nearest === undefined && ici.length === 0 && (
        <p className="mt-4">
          Ni dans le département. Les exemples plus bas viennent d’ailleurs.
        </p>
      )}
    </div>
  );
}

/** Where the mairie stands, when the State's service answers: a comfort, the page is whole without it. */
function useCentre(insee: string): Position | null {
  const [found, setFound] = useState<{ insee: string; centre: Position | null } | null>(
    null,
  );
  // The network is outside React.
  useEffect(() => {
    let isCurrent = true;
    void fetchCommuneCentre(insee).then((centre) => {
      if (isCurrent) setFound({ insee, centre });
    });
    return () => {
      isCurrent = false;
    };
  }, [insee]);
  return found?.insee === insee ? found.centre : null;
}
