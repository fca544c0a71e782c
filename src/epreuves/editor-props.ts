import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import type { SaisiePath } from '@/domain/parcours/saisie-path.ts';

/** Connects an épreuve's editor to the form around it. `champ` names the field, as in `epreuve.options.0`. */
export type FieldWiring = {
  idOf: (champ: FieldPath) => string;
  /** The error of the field, once it may be shown. */
  errorOf: (champ: FieldPath) => string | undefined;
  /** The typed text, if it is not a number. */
  saisieOf: (champ: SaisiePath) => string | undefined;
  onSaisie: (champ: SaisiePath, texte: string | null) => void;
  /** The author has left the field. */
  onLeave: (champ: FieldPath) => void;
};

export type EpreuveEditorProps = {
  epreuve: Epreuve;
  onChange: (changes: Partial<Epreuve>) => void;
  wiring: FieldWiring;
};
