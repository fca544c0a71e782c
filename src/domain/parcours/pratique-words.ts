import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Horaires, Pratique } from './pratique.ts';
import type { Saison, Trait } from './trait.ts';

const noBreakSpace = '\u00A0';

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

/** A minute of the day: « 9 h », « 18 h 30 ». */
export function heureText(minutes: number): string {
  const hours = `${Math.floor(minutes / 60)}${noBreakSpace}h`;
  const rest = minutes % 60;
  return rest === 0 ? hours : `${hours}${noBreakSpace}${String(rest).padStart(2, '0')}`;
}

/** « de 9 h à 18 h 30 ». */
export function horairesText({ de, a }: Horaires): string {
  return `de ${heureText(de)} à ${a === 1_440 ? 'minuit' : heureText(a)}`;
}

/** When one may walk there, in a sentence: « Au printemps et en été, de 9 h à 18 h ». */
export function ouvertureText({
  saisons,
  horaires,
}: Pick<Pratique, 'saisons' | 'horaires'>): string {
  const isWholeYear = saisons.length === 0 || saisons.length === 4;
  if (isWholeYear && horaires === null) return 'Toute l’année, à toute heure';
  const [first = '', ...others] = saisons.map((saison) => t(saisonWords[saison]));
  const lower = others.map((words) => words.toLowerCase());
  const before = lower.slice(0, -1).map((words) => `, ${words}`);
  const last = lower.length === 0 ? '' : ` et ${lower.at(-1) ?? ''}`;
  const when = isWholeYear ? 'Toute l’année' : [first, ...before, last].join('');
  return horaires === null ? when : `${when}, ${horairesText(horaires)}`;
}
