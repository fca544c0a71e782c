import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isSafeAddress } from '@/domain/actualite/article-markdown.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { InlineText } from '@/ui/inline-text.tsx';

/** Each misleading address is beside one with a single difference. */
const addresses: readonly [string, boolean][] = [
  ['/faq', true],
  ['/\\exemple.fr', false],
  ['/faq\\..\\..\\exemple.fr', false],
  ['//exemple.fr', false],
  ['/.//exemple.fr', false],
  ['/faq/..//exemple.fr', false],
  ['/faq?retour=//exemple.fr', true],
  ['/faq#//exemple.fr', true],
  ['\\/exemple.fr', false],
  ['https://exemple.fr/a', true],
  ['https:\\\\exemple.fr', false],
  ['https://exemple.fr\\@autre.fr', false],
  ['https://exemple.fr@autre.fr', false],
  ['https://exemple.fr/@nom', true],
  ['http://exemple.fr', true],
  ['HTTPS:exemple.fr', false],
  ['mailto:a@exemple.fr', true],
  ['mailto:a\\@exemple.fr', false],
  ['/\u0000/exemple.fr', false],
  ['https://exemple.fr/\u0085', false],
  ['javascript:alert`1`', false],
  ['data:text/html,x', false],
];

test.each(addresses)('the address %s leads somewhere: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
  render(<InlineText text={`Voir [ici](${address}).`} />, { wrapper: MemoryRouter });
  expect(screen.queryAllByRole('link')).toHaveLength(isSafe ? 1 : 0);
});

test('a link that stays on this site, as a browser reads it', () => {
  const here = 'https://site.example';
  for (const [address] of addresses.filter(
    ([one, isSafe]) => isSafe && one.startsWith('/'),
  )) {
    const url = new URL(address, here);
    expect([url.origin, url.pathname.startsWith('//')]).toEqual([here, false]);
  }
});
