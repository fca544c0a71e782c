import { redirect } from 'react-router';
import { takePassage } from '@/data/partie/take-passage.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';

/**
 * Imports, once, the party in the fragment of the address from another phone: loaders receive no fragment. Throws a redirect to « Avant de
 * partir » without one.
 */
export async function takeUpPassage(queteId: QueteId): Promise<void> {
  const { hash, pathname } = window.location;
  const isTaken = await takePassage(queteId, hash, { now: Date.now() });
  // The next read finds the party under way.
  window.history.replaceState(window.history.state, '', pathname);
  if (!isTaken) throw redirect(paths.depart(addressOf(queteId)));
}
