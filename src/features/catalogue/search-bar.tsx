import type { SubmitEvent } from 'react';
import IconLocate from '~icons/lucide/locate-fixed';
import { maximumQueryLength } from '@/domain/catalogue/criteres.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';

type SearchBarProps = {
  typed: string;
  onType: (text: string) => void;
  onAround: () => void;
  isAround: boolean;
};

/** One field for a place, a title or a theme, and one button for here. A plain form until the page is awake. */
export function SearchBar({ typed, onType, onAround, isAround }: SearchBarProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // On a phone the keyboard hides what was found.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <form role="search" action={paths.queteList()} onSubmit={submit}>
      <label htmlFor="recherche" className="inline-block pb-1.5 font-bold">
        Où voulez-vous marcher, ou sur quel thème ?
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
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
          placeholder="Dinan, Finistère, 22100, château…"
          className="h-14 min-w-0 shrink-0 rounded-pilule border border-trait-fort bg-fond-carte px-6 text-lg sm:flex-1 sm:shrink"
        />
        <Button
          size="large"
          variant="secondary"
          aria-pressed={isAround}
          onClick={onAround}
          className="aria-pressed:bg-primaire aria-pressed:text-sur-primaire"
        >
          <IconLocate aria-hidden="true" />
          Autour de moi
        </Button>
      </div>
    </form>
  );
}
