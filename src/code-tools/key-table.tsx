import type { KeyTable } from '@/domain/secret-code/key-table.ts';
import { alphabet } from '@/domain/secret-code/latin-text.ts';

/** What one codes with by hand, as text: a table of letters, a square, or shifted alphabets. */
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
          ? 'grid grid-cols-2 gap-1 sm:grid-cols-4'
          : 'grid grid-cols-7 gap-1 sm:grid-cols-9 print:grid-cols-9'
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
            <span className="sr-only"> devient </span>
          </span>
          <strong className="font-mono">{chiffre}</strong>
        </li>
      ))}
    </ul>
  );
}

const cellClasses = 'size-11 border border-trait text-center print:size-6';

function LetterSquare({ rows }: Pick<Of<'carre'>, 'rows'>) {
  return (
    <table translate="no" className="border-collapse text-lg">
      <thead>
        <tr>
          <td className="size-11 print:size-6" />
          {rows.map((_, column) => (
            // Columns are known by their number.
            <th key={column} scope="col" className="font-normal text-texte-doux">
              {column + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row" className="font-normal text-texte-doux">
              {row + 1}
            </th>
            {cells.map((cell) => (
              <td key={cell} className={`${cellClasses} bg-fond-carte font-bold`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShiftedAlphabets({ rows }: Pick<Of<'alphabets'>, 'rows'>) {
  return (
    <table translate="no" className="font-mono text-base">
      <thead>
        <tr className="border-b border-trait-fort">
          <th scope="col" className="pr-3 text-left font-normal">
            <span className="sr-only">Clé</span>
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
    <table translate="no" className="border-collapse font-mono">
      {header.length > 0 && (
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell} scope="col" className="font-normal text-primaire-fort">
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
            {cells.map((cell, column) => (
              <td key={column} className="border border-trait px-1 text-center font-bold">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
