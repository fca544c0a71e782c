import { Link } from 'react-router';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import type { Place } from './find-place.ts';
import { QueteCardList } from './quete-card-list.tsx';

export type SearchAnswerProps = {
  /** What was typed. */
  q: string;
  places: readonly Place[];
  /** Quêtes shown on this page whose title answers. */
  cartes: readonly Carte[];
};

/** What answers a text that leads to no place in particular: places it may mean, quêtes that bear it, or nothing. */
export function SearchAnswer({ q, places, cartes }: SearchAnswerProps) {
  if (places.length === 0 && cartes.length === 0) {
    return (
      <div role="status" className="max-w-mesure">
        <p className="text-lg font-bold">{`Rien ne répond à « ${q} ».`}</p>
        <p className="mt-1 text-texte-doux">
          Essayez le nom d’une commune ou d’un département, ou un code postal. Voici en
          attendant tout ce qui est publié.
        </p>
      </div>
    );
  }
  return (
    <div className="space-y-8">
      {places.length > 0 && <PlaceChoice q={q} places={places} />}
      {cartes.length > 0 && (
        <section aria-labelledby="quetes-trouvees">
          <h2 id="quetes-trouvees" className="mb-5 text-2xl">
            {formatCount(cartes.length, 'quête trouvée', 'quêtes trouvées')}
          </h2>
          <QueteCardList key={q} cartes={cartes} />
        </section>
      )}
    </div>
  );
}

function PlaceChoice({ q, places }: { q: string; places: readonly Place[] }) {
  return (
    <section aria-labelledby="lieux-trouves" className="max-w-mesure">
      <h2 id="lieux-trouves" className="text-xl">
        {`« ${q} » : quel lieu ?`}
      </h2>
      <ul className="mt-2">
        {places.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center font-bold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
