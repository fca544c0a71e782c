import { useState } from 'react';
import {
  useLoaderData,
  useLocation,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { readQuetesByCode } from '@/data/quete/quetes-by-code-repository.ts';
import { queteCountsOf, type QueteCounts } from '@/features/code-library/code-words.ts';
import { LibraryView, type LibraryQuery } from '@/features/code-library/library-view.tsx';

export { shouldRevalidate } from './filter-revalidation.ts';

/** Number of quêtes that use each code, as of the build. */
export async function loader({ request }: LoaderFunctionArgs): Promise<QueteCounts> {
  return queteCountsOf(await readQuetesByCode(request.signal));
}

function queryOf(parameters: URLSearchParams): LibraryQuery {
  return {
    q: parameters.get('q') ?? '',
    difficulte: parameters.get('difficulte') ?? '',
    aLaMain: parameters.has('main'),
    enQuete: parameters.has('quete'),
  };
}

function parametersOf({ q, difficulte, aLaMain, enQuete }: LibraryQuery) {
  return {
    ...(q === '' ? {} : { q }),
    ...(difficulte === '' ? {} : { difficulte }),
    ...(aLaMain ? { main: 'oui' } : {}),
    ...(enQuete ? { quete: 'oui' } : {}),
  };
}

/** Marks an address that follows typing here, so that it is not read back. */
const followed = 'suivie';

/** The search: typed text is immediate, and the address follows; an address from elsewhere, a link or the way back, is obeyed. */
function useLibraryQuery(): [LibraryQuery, (query: LibraryQuery) => void] {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const [searchParams, setSearchParams] = useSearchParams();
  const [query, setQuery] = useState(() => queryOf(searchParams));
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (state !== followed) setQuery(queryOf(searchParams));
  }
  const follow = (next: LibraryQuery) => {
    setQuery(next);
    setSearchParams(parametersOf(next), {
      replace: true,
      preventScrollReset: true,
      state: followed,
    });
  };
  return [query, follow];
}

/** `/les_codes`, narrowed by `?q=`, `?difficulte=`, `?main=oui` and `?quete=oui`. No database request. */
export function Component() {
  const queteCounts = useLoaderData<typeof loader>();
  const [query, setQuery] = useLibraryQuery();
  return (
    <>
      <title>Les codes · Quêtes &amp; Codes</title>
      <meta
        name="description"
        content="La bibliothèque des codes secrets : César, Morse, francs-maçons, Vigenère… Leur histoire, la manière de faire à la main et un outil pour chacun."
      />
      <LibraryView queteCounts={queteCounts} query={query} onQuery={setQuery} />
    </>
  );
}
