import { expect, test } from 'vitest';
import { queteIdSchema } from '../quete/quete.ts';
import {
  dayOf,
  hasMotif,
  inOrder,
  isInTime,
  knownStart,
  preuveEnd,
  preuveIdIn,
  randomPreuveId,
  readDemande,
  type Preuve,
} from './preuve.ts';
import { preuveIdSchema, signesOf } from './preuve-id.ts';

const id = preuveIdSchema.parse('3k8p6f9x0123456789abcdefgh');
const otherId = preuveIdSchema.parse('3k8p6f9xzzzzzzzzzzzzzzzzzz');
const dayMs = 24 * 60 * 60 * 1_000;
const noon = Date.UTC(2026, 6, 1, 12);

function createPreuve(overrides: Partial<Preuve> = {}): Preuve {
  const jour = dayOf(noon);
  return {
    id,
    queteId: queteIdSchema.parse('21_dijon_la-chouette'),
    version: 1,
    points: 40,
    etapes: 3,
    jour,
    remisLe: null,
    expireAt: preuveEnd(jour),
    ...overrides,
  };
}

test('an id is drawn whole, and shows its first eight signs', () => {
  expect(randomPreuveId((count) => new Uint8Array(count).fill(255))).toBe('z'.repeat(26));
  expect(signesOf(id)).toBe('3K8P 6F9X');
});

test.each(['', '.', ').', '»', ' ', '%20', '?', '&utm=1'])(
  'an id is read from its address with « %s » glued to it',
  (glued) => {
    expect(preuveIdIn(`#${id}${glued}`)).toBe(id);
    expect(readDemande(`https://quetes.example/preuve#${id}${glued}`)).toEqual({
      type: 'preuve',
      id,
    });
  },
);

test.each([id.slice(1), `${id}0`, id.replace('3', 'u'), '', '__proto__'])(
  'the fragment « %s » is no preuve',
  (text) => {
    expect(preuveIdIn(`#${text}`)).toBeNull();
    expect(readDemande(`/preuve#${text}`)).toBeNull();
  },
);

test.each([
  ['3K8P 6F9X', '3k8p6f9x'],
  [' 3k8p-6f9x. ', '3k8p6f9x'],
  ['OIL0 0000', '01100000'],
  ['3k8p', '3k8p'],
  ['3k8p ????', '3k8p'],
  ['???? 6F9X', '????6f9x'],
  ['3k?p 6?9x', '3k?p6?9x'],
])('the signs « %s » are read as « %s »', (typed, motif) => {
  expect(readDemande(typed)).toEqual({ type: 'signes', motif });
});

test.each(['', '3k8', '???? ???x', '3k8é', 'Bonjour !'])(
  '« %s » asks for nothing',
  (typed) => {
    expect(readDemande(typed)).toBeNull();
  },
);

test('a whole id that is typed is that of one preuve', () => {
  expect(readDemande(id.toUpperCase())).toEqual({ type: 'preuve', id });
});

test('a torn print fits the ids that have its signs', () => {
  expect(knownStart('3k?p6')).toBe('3k');
  expect(knownStart('????6f9x')).toBe('');
  expect(hasMotif(id, '????6f9x')).toBe(true);
  expect(hasMotif(id, '3k8p6f9x')).toBe(true);
  expect(hasMotif(id, '????6f9y')).toBe(false);
});

test('of two with the same signs the one that was made first comes first', () => {
  const first = createPreuve({ id: otherId });
  const copied = createPreuve({ jour: dayOf(noon) + dayMs });
  expect(inOrder([copied, first])).toEqual([first, copied]);
  expect(inOrder([createPreuve({ id: otherId }), createPreuve()])[0]?.id).toBe(id);
});

test('lasts ninety days from the day it was made on, which is that of the server', () => {
  const preuve = createPreuve();
  expect(preuve.jour).toBe(Date.UTC(2026, 6, 1));
  expect(preuve.expireAt).toBe(preuve.jour + 90 * dayMs);
});

test('is made within thirty days of the finish', () => {
  expect(isInTime(noon, noon + 30 * dayMs - 1)).toBe(true);
  expect(isInTime(noon, noon + 30 * dayMs)).toBe(false);
});
