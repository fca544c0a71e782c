import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import { readKeptFrance } from '@/data/catalogue/kept-france.ts';
import { readEnigmes, type Enigmes } from '@/data/quete/enigme-repository.ts';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { Carte, CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import type { CarteSaga } from '@/domain/saga/carte-saga.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { HomePage } from './home-page.tsx';

type LoaderData = {
  /** Null if unreadable. */
  cartes: readonly Carte[] | null;
  sagas: readonly CarteSaga[];
  actualites: readonly CarteArticle[];
  enigmes: Enigmes;
};

type Shown = Omit<LoaderData, 'enigmes'>;

function shownOf({ vedettes, sagas = [], actualites = [] }: CatalogueFrance): Shown {
  return { cartes: vedettes.slice(0, 3), sagas: sagas.slice(0, 3), actualites };
}

const nothingRead: Shown = { cartes: null, sagas: [], actualites: [] };

async function readShown(signal: AbortSignal): Promise<Shown> {
  try {
    return shownOf(await readFrance(signal));
  } catch (error) {
    if (signal.aborted || error instanceof OfflineError) throw error;
    console.warn('The featured quêtes could not be read.', error);
    return nothingRead;
  }
}

/** Featured cards and sagas, three at most each, and the newest articles: one read. Unreadable parts are left out. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  const { signal } = request;
  const [shown, enigmes] = await Promise.all([readShown(signal), readEnigmes(signal)]);
  return { ...shown, enigmes };
}

/** Those of the last catalogue stored on the device. */
export async function whenOffline() {
  const kept = await readKeptFrance();
  const enigmes = await readEnigmes();
  return kept === null
    ? { data: { ...nothingRead, enigmes }, at: null }
    : { data: { ...shownOf(kept.france), enigmes }, at: kept.at };
}

export function Component() {
  const { enigmes, ...shown } = useLoaderData<typeof loader>();
  return <HomePage {...shown} enigme={enigmes[currentLangue()] ?? null} />;
}
