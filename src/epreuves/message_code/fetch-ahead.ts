import { fetchCodeParts } from '@/code-tools/code-part.ts';
import { loadSecretCode } from '@/domain/secret-code/table.ts';

/**
 * Loads the tools of coded messages and of these codes (`secretCode` of their épreuves), while there is a network. A code that fails is
 * loaded again on demand.
 */
export async function fetchCodes(ids: readonly string[]): Promise<void> {
  await Promise.allSettled([fetchCodeParts(), ...ids.map(loadSecretCode)]);
}
