import type { OtherLangue } from '@/langue/langue.ts';
import type { Position } from '../geo/position.ts';

/** The rules check an essai against it; no client can read it. `quetes/{id}/versions/{n}/verrous/{etapeId}`. */
export type Verrou = {
  /**
   * Format of the answer: `texte` for any single word (a coded message, a word to compose, a jeton, a photo), `choix` for ids and signs in
   * a row (an order, a padlock).
   */
  type: 'choix' | 'texte' | 'nombre' | 'association' | 'position';
  /** 32 hexadecimal digits. */
  sel: string;
  /** Lower-case hexadecimal SHA-256 of `sel + '|' + canonical answer`; empty for `nombre`; for `position`, that of « Je suis sur place ». */
  hashes: string[];
  /** Inclusive bounds, for `nombre`; from 0 to a number of metres, for `position`; 0 and 0 otherwise. */
  minimum: number;
  maximum: number;
  /** The place to reach, for `position` only. */
  centre?: Position;
  /** « Autre façon de répondre »: its answers open it too, hashed with the same salt. */
  autre?: { type: 'choix' | 'texte'; hashes: string[] };
  /** « Pour les petits »: its answers open it too, hashed with the same salt; numbers have bounds of their own. */
  petits?: Pick<Verrou, 'type' | 'hashes' | 'minimum' | 'maximum'>;
  /** Hashes for answers in a language, instead of `hashes`, `autre` and `petits`. Absent if identical. */
  langues?: Partial<Record<OtherLangue, string[]>>;
  points: number;
  /** Points lost after 0, 1, 2… indices: `[0, 5, 15]`. Never more than `points`. */
  coutsCumules: number[];
  /** Points lost after indices and wrong choices (`coutsOf`), if wrong choices cost. Absent otherwise. */
  couts?: number[];
};

/** The answer in clear, readable once the rules have unlocked it. `quetes/{id}/versions/{n}/solutions/{etapeId}`. */
export type Solution = {
  reponse: string;
  explication: string;
  /** The same in other languages. Absent for none. */
  langues?:
    | Partial<Record<OtherLangue, { reponse: string; explication: string }>>
    | undefined;
};
