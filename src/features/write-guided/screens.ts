import type { ParcoursFields } from '@/domain/parcours/operations.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { FieldProblem } from '@/editing/session/field-problem.ts';

/** A decision of the guide. */
export type Screen = {
  id:
    | 'commune'
    | 'genre'
    | 'titre'
    | 'lieux'
    | 'recits'
    | 'epreuves'
    | 'annonce'
    | 'public'
    | 'fin';
  /** The title of the screen. */
  question: string;
  /** Help to answer. */
  aide: string;
  /** The decision in two words, for the list at the end. */
  nom: string;
  /** Its fields of the parcours. */
  champs: readonly (keyof ParcoursFields)[];
};

const screens: readonly Screen[] = [
  {
    id: 'commune',
    question: 'Dans quelle commune se promène-t-on ?',
    aide: 'Elle donne à la quête son adresse publique et sa place sur la carte de France.',
    nom: 'La commune',
    champs: ['commune'],
  },
  {
    id: 'genre',
    question: 'Faut-il résoudre des énigmes ?',
    aide: 'Les trois se promènent de la même façon. Vous pourrez changer d’avis.',
    nom: 'Quête, visite ou aventure',
    champs: ['genre'],
  },
  {
    id: 'titre',
    question: 'Comment s’appelle votre parcours ?',
    aide: 'Un titre court, qui intrigue un peu : « Le secret du lavoir ».',
    nom: 'Le titre',
    champs: ['titre'],
  },
  {
    id: 'lieux',
    question: 'Où s’arrête-t-on ?',
    aide: 'Touchez la carte à chaque arrêt, dans l’ordre, et donnez un nom à chacun. Cinq ou six suffisent. Sans la carte, ajoutez une étape et écrivez ses coordonnées.',
    nom: 'Les étapes',
    champs: [],
  },
  {
    id: 'recits',
    question: 'Que raconte chaque étape ?',
    aide: 'Quelques phrases par arrêt : elles se lisent debout, souvent à voix haute. Dites aussi où l’on se place pour bien voir.',
    nom: 'Les récits',
    champs: [],
  },
  {
    id: 'epreuves',
    question: 'Que faut-il trouver sur place ?',
    aide: 'Une épreuve se résout en regardant. Toutes les étapes n’en ont pas besoin.',
    nom: 'Les épreuves',
    champs: [],
  },
  {
    id: 'annonce',
    question: 'Qu’est-ce qui donne envie d’y aller ?',
    aide: 'Une ou deux phrases, que l’on lit avant de choisir une promenade.',
    nom: 'L’annonce',
    champs: ['resume'],
  },
  {
    id: 'public',
    question: 'Pour qui est cette promenade ?',
    aide: 'Le temps qu’elle prend, sa difficulté et l’âge qu’il faut.',
    nom: 'Pour qui',
    champs: ['dureeMinutes', 'difficulte', 'ageMinimum'],
  },
  {
    id: 'fin',
    question: 'Voici où vous en êtes',
    aide: 'La suite se passe dans l’atelier : l’aperçu du joueur, le tracé, puis la publication.',
    nom: 'La suite',
    champs: [],
  },
];

/** The screens of a parcours: nine, eight without épreuves. */
export function screensOf({ genre }: Pick<Parcours, 'genre'>): readonly Screen[] {
  return genre === 'visite' ? screens.filter(({ id }) => id !== 'epreuves') : screens;
}

/** The screen of a field; the last one for the workshop's own fields. */
function screenIdOf({
  etapeId,
  champ,
}: Pick<FieldProblem, 'etapeId' | 'champ'>): Screen['id'] {
  const [root = ''] = champ.split('.');
  if (etapeId === null) {
    const asking = screens.find(({ champs }) => champs.some((asked) => asked === root));
    return asking?.id ?? 'fin';
  }
  if (root === 'epreuve') return 'epreuves';
  return root === 'titre' || root === 'position' ? 'lieux' : 'recits';
}

/** Number of these problems at a screen. */
export function countAt(id: Screen['id'], problems: readonly FieldProblem[]): number {
  return problems.filter((problem) => screenIdOf(problem) === id).length;
}

/** The first screen with a gap; the last one without any. */
export function firstUnfinished(
  parcours: Pick<Parcours, 'genre'>,
  problems: readonly FieldProblem[],
): Screen['id'] {
  return screensOf(parcours).find(({ id }) => countAt(id, problems) > 0)?.id ?? 'fin';
}

/** True if a screen asks its question for each étape. */
export function hasEtapes({ id }: Pick<Screen, 'id'>): boolean {
  return id === 'recits' || id === 'epreuves';
}

/** Number of the étape in an address, from 1; an invalid one gives the nearest. */
export function numeroAsked(asked: string | null, etapeCount: number): number {
  const numero = Number.parseInt(asked ?? '1', 10);
  return Number.isNaN(numero) ? 1 : Math.min(Math.max(numero, 1), etapeCount);
}

/** The étape whose screen has the first problem, as in an address; undefined for the first étape. */
export function numeroToMend(
  id: Screen['id'],
  etapes: readonly Pick<Etape, 'id'>[],
  problems: readonly FieldProblem[],
): string | undefined {
  if (!hasEtapes({ id })) return undefined;
  const index = etapes.findIndex((etape) =>
    problems.some(
      (problem) => problem.etapeId === etape.id && screenIdOf(problem) === id,
    ),
  );
  return index > 0 ? String(index + 1) : undefined;
}
