import { modele as centreAccessible } from './centre-accessible.ts';
import { modele as cimetiere } from './cimetiere.ts';
import { modele as enqueteAuChateau } from './enquete-au-chateau.ts';
import { modele as histoireDuVillage } from './histoire-du-village.ts';
import { modele as jourDeMarche } from './jour-de-marche.ts';
import { modele as lavoirsEtFontaines } from './lavoirs-et-fontaines.ts';
import { modele as marcheDeNuit } from './marche-de-nuit.ts';
import { modele as memoire } from './memoire.ts';
import { modele as natureEtOiseaux } from './nature-et-oiseaux.ts';
import { modele as sortieScolaire } from './sortie-scolaire.ts';

/** The templates by their ids, in one file loaded on demand. */
export const modeles = {
  'histoire-du-village': histoireDuVillage,
  'lavoirs-et-fontaines': lavoirsEtFontaines,
  'enquete-au-chateau': enqueteAuChateau,
  'nature-et-oiseaux': natureEtOiseaux,
  memoire,
  'sortie-scolaire': sortieScolaire,
  'jour-de-marche': jourDeMarche,
  'centre-accessible': centreAccessible,
  'marche-de-nuit': marcheDeNuit,
  cimetiere,
};
export type ModeleId = keyof typeof modeles;
