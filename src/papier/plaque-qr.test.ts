import { describe, expect, test } from 'vitest';
import { plaquesOf, plaquesToReprint } from '@/domain/quete/plaque.ts';
import { buildPublication } from '@/domain/quete/publication.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { decodePixels } from '@/epreuves/qr/decode-pixels.ts';
import { createEtape, createParcours, handEpreuves } from '@/testing/factories.ts';
import { plaqueLevel } from './plaque-level.ts';
import { drawQr, type QrLevel } from '@/ui/pictures/draw-qr.ts';

const address = 'https://www.quetes-et-codes.fr/les_quetes/22/dinan/le-secret-du-lavoir';
const etapes = [
  createEtape(1),
  createEtape(2, { titre: 'Le banc', epreuve: handEpreuves.qr }),
];
const plaques = plaquesOf(etapes, (id) => `${address}/plaque/${id}`, address.slice(8));

/** Pixels of a code of 64 mm, as src/papier/papier.css prints it, at 300 dots to the inch. */
const printedSide = Math.round((64 / 25.4) * 300);

/** A printed code as a scanner sees it; the area of `isTorn`, in shares of its side, is bare wall. */
function scanned(
  text: string,
  level: QrLevel,
  isTorn: (x: number, y: number) => boolean = () => false,
) {
  const { side, path } = drawQr(text, level);
  const dark = new Set(
    [...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x = '', y = '']) => `${x} ${y}`),
  );
  const data = new Uint8ClampedArray(printedSide * printedSide * 4).fill(255);
  for (let pixel = 0; pixel < printedSide * printedSide; pixel += 1) {
    const [px, py] = [pixel % printedSide, Math.floor(pixel / printedSide)];
    const [x, y] = [(px * side) / printedSide, (py * side) / printedSide];
    const isDark = dark.has(`${Math.floor(x)} ${Math.floor(y)}`);
    // Shares of the code itself, without its quiet paper.
    const share = (at: number) => (at - 4) / (side - 8);
    if (isTorn(share(x), share(y))) data.fill(160, pixel * 4, pixel * 4 + 3);
    else if (isDark) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { data, width: printedSide, height: printedSide };
}

describe('The plates of a quête', () => {
  test('are one for each étape, and one more for a code to find', () => {
    expect(plaques.map(({ sorte, numero, texte }) => [sorte, numero, texte])).toEqual([
      ['etape', 1, 'www.quetes-et-codes.fr/les_quetes/22/dinan/le-secret-du-lavoir'],
      ['etape', 2, 'www.quetes-et-codes.fr/les_quetes/22/dinan/le-secret-du-lavoir'],
      ['code', 2, '7K2M 9QXA 4TBD 0H3V'],
    ]);
  });

  test.each(plaques.map(({ sorte, numero, contenu }) => ({ sorte, numero, contenu })))(
    'are read back at 300 dots to the inch: $sorte $numero',
    ({ sorte, contenu }) => {
      expect(decodePixels(scanned(contenu, plaqueLevel[sorte]))).toBe(contenu);
    },
  );

  test.each(plaques.map(({ sorte, numero, contenu }) => ({ sorte, numero, contenu })))(
    'are read back with a fifth torn off at the corner: $sorte $numero',
    ({ sorte, contenu }) => {
      // A triangle whose legs are 0.633 of the side is a fifth of the square.
      const leg = Math.sqrt(0.4);
      const torn = scanned(contenu, plaqueLevel[sorte], (x, y) => 1 - x + (1 - y) < leg);
      expect(decodePixels(torn)).toBe(contenu);
    },
  );
});

const court = 'https://www.quetes-et-codes.fr/q/3k8p6f9';

describe('A short address', () => {
  test.each([
    ['on the poster', court, 'H'],
    ['on a plate', `${court}/${etapes[0]?.id}`, plaqueLevel.etape],
  ] as const)(
    'is read back %s, with a fifth torn off at the corner',
    (_, text, level) => {
      const leg = Math.sqrt(0.4);
      const torn = scanned(text, level, (x, y) => 1 - x + (1 - y) < leg);
      expect(decodePixels(torn)).toBe(text);
    },
  );
});

describe('The plates to print again', () => {
  test('are those whose number, title or code changed, and those that are new', async () => {
    const { contenu } = await buildPublication({
      random: randomBytes,
      parcours: createParcours({ etapes }),
      previous: null,
      fileByPath: new Map(),
    });
    await expect(plaquesToReprint(contenu, etapes)).resolves.toEqual([]);
    const [first = createEtape(1), second = createEtape(2)] = etapes;
    const moved = { ...first, position: { lat: 48, lon: -2 }, recit: 'Autre récit.' };
    await expect(plaquesToReprint(contenu, [moved, second])).resolves.toEqual([]);
    const renamed = { ...first, titre: 'Le vieux lavoir' };
    await expect(plaquesToReprint(contenu, [renamed, second])).resolves.toEqual([1]);
    const jeton = '0k2m9qxa4tbd0h3v';
    const recoded = { ...second, epreuve: { ...second.epreuve, jeton } };
    const added = [first, recoded, createEtape(3)];
    await expect(plaquesToReprint(contenu, added)).resolves.toEqual([2, 3]);
    await expect(plaquesToReprint(contenu, [second, first])).resolves.toEqual([1, 2]);
  });
});
