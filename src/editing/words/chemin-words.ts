import { voieOf, type WayStep } from '@/domain/geo/voie.ts';
import { formatDistance } from '@/lib/format/mesure.ts';

const turns: Readonly<Record<string, string>> = {
  left: 'tournez à gauche',
  right: 'tournez à droite',
  'slight left': 'prenez légèrement à gauche',
  'slight right': 'prenez légèrement à droite',
  'sharp left': 'tournez franchement à gauche',
  'sharp right': 'tournez franchement à droite',
  uturn: 'faites demi-tour',
};
const onwards = 'continuez tout droit';

const places: Readonly<Record<string, string>> = {
  'end of road': 'au bout, ',
  fork: 'à la fourche, ',
  roundabout: 'au rond-point, ',
  rotary: 'au rond-point, ',
  'roundabout turn': 'au rond-point, ',
};

/** Nobody counts their steps nearer than this. */
const roundMetres = 10;

/** Nothing is to be decided there: the same street, or one that has become another without a turn. */
function goesOn({ type, sens }: WayStep): boolean {
  return places[type] === undefined && type !== 'depart' && turns[sens] === undefined;
}

/** Legs between which one decides nothing, as one; the arrival is none. */
function joined(steps: readonly WayStep[]): WayStep[] {
  const legs: WayStep[] = [];
  for (const step of steps) {
    if (step.type === 'arrive') continue;
    const last = legs.at(-1);
    if (last !== undefined && goesOn(step) && step.voie === last.voie) {
      legs[legs.length - 1] = { ...last, metres: last.metres + step.metres };
    } else legs.push(step);
  }
  return legs;
}

function sentence(step: WayStep): string {
  const metres = Math.max(1, Math.round(step.metres / roundMetres)) * roundMetres;
  const along = `sur ${formatDistance(metres)}`;
  const voie = voieOf(step.voie);
  if (step.type === 'depart') {
    return voie === null ? `Marchez ${along}.` : `Suivez ${voie.nom} ${along}.`;
  }
  const act = (places[step.type] ?? '') + (turns[step.sens] ?? onwards);
  const where = voie === null ? '' : ` ${voie.preposition} ${voie.nom},`;
  return `${act.charAt(0).toLocaleUpperCase('fr')}${act.slice(1)}${where} ${along}.`;
}

/**
 * A way turn by turn in French sentences, for its author to complete: « Suivez la rue du Four sur 120 m. Au bout,
 * tournez à gauche sur 40 m. » Empty where there is nothing to walk.
 */
export function cheminText(steps: readonly WayStep[]): string {
  return joined(steps).map(sentence).join(' ');
}
