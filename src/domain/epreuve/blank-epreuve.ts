import * as z from 'zod/mini';
import { blankAutreFacon } from './epreuve-parts.ts';
import type { Epreuve } from './epreuve.ts';
import { kindFields } from './kinds/table.ts';

/** The épreuve of a new étape: nothing to solve, ten points as soon as the author chooses a type. */
export const blankEpreuve: Epreuve = {
  type: 'aucune',
  consigne: '',
  options: [],
  reponses: [],
  ...z.object(kindFields).parse({}),
  points: 10,
  indices: [],
  motDeSucces: '',
  anecdote: '',
  explication: '',
  essaisMax: 0,
  minuteur: 0,
  autre: blankAutreFacon,
  voulues: [],
};
