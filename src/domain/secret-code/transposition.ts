import { splitLettersAndDigits } from './latin-text.ts';
import { coded, type Coding } from './secret-code.ts';

/** The places of a message of `length` marks, in the order in which they are read. */
type ReadingOrder = (length: number) => readonly number[];

/** The letters and digits of a text, read in another order. */
export function transpose(text: string, orderOf: ReadingOrder): Coding {
  const { kept, others } = splitLettersAndDigits(text);
  const written = orderOf(kept.length).map((place) => kept[place] ?? '');
  return coded(written.join(''), others);
}

/** Restores the letters and digits that `transpose` moved with the same order. */
export function restore(text: string, orderOf: ReadingOrder): Coding {
  const { kept, others } = splitLettersAndDigits(text);
  const read = kept.slice();
  for (const [index, place] of orderOf(kept.length).entries()) {
    read[place] = kept[index] ?? '';
  }
  return coded(read.join(''), others);
}
