import { msg, t } from '@lingui/core/macro';
import { numberKey } from '../key-schema.ts';
import { shownColumns } from '../key-table.ts';
import { splitLettersAndDigits } from '../latin-text.ts';
import { coded, defineCode, refused } from '../secret-code.ts';

/** Rows and columns swapped: `marks` fills `rows` rows of the same length, and is read column by column. */
function readByColumns(marks: readonly string[], rows: number): string[] {
  const width = marks.length / rows;
  return marks.map((_, index) => {
    return marks[(index % rows) * width + Math.floor(index / rows)] ?? '';
  });
}

/** Letters of a message in rows of equal length, padded with X. */
function rowsOf(kept: readonly string[], faces: number): string[][] {
  const width = Math.ceil(kept.length / faces);
  return Array.from({ length: faces }, (_, row) => {
    return Array.from({ length: width }, (__, at) => kept[row * width + at] ?? 'X');
  });
}

/** The rod: written in rows, one per face, read by columns; X fills the last row. */
export const secretCode = defineCode({
  id: 'scytale',
  key: numberKey(
    {
      label: msg`Nombre de faces`,
      hint: msg`Autant de lignes que de faces sur le bâton, de 2 à 20.`,
      example: '3',
    },
    { minimum: 2, maximum: 20 },
  ),
  losses: ['majuscules', 'accents', 'espaces', 'ponctuation', 'remplissage'],
  layout: (clair, faces) => {
    const rows = rowsOf(splitLettersAndDigits(clair).kept, faces);
    const width = rows[0]?.length ?? 0;
    return width > shownColumns ? null : { kind: 'grille', header: [], rows };
  },
  encode: (text, faces) => {
    const { kept, others } = splitLettersAndDigits(text);
    return coded(readByColumns(rowsOf(kept, faces).flat(), faces).join(''), others);
  },
  decode: (text, faces) => {
    const { kept, others } = splitLettersAndDigits(text);
    if (kept.length % faces !== 0) {
      const count = kept.length;
      return refused(
        t`Ce message ne s’enroule pas sur ${faces} faces\u00A0: il faudrait un nombre de lettres multiple de ${faces}, il en a ${count}.`,
      );
    }
    return coded(readByColumns(kept, kept.length / faces).join(''), others);
  },
});
