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

/** Parts of the end of the game, and parts with queries, mutations or forms (one chunk): imported by `onlinePart` only. */
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

/** Background work of the game once idle: sends the unsent. Returns the function that stops it. */
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
