import { redirect } from 'react-router';
import { takePassage } from '@/data/partie/take-passage.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';

/**
 * Takes up, once, the party that the fragment of the address carries from another phone: no loader is given a fragment.
 * Throws a redirect to « Avant de partir » where it carries none after all.
 */
export async function takeUpPassage(queteId: QueteId): Promise<void> {
  const { hash, pathname } = window.location;
  const isTaken = await takePassage(queteId, hash, { now: Date.now() });
  // The next read finds the party under way.
  window.history.replaceState(window.history.state, '', pathname);
  if (!isTaken) throw redirect(paths.depart(addressOf(queteId)));
}
