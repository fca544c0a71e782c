import { distanceMetres } from '../geo/position.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { etapeAt, etapeOf, suiviOf, type Partie, type Suivi } from './partie.ts';
import { walkOf } from './walk/walk-of.ts';

/** The étape that the party stood at before this one; null at the first. */
export function etapeBefore(partie: Partie, contenu: Contenu): EtapePublique | null {
  const walk = walkOf(contenu);
  if (!walk.mayGoBack(partie)) return null;
  return etapeAt(contenu, walk.back(partie, contenu).etapeIndex);
}

/** Two étapes nearer than this, in metres, are one place: nobody is sent on the way. */
export const samePlaceMetres = 10;

type Place = Pick<EtapePublique, 'position' | 'lieu' | 'chemin' | 'cheminSansMarches'>;

/** Whether something says where to go: a place on the map or words; and it is another place than the one before. */
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

/** Whether the player still walks to the étape of this party: nobody said « Nous y sommes », and nothing was done there. */
export function isEnRoute(partie: Partie, contenu: Contenu): boolean {
  if (partie.moment !== 'recit' || partie.finishedAt !== null) return false;
  const etape = etapeOf(partie, contenu);
  if (!isUntouched(suiviOf(partie, etape.id))) return false;
  const before = etapeBefore(partie, contenu);
  return before !== null && isElsewhere(before, etape);
}
