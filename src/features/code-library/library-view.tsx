import { useState } from 'react';
import { Link } from 'react-router';
import { famillePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import { searchCodes } from '@/domain/secret-code/find-code.ts';
import {
  secretCodesOf,
  secretCodeTable,
  type SecretCodeCard,
} from '@/domain/secret-code/table.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { CodeCardList } from './code-card-list.tsx';
import { difficulteWords, type QueteCounts } from './code-words.ts';

/** Query of the library, stored in the address. */
export type LibraryQuery = {
  q: string;
  difficulte: string;
  aLaMain: boolean;
  /** Only those that a quête uses. */
  enQuete: boolean;
};

const wholeLibrary: LibraryQuery = {
  q: '',
  difficulte: '',
  aLaMain: false,
  enQuete: false,
};

type LibraryViewProps = {
  query: LibraryQuery;
  onQuery: (query: LibraryQuery) => void;
  queteCounts: QueteCounts;
};

function isWanted(
  card: SecretCodeCard,
  { difficulte, aLaMain, enQuete }: LibraryQuery,
  queteCounts: QueteCounts,
): boolean {
  return (
    (difficulte === '' || card.difficulte === difficulte) &&
    (!aLaMain || card.aLaMain) &&
    (!enQuete || card.id in queteCounts)
  );
}

/** True if the address has filters beyond words: they are then open. */
function isNarrowed({ difficulte, aLaMain, enQuete }: LibraryQuery): boolean {
  return difficulte !== '' || aLaMain || enQuete;
}

/** Every code by family, narrowed by a search that forgives accents. */
export function LibraryView({ query, onQuery, queteCounts }: LibraryViewProps) {
  // Filters of the address open at first; from then on, presses open and close them.
  const [isOpen] = useState(() => isNarrowed(query));
  const found = new Set(
    searchCodes(query.q).filter((card) => isWanted(card, query, queteCounts)),
  );
  const familles = familleList
    .map((famille) => ({
      famille,
      cards: secretCodesOf(famille.id).filter((card) => found.has(card)),
    }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <>
      <PageTitle
        chapeau={
          <span className="max-sm:hidden">
            {`${secretCodeTable.length}\u00A0façons de cacher un message, chacune avec son histoire, la manière de faire à la main et un outil pour coder et déchiffrer.`}
          </span>
        }
      >
        Les codes
      </PageTitle>
      <form
        role="search"
        aria-label="Chercher un code"
        onSubmit={(event) => event.preventDefault()}
        className="max-w-mesure sm:mt-8"
      >
        <Field
          label="Chercher un code"
          name="q"
          type="search"
          autoComplete="off"
          value={query.q}
          onChange={(event) => onQuery({ ...query, q: event.target.value })}
        />
        <details className="mt-1" open={isOpen || undefined} suppressHydrationWarning>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
            Filtrer
          </summary>
          <div className="grid gap-4 pb-2 sm:grid-cols-2">
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
            <div className="self-end">
              <Tick
                name="main"
                label="Avec un papier et un crayon"
                isTicked={query.aLaMain}
                onTick={(aLaMain) => onQuery({ ...query, aLaMain })}
              />
              <Tick
                name="quete"
                label="Employé dans une quête"
                isTicked={query.enQuete}
                onTick={(enQuete) => onQuery({ ...query, enQuete })}
              />
            </div>
          </div>
        </details>
      </form>
      <p role="status" className="mt-1 text-texte-doux sm:mt-4">
        {found.size === 0
          ? 'Aucun code ne correspond.'
          : `${found.size}\u00A0code${found.size > 1 ? 's' : ''}.`}
      </p>
      {found.size === 0 && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => onQuery(wholeLibrary)}
        >
          Revoir tous les codes
        </Button>
      )}
      {familles.map(({ famille, cards }) => (
        <section key={famille.id} aria-labelledby={famille.id} className="mt-5 sm:mt-12">
          <h2 id={famille.id} className="text-2xl">
            <Link to={famillePath(famille.id)}>{famille.titre}</Link>
          </h2>
          <p className="mt-1 mb-3 text-lg text-texte-doux">{famille.phrase}</p>
          <CodeCardList cards={cards} queteCounts={queteCounts} level={3} />
        </section>
      ))}
    </>
  );
}

type TickProps = {
  name: string;
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

function Tick({ name, label, isTicked, onTick }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name={name}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        className="size-6 accent-primaire"
      />
      {label}
    </label>
  );
}
