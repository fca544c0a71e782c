import { avisOutbox } from '@/data/avis/avis-outbox.ts';
import type { Services } from '@/data/firebase/services.ts';
import { startPreuves } from '@/data/preuve/preuve-outbox.ts';
import { signalementOutbox } from '@/data/signalement/signalement-outbox.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { CertificatView } from '../end/certificat-view.tsx';
import { FinParts } from '../end/fin-parts.tsx';
import { PreuvePart } from '../end/preuve-part.tsx';
import { SagaWon } from '../end/saga-won.tsx';
import { SouvenirView } from '../end/souvenir-view.tsx';
import { BloquePanel } from '../menu/bloque-panel.tsx';
import { JoueursPanel } from '../menu/joueurs-panel.tsx';
import { SignalerPriveePanel } from '../menu/signaler-privee-panel.tsx';
import { SignalerPanel } from '../menu/signaler-panel.tsx';

/**
 * What comes at the end of the game, and what speaks to the back end by queries and mutations, or has a form, in one file: to
 * be imported by `onlinePart` alone.
 */
export const onlineParts = {
  BloquePanel: withQueries(BloquePanel),
  CertificatView,
  FinParts: withQueries(FinParts),
  JoueursPanel: withQueries(JoueursPanel),
  PreuvePart,
  SagaWon,
  SignalerPanel: withQueries(SignalerPanel),
  SignalerPriveePanel: withQueries(SignalerPriveePanel),
  SouvenirView,
};
export type OnlineParts = typeof onlineParts;

/** What the game does once it has nothing better to do: what could not be sent before leaves now. Returns the way to stop. */
export function beginIdleWork(services: Services): () => void {
  const stops = [
    signalementOutbox(services).start(),
    avisOutbox(services).start(),
    startPreuves(services),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
