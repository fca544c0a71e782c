import type { Random } from '../random.ts';

/** Twenty capitals that are read as no other letter: without I, L, O, Q, U and W. 64 million codes of six. */
const alphabet = 'ABCDEFGHJKMNPRSTVXYZ';
const length = 6;

/** Format of every code of a team; the rules check the same. */
export const codeEquipePattern = /^[A-HJKMNPRSTVXYZ]{6}$/;

/** Lifetime of a code for joining, in milliseconds. */
export const codeEquipeMs = 24 * 60 * 60 * 1_000;

/** A fresh code, drawn evenly. */
export function randomCodeEquipe(random: Random): string {
  // Four bytes per letter: one byte would favour the first letters.
  const words = new Uint32Array(Uint8Array.from(random(4 * length)).buffer);
  return Array.from(words, (word) => alphabet[word % alphabet.length] ?? 'A').join('');
}

/** A typed code, in any case, with spaces, points and dashes; null if invalid. */
export function readCodeEquipe(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[\s.·–-]/g, '');
  return codeEquipePattern.test(letters) ? letters : null;
}

/** A code for display and reading aloud: `KTM RAP`. */
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
