import { noKey } from '../key-schema.ts';
import { defineCode, type Sign } from '../secret-code.ts';
import { readCharacters, writeSigns, mergedLosses, mergedMaps } from '../signs.ts';

/** Latin letters that share a Greek one. */
const merged = { C: 'K', Q: 'K', J: 'I', V: 'U', W: 'U', Y: 'U' } as const;

const greek = [
  ['A', 'Α', 'alpha'],
  ['B', 'Β', 'bêta'],
  ['D', 'Δ', 'delta'],
  ['E', 'Ε', 'epsilon'],
  ['F', 'Φ', 'phi'],
  ['G', 'Γ', 'gamma'],
  ['H', 'Η', 'êta'],
  ['I', 'Ι', 'iota'],
  ['K', 'Κ', 'kappa'],
  ['L', 'Λ', 'lambda'],
  ['M', 'Μ', 'mu'],
  ['N', 'Ν', 'nu'],
  ['O', 'Ο', 'omicron'],
  ['P', 'Π', 'pi'],
  ['R', 'Ρ', 'rhô'],
  ['S', 'Σ', 'sigma'],
  ['T', 'Τ', 'tau'],
  ['U', 'Υ', 'upsilon'],
  ['X', 'Ξ', 'xi'],
  ['Z', 'Ζ', 'zêta'],
] as const;

const signs: readonly Sign[] = greek.map(([value, id, nom]) => ({
  id,
  value,
  nom,
  drawing: null,
}));

const { idByValue, valueById } = mergedMaps(signs, merged);

/** Greek capitals, letter for letter, « à la manière de »: not how Greek spells French. */
export const secretCode = defineCode({
  id: 'grec',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres', ...mergedLosses(merged)],
  writing: { signs: () => signs, tokens: 'caracteres', taille: 'carre' },
  encode: (text) => writeSigns(text, idByValue, { joiner: '', gap: ' ' }),
  decode: (text) => readCharacters(text.normalize('NFC').toUpperCase(), valueById),
});
