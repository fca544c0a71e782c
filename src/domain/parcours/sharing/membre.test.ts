import { expect, test } from 'vitest';
import { mayChangeRole, mayRemove, otherRole, type MembreRole } from './membre.ts';
import { etatList, etatsAfter, isOpenToAuteurs } from '../parcours.ts';

const shared = {
  anne: 'auteur',
  bruno: 'auteur',
  chloe: 'relecteur',
  dora: 'traducteur',
} as const;
const alone: Record<string, MembreRole> = {
  anne: 'auteur',
  chloe: 'relecteur',
  dora: 'traducteur',
};

test.each([
  ['a membre leaves', { by: 'chloe', uid: 'chloe', isAdmin: false }, true],
  ['an auteur removes a relecteur', { by: 'anne', uid: 'chloe', isAdmin: false }, true],
  ['an auteur removes a traducteur', { by: 'anne', uid: 'dora', isAdmin: false }, true],
  ['a traducteur removes nobody', { by: 'dora', uid: 'chloe', isAdmin: false }, false],
  ['an auteur removes no auteur', { by: 'anne', uid: 'bruno', isAdmin: false }, false],
  ['a relecteur removes nobody', { by: 'chloe', uid: 'anne', isAdmin: false }, false],
  ['an admin removes anybody', { by: 'team', uid: 'bruno', isAdmin: true }, true],
  ['who is not there is not removed', { by: 'team', uid: 'lou', isAdmin: true }, false],
])('%s', (_title, removal, may) => {
  expect(mayRemove({ membres: shared, ...removal })).toBe(may);
});

test.each([
  [
    'an auteur lets a relecteur write',
    { by: 'anne', uid: 'chloe', isAdmin: false },
    true,
  ],
  [
    'an auteur lets a traducteur write',
    { by: 'anne', uid: 'dora', isAdmin: false },
    true,
  ],
  ['a traducteur changes no role', { by: 'dora', uid: 'dora', isAdmin: false }, false],
  ['an auteur steps back', { by: 'anne', uid: 'anne', isAdmin: false }, true],
  [
    'an auteur takes no role from another auteur',
    { by: 'anne', uid: 'bruno', isAdmin: false },
    false,
  ],
  ['a relecteur changes no role', { by: 'chloe', uid: 'chloe', isAdmin: false }, false],
  ['an admin changes any role', { by: 'team', uid: 'bruno', isAdmin: true }, true],
  ['who is not there has no role', { by: 'team', uid: 'lou', isAdmin: true }, false],
])('%s', (_title, change, may) => {
  expect(mayChangeRole({ membres: shared, ...change })).toBe(may);
});

test('the last auteur of a parcours stays one, with any other membres', () => {
  const change = { membres: alone, by: 'anne', uid: 'anne', isAdmin: true };
  expect(mayChangeRole(change)).toBe(false);
  expect(otherRole('auteur')).toBe('relecteur');
});

test('a parcours keeps its last auteur', () => {
  expect(mayRemove({ membres: alone, by: 'anne', uid: 'anne', isAdmin: true })).toBe(
    false,
  );
});

test('each state leads to others, and never to itself', () => {
  for (const etat of etatList) {
    for (const by of ['equipe', 'auteur'] as const) {
      expect(etatsAfter(etat, by)).not.toContain(etat);
    }
  }
  expect(etatsAfter('relecture', 'auteur')).toEqual([
    'brouillon',
    'archive',
    'corbeille',
  ]);
  expect(etatsAfter('corbeille', 'auteur')).toEqual(['brouillon']);
  expect(etatList.filter(isOpenToAuteurs)).toEqual(['brouillon', 'relecture']);
});
