import * as z from 'zod/mini';

/**
 * The identity of a site is data: `editeur.json` has the declarations required by law, `exploitant.json` the answers to a town hall before
 * it signs. Pages leave a blank (`null`) out, `/utilisation` lists those of the publisher, and a build for a named project refuses them.
 * The schemas check the files at build (`tools/build/legal-blanks.ts`); pages import the types alone.
 */
const text = z.nullable(z.string());

export const editeurSchema = z.strictObject({
  /** « Commune de Barbentane ». */
  nom: text,
  /** Street, postcode and town of the mairie. */
  adresse: text,
  telephone: text,
  email: text,
  siret: text,
  /** The maire, by name: the publication's director (LCEN, article 1-1). */
  directeurPublication: text,
  /** The data protection officer: compulsory for every commune (RGPD, article 37). */
  dpo: text,
  dpoContact: text,
  /** As written in the contract of hosting. */
  hebergeurNom: text,
  hebergeurAdresse: text,
  hebergeurTelephone: text,
  /** Address of the accessibility scheme over several years. */
  schemaAccessibilite: text,
  /** JJ/MM/AAAA: the day the accessibility declaration was established. */
  declarationDate: text,
  /** Contact for a security fault: an e-mail address or the https address of a form. The build writes it into `security.txt`. */
  securiteContact: text,
});
export type Editeur = z.infer<typeof editeurSchema>;

const prestationSchema = z.strictObject({
  /** Euros, all taxes included. */
  annuelTtc: z.number().check(z.nonnegative()),
  installationTtc: z.number().check(z.nonnegative()),
  dureeAns: z.number().check(z.positive()),
  /** Services included in the price, a few words each. */
  comprend: z.readonly(z.array(z.string())),
});
export type Prestation = z.infer<typeof prestationSchema>;

const referenceSchema = z.strictObject({
  commune: z.string(),
  habitants: z.nullable(z.number()),
  /** « Paul Leroy, adjoint au patrimoine ». */
  personne: z.string(),
  telephone: text,
  /** Their statement, in their own words. */
  mot: text,
});
export type Reference = z.infer<typeof referenceSchema>;

export const exploitantSchema = z.strictObject({
  /** « Balades du Trégor ». Without it, the publisher of `editeur.json` runs the site, and its identity is shown. */
  nom: text,
  /** « SARL au capital de 5 000 € », « association loi 1901 », « commune ». */
  forme: text,
  siret: text,
  adresse: text,
  telephone: text,
  /** Hours of the telephone: « du lundi au vendredi, de 9 h à 17 h ». */
  horaires: text,
  email: text,
  /** Contact: « Claire Morel, chargée des communes ». */
  personne: text,
  /** A portrait: a file of `public/`, as `/equipe/claire.webp`, square, and its description. */
  photo: z.nullable(z.strictObject({ fichier: z.string(), texte: z.string() })),
  /** Price for running the site in place of a commune; null without an offer. */
  prestation: z.nullable(prestationSchema),
  /** Delays of support, in words: « 2 jours ouvrés ». They are promises of the convention. */
  support: z.nullable(z.strictObject({ question: z.string(), panne: z.string() })),
  /** The insurer and the number of the contract of civil liability. */
  assurance: text,
  /** Communes that agreed to be named, and to be called. */
  references: z.readonly(z.array(referenceSchema)),
});
export type Exploitant = z.infer<typeof exploitantSchema>;
