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
      ...{ at: 1_000, genre: 'quete', theme: quete.contenu.theme },
    },
  ]);
});

test('the emblem that its author chose is kept with it', () => {
  keepPaperPlay(createQuete({ embleme: 'lucide:grape' }), 1_000);
  expect(listPaperPlays()).toMatchObject([{ embleme: 'lucide:grape' }]);
});

test('Entries older than genre and colour on the tampon are read, and so are those of a later build', () => {
  const before = { queteId: quete.id, titre: 'Le lavoir', communeNom: 'Dinan', at: 1 };
  const later = { ...before, genre: 'chasse', theme: 'neige', embleme: 'licorne' };
  localStorage.setItem('sur-papier', JSON.stringify([before, later]));
  expect(listPaperPlays()).toEqual([
    before,
    { ...before, embleme: 'licorne', genre: undefined, theme: undefined },
  ]);
});

test('Unreadable entries count as missing', () => {
  localStorage.setItem('sur-papier', '{');
  expect(listPaperPlays()).toEqual([]);
  localStorage.setItem('sur-papier', '[{"queteId":3}]');
  expect(listPaperPlays()).toEqual([]);
});
