import type { Empreinte } from '../epreuve/public-parts.ts';
import type { SecretCode, Sign } from '../secret-code/secret-code.ts';
import { tokensOf } from '../secret-code/signs.ts';
import type { Contenu } from './quete.ts';
import type { Solution } from './verrou.ts';

/** A message in signs, to decipher on a page: the first étape of the quête that the site ships. */
export type Enigme = {
  /** Of its quête. */
  titre: string;
  /** The question, and how to find its answer. */
  consigne: string;
  /** The signs of the message, in order. */
  message: readonly Sign[];
  /** The sheet of signs: each with its letter. */
  feuille: readonly Sign[];
  empreinte: Empreinte;
  motDeSucces: string;
  /** How it is read: shown on demand, after the letters. */
  explication: string;
};

/**
 * The first étape of a quête as a message to decipher, with the code that it is written in; null if it is no message, or the code has no
 * signs.
 */
export function enigmeOf(
  { titre, etapes }: Pick<Contenu, 'titre' | 'etapes'>,
  secretCode: Pick<SecretCode, 'writing'>,
  { explication }: Pick<Solution, 'explication'>,
): Enigme | null {
  const epreuve = etapes[0]?.epreuve;
  if (epreuve?.type !== 'message_code' || secretCode.writing === null) return null;
  const { consigne, chiffre, variante, empreinte, motDeSucces } = epreuve;
  const tokens = tokensOf(secretCode, chiffre, variante);
  return {
    ...{ titre, consigne, empreinte, motDeSucces, explication },
    message: tokens.flatMap((token) => (token.kind === 'signe' ? [token.sign] : [])),
    feuille: secretCode.writing.signs(variante, ''),
  };
}
