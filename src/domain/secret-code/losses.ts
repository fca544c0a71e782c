import { foldText } from './latin-text.ts';
import type { Loss } from './secret-code.ts';

/** What is lost where nothing but the 26 letters is written. */
export const allButLetters: readonly Loss[] = [
  'majuscules',
  'accents',
  'espaces',
  'ponctuation',
  'chiffres',
];

function isMerge(loss: Loss): loss is `${string}=${string}` {
  return loss.includes('=');
}

function merge(text: string, losses: readonly Loss[]): string {
  return losses.filter(isMerge).reduce((merged, loss) => {
    const [lost = '', kept = ''] = loss.split('=');
    return merged.replaceAll(lost, kept);
  }, text);
}

/**
 * What is left of a text once everything that a code declares lost is set aside: two texts that come out the same cannot
 * be told apart after coding and decoding. Case, and the number of spaces, never count.
 */
export function withoutLosses(text: string, losses: readonly Loss[]): string {
  let left = losses.includes('accents') ? foldText(text) : text.normalize('NFC');
  left = merge(left.toUpperCase(), losses);
  if (losses.includes('ponctuation')) left = left.replaceAll(/[^\p{L}\p{N}\s]/gu, '');
  if (losses.includes('chiffres')) left = left.replaceAll(/\p{N}/gu, '');
  if (losses.includes('remplissage')) left = left.replaceAll(/[XQ]/g, '');
  return left.replaceAll(/\s+/gu, losses.includes('espaces') ? '' : ' ').trim();
}
