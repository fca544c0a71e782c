import type { Epreuve } from './epreuve.ts';
import { blankAutreFacon } from './epreuve-parts.ts';
import { blankMessageCode } from './message-code.ts';

/** The épreuve of a new étape: nothing to solve, ten points waiting for the author's choice. */
export const blankEpreuve: Epreuve = {
  type: 'aucune',
  consigne: '',
  options: [],
  reponses: [],
  minimum: null,
  maximum: null,
  unite: '',
  message: blankMessageCode,
  combinaison: '',
  jeton: '',
  cible: null,
  rayon: 25,
  points: 10,
  indices: [],
  motDeSucces: '',
  anecdote: '',
  explication: '',
  essaisMax: 0,
  minuteur: 0,
  autre: blankAutreFacon,
};
