import type { EtapeId } from '../etape/etape-id.ts';
import type { Contenu } from '../quete/quete.ts';
import { canonicalText } from './canonical-answer.ts';

/** Letters that an étape gives for a word to compose later: usually one, none or several. */
export type LettresGagnees = { etapeId: EtapeId; lettres: string };

/** The letters of a word to compose: those of its first answer, without articles; empty without one. */
export function lettresDe(reponses: readonly string[]): string {
  const written = reponses.find((reponse) => reponse.trim() !== '') ?? '';
  return (canonicalText(written) ?? '').toUpperCase();
}

/** Letters that an étape gives for words to compose later, if solved or passed over. */
export function lettresOf({ etapes }: Pick<Contenu, 'etapes'>, etapeId: EtapeId): string {
  return etapes
    .flatMap(({ epreuve }) => (epreuve.type === 'mot_mystere' ? epreuve.lettres : []))
    .filter((won) => won.etapeId === etapeId)
    .map(({ lettres }) => lettres)
    .join('');
}

/**
 * Deals the letters of a word, in the given order, among the étapes before it: as evenly as possible, the first ones getting one more. The
 * caller shuffles `letters`, so that the walk does not spell the word.
 */
export function dealLettres(
  letters: readonly string[],
  etapeIds: readonly EtapeId[],
): LettresGagnees[] {
  return etapeIds.map((etapeId, index) => ({
    etapeId,
    lettres: letters.filter((_, place) => place % etapeIds.length === index).join(''),
  }));
}
