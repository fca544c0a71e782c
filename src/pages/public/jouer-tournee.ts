import type { QueteId } from '@/domain/quete/quete.ts';
import { openTournee, type OpenedTournee } from '@/features/tournee/open-tournee.ts';
import { TourneeScreen } from '@/features/tournee/tournee-screen.tsx';

/** A round through the étapes of a quête, with its screen. */
export type Round = { tournee: OpenedTournee; Screen: typeof TourneeScreen };

/** The round of a link. Throws as `openTournee`. */
export async function openRound(
  queteId: QueteId,
  jeton: string,
  signal: AbortSignal,
): Promise<Round> {
  return { tournee: await openTournee(queteId, jeton, signal), Screen: TourneeScreen };
}
