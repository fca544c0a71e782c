import type { Territoire } from '@/domain/territoire/territoire.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { findTerritoireOf, readTerritoire } from './read-territoire.ts';

/** Public identity of a territory or a commune: a name, a colour and the address of its arms, each possibly empty. */
export type EnseigneShown = { nom: string; couleur: string; blason: string };

/** The commune, and its territory. */
type Of = {
  commune: { insee: string } | null;
  territoire?: { siren: string } | null | undefined;
};

function shownOf({ nom, couleur, blason }: Territoire): EnseigneShown {
  return { nom, couleur, blason: blason === '' ? '' : publicFileUrl(blason) };
}

const isDressed = ({ couleur, blason }: Territoire) => couleur !== '' || blason !== '';

/** Identity of a territory; null if there is none, or no answer. */
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
 * Identity for a mairie's own poster: the choice of the commune with this INSEE code, else that of its territory. Null if neither chose
 * any, or without an answer.
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
 * Identity beside a quête: its territory's as long as its commune belongs to it, else its commune's. Null if none was chosen, or without an
 * answer: a page and a sheet are complete without.
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
