import { msg } from '@lingui/core/macro';
import { numberKey } from '../key-schema.ts';
import { shownColumns } from '../key-table.ts';
import { splitLettersAndDigits } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { restore, transpose } from '../transposition.ts';

/** The line on which each place of a zigzag falls, from 0. */
function lineOf(place: number, lines: number): number {
  const period = 2 * (lines - 1);
  const step = place % period;
  return Math.min(step, period - step);
}

/** The places of a message in the order in which a zigzag on `lines` lines is read. */
function readingOrder(length: number, lines: number): number[] {
  // The sort keeps the order of places on one line.
  return Array.from({ length }, (_, place) => place).toSorted(
    (a, b) => lineOf(a, lines) - lineOf(b, lines),
  );
}

/** The rail fence: written down and up on n lines, read line by line. */
export const secretCode = defineCode({
  id: 'zigzag',
  key: numberKey(
    {
      label: msg`Nombre de lignes`,
      hint: msg`Le zigzag descend puis remonte sur ces lignes, de 2 à 20.`,
      example: '3',
    },
    { minimum: 2, maximum: 20 },
  ),
  losses: ['majuscules', 'accents', 'espaces', 'ponctuation'],
  layout: (clair, lines) => {
    const kept = splitLettersAndDigits(clair).kept.slice(0, shownColumns);
    const rows = Array.from({ length: lines }, (_, line) => {
      return kept.map((mark, place) => (lineOf(place, lines) === line ? mark : ''));
    });
    return { kind: 'grille', header: [], rows };
  },
  encode: (text, lines) => transpose(text, (length) => readingOrder(length, lines)),
  decode: (text, lines) => restore(text, (length) => readingOrder(length, lines)),
});
