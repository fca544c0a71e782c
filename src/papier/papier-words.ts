import { plural, t } from '@lingui/core/macro';
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

/** Conditions of a way on: « Si la case A est cochée et si vous jouez depuis 30 minutes : ». */
export function conditionsWords(
  conditions: readonly Condition[],
  contenu: Contenu,
): string {
  const si = conditions
    .map((one) => conditionWords(one, contenu))
    .reduce((first, next) => t`${first} et si ${next}`);
  return t`Si ${si}\u00A0:`;
}

/** One of them, after « si ». */
function conditionWords(condition: Condition, contenu: Contenu): string {
  switch (condition.type) {
    case 'drapeau': {
      const box = boxLetter(boxesOf(contenu).indexOf(condition.id));
      return condition.oui
        ? t`la case ${box} est cochée`
        : t`la case ${box} n’est pas cochée`;
    }
    case 'objet': {
      const nom = objetNom(contenu, condition.id);
      return condition.oui
        ? t`vous avez «\u00A0${nom}\u00A0»`
        : t`vous n’avez pas «\u00A0${nom}\u00A0»`;
    }
    case 'points': {
      const points = condition.minimum;
      return plural(points, {
        one: 'vous avez au moins # point',
        other: 'vous avez au moins # points',
      });
    }
    case 'epreuve': {
      const numero = numeroOf(contenu, condition.etapeId);
      return condition.reussie
        ? t`vous avez trouvé à l’étape ${numero}`
        : t`vous n’avez pas trouvé à l’étape ${numero}`;
    }
    case 'temps': {
      const { minutes } = condition;
      return plural(minutes, {
        one: 'vous jouez depuis # minute',
        other: 'vous jouez depuis # minutes',
      });
    }
  }
}

/** Effect of a way on, as a pencil instruction. */
export function effetWords(effet: Effet, contenu: Contenu): string {
  if (effet.type === 'drapeau') {
    const box = boxLetter(boxesOf(contenu).indexOf(effet.id));
    return t`cochez la case ${box}`;
  }
  const nom = objetNom(contenu, effet.id);
  return effet.donne
    ? t`notez «\u00A0${nom}\u00A0» dans votre sac`
    : t`rayez «\u00A0${nom}\u00A0»`;
}

/** Target of a way on. */
export function suiteNumero(contenu: Contenu, vers: string): number {
  return numeroOf(contenu, vers);
}

/** Requirements of a walk, in one line. */
export function factsLine({ dureeMinutes, distanceMetres, ageMinimum }: Contenu): string {
  return [
    dureeMinutes === null ? '' : formatDuree(dureeMinutes),
    distanceMetres === 0 ? '' : formatDistance(distanceMetres),
    ageMinimum === 0
      ? ''
      : plural(ageMinimum, { one: 'dès #\u00A0an', other: 'dès #\u00A0ans' }),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** An address in its typed form. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
