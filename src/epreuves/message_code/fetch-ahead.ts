import { fetchCodeTools } from '@/code-tools/fetch-ahead.ts';
import { secretCodeCard } from '@/domain/secret-code/table.ts';

/**
 * Brings the tools of coded messages and the modules of these codes (`secretCode` of their épreuves), while there is a
 * network. A code that does not come is asked for again when it is wanted.
 */
export async function fetchCodes(ids: readonly string[]): Promise<void> {
  const loads = [...new Set(ids)].flatMap((id) => secretCodeCard(id)?.load ?? []);
  await Promise.allSettled([fetchCodeTools(), ...loads.map((load) => load())]);
}
