import { said, type Editeur } from '@/content/editeur.ts';
import type { Fact } from './text-page.tsx';

/** The known facts, in order. */
export function knownFacts(
  facts: readonly { term: string; fact: string | null }[],
): Fact[] {
  return facts.flatMap(({ term, fact }) => {
    const words = said(fact);
    return words === null ? [] : [{ term, fact: words }];
  });
}

/** The known texts, joined by commas; empty without any. */
export function knownWords(...texts: readonly (string | null)[]): string {
  return texts.flatMap((text) => said(text) ?? []).join(', ');
}

/** Name of the site's publisher in a sentence. */
export function publisherName({ nom }: Pick<Editeur, 'nom'>): string {
  return said(nom) ?? 'la commune qui publie ce site';
}
