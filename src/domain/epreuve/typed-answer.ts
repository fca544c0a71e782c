/**
 * Why nothing can be checked in what was typed. `illisible`: signs only, no letter or digit. `incomplet`: a part of it
 * is still to be given.
 */
export type TypedProblem =
  | 'vide'
  | 'illisible'
  | 'trop-long'
  | 'pas-un-nombre'
  | 'incomplet';

export type TypedAnswer =
  /**
   * `reponse`: what the rules will judge. `canonical`: what the phone's empreinte is made of. `ecrit`: the words, where other
   * forms of them are tried after it.
   */
  | { reponse: string | number; canonical: string; ecrit?: string }
  /** What the phone knows without an empreinte: that it is near enough, or that a photo was taken. */
  | { reponse: string; juste: boolean }
  | { problem: TypedProblem };

/** A canonical answer as what was typed; the problem where there is none. */
export function readCanonical(
  canonical: string | null,
  problem: TypedProblem = 'vide',
): TypedAnswer {
  return canonical === null ? { problem } : { reponse: canonical, canonical };
}
