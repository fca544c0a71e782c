import { said, type Editeur } from '@/content/editeur.ts';
import { formatSiret, parseSiret } from '@/domain/mairie/siret.ts';
import type { Fact } from './text-page.tsx';

/** The facts that are known, in their order. */
export function knownFacts(
  facts: readonly { term: string; fact: string | null }[],
): Fact[] {
  return facts.flatMap(({ term, fact }) => {
    const words = said(fact);
    return words === null ? [] : [{ term, fact: words }];
  });
}

/** A SIRET in groups; null for a blank and for a number that cannot be one. */
export function saidSiret(text: string | null): string | null {
  const digits = parseSiret(text ?? '');
  return digits === null ? null : formatSiret(digits);
}

/** The texts that are known, with commas between them; empty where none is. */
export function knownWords(...texts: readonly (string | null)[]): string {
  return texts.flatMap((text) => said(text) ?? []).join(', ');
}

/** Who publishes the site, as a sentence names it. */
export function publisherName({ nom }: Pick<Editeur, 'nom'>): string {
  return said(nom) ?? 'la commune qui publie ce site';
}
