import type { Sorte } from '@/domain/around/trouvaille.ts';
import { foldLetters } from '@/domain/commune/slug.ts';

/** Words by which a name says what it names, the more telling first. */
const wordsOf: readonly (readonly [pattern: RegExp, sorte: Sorte])[] = [
  [/\bcadrans? solaires?\b/, 'cadran'],
  [/\b(croix|calvaire|calvaires)\b/, 'croix'],
  [/\b(lavoir|lavoirs)\b/, 'lavoir'],
  [/\b(fontaine|fontaines|puits)\b/, 'fontaine'],
  [/\b(moulin|moulins)\b/, 'moulin'],
  [/\b(pont|viaduc|aqueduc|passerelle)\b/, 'pont'],
  [/\b(monument aux morts|memorial|stele)\b/, 'memorial'],
  [/\b(statue|fresque|sculpture|buste|bas relief)\b/, 'oeuvre'],
  [/\b(ruines?|vestiges?)\b/, 'ruine'],
  [
    /\b(eglise|chapelle|chateau|abbaye|tour|tours|porte|halle|manoir|hotel de|basilique|cathedrale|colombier|pigeonnier|remparts?)\b/,
    'monument',
  ],
];

/** What a French name says that a place is; null where it says nothing of it. */
export function sorteOfName(nom: string): Sorte | null {
  const plain = foldLetters(nom).replaceAll(/[^a-z0-9]+/g, ' ');
  return wordsOf.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
