/** A sentence with its closing marks, or a line. */
const sentence = /[^.!?…\n]+[.!?…]*[»”")\s]*/g;

/** A text in parts to say in sequence: sentences, so that reading resumes at its stop. */
export function spokenParts(text: string): string[] {
  return (text.match(sentence) ?? [])
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/**
 * Most words of an easy sentence. Unapei, « L'information pour tous », asks for short sentences; the product's own guide says twelve words.
 */
export const easySentenceWords = 12;

/** « L’eau » is two words, and « au-dessus » one. */
export function wordCount(sentence: string): number {
  return sentence.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** The sentences of a text that have too many words to be easy to read, in its order. */
export function longSentences(text: string): string[] {
  return spokenParts(text).filter((part) => wordCount(part) > easySentenceWords);
}

/** Words a minute when reading aloud to a group outdoors, pauses for the view included. */
const wordsPerMinute = 150;
const step = 5;

/** Seconds to read a text aloud, to the next five; 0 for an empty text. */
export function readingSeconds(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.ceil((words / wordsPerMinute) * (60 / step)) * step;
}
