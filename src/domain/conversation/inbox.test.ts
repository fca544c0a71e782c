import { expect, test } from 'vitest';
import { createConversation } from '@/testing/conversation-factory.ts';
import {
  atSameEtape,
  conversationsIn,
  etatOf,
  hasArrival,
  unreadCount,
} from './inbox.ts';

test.each([
  ['ouverte', 1, 'ouverte'],
  ['ouverte', 0, 'ouverte'],
  ['close', 0, 'close'],
  ['close', 1, 'ouverte'],
] as const)('a conversation « %s » with %i unread is « %s »', (etat, equipe, shown) => {
  expect(etatOf({ etat, nonLus: { equipe, auteur: 0 } })).toBe(shown);
});

test('the newest message is first', () => {
  const list = [1_000, 3_000, 2_000].map((at) =>
    createConversation({ id: String(at), dernier: { texte: 'a', auteur: 'v', at } }),
  );
  expect(conversationsIn(list, 'ouverte', '').map(({ id }) => id)).toEqual([
    '3000',
    '2000',
    '1000',
  ]);
});

test('every word looked for must be there, accents and capitals apart', () => {
  const list = [
    createConversation({ id: 'a', sujet: 'Bloqué à l’étape 3', nom: 'Zoé' }),
    createConversation({ id: 'b', sujet: 'Bloqué à l’étape 4', nom: 'Ali' }),
  ];
  const found = (wanted: string) =>
    conversationsIn(list, 'ouverte', wanted).map(({ id }) => id);
  expect(found('ETAPE zoe')).toEqual(['a']);
  expect(found('bloque')).toEqual(['a', 'b']);
  expect(found('zoe 4')).toEqual([]);
  expect(found('  ')).toEqual(['a', 'b']);
});

test('unread messages are counted by conversation', () => {
  const list = [0, 3, 1].map((equipe) =>
    createConversation({ nonLus: { equipe, auteur: 5 } }),
  );
  expect(unreadCount(list)).toBe(2);
});

test('a word of a visitor is an arrival; older conversations, answers and readings are none', () => {
  const at = (id: string, moment: number, equipe: number) =>
    createConversation({
      id,
      nonLus: { equipe, auteur: 0 },
      dernier: { texte: 'a', auteur: 'v', at: moment },
    });
  const before = [at('a', 2_000, 0), at('b', 3_000, 1)];
  expect(hasArrival(before, [...before, at('c', 4_000, 1)])).toBe(true);
  expect(hasArrival(before, [at('a', 4_000, 1), at('b', 3_000, 1)])).toBe(true);
  expect(hasArrival(before, [at('b', 3_000, 2)])).toBe(true);
  expect(hasArrival(before, [...before, at('ancienne', 1_000, 3)])).toBe(false);
  expect(hasArrival(before, [at('a', 4_000, 0), at('b', 3_000, 0)])).toBe(false);
  expect(hasArrival(before, before)).toBe(false);
});

test('players who are stuck at the same étape and wait for an answer are found together', () => {
  const objet = { quete: '13_barbentane_le-lavoir', etape: 'e1', version: 1 };
  const open = createConversation({ objet });
  const list = [
    open,
    createConversation({ id: 'meme', objet: { ...objet, version: 2 } }),
    createConversation({ id: 'ailleurs', objet: { ...objet, etape: 'e2' } }),
    createConversation({ id: 'autre', objet: { ...objet, quete: '13_barbentane_x' } }),
    createConversation({
      id: 'close',
      objet,
      etat: 'close',
      nonLus: { equipe: 0, auteur: 0 },
    }),
    createConversation({ id: 'sans' }),
  ];
  expect(atSameEtape(list, open).map(({ id }) => id)).toEqual(['meme']);
  expect(atSameEtape(list, createConversation())).toEqual([]);
});
