import { patternOf, type FieldPath, type PatternOf } from './field-path.ts';

/** Names a field that holds something else than a text: what cannot be read of it is kept beside its value. */
export type SaisiePath = Extract<
  FieldPath,
  | 'commune'
  | 'dureeMinutes'
  | 'position'
  | 'rechange.position'
  | `suites.${number}.conditions.${number}.nombre`
  | 'epreuve.minimum'
  | 'epreuve.maximum'
  | 'epreuve.cible'
  | 'epreuve.rayon'
  | 'epreuve.points'
  | 'epreuve.essaisMax'
  | 'epreuve.minuteur'
  | `epreuve.indices.${number}.cout`
>;

/** The same with `*` for each place in a list. */
export type SaisiePattern = PatternOf<SaisiePath>;

const patterns: Readonly<Record<SaisiePattern, true>> = {
  commune: true,
  dureeMinutes: true,
  position: true,
  'rechange.position': true,
  'suites.*.conditions.*.nombre': true,
  'epreuve.minimum': true,
  'epreuve.maximum': true,
  'epreuve.cible': true,
  'epreuve.rayon': true,
  'epreuve.points': true,
  'epreuve.essaisMax': true,
  'epreuve.minuteur': true,
  'epreuve.indices.*.cout': true,
};

/** Whether a path that this device or a file kept names one of them. */
export function isSaisiePath(path: string): path is SaisiePath {
  return Object.hasOwn(patterns, patternOf(path));
}
