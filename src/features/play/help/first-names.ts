import { joueurLimits } from '@/data/partie/play-choices.ts';

/** What stands between two first names: a comma, or « et » in one of the languages of the game. */
const between = /[,;&+\n]|\s+(?:et|and|und|en|y|e)\s+/iu;

/**
 * The first names in what was typed in one field: « Louna, Malo et Zoé ». Each once, shortened to what the game keeps, twelve
 * at most.
 */
export function firstNamesIn(typed: string): string[] {
  const names = typed
    .split(between)
    .map((name) => name.trim().slice(0, joueurLimits.length).trim())
    .filter((name) => name !== '');
  return [...new Set(names)].slice(0, joueurLimits.count);
}
