/** The names under which something has a text of its author. */
type TextName<Values> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

/**
 * Joins text fields to what has them: `text('lieu')` gives a `ParcoursField` its path, its value and its change.
 * `prefix`: of the paths, as in `epreuve.consigne`.
 */
export function textOf<Values, Prefix extends string = ''>(
  values: Values,
  change: (changes: Partial<Values>) => void,
  ...[prefix]: Prefix extends '' ? [] : [prefix: Prefix]
) {
  return <Name extends TextName<Values>>(name: Name) => ({
    champ: `${prefix ?? ''}${name}` as `${Prefix}${Name}`,
    value: values[name] as string, // Its name is one of those of a text.
    onText: (texte: string) => change({ [name]: texte } as Partial<Values>), // The same.
  });
}
