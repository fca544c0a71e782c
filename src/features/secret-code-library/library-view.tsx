import { Link } from 'react-router';
import { famillePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import { searchCodes } from '@/domain/secret-code/find-code.ts';
import { secretCodesOf, type SecretCodeCard } from '@/domain/secret-code/table.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { CodeCardList } from './code-card-list.tsx';
import { difficulteWords } from './code-words.ts';

/** What is asked of the library; it stands in the address. */
export type LibraryQuery = { q: string; difficulte: string; aLaMain: boolean };

type LibraryViewProps = {
  query: LibraryQuery;
  onQuery: (query: LibraryQuery) => void;
};

function isWanted(card: SecretCodeCard, { difficulte, aLaMain }: LibraryQuery): boolean {
  return (
    (difficulte === '' || card.difficulte === difficulte) && (!aLaMain || card.aLaMain)
  );
}

/** Every code by family, narrowed by a search that forgives accents. */
export function LibraryView({ query, onQuery }: LibraryViewProps) {
  const found = new Set(searchCodes(query.q).filter((card) => isWanted(card, query)));
  const isNarrowed = query.q !== '' || query.difficulte !== '' || query.aLaMain;
  const familles = familleList
    .map((famille) => ({
      famille,
      cards: secretCodesOf(famille.id).filter((card) => found.has(card)),
    }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <>
      <PageTitle chapeau="Quarante façons de cacher un message, chacune avec son histoire, la manière de faire à la main et un outil pour coder et déchiffrer.">
        Les codes
      </PageTitle>
      <form
        role="search"
        aria-label="Chercher un code"
        onSubmit={(event) => event.preventDefault()}
        className="mt-8 grid max-w-mesure gap-4 sm:grid-cols-2"
      >
        <Field
          label="Chercher un code"
          name="q"
          type="search"
          autoComplete="off"
          className="sm:col-span-2"
          value={query.q}
          onChange={(event) => onQuery({ ...query, q: event.target.value })}
        />
        <Field
          as="select"
          label="Difficulté"
          name="difficulte"
          value={query.difficulte}
          onChange={(event) => onQuery({ ...query, difficulte: event.target.value })}
        >
          <option value="">Toutes</option>
          {Object.entries(difficulteWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Field>
        <label className="flex min-h-12 items-center gap-3 self-end">
          <input
            type="checkbox"
            name="main"
            checked={query.aLaMain}
            onChange={(event) => onQuery({ ...query, aLaMain: event.target.checked })}
            className="size-6 accent-primaire"
          />
          Avec un papier et un crayon
        </label>
      </form>
      <p role="status" className="mt-4 text-texte-doux">
        {found.size === 0
          ? 'Aucun code ne correspond.'
          : `${found.size}\u00A0code${found.size > 1 ? 's' : ''}.`}
      </p>
      {isNarrowed && found.size === 0 && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => onQuery({ q: '', difficulte: '', aLaMain: false })}
        >
          Revoir tous les codes
        </Button>
      )}
      {familles.map(({ famille, cards }) => (
        <section key={famille.id} aria-labelledby={famille.id} className="mt-12">
          <h2 id={famille.id} className="text-2xl">
            <Link to={famillePath(famille.id)}>{famille.titre}</Link>
          </h2>
          <p className="mt-1 mb-3 text-lg text-texte-doux">{famille.phrase}</p>
          <CodeCardList cards={cards} level={3} />
        </section>
      ))}
    </>
  );
}
