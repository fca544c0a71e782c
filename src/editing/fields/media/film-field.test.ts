import { expect, test } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { filmRefusalText, readFilmFile, type FilmRefusal } from './film-field.tsx';

const ascii = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

/** A box of ISO/IEC 14496-12. */
function box(type: string, content: readonly number[]): number[] {
  const size = 8 + content.length;
  return [0, 0, size >> 8, size & 255, ...ascii(type), ...content];
}
const begin = box('ftyp', ascii('isom0000'));
const described = (coding: string) => box('moov', ascii(`....stsd....${coding}....`));
const pictures = box(
  'mdat',
  Array.from({ length: 300 }, () => 7),
);
const read = (...boxes: readonly number[][]) =>
  readFilmFile('parcours00000001', new Blob([new Uint8Array(boxes.flat())]));

test.each([
  ['before its pictures', [begin, described('avc1'), pictures]],
  ['after its pictures, as phones write it', [begin, pictures, described('avc3')]],
])('a film in H.264 is accepted, described %s', async (_, boxes) => {
  const taken = await read(...boxes);
  if (typeof taken === 'string') throw new Error(taken);
  expect(taken.film.path).toMatch(/^parcours\/parcours00000001\/[0-9a-f]{20}\.mp4$/);
  expect(taken.film.octets).toBe(boxes.flat().length);
  expect(taken.blob.type).toBe('video/mp4');
});

test.each<[FilmRefusal, string, number[][]]>([
  ['autre-codage', 'in HEVC', [begin, described('hvc1')]],
  ['autre-codage', 'in AV1', [begin, described('av01')]],
  ['autre-chose', 'without description', [begin, pictures]],
  ['autre-chose', 'of sound alone', [begin, described('mp4a')]],
  ['autre-chose', 'that is a picture', [[0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0]]],
  ['autre-chose', 'that is empty', [[]]],
  ['autre-chose', 'that does not begin as one', [described('avc1')]],
])('a film is refused as %s: %s', async (refusal, _, boxes) => {
  expect(await read(...boxes)).toBe(refusal);
});

test('200 MiB are refused without being read', async () => {
  const heavy = new Blob();
  Object.defineProperty(heavy, 'size', { value: limits.filmBytes.max + 1 });
  heavy.slice = () => {
    throw new Error('It is not read.');
  };
  expect(await readFilmFile('parcours00000001', heavy)).toBe('trop-lourd');
});

test('each refusal shows the next step', () => {
  const refusals = ['trop-lourd', 'autre-chose', 'autre-codage'] as const;
  expect(new Set(refusals.map(filmRefusalText)).size).toBe(3);
});
