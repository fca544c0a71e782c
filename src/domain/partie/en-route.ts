import { distanceMetres } from '../geo/position.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { etapeAt, etapeOf, suiviOf, type Partie, type Suivi } from './partie.ts';
import { walkOf } from './walk/walk-of.ts';

/** The party's previous étape; null at the first. */
export function etapeBefore(partie: Partie, contenu: Contenu): EtapePublique | null {
  const walk = walkOf(contenu);
  if (!walk.mayGoBack(partie)) return null;
  return etapeAt(contenu, walk.back(partie, contenu).etapeIndex);
}

/** Étapes closer than this, in metres, are the same place: no way between them. */
export const samePlaceMetres = 10;

type Place = Pick<EtapePublique, 'position' | 'lieu' | 'chemin' | 'cheminSansMarches'>;

/** True if there is a way to go: a place on the map or words, other than the place before. */
function isElsewhere(before: EtapePublique, there: Place): boolean {
  const isTold = there.chemin !== '' || there.cheminSansMarches !== '';
  if (isTold) return true;
  if (there.position === null || before.position === null) {
    return there.position !== null || (there.lieu !== '' && there.lieu !== before.lieu);
  }
  return distanceMetres(before.position, there.position) >= samePlaceMetres;
}

function isUntouched({ arrivee, issue, erreurCount, indiceCount }: Suivi): boolean {
  return arrivee !== true && issue === null && erreurCount === 0 && indiceCount === 0;
}

/** True if the player still walks to the current étape: « Nous y sommes » was not said, and nothing was done there. */
export function isEnRoute(partie: Partie, contenu: Contenu): boolean {
  if (partie.moment !== 'recit' || partie.finishedAt !== null) return false;
  const etape = etapeOf(partie, contenu);
  if (!isUntouched(suiviOf(partie, etape.id))) return false;
  const before = etapeBefore(partie, contenu);
  return before !== null && isElsewhere(before, etape);
}
