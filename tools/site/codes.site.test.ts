import { expect, test } from 'vitest';
import { secretCodePath } from '../../src/domain/secret-code/address.ts';
import { secretCodeTable } from '../../src/domain/secret-code/table.ts';
import { htmlOf } from './built-site.ts';

test('the page of each code says its method, its history and its sources, and has the place of its tool', () => {
  const missing = secretCodeTable.flatMap((card) => {
    const html = htmlOf(secretCodePath(card));
    const parts = ['methode', 'histoire', 'sources', ...(card.aUnOutil ? ['outil'] : [])];
    return parts
      .filter((part) => !html.includes(`id="${part}"`))
      .map((part) => `${card.id}: ${part}`);
  });
  expect(missing).toEqual([]);
});

test('the page of César names the quêtes that use it and has the table of its key', () => {
  const html = htmlOf('/les_codes/substitution/cesar');
  expect(html).toContain('Le code des corsaires');
  expect(html).toContain('La table de cette clé');
});

test('the page of flags opens on flags, before its text', () => {
  const html = htmlOf('/les_codes/signaux/pavillons');
  const [banner = ''] = /<figure[^>]*>.*?<\/figure>/s.exec(html) ?? [];
  expect(banner.match(/<svg/g)?.length).toBeGreaterThan(4);
  expect(html.indexOf(banner)).toBeLessThan(html.indexOf('id="methode"'));
});
