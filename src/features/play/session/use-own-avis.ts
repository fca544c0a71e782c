import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { avisOutbox, type OwnAvis } from '@/data/avis/avis-outbox.ts';
import { useLimitWait } from '@/data/debit/limit-waits.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useSessionHint } from '@/data/session/use-session.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { limitWaitWords } from '@/lib/errors/error-message.ts';
import { useOnline } from '@/lib/network/use-online.ts';

/** All opinions of this device. */
function useOwnAvisList(): readonly OwnAvis[] {
  const { watch, read } = avisOutbox(useFirebase());
  return useSyncExternalStore(watch, read);
}

/** The opinion that this device gave of a quête, if it was not taken back. */
export function useOwnAvis(queteId: QueteId): OwnAvis | null {
  const said = useOwnAvisList().find((avis) => avis.queteId === queteId);
  return said === undefined || said.isRetire ? null : said;
}

/** This device's pseudonym: the last one after a party, else the account's; empty without any. */
export function usePseudonyme(): string {
  const hint = useSessionHint();
  const last = useOwnAvisList().at(-1);
  return last?.pseudonyme ?? hint?.nom ?? '';
}

/** State of an opinion, in words. */
export function useAvisPlace({ isSent }: OwnAvis): string {
  const isOnline = useOnline();
  const isLimited = useLimitWait('avis');
  if (isSent) {
    return t`Votre avis est arrivé. L’équipe va le relire avant de le publier sur la page de la quête.`;
  }
  if (isLimited) return limitWaitWords();
  return isOnline
    ? t`Envoi en cours. Si vous partez avant, il attendra sur cet appareil.`
    : t`Gardé sur cet appareil\u00A0: il partira au retour du réseau, le jeu ouvert.`;
}
