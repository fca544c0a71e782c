import type { Condition, Effet } from '@/domain/etape/suite.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';

/** Flags of an aventure have no name for its players: on paper each is a box with a letter. */
export function boxesOf({ etapes }: Pick<Contenu, 'etapes'>): string[] {
  const ids = etapes.flatMap(({ suites = [] }) =>
    suites.flatMap(({ conditions, effets }) =>
      [...conditions, ...effets].flatMap((one) => (one.type === 'drapeau' ? one.id : [])),
    ),
  );
  return [...new Set(ids)];
}

/** The letter of a box, from A. */
export function boxLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

function objetNom({ objets = [] }: Contenu, id: string): string {
  return objets.find((objet) => objet.id === id)?.nom ?? id;
}

function numeroOf({ etapes }: Contenu, etapeId: string): number {
  return etapes.findIndex(({ id }) => id === etapeId) + 1;
}

/** What must be so for a way on to be taken, after « si ». */
export function conditionWords(condition: Condition, contenu: Contenu): string {
  switch (condition.type) {
    case 'drapeau': {
      const box = boxLetter(boxesOf(contenu).indexOf(condition.id));
      return `la case ${box} ${condition.oui ? 'est' : 'n’est pas'} cochée`;
    }
    case 'objet': {
      const nom = objetNom(contenu, condition.id);
      return condition.oui
        ? `vous avez «\u00A0${nom}\u00A0»`
        : `vous n’avez pas «\u00A0${nom}\u00A0»`;
    }
    case 'points':
      return `vous avez au moins ${condition.minimum} points`;
    case 'epreuve':
      return `vous ${condition.reussie ? 'avez' : 'n’avez pas'} trouvé à l’étape ${numeroOf(contenu, condition.etapeId)}`;
    case 'temps':
      return `vous jouez depuis ${condition.minutes} minutes`;
  }
}

/** What taking a way on does, as something to do with a pencil. */
export function effetWords(effet: Effet, contenu: Contenu): string {
  if (effet.type === 'drapeau') {
    return `cochez la case ${boxLetter(boxesOf(contenu).indexOf(effet.id))}`;
  }
  const nom = objetNom(contenu, effet.id);
  return effet.donne
    ? `notez «\u00A0${nom}\u00A0» dans votre sac`
    : `rayez «\u00A0${nom}\u00A0»`;
}

/** Where a way on leads. */
export function suiteNumero(contenu: Contenu, vers: string): number {
  return numeroOf(contenu, vers);
}

/** What a walk asks, in one line. */
export function factsLine({ dureeMinutes, distanceMetres, ageMinimum }: Contenu): string {
  return [
    dureeMinutes === null ? '' : formatDuree(dureeMinutes),
    distanceMetres === 0 ? '' : formatDistance(distanceMetres),
    ageMinimum === 0 ? '' : `dès ${ageMinimum}\u00A0ans`,
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** An address as one types it. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
