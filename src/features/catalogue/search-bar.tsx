import { t } from '@lingui/core/macro';
import type { SubmitEvent } from 'react';
import { maximumQueryLength } from '@/domain/catalogue/criteres.ts';
import { paths } from '@/lib/paths.ts';

type SearchBarProps = { typed: string; onType: (text: string) => void };

/** One field for a place, a title or a theme. A plain form before hydration. */
export function SearchBar({ typed, onType }: SearchBarProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // On a phone the keyboard hides the results.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <form role="search" action={paths.queteList()} onSubmit={submit}>
      <label htmlFor="recherche" className="inline-block pb-1 font-bold">
        {t`Un lieu, un thème\u202F?`}
      </label>
      <input
        id="recherche"
        name="q"
        type="search"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maximumQueryLength}
        placeholder={t`Dinan, 22100…`}
        className="block h-12 w-full min-w-0 rounded-pilule border border-trait-fort bg-fond-carte px-4 text-lg sm:h-14 sm:px-6"
      />
    </form>
  );
}
