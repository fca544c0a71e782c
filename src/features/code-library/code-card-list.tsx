import { Link } from 'react-router';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { CodeVignette } from './code-vignette.tsx';
import { factsOf, type QueteCounts } from './code-words.ts';

type CodeCardListProps = {
  cards: readonly SecretCodeCard[];
  queteCounts: QueteCounts;
  /** Of the heading of each card. */
  level: 2 | 3;
};

/** Codes as rows of a notebook: example, name, a sentence, requirements. */
export function CodeCardList({ cards, queteCounts, level }: CodeCardListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {cards.map((card) => (
        <li
          key={card.id}
          className="flex flex-wrap gap-x-4 gap-y-2 border-b border-trait py-4"
        >
          <CodeVignette secretCodeId={card.id} />
          <div className="min-w-0 flex-1 basis-40">
            <Heading className="text-lg">
              <Link
                to={secretCodePath(card)}
                className="-mt-2 inline-flex min-h-11 items-center font-bold"
              >
                {card.titre}
              </Link>
            </Heading>
            <p>{card.phrase}</p>
            <p className="mt-1 text-texte-doux">
              {factsOf(card, queteCounts[card.id] ?? 0)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
