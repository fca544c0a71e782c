import { expect, test } from 'vitest';
import type { Garde } from '@/data/garde/garde-store.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { keptWords } from './keep-panel.tsx';

const whole: Garde = {
  ...{ version: 1, at: 1_000, isPlayable: true, bytes: 2_400_000, halte: null },
  images: { kept: 9, wanted: 9 },
  films: false,
  tiles: { kept: 120, wanted: 120 },
  need: { codes: [], pages: [] },
};

test.each([
  [
    'whole',
    {},
    /^Sur ce téléphone : textes, images et carte \(2,4 Mo\)\. Vous pouvez jouer sans réseau\.$/,
  ],
  [
    'stopped on the way',
    { halte: 'arret', tiles: { kept: 3, wanted: 120 } },
    /^Arrêté\. .* une partie de la carte .* sans réseau/,
  ],
  [
    'without room',
    { halte: 'place', images: { kept: 2, wanted: 9 } },
    /plus de place.*une partie des images/,
  ],
  [
    'cut',
    { halte: 'reseau', images: { kept: 0, wanted: 9 } },
    /réseau s’est coupé.*textes seulement/,
  ],
  [
    'refused by the maps’ service',
    { halte: 'refus', tiles: { kept: 0, wanted: 120 } },
    /service de cartes.*sans fond de carte/,
  ],
  ['without the game', { isPlayable: false }, /a encore besoin du réseau/],
  ['of an older version', { version: 0 }, /version plus récente/],
] as const)('stored parts are described in a sentence: %s', (_, changes, words) => {
  const said = keptWords({ ...whole, ...changes }, createQuete());
  expect(said.replaceAll('\u00A0', ' ')).toMatch(words);
});
