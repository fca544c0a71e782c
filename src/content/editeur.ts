/**
 * THE file to fill in for the site's publisher before it opens: the declarations required by law. Pages leave a blank (`null`) out,
 * `/utilisation` lists the blanks, and a build for a named project refuses them
 * (docs/decisions/209-publisher-and-operator-said-in-words.md).
 */
export type Editeur = {
  /** « Commune de Barbentane ». */
  nom: string | null;
  /** Street, postcode and town of the mairie. */
  adresse: string | null;
  telephone: string | null;
  email: string | null;
  siret: string | null;
  /** The maire, by name: the publication's director (LCEN, article 1-1). */
  directeurPublication: string | null;
  /** The data protection officer: compulsory for every commune (RGPD, article 37). */
  dpo: string | null;
  dpoContact: string | null;
  /** As written in the contract of hosting. */
  hebergeurNom: string | null;
  hebergeurAdresse: string | null;
  hebergeurTelephone: string | null;
  /** Address of the accessibility scheme over several years. */
  schemaAccessibilite: string | null;
  /** JJ/MM/AAAA: the day the accessibility declaration was established. */
  declarationDate: string | null;
  /** Contact for a security fault: an e-mail address or the https address of a form. The build writes it into `security.txt`. */
  securiteContact: string | null;
};

export const editeur: Editeur = {
  nom: null,
  adresse: null,
  telephone: null,
  email: null,
  siret: null,
  directeurPublication: null,
  dpo: null,
  dpoContact: null,
  hebergeurNom: null,
  hebergeurAdresse: null,
  hebergeurTelephone: null,
  schemaAccessibilite: null,
  declarationDate: null,
  securiteContact: null,
};

/** Label of each blank. */
export const blankLabels: Readonly<Record<keyof Editeur, string>> = {
  nom: 'nom de la commune',
  adresse: 'adresse de la mairie',
  telephone: 'téléphone de la mairie',
  email: 'adresse e-mail de la mairie',
  siret: 'numéro SIRET',
  directeurPublication: 'nom de la maire ou du maire',
  dpo: 'nom de la personne ou de l’organisme délégué à la protection des données',
  dpoContact: 'adresse e-mail ou postale de cette personne',
  hebergeurNom: 'nom de l’hébergeur, d’après le contrat',
  hebergeurAdresse: 'adresse de l’hébergeur, d’après le contrat',
  hebergeurTelephone: 'téléphone de l’hébergeur, d’après le contrat',
  schemaAccessibilite: 'adresse du schéma pluriannuel',
  declarationDate: 'date de la déclaration d’accessibilité, au format JJ/MM/AAAA',
  securiteContact: 'adresse e-mail ou page https où signaler une faille de sécurité',
};

/** The blanks that are left, in the order of the file. */
export function blankList(filled: Editeur): (keyof Editeur)[] {
  const keys = Object.keys(blankLabels) as (keyof Editeur)[];
  return keys.filter((key) => said(filled[key]) === null);
}

/** Text of a field, without spaces around it; null for a blank. */
export function said(text: string | null): string | null {
  const words = text?.trim() ?? '';
  return words === '' ? null : words;
}

/**
 * Summary of the declaration of eco-design for other pages, without its 78 criteria: the day of the team’s own assessment (JJ/MM/AAAA), and
 * how many criteria of those that apply are met. `tools/docs/rgesn.test.ts` compares it with `ecoconception.ts`.
 */
export const bilanRgesn = { date: '29/11/2026', valides: 51, applicables: 66 } as const;
