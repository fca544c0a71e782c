import { t } from '@lingui/core/macro';
import type { KeyTable } from '@/domain/secret-code/key-table.ts';
import { alphabet } from '@/domain/secret-code/latin-text.ts';

/** The key for coding by hand, as text: a table of letters, a square, or shifted alphabets. */
export function KeyTableView({ table }: { table: KeyTable }) {
  switch (table.kind) {
    case 'lettres':
      return <LetterPairs pairs={table.pairs} />;
    case 'carre':
      return <LetterSquare rows={table.rows} />;
    case 'alphabets':
      return <ShiftedAlphabets rows={table.rows} />;
    case 'grille':
      return <LaidOut header={table.header} rows={table.rows} />;
  }
}

type Of<Kind extends KeyTable['kind']> = Extract<KeyTable, { kind: Kind }>;

function LetterPairs({ pairs }: Pick<Of<'lettres'>, 'pairs'>) {
  // Words and groups of bits need more room than letters do.
  const isWide = pairs.some(({ chiffre }) => chiffre.length > 4);
  return (
    <ul
      translate="no"
      className={
        isWide
          ? 'grid grid-cols-2 gap-1 sm:grid-cols-4 print:grid-cols-2'
          : 'grid grid-cols-7 gap-1 sm:grid-cols-9 print:grid-cols-7'
      }
    >
      {pairs.map(({ clair, chiffre }) => (
        <li
          key={clair}
          className={
            isWide
              ? 'flex gap-3 rounded-carte bg-fond-creux px-3 py-1'
              : 'flex flex-col items-center rounded-carte bg-fond-creux py-1'
          }
        >
          <span>
            {clair}
            <span className="sr-only"> {t`devient`} </span>
          </span>
          <strong className="font-mono">{chiffre}</strong>
        </li>
      ))}
    </ul>
  );
}

const cellClasses = 'size-11 border border-trait text-center print:size-6';

function LetterSquare({ rows }: Pick<Of<'carre'>, 'rows'>) {
  // Rows and columns are known by their number.
  const numbers = rows.map((_, index) => String(index + 1));
  return (
    <Grid
      header={numbers}
      rowNames={numbers}
      rows={rows}
      className="text-lg"
      headClassName="text-texte-doux"
      cellClassName={`${cellClasses} bg-fond-carte`}
    />
  );
}

function ShiftedAlphabets({ rows }: Pick<Of<'alphabets'>, 'rows'>) {
  return (
    <table translate="no" className="font-mono text-base">
      <caption className="sr-only">{t`Clé`}</caption>
      <thead>
        <tr className="border-b border-trait-fort">
          <th scope="col" className="pr-3 text-left font-normal">
            <span className="sr-only">{t`Clé`}</span>
          </th>
          <th scope="col" className="text-left font-normal text-texte-doux">
            {alphabet}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nom, lettres }) => (
          <tr key={nom}>
            <th scope="row" className="pr-3 text-left text-primaire-fort">
              {nom}
            </th>
            <td>{lettres}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LaidOut({ header, rows }: Pick<Of<'grille'>, 'header' | 'rows'>) {
  return (
    <Grid
      header={header}
      rows={rows}
      className="font-mono"
      headClassName="text-primaire-fort"
      cellClassName="border border-trait px-1 text-center"
    />
  );
}

type GridProps = {
  /** Over the columns; empty where there is nothing. */
  header: readonly string[];
  /** Before the rows, where they have names. */
  rowNames?: readonly string[];
  rows: readonly (readonly string[])[];
  className: string;
  headClassName: string;
  cellClassName: string;
};

function Grid(props: GridProps) {
  const { header, rowNames, rows } = props;
  const headClasses = `font-normal ${props.headClassName}`;
  return (
    <table translate="no" className={`border-collapse ${props.className}`}>
      <caption className="sr-only">{t`Clé`}</caption>
      {header.length > 0 && (
        <thead>
          <tr>
            {rowNames !== undefined && <td className="size-11 print:size-6" />}
            {header.map((cell) => (
              <th key={cell} scope="col" className={headClasses}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, row) => (
          // A row is known by its place, and so is a cell.
          <tr key={row}>
            {rowNames !== undefined && (
              <th scope="row" className={headClasses}>
                {rowNames[row]}
              </th>
            )}
            {cells.map((cell, column) => (
              <td key={column} className={`font-bold ${props.cellClassName}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
