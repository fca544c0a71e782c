import type { Random } from '../random.ts';

/** Twenty capitals that are read as no other letter: without I, L, O, Q, U and W. 64 million codes of six. */
const alphabet = 'ABCDEFGHJKMNPRSTVXYZ';
const length = 6;

/** Every code of a team looks so; the rules hold the same. */
export const codeEquipePattern = /^[A-HJKMNPRSTVXYZ]{6}$/;

/** Lifetime of a code for joining, in milliseconds. */
export const codeEquipeMs = 24 * 60 * 60 * 1_000;

/** A fresh code, drawn evenly. */
export function randomCodeEquipe(random: Random): string {
  // Four bytes per letter: one byte would favour the first letters.
  const words = new Uint32Array(Uint8Array.from(random(4 * length)).buffer);
  return Array.from(words, (word) => alphabet[word % alphabet.length] ?? 'A').join('');
}

/** The code that was typed, whatever its case, spaces, points and dashes; null when it is none. */
export function readCodeEquipe(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s.·–-]/g, '');
  return codeEquipePattern.test(letters) ? letters : null;
}

/** A code as it is shown and read aloud: `KTM RAP`. */
export function formatCodeEquipe(codeEquipe: string): string {
  return (codeEquipe.match(/.{1,3}/g) ?? []).join(' ');
}

/** Prefix of an address fragment with a code. It leaves no device. */
const fragment = '#equipe=';

/** The fragment that carries a code. */
export function codeEquipeFragment(codeEquipe: string): string {
  return fragment + codeEquipe;
}

/** The code in a fragment, unchanged; empty without one. */
export function codeEquipeIn(hash: string): string {
  return hash.startsWith(fragment) ? hash.slice(fragment.length) : '';
}
