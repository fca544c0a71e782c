import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { expect, test } from 'vitest';
import { InlineText, plainText } from './inline-text.tsx';

function show(text: string) {
  const { container } = render(<InlineText text={text} />, { wrapper: MemoryRouter });
  return container;
}

test('strong words, emphasis and links become elements', () => {
  const container = show('Un **mot**, un _autre_, et [une page](/faq#age).');
  expect(container).toHaveTextContent('Un mot, un autre, et une page.');
  expect(screen.getByText('mot').tagName).toBe('STRONG');
  expect(screen.getByText('autre').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'une page' })).toHaveAttribute(
    'href',
    '/faq#age',
  );
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//ailleurs.example', 'page'])(
  'an address such as %s leads nowhere: its words stay',
  (address) => {
    show(`Voir [ici](${address.replace(/[()]/g, '')}).`);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/ici/)).toBeVisible();
  },
);

test('tags are words like any others', () => {
  const container = show('<img src=x onerror=alert(1)>');
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

test('an underscore within a word is no mark', () => {
  const container = show('Ouvrez /les_quetes et /les_codes.');
  expect(container.querySelector('em')).toBeNull();
});

test('the words alone lose their marks and nothing else', () => {
  expect(plainText('Un **mot**, un _autre_, [une page](/faq).')).toBe(
    'Un mot, un autre, une page.',
  );
});
