import { expect, test } from 'vitest';
import { annuaireWords } from './annuaire.ts';

test('an address unknown to the directory has no mention', () => {
  expect(annuaireWords([], '13010', true)).toBeNull();
});

test('an address of the same commune is marked so, with its proof', () => {
  const typed = annuaireWords(['13010'], '13010', false);
  expect(typed?.mention).toBe('Adresse de l’annuaire');
  expect(typed?.suite).toMatch(/de la mairie de cette commune.*seulement été écrite/);
  const proven = annuaireWords(['13010'], '13010', true);
  expect(proven?.suite).toMatch(/a prouvé qu’elle la lit/);
});

test('an address of another commune is marked so', () => {
  const other = annuaireWords(['22050'], '13010', false);
  expect(other?.mention).toMatch(/pour une autre commune/);
  expect(other?.suite).toContain('22050');
});

test('without a commune, the one of the directory is named by its code', () => {
  expect(annuaireWords(['22050'], undefined, false)?.suite).toContain('22050');
});
