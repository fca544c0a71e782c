import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SecretCodeCard } from './table.ts';

/** The codes that messages of a quête are written in, where their names are not the same everywhere. */
const titles: Readonly<Record<string, MessageDescriptor>> = {
  cesar: msg`Code de César`,
  'mot-cle': msg`Alphabet à mot-clé`,
  affine: msg`Code affine`,
  a1z26: msg`Rang des lettres (A1Z26)`,
  vigenere: msg`Chiffre de Vigenère`,
  tritheme: msg`Chiffre de Trithème`,
  gronsfeld: msg`Chiffre de Gronsfeld`,
  polybe: msg`Carré de Polybe`,
  bifide: msg`Code bifide`,
  'code-livre': msg`Code-livre`,
  inverse: msg`Texte inversé`,
  scytale: msg`Scytale`,
  zigzag: msg`Zigzag`,
  colonnes: msg`Colonnes à clé`,
  fleissner: msg`Grille tournante`,
  pigpen: msg`Code des francs-maçons`,
  templiers: msg`Alphabet dit des Templiers`,
  cistercien: msg`Chiffres cisterciens`,
  runes: msg`Runes`,
  grec: msg`Lettres grecques`,
  semaphore: msg`Sémaphore à bras`,
  pavillons: msg`Pavillons maritimes`,
  romains: msg`Chiffres romains`,
  binaire: msg`Binaire`,
  hexadecimal: msg`Hexadécimal`,
  telephone: msg`Touches du téléphone`,
  otan: msg`Alphabet de l’OTAN`,
  musique: msg`Notes de musique`,
  bacon: msg`Chiffre de Bacon`,
  acrostiche: msg`Acrostiche`,
  'lettres-piquees': msg`Lettres piquées`,
};

/** The name of a code in the language of the document. */
export function codeTitle({ id, titre }: Pick<SecretCodeCard, 'id' | 'titre'>): string {
  const said = titles[id];
  return said === undefined ? titre : t(said);
}
