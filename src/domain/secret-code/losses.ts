import { foldText } from './latin-text.ts';
import type { Loss } from './secret-code.ts';

/** Losses of a code that writes only the 26 letters. */
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
 * The rest of a text without a code's declared losses: two texts with the same rest cannot be told apart after coding and decoding. Case,
 * and the number of spaces, never count.
 */
export function withoutLosses(text: string, losses: readonly Loss[]): string {
  let left = losses.includes('accents') ? foldText(text) : text.normalize('NFC');
  left = merge(left.toUpperCase(), losses);
  if (losses.includes('ponctuation')) left = left.replaceAll(/[^\p{L}\p{N}\s]/gu, '');
  if (losses.includes('chiffres')) left = left.replaceAll(/\p{N}/gu, '');
  if (losses.includes('remplissage')) left = left.replaceAll(/[XQ]/g, '');
  return left.replaceAll(/\s+/gu, losses.includes('espaces') ? '' : ' ').trim();
}
