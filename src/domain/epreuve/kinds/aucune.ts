import * as z from 'zod/mini';
import { openObject } from '../../open-object.ts';
import { plainKind, type Kind } from './kind.ts';

export const aucunePublique = openObject({ type: z.literal('aucune') });

/** Nothing to solve: the player reads, and goes on. */
export const aucune: Kind<'aucune'> = {
  ...plainKind,
  read: () => ({ problem: 'vide' }),
  words: () => '',
  isSolved: false,
  isJudged: false,
  seal: () => Promise.resolve(null),
};
