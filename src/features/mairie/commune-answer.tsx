import { Suspense, use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';
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
  /** Position of the mairie, if the State's service answers: optional, not awaited. Never rejects. */
  centre: Promise<Position | null>;
  /** Renders cards: the catalogue's own, lent by the page. */
  renderCartes: (cartes: readonly Carte[]) => ReactNode;
};

/** Quêtes in a commune and around it, with the figures of the cards. */
export function CommuneAnswer({
  commune,
  cartes,
  centre,
  renderCartes,
}: CommuneAnswerProps) {
  const { nom, departement } = commune;
  const { ici } = splitAround(cartes ?? [], commune, null);
  const around = { commune, cartes, renderCartes };
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
        <p className="mt-3 text-lg">
          {`Il n’y a pas encore de quête ${nomDeCommune(nom).a}. La première sera la vôtre.`}
        </p>
      )}
      <Suspense fallback={<Around {...around} centre={null} />}>
        <KnownAround {...around} centre={centre} />
      </Suspense>
    </div>
  );
}

type AroundProps = Pick<CommuneAnswerProps, 'commune' | 'cartes' | 'renderCartes'>;

function KnownAround({
  centre,
  ...rest
}: AroundProps & { centre: CommuneAnswerProps['centre'] }) {
  return <Around {...rest} centre={use(centre)} />;
}

/** Quêtes in other communes, nearest first once the mairie's position is known. */
function Around({
  commune,
  cartes,
  renderCartes,
  centre,
}: AroundProps & { centre: Position | null }) {
  const { ici, autour } = splitAround(cartes ?? [], commune, centre);
  const nearest = autour[0];
  if (nearest === undefined) {
    if (cartes === null || ici.length > 0) return null;
    return (
      <p className="mt-4">
        Ni dans le département. Les exemples plus bas viennent d’ailleurs.
      </p>
    );
  }
  const others = autour.map(({ carte }) => carte);
  return (
    <>
      <h4 className="mt-8 text-xl">
        {nearest.metres === null ? 'Dans le même département' : 'Autour de vous'}
      </h4>
      <p className="mt-1 mb-5 text-texte-doux">
        {nearest.metres === null
          ? figuresOf(others)
          : `La plus proche est à ${formatDistance(nearest.metres)} à vol d’oiseau. ${figuresOf(others)}.`}
      </p>
      {renderCartes(others)}
    </>
  );
}
