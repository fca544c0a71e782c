import { expect, test } from 'vitest';
import { createEtapePublique, createTextePublique } from '@/testing/play-factories.ts';
import { equipmentOf } from './departure-words.ts';

test('a camera is listed only if an étape needs it', () => {
  const { points, indices, consigne, motDeSucces, anecdote, empreinte } =
    createTextePublique();
  const common = { points, indices, consigne, motDeSucces, anecdote };
  const photo = createEtapePublique(1, { epreuve: { type: 'photo', ...common } });
  const texte = createEtapePublique(2, {
    epreuve: { type: 'texte', ...common, empreinte },
  });
  expect(equipmentOf({ etapes: [photo] })).toContain('L’appareil photo du téléphone');
  expect(equipmentOf({ etapes: [texte] })).toEqual([
    'Un téléphone chargé',
    'De bonnes chaussures',
  ]);
});
