import { fetchCodeParts } from '@/code-tools/code-part.ts';
import { loadSecretCode } from '@/domain/secret-code/table.ts';

/**
 * Brings the tools of coded messages and those of these codes (`secretCode` of their épreuves), while there is a
 * network. A code that does not come is asked for again when it is wanted.
 */
export async function fetchCodes(ids: readonly string[]): Promise<void> {
  await Promise.allSettled([fetchCodeParts(), ...ids.map(loadSecretCode)]);
}
