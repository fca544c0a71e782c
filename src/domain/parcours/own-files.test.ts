import { expect, test } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { isOwnFile, withOwnFiles } from './own-files.ts';

const id = 'parcours0000000000001';

test.each([
  `parcours/${id}/photo-g.webp`,
  `parcours/${id}/photo.jpg`,
  `parcours/${id}/voix_1.m4a`,
])('%s is a file of its parcours', (path) => {
  expect(isOwnFile(id, path)).toBe(true);
});

test.each([
  '',
  'parcours/autre000000000000001/photo.webp',
  `parcours/${id}x/photo.webp`,
  `parcours/${id}/../autre000000000000001/photo.webp`,
  `parcours/${id}/sous/photo.webp`,
  `parcours/${id}/photo.svg`,
  `parcours/${id}/.webp`,
  `/parcours/${id}/photo.webp`,
  'quetes/22_dinan_lavoir/photo.webp',
  `signalements/uid/1/photo.webp`,
])('%s is none', (path) => {
  expect(isOwnFile(id, path)).toBe(false);
});

const imageAt = (path: string) => ({
  path,
  texteAlternatif: 'Une façade',
  credit: 'Mairie',
  largeur: 1_600,
  hauteur: 1_067,
});
const foreign = 'parcours/autre000000000000001/photo-g.webp';

test('of a parcours its own images, recordings and portraits stay, those of another go', () => {
  const parcours = createParcours({
    id: createParcours({}).id,
    etapes: [createEtape(1), createEtape(2)],
  });
  const mine = `parcours/${parcours.id}/photo-g.webp`;
  const sound = `parcours/${parcours.id}/voix.mp3`;
  const [first, second] = parcours.etapes;
  if (first === undefined || second === undefined) throw new Error('Two étapes.');
  const personnages = [
    { id: 'p1', nom: 'La meunière', portrait: imageAt(mine) },
    { id: 'p2', nom: 'Le voisin', portrait: imageAt(foreign) },
  ];
  const kept = withOwnFiles({
    ...parcours,
    aventure: { ...parcours.aventure, personnages },
    etapes: [
      { ...first, image: imageAt(mine), audio: sound },
      {
        ...second,
        image: imageAt(foreign),
        audio: 'parcours/autre000000000000001/v.mp3',
      },
    ],
  });
  expect(kept.etapes.map(({ image, audio }) => [image?.path, audio])).toEqual([
    [mine, sound],
    [undefined, ''],
  ]);
  expect(kept.aventure.personnages.map(({ portrait }) => portrait?.path)).toEqual([
    mine,
    undefined,
  ]);
});
