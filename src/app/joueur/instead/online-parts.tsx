import { withQueries } from '@/lib/query/query-provider.tsx';
import { CertificatView } from '@/features/play/end/certificat-view.tsx';
import { SouvenirView } from '@/features/play/end/souvenir-view.tsx';
import { JoueursPanel } from '@/features/play/menu/joueurs-panel.tsx';
import { SignalerPanel } from '../signaler-panel.tsx';

const Nothing = () => null;

/** The parts that need no back end. */
export const onlineParts = {
  BloquePanel: Nothing,
  CertificatView,
  FinParts: Nothing,
  JoueursPanel: withQueries(JoueursPanel),
  PreuvePart: Nothing,
  SagaWon: Nothing,
  SignalerPanel,
  SignalerPriveePanel: Nothing,
  SouvenirView,
};

/** Nothing is sent. */
export const beginIdleWork = () => () => undefined;
