import type { Epreuve } from '../epreuve/epreuve.ts';
import type { EtapeFields, ParcoursFields } from './operations.ts';

type Scalar = string | number | boolean | null | undefined;

/** The paths of everything that a value holds, at any depth. */
type PathIn<Value> = Value extends Scalar
  ? never
  : Value extends readonly (infer Item)[]
    ? `${number}` | `${number}.${PathIn<Item>}`
    : {
        [Key in keyof Value & string]: Key | `${Key}.${PathIn<Value[Key]>}`;
      }[keyof Value & string];

/** Names a field of a parcours itself, from its schema: `titre`, `aventure.objets.0.nom`. */
export type ParcoursPath =
  | PathIn<ParcoursFields>
  /** All étapes together. */
  | 'etapes';

/** Names a field of an étape or of its épreuve, from their schemas: `recit`, `epreuve.options.0`. */
export type EtapePath =
  | PathIn<EtapeFields & { epreuve: Epreuve }>
  /** The partner of an element of `epreuve.options`, in an association: a field of its own. */
  | `epreuve.paires.${number}`
  | `petits.paires.${number}`
  /** The number in a condition, under its kind's own name. */
  | `suites.${number}.conditions.${number}.nombre`
  /** The étape as a whole, if one author removed it and another changed it. */
  | 'etape';

/** Names an image of an étape. */
export type ImagePath = Extract<
  EtapePath,
  'image' | `autresImages.${number}` | 'autrefois.image' | 'autrefois.aujourdhui'
>;

/** Names a field within its parcours or its étape. */
export type FieldPath = ParcoursPath | EtapePath;

/** A path with `*` for each place in a list: of `epreuve.options.0`, `epreuve.options.*`. */
export type PatternOf<Path extends string> = Path extends `${infer Head}.${infer Tail}`
  ? `${StarOf<Head>}.${PatternOf<Tail>}`
  : StarOf<Path>;
type StarOf<Part extends string> = Part extends `${number}` ? '*' : Part;

/** The pattern of a path: of `suites.3.vers`, `suites.*.vers`. */
export function patternOf<Path extends string>(path: Path): PatternOf<Path> {
  return path.replaceAll(/(?<=\.)\d+(?=\.|$)/g, '*') as PatternOf<Path>; // The type, at run time.
}

/** The first list index in a path, from 1; 0 for none. */
export function numeroIn(path: FieldPath): number {
  const place = /\.(\d+)(?=\.|$)/.exec(path)?.[1];
  return place === undefined ? 0 : Number(place) + 1;
}

/** A field of an épreuve in the one for small ones: `epreuve.options.0` is `petits.options.0`. */
export function petitsPath(path: FieldPath): EtapePath {
  // The fields of its kinds have the same names under `petits`.
  return path.replace(/^epreuve\./, 'petits.') as EtapePath;
}

/** A field of an épreuve in its other way to answer: `epreuve.options.0` is `epreuve.autre.options.0`. */
export function autrePath(path: FieldPath): EtapePath {
  // The fields of another question (`choix`, `texte`) have the same names under `autre`.
  return path.replace(/^epreuve\./, 'epreuve.autre.') as EtapePath;
}
