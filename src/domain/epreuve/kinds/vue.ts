import { plainKind, type FoundProblem, type Kind } from './kind.ts';

/** Its own problems. */
export const vueProblems = { 'vue-sans-image': 'absence' } as const;

/**
 * A view to find: the old picture of the étape, held over the camera image. The player says when it is found. Published as `vue` of its
 * étape, not as an épreuve: it is not judged, and has no verrou.
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
