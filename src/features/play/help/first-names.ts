import { joueurLimits } from '@/data/partie/play-choices.ts';

/** Separator of two first names: a comma, or « et » in one of the languages of the game. */
const between = /[,;&+\n]|\s+(?:et|and|und|en|y|e)\s+/iu;

/** First names typed in one field: « Louna, Malo et Zoé ». Each once, shortened to the game's limit, twelve at most. */
export function firstNamesIn(typed: string): string[] {
  const names = typed
    .split(between)
    .map((name) => name.trim().slice(0, joueurLimits.length).trim())
    .filter((name) => name !== '');
  return [...new Set(names)].slice(0, joueurLimits.count);
}
