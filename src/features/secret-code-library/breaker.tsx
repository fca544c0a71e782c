import { useState } from 'react';
import {
  allShifts,
  countLetters,
  frenchFrequencies,
  keyLengthHints,
} from '@/domain/secret-code/breaker.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { Field } from '@/ui/field.tsx';

/** Codes that letter frequencies help with. */
const byFrequency = [
  'cesar',
  'rot13',
  'mot-cle',
  'affine',
  'atbash',
  'vigenere',
  'gronsfeld',
];

/** What a person without the key can do, as with paper and pencil. Nothing for codes that it would not help with. */
export function Breaker({ card }: { card: SecretCodeCard }) {
  const [text, setText] = useState('');
  if (!byFrequency.includes(card.id)) return null;
  const hasPeriod = card.id === 'vigenere' || card.id === 'gronsfeld';
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
        {text.trim() !== '' && <Frequencies text={text} />}
        {text.trim() !== '' && card.id === 'cesar' && <Shifts text={text} />}
        {text.trim() !== '' && hasPeriod && <KeyLengths text={text} />}
      </div>
    </section>
  );
}

function percent(value: number): string {
  return `${value.toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0%`;
}

function Frequencies({ text }: { text: string }) {
  const counts = countLetters(text);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
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
        {counts.slice(0, 8).map(({ letter, count }, index) => {
          const [name = '', frequency = 0] = french[index] ?? [];
          return (
            <tr key={letter} className="border-b border-trait">
              <td>{`${letter}\u00A0: ${percent((count / total) * 100)}`}</td>
              <td>{`${name}\u00A0: ${percent(frequency)}`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** As much of each line as one needs to see whether it reads. */
const shownLength = 40;

function Shifts({ text }: { text: string }) {
  return (
    <div>
      <h3 className="pb-2 font-bold">Les 26 décalages</h3>
      <ol start={0} className="space-y-1 pl-8 font-mono">
        {allShifts(text).map(({ shift, text: line, isLikely }) => (
          <li
            key={shift}
            value={shift}
            className={isLikely ? 'list-decimal font-bold' : 'list-decimal'}
          >
            <span className="break-words">{line.slice(0, shownLength)}</span>
            {isLikely && (
              <span className="font-texte"> (le plus proche du français)</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function KeyLengths({ text }: { text: string }) {
  const hints = keyLengthHints(text).toSorted((a, b) => b.coincidence - a.coincidence);
  return (
    <div>
      <h3 className="pb-2 font-bold">Longueurs de clé à essayer</h3>
      <p>
        On range le message en colonnes, autant que de lettres dans la clé supposée. Si la
        longueur est bonne, deux lettres d’une colonne sont souvent les mêmes : près de
        7,5 fois sur cent en français, 3,8 fois au hasard.
      </p>
      <ol className="mt-2 list-decimal space-y-1 pl-6">
        {hints.slice(0, 4).map(({ length, coincidence }) => (
          <li key={length}>
            {`${length} lettre${length > 1 ? 's' : ''}\u00A0: ${percent(coincidence * 100)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
