import { expect, test, vi } from 'vitest';
import { limits } from '@/domain/limits.ts';
import {
  blasonRefusalText,
  BlasonRefusedError,
  isPlainSvg,
  prepareBlason,
} from './prepare-blason.ts';
import type { DecodeImage } from './prepare-image.ts';

const close = vi.fn<() => void>();
const encode = vi.fn<Awaited<ReturnType<DecodeImage>>['encode']>(() =>
  Promise.resolve(new Blob(['arms'], { type: 'image/webp' })),
);
const decode: DecodeImage = () =>
  Promise.resolve({ width: 2_000, height: 1_000, encode, close });
const shapes = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>';
const svg = (text: string) => new Blob([text], { type: 'image/svg+xml' });

async function refusalOf(file: Blob, by = decode): Promise<string> {
  try {
    await prepareBlason(file, by);
  } catch (error) {
    if (error instanceof BlasonRefusedError) return error.reason;
    throw error;
  }
  return 'taken';
}

test('arms are drawn again with 512 pixels at most', async () => {
  const file = new Blob(['png'], { type: 'image/png' });
  expect((await prepareBlason(file, decode)).type).toBe('image/webp');
  expect(encode).toHaveBeenLastCalledWith({ width: 512, height: 256 }, 0.9);
  expect(close).toHaveBeenCalledOnce();
});

test('a file of 40 MiB and one that is not a picture are refused', async () => {
  const heavy = new Blob([new Uint8Array(40 * 1024 * 1024)], { type: 'image/png' });
  expect(heavy.size).toBeGreaterThan(limits.blasonSourceBytes.max);
  expect(await refusalOf(heavy)).toBe('trop-lourd');
  const fails: DecodeImage = () => Promise.reject(new Error('none'));
  expect(await refusalOf(new Blob(['?']), fails)).toBe('illisible');
});

test('an SVG of shapes is taken, one with a script is not', async () => {
  expect(await refusalOf(svg(shapes))).toBe('taken');
  expect(await refusalOf(svg(shapes.replace('<path', '<script>x()</script><path')))).toBe(
    'script',
  );
});

test('an accepted drawing runs and fetches nothing', () => {
  const within = (part: string) => shapes.replace('<path', `${part}<path`);
  expect(isPlainSvg(within('<use href="#a"/>'))).toBe(true);
  expect(isPlainSvg(within('<image href="data:image/png;base64,AA"/>'))).toBe(true);
  for (const part of [
    '<SCRIPT/>',
    '<g onload="x()"/>',
    '<a href="javascript:x()"/>',
    '<image xlink:href="https://elsewhere.example/a.png"/>',
    '<image href="data:image/svg+xml;base64,AA"/>',
    '<foreignObject/>',
    '<style>@import "a.css";</style>',
    '<path fill="url(https://elsewhere.example)"/>',
    '<!ENTITY a "b">',
  ]) {
    expect(isPlainSvg(within(part)), part).toBe(false);
  }
  expect(isPlainSvg('<html></html>')).toBe(false);
});

test('each refusal shows the next step', () => {
  for (const reason of ['trop-lourd', 'script', 'illisible'] as const) {
    expect(blasonRefusalText(new BlasonRefusedError(reason))).toMatch(
      /Choisissez|choisissez/,
    );
  }
});
