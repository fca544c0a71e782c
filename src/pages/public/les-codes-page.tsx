import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { readQuetesByCode } from '@/data/quete/quetes-by-code-repository.ts';
import {
  queteCountsOf,
  type QueteCounts,
} from '@/features/secret-code-library/code-words.ts';
import { LibraryView } from '@/features/secret-code-library/library-view.tsx';

export { shouldRevalidate } from './filter-revalidation.ts';

/** How many quêtes use each code, as the build found them. */
export async function loader({ request }: LoaderFunctionArgs): Promise<QueteCounts> {
  return queteCountsOf(await readQuetesByCode(request.signal));
}

/** `/les_codes`, narrowed by `?q=`, `?difficulte=`, `?main=oui` and `?quete=oui`. No database is asked. */
export function Component() {
  const queteCounts = useLoaderData<typeof loader>();
  const [searchParams, setSearchParams] = useSearchParams();
  return (
    <>
      <title>Les codes · Quêtes &amp; Codes</title>
      <meta
        name="description"
        content="La bibliothèque des codes secrets : César, Morse, francs-maçons, Vigenère… Leur histoire, la manière de faire à la main et un outil pour chacun."
      />
      <LibraryView
        queteCounts={queteCounts}
        query={{
          q: searchParams.get('q') ?? '',
          difficulte: searchParams.get('difficulte') ?? '',
          aLaMain: searchParams.has('main'),
          enQuete: searchParams.has('quete'),
        }}
        onQuery={({ q, difficulte, aLaMain, enQuete }) => {
          setSearchParams(
            {
              ...(q === '' ? {} : { q }),
              ...(difficulte === '' ? {} : { difficulte }),
              ...(aLaMain ? { main: 'oui' } : {}),
              ...(enQuete ? { quete: 'oui' } : {}),
            },
            { replace: true, preventScrollReset: true },
          );
        }}
      />
    </>
  );
}
