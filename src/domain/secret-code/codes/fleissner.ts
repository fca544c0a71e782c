import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { splitLettersAndDigits } from '../latin-text.ts';
import { turnedCell } from '../mask.ts';
import { coded, defineCode, refused, type WrittenKeyField } from '../secret-code.ts';

const field: WrittenKeyField = {
  label: msg`Cases percées`,
  hint: msg`Leurs numéros, en comptant les cases ligne par ligne à partir de 1\u00A0: 4 trous pour une grille de 4 sur 4, 9 pour 6 sur 6, 16 pour 8 sur 8.`,
  example: '1 8 10 12',
  kind: 'trous',
};

/** A mask: its side, and the order in which the cells are filled over its four turns. */
type Mask = { side: number; order: readonly number[] };

/** The mask of these holes (cells from 0), or null when a cell would be written twice or never. */
function maskOf(holes: readonly number[]): Mask | null {
  const side = 2 * Math.sqrt(holes.length);
  if (![4, 6, 8].includes(side)) return null;
  const order: number[] = [];
  let turn = holes;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    order.push(...turn.toSorted((a, b) => a - b));
    turn = turn.map((cell) => turnedCell(cell, side));
  }
  const cells = new Set(order);
  const isCell = (cell: number) => cell >= 0 && cell < side * side;
  const isWhole = cells.size === side * side && order.every(isCell);
  return isWhole ? { side, order } : null;
}

const schema = z.pipe(
  z.pipe(
    z.string().check(
      z.trim(),
      z.regex(/^\d{1,2}([\s,;-]+\d{1,2})*$/, {
        error: () => t`Écrivez les numéros des cases percées, par exemple 1 8 10 12.`,
        abort: true,
      }),
    ),
    z.transform((text: string) => {
      return maskOf(text.split(/[\s,;-]+/).map((cell) => Number(cell) - 1));
    }),
  ),
  z.custom<Mask>((mask: unknown) => mask !== null, {
    error: () =>
      t`Avec ces trous, une case servirait deux fois ou jamais\u00A0: essayez 1 8 10 12.`,
  }),
);

function cut<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) => {
    return items.slice(index * length, (index + 1) * length);
  });
}

/** Fleissner's turning grille: written through the holes, four times, the mask turned by a quarter each time. */
export const secretCode = defineCode({
  id: 'fleissner',
  key: { field, schema },
  losses: ['majuscules', 'accents', 'espaces', 'ponctuation', 'remplissage'],
  encode: (text, { side, order }) => {
    const { kept, others } = splitLettersAndDigits(text);
    const rows = cut(kept, side * side).flatMap((block) => {
      const cells = Array.from({ length: side * side }, () => 'X');
      for (const [index, mark] of block.entries()) cells[order[index] ?? 0] = mark;
      return cut(cells, side).map((row) => row.join(''));
    });
    return coded(rows.join(' '), others);
  },
  decode: (text, { side, order }) => {
    const { kept, others } = splitLettersAndDigits(text);
    if (kept.length % (side * side) !== 0) {
      const wanted = side * side;
      const count = kept.length;
      return refused(t`Il faut ${wanted} lettres par grille, ce message en a ${count}.`);
    }
    const read = cut(kept, side * side).flatMap((cells) => {
      return order.map((cell) => cells[cell] ?? '');
    });
    return coded(read.join(''), others);
  },
});
