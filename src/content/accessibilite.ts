/**
 * Counts of the 106 criteria of the RGAA 4.1.2 in the declaration of accessibility: those of `docs/accessibility/rgaa.md`, which
 * `tools/docs/rgaa.test.ts` compares. They are no audit, and no percentage.
 */
export const criteresRgaa: Readonly<
  Record<'tenus' | 'constates' | 'enPartie' | 'sansObjet', number>
> = {
  /** A test fails as soon as the criterion is broken on the pages of the sample. */
  tenus: 21,
  /** Tried by hand on the sample, without a fault. */
  constates: 51,
  /** Tried; something is left, or depends on each author. */
  enPartie: 19,
  /** The sample contains none. */
  sansObjet: 15,
};

/** The day (JJ/MM/AAAA) on which the project’s engineers tried the site by hand: `docs/accessibility/rgaa.md` says how. */
export const essaisRgaa = '29/11/2026';

/** An audit of conformity to the RGAA, from its report. */
export type AuditRgaa = {
  /** Share of the applicable criteria that are respected, 0 to 100. */
  taux: number;
  /** Auditor: a person or a body, by name. */
  par: string;
  /** The day of its end, JJ/MM/AAAA. */
  date: string;
  /** Screen readers, browsers and tools used. */
  moyens: string;
};

/** The last audit; null before the first. */
export const auditRgaa: AuditRgaa | null = null;

/**
 * Compliance the site must declare (RGAA 4.1.2, « Obligations d’affichage »): all criteria, half of them at least, or neither. Without an
 * audit it is « non conforme », whatever the tests.
 */
export function etatRgaa(
  audit: Pick<AuditRgaa, 'taux'> | null,
): 'totalement conforme' | 'partiellement conforme' | 'non conforme' {
  if (audit === null || audit.taux < 50) return 'non conforme';
  return audit.taux < 100 ? 'partiellement conforme' : 'totalement conforme';
}

/** The mention that every page bears. */
export const mentionRgaa = `Accessibilité\u00A0: ${etatRgaa(auditRgaa)}`;
