import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { readTerritoire } from './read-territoire.ts';

/** What a territory or a commune shows of itself: a name, a colour and the address of its arms, each empty where there is none. */
export type EnseigneShown = { nom: string; couleur: string; blason: string };

/** Of what: its commune, and the territory that it is of. */
type Of = {
  commune: { insee: string } | null;
  territoire?: { siren: string } | null | undefined;
};

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
    if (found === null || (found.couleur === '' && found.blason === '' && !isOf))
      return null;
    const { nom, couleur, blason } = found;
    return { nom, couleur, blason: blason === '' ? '' : publicFileUrl(blason) };
  } catch (error) {
    console.warn('The arms and the colour could not be read.', error);
    return null;
  }
}
