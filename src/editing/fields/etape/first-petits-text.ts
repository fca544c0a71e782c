import type { Etape } from '@/domain/etape/etape.ts';
import { spokenParts, wordCount } from '@/domain/etape/reading.ts';
import { limits } from '@/domain/limits.ts';

/** A first text for small ones, to write on: the title of the étape and the first sentence of its story. */
export function firstPetitsText({
  titre,
  recit,
}: Pick<Etape, 'titre' | 'recit'>): string {
  const [first = ''] = spokenParts(recit);
  const isLong = wordCount(first) > limits.petitsRecit.mots - wordCount(titre);
  const parts = [
    /[.!?…]$/.test(titre.trim()) ? titre.trim() : `${titre.trim()}.`,
    isLong ? '' : first,
  ];
  return parts.filter((part) => /\p{L}/u.test(part)).join(' ');
}
