import type { Services } from '@/data/firebase/services.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { openTournee, type OpenedTournee } from '@/features/tournee/open-tournee.ts';
import { TourneeScreen } from '@/features/tournee/tournee-screen.tsx';
import { QueryProvider } from '@/lib/query/query-provider.tsx';

/** A round through the étapes of a quête, with its screen. */
export type Round = { tournee: OpenedTournee; Screen: typeof RoundScreen };

function RoundScreen({ opened }: { opened: OpenedTournee }) {
  return (
    <QueryProvider>
      <TourneeScreen opened={opened} />
    </QueryProvider>
  );
}

/** The round of a link. Throws as `openTournee`. */
export async function openRound(
  services: Services,
  queteId: QueteId,
  jeton: string,
  signal: AbortSignal,
): Promise<Round> {
  const tournee = await openTournee(services, queteId, jeton, signal);
  return { tournee, Screen: RoundScreen };
}
