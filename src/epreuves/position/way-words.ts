import { plural, t } from '@lingui/core/macro';
import { directionWords } from '@/domain/geo/direction.ts';
import { clockHour, type Guidance } from '@/domain/geo/guidance.ts';
import { currentLocale } from '@/langue/current-langue.ts';
import { allowAgainWords } from '@/lib/allow-again-words.ts';
import type { OwnPosition } from './use-own-position.ts';

/** Metres rounded for a walker: to tens far away, to fives near. */
export function walkedWords(metres: number): string {
  if (metres >= 1_000) {
    const kilometres = (metres / 1_000).toLocaleString(currentLocale(), {
      maximumFractionDigits: 1,
    });
    return `${kilometres}\u00A0km`;
  }
  const step = metres >= 100 ? 10 : 5;
  return `${Math.max(step, Math.round(metres / step) * step)}\u00A0m`;
}

/** « à 2 heures », as on the face of a clock laid flat. `degrees`: of the turn, clockwise. */
function clockWords(degrees: number): string {
  const hour = clockHour(degrees);
  switch (hour) {
    case 12:
      return t`droit devant vous`;
    case 3:
      return t`à 3\u00A0heures, à droite`;
    case 6:
      return t`derrière vous`;
    case 9:
      return t`à 9\u00A0heures, à gauche`;
    default:
      return plural(hour, { one: 'à #\u00A0heure', other: 'à #\u00A0heures' });
  }
}

/** « Encore 110 m, au nord. », or « Encore 40 m, à 2 heures (au nord). » if the device knows its heading. */
export function wayWords(
  { metres, degrees, direction }: Extract<Guidance, { type: 'route' }>,
  heading: number | null,
): string {
  const distance = walkedWords(metres);
  const towards = directionWords(direction);
  if (heading === null) return t`Encore ${distance}, ${towards}.`;
  const way = clockWords(degrees - heading);
  return t`Encore ${distance}, ${way} (${towards}).`;
}

/** Precision of the position, in words. */
export function accuracyWords(metres: number): string {
  const distance = walkedWords(metres);
  return t`Précision\u00A0: ${distance}.`;
}

/** Sentence for an imprecise position, with the way to switch the exact one on. */
export function unsureWords(
  trust: 'incertaine' | 'approximative',
  accuracyMetres: number,
): string {
  const distance = walkedWords(accuracyMetres);
  if (trust === 'incertaine') {
    return t`Votre téléphone ne sait où vous êtes qu’à ${distance} près. Attendez un peu, à ciel ouvert, ou dites quand vous êtes sur place.`;
  }
  return t`Votre téléphone ne sait où vous êtes qu’à ${distance} près\u00A0: la position exacte est désactivée. Sur iPhone\u00A0: Réglages, Confidentialité et sécurité, Service de localisation, votre navigateur, «\u00A0Position exacte\u00A0». Sur Android\u00A0: Paramètres, Position, Autorisations, votre navigateur, «\u00A0Utiliser la position exacte\u00A0». Puis cherchez à nouveau, ou dites quand vous êtes sur place.`;
}

/** Sentence while the position is unknown; `instead` gives the alternative. */
export function searchWords(
  statut: Exclude<OwnPosition['statut'], 'connue'>,
  instead: string,
): string {
  switch (statut) {
    case 'inconnue':
      return '';
    case 'cherchee':
      return t`Recherche de votre position…`;
    case 'refusee':
      return `${t`La position n’est pas autorisée dans ce navigateur. ${instead}`} ${allowAgainWords()}`;
    case 'introuvable':
      return t`Votre position est introuvable pour l’instant. ${instead}`;
  }
}
