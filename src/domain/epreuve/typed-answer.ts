/** Why a typed text cannot be checked. `illisible`: signs only, no letter or digit. `incomplet`: a part is missing. */
export type TypedProblem =
  | 'vide'
  | 'illisible'
  | 'trop-long'
  | 'pas-un-nombre'
  | 'incomplet';

export type TypedAnswer =
  /**
   * `reponse`: judged by the rules. `canonical`: source of the phone's empreinte. `ecrit`: the words, if other forms are tried after it.
   */
  | { reponse: string | number; canonical: string; ecrit?: string }
  /** Known to the phone without an empreinte: near enough, or a photo was taken. */
  | { reponse: string; juste: boolean }
  | { problem: TypedProblem };

/** A canonical answer as typed; the problem if there is none. */
export function readCanonical(
  canonical: string | null,
  problem: TypedProblem = 'vide',
): TypedAnswer {
  return canonical === null ? { problem } : { reponse: canonical, canonical };
}
