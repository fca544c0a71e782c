import { patternOf, type FieldPath, type PatternOf } from './field-path.ts';

/** Path of a field that is not a text: its unreadable input is stored beside its value. */
export type SaisiePath = Extract<
  FieldPath,
  | 'commune'
  | 'dureeMinutes'
  | 'position'
  | 'rechange.position'
  | 'rayonEcoute'
  | `suites.${number}.conditions.${number}.nombre`
  | 'epreuve.minimum'
  | 'epreuve.maximum'
  | 'epreuve.cible'
  | 'epreuve.rayon'
  | 'epreuve.points'
  | 'epreuve.essaisMax'
  | 'epreuve.minuteur'
  | `epreuve.indices.${number}.cout`
  | 'petits.minimum'
  | 'petits.maximum'
>;

/** The same with `*` for each place in a list. */
export type SaisiePattern = PatternOf<SaisiePath>;

const patterns: Readonly<Record<SaisiePattern, true>> = {
  commune: true,
  dureeMinutes: true,
  position: true,
  'rechange.position': true,
  rayonEcoute: true,
  'suites.*.conditions.*.nombre': true,
  'epreuve.minimum': true,
  'epreuve.maximum': true,
  'epreuve.cible': true,
  'epreuve.rayon': true,
  'epreuve.points': true,
  'epreuve.essaisMax': true,
  'epreuve.minuteur': true,
  'epreuve.indices.*.cout': true,
  'petits.minimum': true,
  'petits.maximum': true,
};

/** Unreadable input of such fields, by `etapeId/champ`; `/champ` for the parcours's own. */
export type Saisies = Readonly<Record<string, string>>;

/** Unreadable input in fields of étapes, under their new ids in `ids`; that of other étapes is left out. */
export function renameSaisies(
  saisies: Saisies,
  ids: ReadonlyMap<string, string>,
): Record<string, string> {
  const renamed = Object.entries(saisies).flatMap(([key, texte]) => {
    const end = key.indexOf('/');
    const id = ids.get(key.slice(0, end));
    return id === undefined ? [] : [[id + key.slice(end), texte] as const];
  });
  return Object.fromEntries(renamed);
}

/** Unreadable input in fields of the parcours itself. */
export function ownSaisies(saisies: Saisies): Record<string, string> {
  const own = Object.entries(saisies).filter(([key]) => key.startsWith('/'));
  return Object.fromEntries(own);
}

/** True if a stored path is one of them. */
export function isSaisiePath(path: string): path is SaisiePath {
  return Object.hasOwn(patterns, patternOf(path));
}
