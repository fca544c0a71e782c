import { cleFragment } from '@/domain/privee/cle.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';
import { cleOf } from './privee-keys.ts';

/**
 * The whole address of a quête's page for another phone. That of a quête privée has its key, which the other phone may lack; `suite` is the
 * rest of the fragment, for the party or its team.
 */
export function gameUrl(queteId: QueteId, path: string, suite: string): string {
  const cle = cleOf(queteId)?.cle;
  const { origin } = window.location;
  return cle === undefined
    ? origin + path + suite
    : origin + paths.privee(cleFragment(cle, suite));
}
