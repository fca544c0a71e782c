import { expect, test } from 'vitest';
import { lienPattern, lienSigns, readLienSigns } from './lien.ts';
import { queteIdSchema } from './quete.ts';

const corsaires = queteIdSchema.parse('35_saint-malo_le-code-des-corsaires');

test('the signs of a quête are seven, the same each time, others at the next try', async () => {
  const first = await lienSigns(corsaires, 0);
  expect(first).toMatch(lienPattern);
  // Plates bear them: they never change.
  expect(first).toBe('3k8p6f9');
  expect(await lienSigns(corsaires, 0)).toBe(first);
  expect(await lienSigns(corsaires, 1)).not.toBe(first);
});

test('ten thousand quêtes have ten thousand addresses', async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) =>
    queteIdSchema.parse(`22_dinan_la-quete-${index}`),
  );
  const signs = await Promise.all(ids.map((id) => lienSigns(id, 0)));
  expect(new Set(signs).size).toBe(10_000);
});

test('signs are read in capitals, cut in two, or with letters that look like digits', () => {
  expect(readLienSigns('7K2M 9QX')).toBe('7k2m9qx');
  expect(readLienSigns('OIL2345')).toBe('0112345');
});

test.each(['', '7k2m9q', '7k2m9qxa', '7k2m9q/', '7k2m9qé', '../../x'])(
  '« %s » is no short address',
  (text) => {
    expect(readLienSigns(text)).toBeNull();
  },
);
