import { Link } from 'react-router';
import type { CodeUsage } from '@/domain/quete/code-usage.ts';
import { paths } from '@/lib/paths.ts';

/** The quêtes with a code, as of the build; without any, how to write one. */
export function CodeUsages({ usage }: { usage: CodeUsage | null }) {
  if (usage === null || usage.total === 0) {
    return (
      <p className="max-w-mesure">
        Aucune quête publiée n’emploie encore ce code.{' '}
        <Link to={paths.demonstration()}>Écrivez la première</Link>.
      </p>
    );
  }
  const others = usage.total - usage.quetes.length;
  return (
    <>
      <ul className="space-y-1">
        {usage.quetes.map(({ titre, commune, ...address }) => (
          <li key={`${address.departement} ${address.communeSlug} ${address.slug}`}>
            <Link
              to={paths.quete(address)}
              className="inline-flex min-h-11 items-center font-bold"
            >
              {titre}
            </Link>
            {`, ${commune}`}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="mt-2">
          {`Et ${others}\u00A0autre${others > 1 ? 's' : ''}. `}
          <Link to={paths.queteList()}>Voir toutes les quêtes</Link>
        </p>
      )}
    </>
  );
}
