import { direction, type Direction } from '../geo/direction.ts';
import { distanceMetres, type Position } from '../geo/position.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { etapeAt, etapeOf, suiviOf, type Partie, type Suivi } from './partie.ts';
import { walkOf } from './walk/walk-of.ts';

/** The étape that the party stood at before this one; null at the first. */
export function etapeBefore(partie: Partie, contenu: Contenu): EtapePublique | null {
  const walk = walkOf(contenu);
  if (!walk.mayGoBack(partie)) return null;
  return etapeAt(contenu, walk.back(partie, contenu).etapeIndex);
}

/** The way from one étape to the next, in a straight line. */
export type Trajet = { metres: number; minutes: number; direction: Direction };

/** Streets are taken to be 1.3 times as long as a straight line: an assumption, good enough for whole minutes. */
const detour = 1.3;
/** A family with children: 4 km/h, in metres a minute. */
const familyPace = 4_000 / 60;
/** Two étapes nearer than this, in metres, are one place: nobody is sent on the way. */
const samePlaceMetres = 10;

/** How far and which way a place is from another; null where they are the same place. */
export function trajetOf(from: Position, to: Position): Trajet | null {
  const metres = distanceMetres(from, to);
  const towards = direction(from, to);
  if (metres < samePlaceMetres || towards === null) return null;
  const minutes = Math.max(1, Math.round((metres * detour) / familyPace));
  return { metres, minutes, direction: towards };
}

type Place = Pick<EtapePublique, 'position' | 'lieu' | 'chemin' | 'cheminSansMarches'>;

/** Whether something says where to go: a place on the map or words; and it is another place than the one before. */
function isElsewhere(before: EtapePublique, there: Place): boolean {
  const isTold = there.chemin !== '' || there.cheminSansMarches !== '';
  if (isTold) return true;
  if (there.position === null || before.position === null) {
    return there.position !== null || (there.lieu !== '' && there.lieu !== before.lieu);
  }
  return trajetOf(before.position, there.position) !== null;
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

/** The part of a drawn line between two places, from the point of it nearest to each; straight where the line has none. */
export function lineBetween(
  line: readonly Position[],
  from: Position,
  to: Position,
): Position[] {
  const start = nearestIndex(line, from);
  const end = nearestIndex(line, to, start);
  return end > start ? [from, ...line.slice(start, end + 1), to] : [from, to];
}

function nearestIndex(line: readonly Position[], place: Position, after = 0): number {
  let nearest = after;
  let nearestMetres = Infinity;
  for (const [index, point] of line.entries()) {
    if (index < after) continue;
    const metres = distanceMetres(point, place);
    if (metres < nearestMetres) [nearest, nearestMetres] = [index, metres];
  }
  return nearest;
}
