import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { wordList } from '@/langue/current-langue.ts';
import type { Saison, Trait } from './kinds.ts';
import type { Horaires, Pratique } from './pratique.ts';

/** Each trait in the words of the public search; the author's form uses the same. */
export const traitWords: Readonly<Record<Trait, MessageDescriptor>> = {
  'sans-vue': msg`Jouable sans la vue`,
  'sans-marches': msg`Sans marches`,
  poussette: msg`Passe en poussette`,
  fauteuil: msg`Passe en fauteuil roulant`,
  falc: msg`Textes faciles à lire (FALC)`,
};

export const saisonWords: Readonly<Record<Saison, MessageDescriptor>> = {
  printemps: msg`Au printemps`,
  ete: msg`En été`,
  automne: msg`En automne`,
  hiver: msg`En hiver`,
};

/** Within a sentence. */
const saisonWithin: Readonly<Record<Saison, MessageDescriptor>> = {
  printemps: msg`au printemps`,
  ete: msg`en été`,
  automne: msg`en automne`,
  hiver: msg`en hiver`,
};

/** A minute of the day in the language of the document: « 9 h », « 18 h 30 »; `18:30`. */
export function heureText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return t({ message: `${hours}\u00A0h`, context: 'heure du jour' });
  const past = String(rest).padStart(2, '0');
  return t({ message: `${hours}\u00A0h\u00A0${past}`, context: 'heure du jour' });
}

/** « de 9 h à 18 h 30 ». */
export function horairesText({ de, a }: Horaires): string {
  const from = heureText(de);
  if (a === 1_440) return t`de ${from} à minuit`;
  const until = heureText(a);
  return t`de ${from} à ${until}`;
}

/** Opening times in a sentence: « Au printemps et en été, de 9 h à 18 h ». */
export function ouvertureText({
  saisons,
  horaires,
}: Pick<Pratique, 'saisons' | 'horaires'>): string {
  const isWholeYear = saisons.length === 0 || saisons.length === 4;
  if (isWholeYear && horaires === null) return t`Toute l’année, à toute heure`;
  const within = wordList(saisons.map((saison) => t(saisonWithin[saison])));
  const when = isWholeYear
    ? t`Toute l’année`
    : `${within.charAt(0).toUpperCase()}${within.slice(1)}`;
  return horaires === null ? when : `${when}, ${horairesText(horaires)}`;
}
