import { Link } from 'react-router';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { factsOf } from './code-words.ts';

type CodeCardListProps = {
  cards: readonly SecretCodeCard[];
  /** Of the heading of each card. */
  level: 2 | 3;
};

/** Codes as rows of a notebook: the name, a sentence, what it asks. */
export function CodeCardList({ cards, level }: CodeCardListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id} className="border-b border-trait py-4">
          <Heading className="text-lg">
            <Link
              to={secretCodePath(card)}
              className="inline-flex min-h-11 items-center font-bold"
            >
              {card.titre}
            </Link>
          </Heading>
          <p>{card.phrase}</p>
          <p className="mt-1 text-texte-doux">{factsOf(card)}</p>
        </li>
      ))}
    </ul>
  );
}
