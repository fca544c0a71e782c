import { useState } from 'react';
import {
  allShifts,
  countLetters,
  frenchFrequencies,
  keyLengthHints,
  probableKey,
  probableKeyLength,
  tellingLetterCount,
} from '@/domain/secret-code/breaker.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';

type BreakerProps = {
  card: SecretCodeCard;
  /** A coded text to try it on. */
  example: string;
};

/** Tools to break a code without the key, as with paper and pencil. */
export function Breaker({ card, example }: BreakerProps) {
  const [text, setText] = useState('');
  const hasPeriod = card.id === 'vigenere' || card.id === 'gronsfeld';
  const counts = countLetters(text);
  const letterCount = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section id="sans-la-cle" aria-labelledby="sans-la-cle-titre" className="mt-12">
      <h2 id="sans-la-cle-titre" className="mb-4 text-2xl">
        Sans la clé
      </h2>
      <div className="max-w-mesure space-y-5">
        <p>
          En français, E revient le plus souvent, puis A, S, I, T et N. Compter les
          lettres d’un message assez long met sur la voie.
        </p>
        <Field
          as="textarea"
          label="Message à étudier"
          rows={3}
          autoComplete="off"
          spellCheck={false}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text === '' && example !== '' && (
          <Button variant="secondary" onClick={() => setText(example)}>
            Essayer sur un exemple
          </Button>
        )}
        {letterCount === 0 && text.trim() !== '' && (
          <p role="status">Ce message ne contient aucune lettre à compter.</p>
        )}
        {letterCount > 0 && (
          <>
            {letterCount < tellingLetterCount && (
              <p role="status" className="text-attention">
                {`${letterCount} lettre${letterCount > 1 ? 's' : ''}, c’est peu\u00A0: prenez ces résultats pour des pistes, non pour des preuves.`}
              </p>
            )}
            {card.id === 'cesar' && <Shifts text={text} />}
            {hasPeriod && <KeyLengths text={text} isNumber={card.id === 'gronsfeld'} />}
            <Frequencies counts={counts} total={letterCount} />
          </>
        )}
      </div>
    </section>
  );
}

function percent(value: number): string {
  return `${value.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0%`;
}

/** Longest bar of the chart, in percent: hardly any letter passes it. */
const widest = 20;

/** A bar as long as a letter is frequent; its figure is beside it in words. */
function Bar({ value, className }: { value: number; className: string }) {
  return (
    <svg viewBox={`0 0 ${widest} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.min(value, widest)} height="1" className={className} />
    </svg>
  );
}

type FrequenciesProps = { counts: ReturnType<typeof countLetters>; total: number };

function Frequencies({ counts, total }: FrequenciesProps) {
  const french = Object.entries(frenchFrequencies);
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="pb-2 text-left font-bold">
        Les lettres les plus fréquentes
      </caption>
      <thead>
        <tr className="border-b border-trait-fort">
          <th scope="col">Dans ce message</th>
          <th scope="col">En français</th>
        </tr>
      </thead>
      <tbody>
        {counts.slice(0, 10).map(({ letter, count }, index) => {
          const [name = '', frequency = 0] = french[index] ?? [];
          const share = (count / total) * 100;
          return (
            <tr key={letter} className="border-b border-trait">
              <td className="w-1/2 py-1 pr-4">
                {`${letter}\u00A0: ${percent(share)}`}
                <Bar value={share} className="fill-primaire" />
              </td>
              <td className="py-1">
                {`${name}\u00A0: ${percent(frequency)}`}
                <Bar value={frequency} className="fill-trait-fort" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Length of each line that shows whether it reads. */
const shownLength = 40;

function Shifts({ text }: { text: string }) {
  return (
    <div>
      <h3 className="pb-2 font-bold">Les 26 décalages</h3>
      <ol start={0} className="space-y-1 pl-10 font-mono">
        {allShifts(text).map(({ shift, text: line, isLikely }) => (
          <li
            key={shift}
            value={shift}
            className={
              isLikely
                ? 'list-decimal rounded-carte bg-primaire/10 font-bold'
                : 'list-decimal'
            }
          >
            <span className="break-all">{line.slice(0, shownLength)}</span>
            {isLikely && (
              <span className="font-texte"> (le plus proche du français)</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type KeyLengthsProps = {
  text: string;
  /** True for a key of digits. */
  isNumber: boolean;
};

function KeyLengths({ text, isNumber }: KeyLengthsProps) {
  const hints = keyLengthHints(text);
  const probable = probableKeyLength(hints);
  const key = probableKey(text, probable);
  return (
    <div>
      <h3 className="pb-2 font-bold">Longueurs de clé à essayer</h3>
      <p>
        On range le message en colonnes, autant que de lettres dans la clé supposée. Si la
        longueur est bonne, deux lettres d’une colonne sont souvent les mêmes : près de
        7,5 fois sur cent en français, 3,8 fois au hasard.
      </p>
      <ol className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {hints.map(({ length, coincidence }) => (
          <li key={length} className={length === probable ? 'font-bold' : undefined}>
            {`${length} ${isNumber ? 'chiffre' : 'lettre'}${length > 1 ? 's' : ''}\u00A0: ${percent(coincidence * 100)}`}
            <Bar
              value={coincidence * 100}
              className={length === probable ? 'fill-primaire' : 'fill-trait-fort'}
            />
          </li>
        ))}
      </ol>
      {!isNumber && (
        <p className="mt-3">
          {`Chaque colonne est alors un code de César. En cherchant pour chacune le décalage le plus proche du français, on lit\u00A0: `}
          <strong className="font-mono" translate="no">
            {key}
          </strong>
          .
        </p>
      )}
    </div>
  );
}
