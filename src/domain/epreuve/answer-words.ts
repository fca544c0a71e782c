import type { OptionPublique } from '../quete/quete.ts';
import { optionIdsOf, pairesOf, type EpreuveToAnswer } from './typed-answer.ts';

function textOf(options: readonly OptionPublique[], wanted: string): string {
  return options.find(({ id }) => id === wanted)?.texte ?? '';
}

/**
 * What was answered as a person would say it, from the one text that the phone keeps (see `readTyped`). Empty where there
 * is nothing to tell: a place, a photo, a code that was scanned.
 */
export function answerWords(epreuve: EpreuveToAnswer, typed: string): string {
  switch (epreuve.type) {
    case 'choix':
      return optionIdsOf(typed)
        .map((id) => textOf(epreuve.options, id))
        .join(', ');
    case 'ordre':
      return optionIdsOf(typed)
        .map((id) => textOf(epreuve.elements, id))
        .join(', ');
    case 'association':
      return pairesOf(typed)
        .map(
          ([gauche, droite]) =>
            `${textOf(epreuve.gauche, gauche)} et ${textOf(epreuve.droite, droite)}`,
        )
        .join(', ');
    case 'texte':
    case 'message_code':
    case 'mot_mystere':
    case 'nombre':
    case 'cadenas':
      return typed.trim();
    case 'position':
    case 'qr':
    case 'photo':
      return '';
  }
}
