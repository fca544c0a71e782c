import type { Epreuve } from '@/domain/epreuve/epreuve.ts';

/** How an épreuve's editor is joined to the form around it. `champ` is a path such as `epreuve.options.0`. */
export type FieldWiring = {
  idOf: (champ: string) => string;
  /** What is wrong with the field and is to be said now. */
  errorOf: (champ: string) => string | undefined;
  /** What was typed and could not be read as a number. */
  saisieOf: (champ: string) => string | undefined;
  onSaisie: (champ: string, texte: string | null) => void;
  /** The author has left the field. */
  onLeave: (champ: string) => void;
};

export type EpreuveEditorProps = {
  epreuve: Epreuve;
  onChange: (changes: Partial<Epreuve>) => void;
  wiring: FieldWiring;
};
