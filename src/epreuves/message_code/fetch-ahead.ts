import { fetchCodeTools } from '@/code-tools/fetch-ahead.ts';
import { secretCodeCard } from '@/domain/secret-code/table.ts';

/**
 * Brings the player of coded messages, then its tools and the modules of these codes (`secretCode` of their épreuves), while
 * there is a network. Fails where the player does not come; a code that does not come is asked for again when it is wanted.
 */
export async function fetchCodes(ids: readonly string[]): Promise<void> {
  // Asked for as the game does: the build gives a module one file for each way it is asked for.
  await import('./player.tsx');
  const loads = [...new Set(ids)].flatMap((id) => secretCodeCard(id)?.load ?? []);
  await Promise.allSettled([fetchCodeTools(), ...loads.map((load) => load())]);
}
