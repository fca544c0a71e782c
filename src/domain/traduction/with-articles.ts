import type { OtherLangue } from '@/langue/langue.ts';
import { limits } from '../limits.ts';

/** Articles before a noun, definite ones first. */
const articles: Readonly<Record<OtherLangue, readonly string[]>> = {
  en: ['the', 'a', 'an'],
  de: ['der', 'die', 'das', 'den', 'ein', 'eine'],
  nl: ['de', 'het', 'een'],
  es: ['el', 'la', 'los', 'las', 'un', 'una'],
  it: ['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'uno', 'una'],
};

/** Answers in a language without their article: the form for the cells of the booklet. */
export function withoutArticles(
  reponses: readonly string[],
  langue: OtherLangue,
): string[] {
  const leading = new RegExp(`^(?:(?:${articles[langue].join('|')})\\s+|l['’])`, 'i');
  return reponses.map((reponse) => reponse.trim().replace(leading, ''));
}

/**
 * Accepted answers in a language with and without their article, the written ones first: « the tower » and « tower » are the same answer to
 * a player, as « la tour » and « tour » are.
 */
export function withArticles(reponses: readonly string[], langue: OtherLangue): string[] {
  const bare = withoutArticles(reponses, langue);
  const before = articles[langue].filter((one) => !/^(?:an?|ein|een|un)/.test(one));
  const led = bare.flatMap((noun) => before.map((article) => `${article} ${noun}`));
  return [...new Set([...reponses, ...bare, ...led])].slice(0, limits.reponseCount.max);
}
