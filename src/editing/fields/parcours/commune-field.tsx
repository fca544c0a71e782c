import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { geoQueries } from '@/data/geo/geo-queries.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { departementName } from '@/domain/commune/departement.ts';
import type { CommuneSuggestion } from '@/domain/commune/search.ts';
import { classNames } from '@/ui/class-names.ts';
import { Field } from '@/ui/field.tsx';
import { useAfterPress } from '@/ui/use-after-press.ts';
import { useFieldScope } from '../field-scope.tsx';

type CommuneFieldProps = {
  commune: Commune | null;
  onCommune: (commune: Commune | null) => void;
  /** Once published, the commune is part of an address that does not change. */
  isFixed: boolean;
};

/** A commune by name and département, to distinguish homonyms. */
export function communeLabel({ nom, departement }: Commune): string {
  return `${nom} (${departementName(departement)})`;
}

const champ = 'commune';

/** The commune of a parcours, found by its name, its postcode or its INSEE code. An ARIA combobox with a list. */
export function CommuneField({ commune, onCommune, isFixed }: CommuneFieldProps) {
  const { wiring } = useFieldScope();
  const listId = useId();
  const [typing, setTyping] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const afterPress = useAfterPress();

  const query = typing?.trim() ?? '';
  const search = useQuery({
    ...geoQueries.communes(query),
    enabled: query !== '' && isOpen,
  });
  const suggestions = query === '' ? [] : (search.data ?? []);
  const isListShown = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  if (isFixed && commune !== null) {
    return (
      <Field
        id={wiring.idOf(champ)}
        label="Commune"
        hint="Elle fait partie de l’adresse publique : elle ne change plus."
        error={wiring.errorOf(champ)}
        value={communeLabel(commune)}
        readOnly
      />
    );
  }

  const choose = (suggestion: CommuneSuggestion) => {
    setTyping(null);
    setIsOpen(false);
    wiring.onSaisie(champ, null);
    onCommune(suggestion.commune);
  };
  const change = (texte: string) => {
    setTyping(texte);
    setIsOpen(true);
    setActive(0);
    // The text stays until a commune is chosen; an empty field means none.
    wiring.onSaisie(champ, texte.trim() === '' ? null : texte);
    if (texte.trim() === '') onCommune(null);
  };
  const leave = () => {
    const [only, second] = suggestions;
    if (typing !== null && only !== undefined && second === undefined) choose(only);
    // The message of the search is in the way of the buttons below.
    afterPress(() => setIsOpen(false));
    wiring.onLeave(champ);
  };
  const move = (by: number) => {
    setIsOpen(true);
    if (suggestions.length === 0) return;
    setActive((active + by + suggestions.length) % suggestions.length);
  };
  const press = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? (isListShown ? 1 : 0) : -1);
        return;
      case 'Enter': {
        const suggestion = suggestions[active];
        if (!isListShown || suggestion === undefined) return;
        event.preventDefault();
        choose(suggestion);
        return;
      }
      case 'Escape':
        if (!isListShown) return;
        event.preventDefault();
        setIsOpen(false);
        return;
    }
  };

  return (
    <div className="relative max-w-mesure">
      <Field
        id={wiring.idOf(champ)}
        label="Commune"
        hint="Son nom ou son code postal, puis choisissez dans la liste."
        error={wiring.errorOf(champ)}
        role="combobox"
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isListShown ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={
          typing ??
          wiring.saisieOf(champ) ??
          (commune === null ? '' : communeLabel(commune))
        }
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Communes proposées"
        hidden={!isListShown}
        className="absolute inset-x-0 z-30 mt-1 max-h-80 overflow-y-auto rounded-carte border border-trait-fort bg-fond-carte py-1 shadow-flottant"
      >
        {suggestions.map((suggestion, index) => (
          // The keyboard acts on the input, which names the active option.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={suggestion.label}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Before the blur of the input would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center px-4 py-2',
              index === active && 'bg-primaire/10 font-bold',
            )}
          >
            {suggestion.label}
          </div>
        ))}
      </div>
      <SearchOutcome
        query={isOpen ? query : ''}
        count={suggestions.length}
        isPending={search.isFetching}
        isFailed={search.isError}
      />
    </div>
  );
}

type SearchOutcomeProps = {
  query: string;
  count: number;
  isPending: boolean;
  isFailed: boolean;
};

/** Results and message of the search and, without a result, a free text. */
function SearchOutcome({ query, count, isPending, isFailed }: SearchOutcomeProps) {
  const isEmpty = query.length >= 2 && !isPending && !isFailed && count === 0;
  return (
    <div role="status">
      {isFailed && (
        <p className="mt-2">
          La liste des communes ne répond pas. Vérifiez votre connexion, puis réessayez.
        </p>
      )}
      {isEmpty && (
        <p className="mt-2">
          Aucune commune ne répond à « {query} ». Vérifiez l’orthographe, ou essayez le
          code postal.
        </p>
      )}
      {count > 0 && (
        <span className="sr-only">
          {count === 1 ? 'Une commune proposée' : `${count} communes proposées`}
        </span>
      )}
    </div>
  );
}
