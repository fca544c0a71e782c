import { said, type Editeur } from './editeur.ts';

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
