import { matchesEmpreinte } from '../epreuve/empreinte.ts';
import type { EpreuvePublique } from '../epreuve/epreuve-publique.ts';
import { formatJeton } from '../epreuve/jeton.ts';
import type { Etape } from '../etape/etape.ts';
import type { Contenu } from './quete.ts';

/** Content of a plate to put up on site. */
export type Plaque = {
  /** « etape » leads to the étape, « code » proves presence there. */
  sorte: 'etape' | 'code';
  /** The étape's number, from 1, and its title. */
  numero: number;
  etape: string;
  /** The text of its QR code. */
  contenu: string;
  /** The text under the code, for phones that cannot scan. */
  texte: string;
};

type Coded = { type: string; jeton: string };
type Posed = Pick<Etape, 'id' | 'titre'> & { epreuve: Coded; petits?: Coded };

function jetonOf(asked: Coded | undefined): string[] {
  return asked?.type === 'qr' && asked.jeton !== '' ? [asked.jeton] : [];
}

/** The plates of codes to find, of its épreuve and of the one for small ones; none for other épreuves, or without a drawn code. */
function codePlaque({ titre, epreuve, petits }: Posed, index: number): Plaque[] {
  const jetons = new Set([...jetonOf(epreuve), ...jetonOf(petits)]);
  return [...jetons].map((jeton): Plaque => ({
    ...{ sorte: 'code', numero: index + 1, etape: titre.trim() },
    contenu: jeton.toUpperCase(),
    texte: formatJeton(jeton),
  }));
}

/** The plates of codes to find, without an address: for an unpublished quête, or a private one. */
export function codePlaquesOf(etapes: readonly Posed[]): Plaque[] {
  return etapes.flatMap(codePlaque);
}

/**
 * The plates of a quête: one per étape, which leads to it, and another if the épreuve is a code to find. `urlOf` gives the address of an
 * étape's plate; `texte` is the typed address of the quête.
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
 * Numbers, from 1, of étapes whose plates are outdated once `etapes` replace `published`: another number, another title, another code, or
 * no plate yet. The place on a map is on no plate.
 */
export async function plaquesToReprint(
  published: Pick<Contenu, 'etapes'>,
  etapes: readonly Posed[],
): Promise<number[]> {
  const numeros: number[] = [];
  for (const [index, { id, titre, epreuve, petits }] of etapes.entries()) {
    const before = published.etapes[index];
    const isSame = before?.id === id && before.titre === titre.trim();
    const isKnown =
      (await isKnownCode(epreuve, before?.epreuve)) &&
      (await isKnownCode(petits, before?.petits?.epreuve));
    if (!isSame || !isKnown) numeros.push(index + 1);
  }
  return numeros;
}

/** True without a code to find. A publication holds none, but can verify it. */
async function isKnownCode(
  asked: Coded | undefined,
  before: EpreuvePublique | undefined,
): Promise<boolean> {
  const [jeton] = jetonOf(asked);
  if (jeton === undefined) return true;
  return before?.type === 'qr' && matchesEmpreinte(jeton, before.empreinte);
}
