import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { HomePage } from './home-page.tsx';

type LoaderData = {
  cartes: readonly Carte[];
  sagas: readonly CarteSaga[];
  actualites: readonly CarteArticle[];
};

/** Featured cards and sagas, three at most each, and the newest articles: one read. Without network the page stands without them. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  try {
    const { vedettes, sagas = [], actualites = [] } = await readFrance(request.signal);
    return { cartes: vedettes.slice(0, 3), sagas: sagas.slice(0, 3), actualites };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The featured quêtes could not be read.', error);
    return { cartes: [], sagas: [], actualites: [] };
  }
}

export function Component() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
