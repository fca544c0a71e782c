import type { Editeur } from './identite.ts';
import filled from './editeur.json';

export type { Editeur } from './identite.ts';

/** The site's publisher. `npm run installer` writes its file (docs/decisions/209-publisher-and-operator-said-in-words.md). */
export const editeur: Editeur = filled;

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
