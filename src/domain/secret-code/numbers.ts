import { coded, type Coding } from './secret-code.ts';

type Conversion = {
  /** Replacement of a word; null when it is left out and counted. */
  convert: (word: string) => string | null;
  /** Between two that were converted. */
  joiner?: string;
};

/** Converts the words of a text one by one; punctuation vanishes. */
export function convertWords(
  text: string,
  { convert, joiner = ' ' }: Conversion,
): Coding {
  const skipped: string[] = [];
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const written = words.flatMap((word) => {
    const converted = convert(word);
    if (converted === null) skipped.push(word);
    return converted ?? [];
  });
  return coded(written.join(joiner), skipped);
}

type NumberWriting = {
  /** The largest that can be written; the smallest is 1. */
  maximum: number;
  write: (value: number) => string;
  joiner?: string;
};

/** Writes the whole numbers of a text from 1 to `maximum`; every other word or number is left out and counted. */
export function writeNumbers(
  text: string,
  { maximum, write, joiner = ' ' }: NumberWriting,
): Coding {
  // French numbers may have a space between thousands: « 1 794 ».
  const compact = text.replaceAll(/(?<=\b\d)[\u00A0\u202F ](?=\d{3}\b)/gu, '');
  return convertWords(compact, {
    convert: (word) => {
      const value = /^\d{1,6}$/.test(word) ? Number(word) : 0;
      return value >= 1 && value <= maximum ? write(value) : null;
    },
    joiner,
  });
}
