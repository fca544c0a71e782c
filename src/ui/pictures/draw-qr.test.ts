import { expect, test } from 'vitest';
import { foreignQr } from '@/testing/foreign-qr.ts';
import { drawQr, qrSvg } from './draw-qr.ts';

/** The rows of a drawn code, quiet paper included, as `foreignQr` has them. */
function rowsOf({ side, path }: ReturnType<typeof drawQr>): string[] {
  const dark = new Set(
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x = '', y = '']) => `${x} ${y}`),
  );
  const numbers = Array.from({ length: side }, (_, at) => at);
  return numbers.map((y) =>
    numbers.map((x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  );
}

test('a code has the modules that another program draws, inside quiet paper of four', () => {
  const blank = Array.from({ length: 4 }, () => '.'.repeat(29));
  const framed = foreignQr.rows.map((row) => `....${row}....`);
  expect(rowsOf(drawQr(foreignQr.text))).toEqual([...blank, ...framed, ...blank]);
});

test('a higher level takes more modules, and a short text of level H 37 at least', () => {
  const address = 'https://www.quetes-et-codes.fr/q/3k8p6f9';
  const sides = (text: string) =>
    (['M', 'H'] as const).map((level) => drawQr(text, level).side - 8);
  expect(sides(address)).toEqual([29, 37]);
  expect(sides('7K2M')).toEqual([21, 37]);
});

test('a file has the code on white, and its caption below', () => {
  const svg = qrSvg('7K2M', '7K2M 9QXA');
  expect(svg).toContain('viewBox="0 0 29 32" width="290" height="320"');
  expect(svg).toContain(`<path d="${drawQr('7K2M').path}"`);
  expect(svg).toContain('text-anchor="middle">7K2M 9QXA</text>');
});
