import { expect, test } from 'vitest';
import { createEtapePublique } from '@/testing/play-factories.ts';
import { mediaWords } from './media-words.ts';

const film = { path: 'quetes/x/a.mp4', octets: 9_000_000, texte: 'Le lavoir.' };
const audio = { path: 'quetes/x/a.mp3', transcription: 'Le lavoir.' };

test('films are counted by étape; a recording is mentioned where nothing plays by itself', () => {
  const etapes = [
    createEtapePublique(1, { film, audio }),
    createEtapePublique(2, { film }),
    createEtapePublique(3),
  ];
  expect(mediaWords({ genre: 'quete', etapes })).toEqual([
    'Film en langue des signes à 2\u00A0étapes sur 3',
    'Des récits enregistrés, à écouter sur place',
  ]);
  expect(mediaWords({ genre: 'aventure', etapes: etapes.slice(1) })).toEqual([
    'Film en langue des signes à 1\u00A0étape sur 2',
  ]);
});

test('a visite is listened to while walking; a quête without either says nothing', () => {
  const etapes = [createEtapePublique(1, { audio })];
  expect(mediaWords({ genre: 'visite', etapes })).toEqual([
    'Balade écoutée\u00A0: chaque récit commence à l’approche de son étape',
  ]);
  expect(mediaWords({ genre: 'quete', etapes: [createEtapePublique(1)] })).toEqual([]);
});
