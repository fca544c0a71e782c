import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import { foldLetters } from '@/domain/commune/slug.ts';
import { findPlace } from '@/features/catalogue/find-place.ts';
import { FranceView } from '@/features/catalogue/france-view.tsx';
import type { SearchAnswerProps } from '@/features/catalogue/search-answer.tsx';

type LoaderData = { france: CatalogueFrance; recherche: SearchAnswerProps | null };

/** Long enough for the longest name of a commune and its département; the rest is not a place. */
const maximumQueryLength = 100;

function titlesThatHold(q: string, { vedettes }: CatalogueFrance) {
  const wanted = foldLetters(q);
  return vedettes.filter(({ titre }) => foldLetters(titre).includes(wanted));
}

/**
 * One read: national counts and featured cards. A text (`?q=`) that means one place without a doubt leads there,
 * before anything is read.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const q = typed.trim().slice(0, maximumQueryLength);
  if (q === '') return { france: await readFrance(request.signal), recherche: null };

  const answer = await findPlace(q, request.signal);
  // A redirection is thrown, as react-router has it: there is no page to return.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  if (answer.type === 'lieu') throw redirect(answer.place.to);
  const france = await readFrance(request.signal);
  const cartes = titlesThatHold(q, france);
  return { france, recherche: { q, places: answer.places, cartes } };
}

/** `/les_quetes`: the whole catalogue. */
export function Component() {
  const { france, recherche } = useLoaderData<typeof loader>();
  return (
    <>
      <title>Les quêtes · Quêtes &amp; Codes</title>
      {recherche !== null && <meta name="robots" content="noindex" />}
      <FranceView france={france} recherche={recherche} />
    </>
  );
}
