import type { QueteId } from '@/domain/quete/quete.ts';
import { cacheGame } from '@/lib/offline/cached-game.ts';
import { neededWith, ownLangues, readGarde, writeGarde } from './garde-store.ts';

/**
 * Also stores a quête of this device in the language of the document, if it was stored in another: the next build then includes its
 * messages. Does nothing for a quête that is not stored. Never rejects.
 */
export async function keepGardeInOwnLangue(queteId: QueteId): Promise<void> {
  const garde = await readGarde(queteId);
  if (garde === null) return;
  const kept = garde.need.langues ?? [];
  const missing = ownLangues().filter((langue) => !kept.includes(langue));
  if (missing.length === 0) return;
  const need = { ...garde.need, langues: [...kept, ...missing] };
  try {
    const all = await neededWith(need);
    if (all === null) return;
    await cacheGame(all);
    await writeGarde(queteId, { ...garde, need });
  } catch (error) {
    // Without network: the next time that the game opens.
    console.warn('A language could not be kept with its quête.', error);
  }
}
