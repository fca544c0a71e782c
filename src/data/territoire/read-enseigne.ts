import type { Territoire } from '@/domain/territoire/territoire.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { findTerritoireOf, readTerritoire } from './read-territoire.ts';

/** What a territory or a commune shows of itself: a name, a colour and the address of its arms, each empty where there is none. */
export type EnseigneShown = { nom: string; couleur: string; blason: string };

/** Of what: its commune, and the territory that it is of. */
type Of = {
  commune: { insee: string } | null;
  territoire?: { siren: string } | null | undefined;
};

function shownOf({ nom, couleur, blason }: Territoire): EnseigneShown {
  return { nom, couleur, blason: blason === '' ? '' : publicFileUrl(blason) };
}

const isDressed = ({ couleur, blason }: Territoire) => couleur !== '' || blason !== '';

/** What a territory shows of itself; null where there is none, and where nothing answers. */
export async function readEnseigneOf(siren: string): Promise<EnseigneShown | null> {
  try {
    const found = await readTerritoire(siren);
    return found && shownOf(found);
  } catch (error) {
    console.warn('The arms and the colour could not be read.', error);
    return null;
  }
}

/**
 * What a mairie puts on its own poster: what the commune of this INSEE code chose, else what its territory did. Null where
 * neither chose anything, and where nothing answers.
 */
export async function readEnseigneOfCommune(
  insee: string,
): Promise<EnseigneShown | null> {
  try {
    const own = await readTerritoire(insee);
    const found = own !== null && isDressed(own) ? own : await findTerritoireOf(insee);
    return found !== null && isDressed(found) ? shownOf(found) : null;
  } catch (error) {
    console.warn('The arms and the colour could not be read.', error);
    return null;
  }
}

/**
 * What is shown beside a quête: its territory as long as its commune is of it, else its commune. Null where nothing was
 * chosen, and where nothing answers: a page and a sheet are whole without.
 */
export async function readEnseigne({
  commune,
  territoire,
}: Of): Promise<EnseigneShown | null> {
  if (commune === null) return null;
  try {
    const siren = territoire?.siren;
    const whole = siren === undefined ? null : await readTerritoire(siren);
    const isOf = whole?.communes.some(({ insee }) => insee === commune.insee) === true;
    const found = isOf ? whole : await readTerritoire(commune.insee);
    if (found === null || !(isDressed(found) || isOf)) return null;
    return shownOf(found);
  } catch (error) {
    console.warn('The arms and the colour could not be read.', error);
    return null;
  }
}
