import { clockHour, type Guidance } from '@/domain/geo/guidance.ts';
import type { OwnPosition } from './use-own-position.ts';

/** Metres as one says them while walking: by tens far away, by fives near. */
export function walkedWords(metres: number): string {
  if (metres >= 1_000) {
    return `${(metres / 1_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0km`;
  }
  const step = metres >= 100 ? 10 : 5;
  return `${Math.max(step, Math.round(metres / step) * step)}\u00A0m`;
}

/** « à 2 heures », as on the face of a clock laid before one. `degrees`: of the turn, clockwise. */
function clockWords(degrees: number): string {
  const hour = clockHour(degrees);
  switch (hour) {
    case 12:
      return 'droit devant vous';
    case 3:
      return 'à 3\u00A0heures, à droite';
    case 6:
      return 'derrière vous';
    case 9:
      return 'à 9\u00A0heures, à gauche';
    default:
      return `à ${hour}\u00A0heure${hour === 1 ? '' : 's'}`;
  }
}

/** « Encore 110 m, au nord. », or « Encore 40 m, à 2 heures (au nord). » where the device knows which way it points. */
export function wayWords(
  { metres, degrees, direction }: Extract<Guidance, { type: 'route' }>,
  heading: number | null,
): string {
  const far = `Encore ${walkedWords(metres)}`;
  if (heading === null) return `${far}, ${direction}.`;
  return `${far}, ${clockWords(degrees - heading)} (${direction}).`;
}

/** How sure the phone is of where it is. */
export function accuracyWords(metres: number): string {
  return `Précision\u00A0: ${walkedWords(metres)}.`;
}

/** What is said where the phone does not know well enough where it is, and how the exact position is switched on. */
export function unsureWords(
  trust: 'incertaine' | 'approximative',
  accuracyMetres: number,
): string {
  const how = `Votre téléphone ne sait où vous êtes qu’à ${walkedWords(accuracyMetres)} près`;
  if (trust === 'incertaine') {
    return `${how}. Attendez un peu, à ciel ouvert, ou dites quand vous êtes sur place.`;
  }
  return `${how}\u00A0: la position exacte est désactivée. Sur iPhone\u00A0: Réglages, Confidentialité et sécurité, Service de localisation, votre navigateur, «\u00A0Position exacte\u00A0». Sur Android\u00A0: Paramètres, Position, Autorisations, votre navigateur, «\u00A0Utiliser la position exacte\u00A0». Puis cherchez à nouveau, ou dites quand vous êtes sur place.`;
}

/** What is said while the position is not known; `instead` says what to do without it. */
export function searchWords(
  statut: Exclude<OwnPosition['statut'], 'connue'>,
  instead: string,
): string {
  switch (statut) {
    case 'inconnue':
      return '';
    case 'cherchee':
      return 'Recherche de votre position…';
    case 'refusee':
      return `La position n’est pas autorisée dans ce navigateur. ${instead}`;
    case 'introuvable':
      return `Votre position est introuvable pour l’instant. ${instead}`;
  }
}
