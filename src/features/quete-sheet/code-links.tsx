import { Link } from 'react-router';
import { authoredLang } from '@/langue/authored.ts';
import { codeTitle } from '@/domain/secret-code/code-title.ts';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import { secretCodeTable } from '@/domain/secret-code/table.ts';

/** The library's codes in a quête, each with its page, which is in French. Unknown ones are left out. */
export function CodeLinks({ ids }: { ids: readonly string[] }) {
  const cards = secretCodeTable.filter(({ id }) => ids.includes(id));
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.id}>
          <Link
            to={secretCodePath(card)}
            hrefLang={authoredLang()}
            className="inline-flex min-h-11 items-center font-bold"
          >
            {codeTitle(card)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
