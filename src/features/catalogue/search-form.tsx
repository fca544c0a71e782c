import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';

/** Where one wants to walk: a commune, a département or a postcode. A plain form until the page is awake. */
export function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = new FormData(event.currentTarget).get('q');
    void navigate(
      paths.queteList({ q: typeof place === 'string' ? place.trim() : undefined }),
    );
  };
  return (
    <form
      role="search"
      action={paths.queteList()}
      onSubmit={search}
      className="max-w-2xl"
    >
      <label htmlFor="lieu" className="inline-block pb-1.5 font-bold">
        Où voulez-vous marcher ?
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          // A search that was answered by another address starts from what that address says.
          key={q}
          id="lieu"
          name="q"
          type="search"
          defaultValue={q}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          placeholder="Dinan, Finistère, 22100…"
          className="h-14 min-w-0 shrink-0 rounded-pilule border border-trait-fort bg-fond-carte px-6 text-lg sm:flex-1 sm:shrink"
        />
        <Button type="submit" size="large">
          Chercher
        </Button>
      </div>
    </form>
  );
}
