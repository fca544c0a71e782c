import { beforeEach, expect, test } from 'vitest';
import { createQuete } from '@/testing/play-factories.ts';
import { keepPaperPlay, listPaperPlays } from './paper-plays.ts';

const quete = createQuete({ titre: 'Le secret du lavoir' });

beforeEach(() => localStorage.clear());

test('A quête played on paper is kept on the device, with its first day', () => {
  expect(listPaperPlays()).toEqual([]);
  keepPaperPlay(quete, 1_000);
  expect(keepPaperPlay(quete, 2_000).at).toBe(1_000);
  expect(listPaperPlays()).toEqual([
    {
      queteId: quete.id,
      titre: 'Le secret du lavoir',
      communeNom: quete.contenu.commune.nom,
      at: 1_000,
    },
  ]);
});

test('What cannot be read is as if nothing had been kept', () => {
  localStorage.setItem('sur-papier', '{');
  expect(listPaperPlays()).toEqual([]);
  localStorage.setItem('sur-papier', '[{"queteId":3}]');
  expect(listPaperPlays()).toEqual([]);
});
