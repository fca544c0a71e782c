import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import { readKeptFrance } from '@/data/catalogue/kept-france.ts';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { Carte, CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { HomePage } from './home-page.tsx';

type LoaderData = {
  /** Null if unreadable. */
  cartes: readonly Carte[] | null;
  sagas: readonly CarteSaga[];
  actualites: readonly CarteArticle[];
};

function shownOf({ vedettes, sagas = [], actualites = [] }: CatalogueFrance): LoaderData {
  return { cartes: vedettes.slice(0, 3), sagas: sagas.slice(0, 3), actualites };
}

const nothingRead: LoaderData = { cartes: null, sagas: [], actualites: [] };

/** Featured cards and sagas, three at most each, and the newest articles: one read. Unreadable parts are left out. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  try {
    return shownOf(await readFrance(request.signal));
  } catch (error) {
    if (request.signal.aborted || error instanceof OfflineError) throw error;
    console.warn('The featured quêtes could not be read.', error);
    return nothingRead;
  }
}

/** Those of the last catalogue stored on the device. */
export async function whenOffline() {
  const kept = await readKeptFrance();
  return kept === null
    ? { data: nothingRead, at: null }
    : { data: shownOf(kept.france), at: kept.at };
}

export function Component() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}
