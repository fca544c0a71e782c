import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { echoOutbox, type Echo, type EchoGenre } from '@/data/echo/echo-outbox.ts';
import { useLimitWait } from '@/data/debit/limit-waits.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useSessionHint } from '@/data/session/use-session.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { limitWaitWords } from '@/lib/errors/limit-reached-error.ts';
import { useOnline } from '@/lib/network/use-online.ts';

/** All that this device has said. */
function useEchos(): readonly Echo[] {
  const { watch, read } = echoOutbox(useFirebase());
  return useSyncExternalStore(watch, read);
}

/** What this device said of a quête, if it was not taken back. */
export function useEcho(queteId: QueteId, genre: EchoGenre): Echo | null {
  const echos = useEchos();
  const said = echos.find((echo) => echo.queteId === queteId && echo.genre === genre);
  return said === undefined || said.isRetire ? null : said;
}

/** The name one goes by on this device: the last one used after a party, else that of the account; empty where there is none. */
export function usePseudonyme(): string {
  const hint = useSessionHint();
  const echos = useEchos();
  const named = echos.findLast(({ pseudonyme }) => pseudonyme !== '');
  return named?.pseudonyme ?? hint?.nom ?? '';
}

/** Where what was said is now, in words. */
export function useEchoPlace(
  { isSent, genre }: Pick<Echo, 'isSent' | 'genre'>,
  sent: string,
): string {
  const isOnline = useOnline();
  const isLimited = useLimitWait('avis');
  if (isSent) return sent;
  if (isLimited && genre === 'avis') return limitWaitWords();
  return isOnline
    ? t`Envoi en cours. Si vous partez avant, il attendra sur cet appareil.`
    : t`Gardé sur cet appareil\u00A0: il partira au retour du réseau, le jeu ouvert.`;
}
