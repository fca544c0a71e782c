/**
 * What the declaration of accessibility says of the 106 criteria of the RGAA 4.1.2: the counts of
 * `docs/accessibility/rgaa.md`, which `tools/docs/rgaa.test.ts` compares. They are no audit, and no percentage.
 */
export const criteresRgaa: Readonly<
  Record<'tenus' | 'enPartie' | 'nonEvalues' | 'sansObjet', number>
> = {
  /** A test fails as soon as the criterion is broken on the pages of the sample. */
  tenus: 21,
  /** A test holds what a machine can see. */
  enPartie: 38,
  /** By nobody, and out of the reach of tests. */
  nonEvalues: 33,
  /** The sample has nothing of the kind. */
  sansObjet: 14,
};
