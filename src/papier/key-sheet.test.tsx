import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  loadSecretCode,
  secretCodeCard,
  secretCodeTable,
} from '@/domain/secret-code/table.ts';
import { KeySheet, type KeySheetProps } from './key-sheet.tsx';

/** A code of the library that has several variants. */
async function readPigpen(): Promise<KeySheetProps> {
  const card = secretCodeCard('pigpen');
  const secretCode = await loadSecretCode('pigpen');
  if (card === null || secretCode === null) throw new Error('The code has a tool.');
  return { card, text: null, secretCode };
}

/** The names of the variants on the cards, each once. */
function printedNames(container: HTMLElement): Set<string> {
  const cards = [...container.querySelectorAll('.carte-cle')];
  return new Set(cards.map((card) => card.querySelectorAll('p')[1]?.textContent ?? ''));
}

test('the key cards of the library show every variant of a code', async () => {
  const code = await readPigpen();
  const labels = code.secretCode.variants.map(({ label }) => label);
  const { container } = render(<KeySheet {...code} />);
  expect(labels.length).toBeGreaterThan(1);
  expect(printedNames(container)).toEqual(new Set(labels));
});

test('the key cards of a quête show the variants that it writes in, and no other', async () => {
  const code = await readPigpen();
  const used = code.secretCode.variants[1];
  const { container } = render(<KeySheet {...code} variantes={[used?.id ?? '']} />);
  expect(printedNames(container)).toEqual(new Set([used?.label]));
  expect(container.querySelectorAll('.carte-cle')).toHaveLength(4);
});

test('a variant that the library no longer has prints all of them', async () => {
  const code = await readPigpen();
  const { container } = render(<KeySheet {...code} variantes={['disparue']} />);
  expect(printedNames(container).size).toBe(code.secretCode.variants.length);
});

test.each(secretCodeTable.filter(({ aUnOutil }) => aUnOutil))(
  'the four key cards of $titre name it and explain its use',
  async (card) => {
    const secretCode = await loadSecretCode(card.id);
    if (secretCode === null) throw new Error('The code has a tool.');
    const { container } = render(
      <KeySheet card={card} text={null} secretCode={secretCode} />,
    );
    const cards = [...container.querySelectorAll('.carte-cle')];
    expect(cards).toHaveLength(4);
    for (const one of cards) {
      expect(one.querySelector('p')).toHaveTextContent(card.titre);
      // Of a code that writes signs, the signs; of another, a sentence.
      const said =
        secretCode.writing === null
          ? one.querySelectorAll('p')[secretCode.variants.length > 0 ? 2 : 1]
          : one.querySelector('.carte-signes');
      expect(said).toHaveTextContent(/\S/);
    }
  },
);
