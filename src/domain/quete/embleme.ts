import type { Theme } from '../parcours/parcours.ts';

/** What may stand in the middle of a tampon; `ui/pictures/emblemes.ts` draws each. */
export const emblemeList = [
  'bateau',
  'chouette',
  'coquillage',
  'tour',
  'eglise',
  'arbre',
  'soleil',
  'etoile',
  'vague',
  'raisin',
  'cle',
] as const;
export type Embleme = (typeof emblemeList)[number];

/** Words of a title, without accents, that call for an emblem: the first pattern that fits decides. */
const patterns: readonly (readonly [RegExp, Embleme])[] = [
  [/\b(corsaires?|pirates?|bateaux?|navires?|ports?|marins?|ocean)\b/, 'bateau'],
  [/\b(chouettes?|hiboux?|nuits?|ours)\b/, 'chouette'],
  [/\b(coquill\w*|pelerins?|pelerinage|plages?|dunes?)\b/, 'coquillage'],
  [/\b(etoiles?|ciel|lumieres?)\b/, 'etoile'],
  [/\b(tours?|chateaux?|remparts?|citadelles?|forts?|donjons?)\b/, 'tour'],
  [/\b(eglises?|abbayes?|cathedrales?|basiliques?|chapelles?|clochers?)\b/, 'eglise'],
  [/\b(vignes?|vignerons?|vins?|vendanges?|caves?)\b/, 'raisin'],
  [/\b(forets?|arbres?|bois|jardins?|chenes?|oiseaux?)\b/, 'arbre'],
  [/\b(lavoirs?|rivieres?|sources?|fontaines?|eaux?|lacs?|moulins?)\b/, 'vague'],
  [/\b(soleil|ete|collines?|garrigues?)\b/, 'soleil'],
  [/\b(cles?|secrets?|tresors?|codes?|enigmes?|mysteres?)\b/, 'cle'],
];

/** What a quête without such a word has: one of these, always the same for the same quête. */
const byTheme: Readonly<Record<Theme, readonly [Embleme, ...Embleme[]]>> = {
  nature: ['arbre', 'soleil', 'chouette'],
  pierre: ['tour', 'eglise', 'cle'],
  eau: ['vague', 'bateau', 'coquillage'],
};

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The emblem of this name; undefined where there is none, or where only a later build draws it. */
export function emblemeNamed(name: string | undefined): Embleme | undefined {
  return emblemeList.find((embleme) => embleme === name);
}

/** The emblem of a quête: what its author chose, else by the words of its title, else one of its theme chosen by its id. */
export function emblemeOf({
  queteId,
  titre,
  theme,
  embleme,
}: {
  queteId: string;
  titre: string;
  theme: Theme;
  embleme?: string | undefined;
}): Embleme {
  const chosen = emblemeNamed(embleme);
  if (chosen !== undefined) return chosen;
  const words = plain(titre);
  const named = patterns.find(([pattern]) => pattern.test(words));
  if (named !== undefined) return named[1];
  const choices = byTheme[theme];
  const sum = Array.from(queteId).reduce(
    (total, letter) => total + (letter.codePointAt(0) ?? 0),
    0,
  );
  return choices[sum % choices.length] ?? choices[0];
}
