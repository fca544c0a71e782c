import type { Motif } from './signalement.ts';

/** How it is most often put right, as its players read it; the desk finishes it by hand. */
export const usualAnswers: Readonly<Record<Motif, string>> = {
  plaque: 'La plaque est remise, merci\u00A0!',
  travaux: 'Le passage est de nouveau libre, merci\u00A0!',
  reponse: 'La réponse est corrigée, merci\u00A0!',
  danger: 'C’est de nouveau sûr, merci de nous avoir prévenus\u00A0!',
  autre: 'C’est réglé, merci\u00A0!',
};
