import { useSearchParams } from 'react-router';
import { LibraryView } from '@/features/secret-code-library/library-view.tsx';

/** `/les_codes`, narrowed by `?q=`, `?difficulte=` and `?main=oui`. Nothing is read anywhere. */
export function Component() {
  const [searchParams, setSearchParams] = useSearchParams();
  return (
    <>
      <title>Les codes · Quêtes &amp; Codes</title>
      <meta
        name="description"
        content="La bibliothèque des codes secrets : César, Morse, francs-maçons, Vigenère… Leur histoire, la manière de faire à la main et un outil pour chacun."
      />
      <LibraryView
        query={{
          q: searchParams.get('q') ?? '',
          difficulte: searchParams.get('difficulte') ?? '',
          aLaMain: searchParams.has('main'),
        }}
        onQuery={({ q, difficulte, aLaMain }) => {
          setSearchParams(
            {
              ...(q === '' ? {} : { q }),
              ...(difficulte === '' ? {} : { difficulte }),
              ...(aLaMain ? { main: 'oui' } : {}),
            },
            { replace: true, preventScrollReset: true },
          );
        }}
      />
    </>
  );
}
