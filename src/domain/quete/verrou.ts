/** What the rules check an essai against; nobody can read it. `quetes/{id}/versions/{n}/verrous/{etapeId}`. */
export type Verrou = {
  /** A coded message is judged as a text. */
  type: 'choix' | 'texte' | 'nombre';
  /** 32 hexadecimal digits. */
  sel: string;
  /** Lower-case hexadecimal SHA-256 of `sel + '|' + canonical answer`; empty for `nombre`. */
  hashes: string[];
  /** Inclusive bounds, for `nombre`; 0 and 0 otherwise. */
  minimum: number;
  maximum: number;
  points: number;
  /** Points lost once 0, 1, 2… indices were asked for: `[0, 5, 15]`. Never more than `points`. */
  coutsCumules: number[];
};

/** The answer in clear, readable once the rules have unlocked it. `quetes/{id}/versions/{n}/solutions/{etapeId}`. */
export type Solution = {
  reponse: string;
  explication: string;
};
