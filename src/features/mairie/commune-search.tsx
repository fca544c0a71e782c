import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CommuneSuggestion } from '@/domain/commune/search.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { communeKeyOf } from './commune-key.ts';

/** Find your commune: a name, a postcode or an INSEE code. A plain form until the page is awake. */
export function CommuneSearch({ q }: { q: string }) {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void navigate(
      paths.mairie({
        q: typeof typed === 'string' ? typed.trim() : '',
        hash: 'votre-commune',
      }),
    );
  };
  return (
    <form
      role="search"
      action={paths.mairie()}
      onSubmit={search}
      className="mt-4 max-w-2xl"
    >
      <label htmlFor="commune" className="inline-block pb-1.5 font-bold">
        Nom de la commune ou code postal
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          // The commune found replaces the typed text.
          key={q}
          id="commune"
          name="q"
          type="search"
          defaultValue={q}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder="Barbentane, 13570…"
          className="h-14 min-w-0 shrink-0 rounded-pilule border border-trait-fort bg-fond-carte px-6 text-lg sm:flex-1 sm:shrink"
        />
        <Button type="submit" size="large">
          Trouver ma commune
        </Button>
      </div>
    </form>
  );
}

/** Several communes have the name, or none. */
export function CommuneChoice({
  q,
  suggestions,
  isCut,
}: {
  q: string;
  suggestions: readonly CommuneSuggestion[];
  /** There may be others. */
  isCut: boolean;
}) {
  if (suggestions.length === 0) {
    return (
      <p role="status" className="mt-5 max-w-mesure">
        <strong>{`Aucune commune ne répond à « ${q}\u00A0».`}</strong> Essayez son code
        postal, ou le début de son nom.
      </p>
    );
  }
  return (
    <div className="mt-5">
      <p role="status" className="font-bold">
        {`«\u00A0${q} » : de quelle commune s’agit-il\u202F?`}
      </p>
      <ul className="mt-1">
        {suggestions.map(({ commune, label }) => (
          <li key={label}>
            <Link
              to={paths.mairie({ commune: communeKeyOf(commune), hash: 'votre-commune' })}
              className="inline-flex min-h-11 items-center"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {isCut && (
        <p className="mt-2 max-w-mesure text-texte-doux">
          La vôtre n’y est pas ? Ajoutez son code postal au nom.
        </p>
      )}
    </div>
  );
}
