import {
  readFrance,
  readWholeDepartement,
} from '@/data/catalogue/catalogue-repository.ts';
import { fetchCommuneCentre } from '@/data/commune/commune-position.ts';
import { readSiteFigures } from '@/data/statistique/site-figures-repository.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { chooseExamples } from '@/domain/catalogue/choose-examples.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { SiteFigures } from '@/domain/statistique/site-figures.ts';
import type { Choix } from './chosen-commune.ts';
import { orNull } from './or-null.ts';

/** Number of real quêtes shown as examples. */
const exampleCount = 3;

export type MairieData = {
  /** Real quêtes of anywhere; none without network. */
  examples: readonly Carte[];
  /** Figures of the games on this site, as of the build; null if unknown. */
  figures: SiteFigures | null;
  commune: Commune | null;
  /** Every card of its département; null when they could not be read, or when no commune was chosen. */
  cartes: readonly Carte[] | null;
  /** An ambiguous text, and the communes it may mean. */
  choix: Choix | null;
  /** Place of the chosen commune's mairie, which the page does not wait for; null if unknown, and if no commune was chosen. */
  centre: Promise<Position | null> | null;
};

/** The commune search is loaded for a request only. */
export async function readChoice(
  key: string | null,
  q: string | null,
  place: { pathname: string; signal: AbortSignal },
): Promise<Pick<MairieData, 'commune' | 'choix'>> {
  if (key === null && q === null) return { commune: null, choix: null };
  const { communeAt, choiceOf } = await import('./chosen-commune.ts');
  const commune = await communeAt(key, place);
  if (commune !== null) return { commune, choix: null };
  return { commune, choix: await choiceOf(q, place.signal) };
}

/** One read for the examples, one more for a chosen commune: its département. */
export async function loadMairie(request: Request): Promise<MairieData> {
  const { signal } = request;
  const { pathname, searchParams } = new URL(request.url);
  const { commune, choix } = await readChoice(
    searchParams.get('commune'),
    searchParams.get('q'),
    { pathname, signal },
  );
  const [france, cartes, figures] = await Promise.all([
    orNull(readFrance(signal), signal),
    commune === null
      ? null
      : orNull(readWholeDepartement(commune.departement, signal), signal),
    readSiteFigures(signal),
  ]);
  return {
    examples: chooseExamples(france?.vedettes ?? [], exampleCount),
    figures,
    commune,
    cartes,
    choix,
    centre: commune === null ? null : fetchCommuneCentre(commune.insee),
  };
}
