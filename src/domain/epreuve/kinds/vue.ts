import { plainKind, type FoundProblem, type Kind } from './kind.ts';

/** What may be wrong with it alone. */
export const vueProblems = { 'vue-sans-image': 'absence' } as const;

/**
 * A view to find again: the old picture of the étape, held over what the camera sees. The player says that it is found. It
 * travels as `vue` of its étape and not as an épreuve: nothing judges it, and it has no verrou.
 */
export const vue: Kind<'vue'> = {
  ...plainKind,
  read: () => ({ problem: 'vide' }),
  words: () => '',
  isSolved: false,
  isJudged: false,
  problems: ({ autrefois }): FoundProblem[] =>
    autrefois === null ? [['vue-sans-image', 'autrefois']] : [],
  seal: () => Promise.resolve(null),
};
