/** A sentence with what closes it, or a line. */
const sentence = /[^.!?…\n]+[.!?…]*[»”")\s]*/g;

/** A text in parts that are said one after the other: sentences, so that reading takes up again where it was stopped. */
export function spokenParts(text: string): string[] {
  return (text.match(sentence) ?? [])
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
