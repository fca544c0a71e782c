import { spokenParts } from './spoken-parts.ts';

/**
 * The most words of a sentence that is easy to read. Unapei, « L'information pour tous », asks for short sentences; the
 * product's own guide says twelve words.
 */
export const easySentenceWords = 12;

/** « L’eau » is two words, and « au-dessus » one. */
function wordCount(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** The sentences of a text that have too many words to be easy to read, in its order. */
export function longSentences(text: string): string[] {
  return spokenParts(text).filter((part) => wordCount(part) > easySentenceWords);
}
