import { matchesEmpreinte } from '../epreuve/empreinte.ts';
import { formatJeton } from '../epreuve/jeton.ts';
import type { Etape } from '../etape/etape.ts';
import type { Contenu } from './quete.ts';

/** What a plate to be put up on site holds. */
export type Plaque = {
  /** « etape » leads to the étape, « code » proves that one stands there. */
  sorte: 'etape' | 'code';
  /** The étape's number, from 1, and its title. */
  numero: number;
  etape: string;
  /** The text of its QR code. */
  contenu: string;
  /** The text under the code, for phones that cannot scan. */
  texte: string;
};

type Posed = Pick<Etape, 'id' | 'titre'> & {
  epreuve: Pick<Etape['epreuve'], 'type' | 'jeton'>;
};

/** The plate of a code to find; none where the épreuve is another, or no code was drawn. */
function codePlaque({ titre, epreuve: { type, jeton } }: Posed, index: number): Plaque[] {
  if (type !== 'qr' || jeton === '') return [];
  return [
    {
      ...{ sorte: 'code', numero: index + 1, etape: titre.trim() },
      contenu: jeton.toUpperCase(),
      texte: formatJeton(jeton),
    },
  ];
}

/** The plates of the codes to find alone, which bear no address: of a quête that is not published, or that is private. */
export function codePlaquesOf(etapes: readonly Posed[]): Plaque[] {
  return etapes.flatMap(codePlaque);
}

/**
 * The plates of a quête: one for each étape, that leads to it, and one more where the épreuve is a code to find. `urlOf`
 * gives the address of an étape's plate; `texte` is the address of the quête, as one types it.
 */
export function plaquesOf(
  etapes: readonly Posed[],
  urlOf: (etapeId: Etape['id']) => string,
  texte: string,
): Plaque[] {
  return etapes.flatMap((etape, index): Plaque[] => [
    {
      ...{ sorte: 'etape', numero: index + 1, etape: etape.titre.trim() },
      contenu: urlOf(etape.id),
      texte,
    },
    ...codePlaque(etape, index),
  ]);
}

/**
 * The numbers, from 1, of the étapes whose plates no longer say what is written there once `etapes` are published in the
 * stead of `published`: another number, another title, another code, or no plate yet. The place on a map is on no plate.
 */
export async function plaquesToReprint(
  published: Pick<Contenu, 'etapes'>,
  etapes: readonly Posed[],
): Promise<number[]> {
  const numeros: number[] = [];
  for (const [index, { id, titre, epreuve }] of etapes.entries()) {
    const before = published.etapes[index];
    const isSame = before?.id === id && before.titre === titre.trim();
    const isCode = epreuve.type === 'qr' && epreuve.jeton !== '';
    // What was published holds no code, but tells whether this one is it.
    const isKnownCode =
      !isCode ||
      (before?.epreuve.type === 'qr' &&
        (await matchesEmpreinte(epreuve.jeton, before.epreuve.empreinte)));
    if (!isSame || !isKnownCode) numeros.push(index + 1);
  }
  return numeros;
}
