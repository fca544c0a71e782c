import { formatJeton } from '../epreuve/jeton.ts';
import type { Etape } from '../etape/etape.ts';

/** What a plate to be put up on site holds. */
export type Plaque = {
  /** « etape » leads to the étape, « code » proves that one stands there. */
  sorte: 'etape' | 'code';
  /** The étape's number, from 1, and its title. */
  numero: number;
  etape: string;
  /** The text of its QR code. */
  contenu: string;
  /** What is written under the code for who cannot scan. */
  texte: string;
};

type Posed = Pick<Etape, 'id' | 'titre'> & {
  epreuve: Pick<Etape['epreuve'], 'type' | 'jeton'>;
};

/**
 * The plates of a quête: one for each étape, that leads to it, and one more where the épreuve is a code to find. `urlOf`
 * gives the address of an étape's plate; `texte` is the address of the quête, as one types it.
 */
export function plaquesOf(
  etapes: readonly Posed[],
  urlOf: (etapeId: Etape['id']) => string,
  texte: string,
): Plaque[] {
  return etapes.flatMap(({ id, titre, epreuve }, index) => {
    const common = { numero: index + 1, etape: titre.trim() };
    const lead: Plaque = { ...common, sorte: 'etape', contenu: urlOf(id), texte };
    const { jeton } = epreuve;
    if (epreuve.type !== 'qr' || jeton === '') return [lead];
    const code: Plaque = {
      ...common,
      sorte: 'code',
      contenu: jeton.toUpperCase(),
      texte: formatJeton(jeton),
    };
    return [lead, code];
  });
}
