import { Link } from 'react-router';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import { paths } from '@/lib/paths.ts';
import { queteCount } from './place-words.ts';

const collator = new Intl.Collator('fr-FR', { sensitivity: 'base' });

/** The départements that have quêtes, in the order of the alphabet, like the contents of a notebook. */
export function DepartementIndex({
  departements,
}: {
  departements: CatalogueFrance['departements'];
}) {
  const sorted = departements.toSorted((a, b) => collator.compare(a.nom, b.nom));
  return (
    <ul className="columns-[3_15rem] gap-x-12">
      {sorted.map(({ departement, nom, total }) => (
        <li key={departement} className="break-inside-avoid">
          <Link
            to={paths.departement({ departement })}
            className="group flex min-h-11 items-baseline gap-3 py-1.5 text-texte no-underline"
          >
            <span className="font-bold decoration-2 underline-offset-4 group-hover:underline">
              {nom}
            </span>
            <span
              aria-hidden="true"
              className="h-0.5 min-w-4 flex-1 bg-fil-couche text-trait"
            />
            <span className="text-texte-doux">{queteCount(total)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
