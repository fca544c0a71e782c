import { withQueries } from '@/lib/query/query-provider.tsx';
import { FinParts } from '../end/fin-parts.tsx';
import { WhoPlays } from '../help/who-plays.tsx';
import { BloquePanel } from '../menu/bloque-panel.tsx';
import { JoueursPanel } from '../menu/joueurs-panel.tsx';
import { SignalerPriveePanel } from '../menu/signaler-privee-panel.tsx';
import { SignalerPanel } from '../menu/signaler-panel.tsx';

/** What of the game speaks to the back end by queries and mutations, or has a form, in one file: to be imported by `onlinePart` alone. */
export const onlineParts = {
  BloquePanel: withQueries(BloquePanel),
  FinParts: withQueries(FinParts),
  JoueursPanel: withQueries(JoueursPanel),
  SignalerPanel: withQueries(SignalerPanel),
  SignalerPriveePanel: withQueries(SignalerPriveePanel),
  WhoPlays: withQueries(WhoPlays),
};
export type OnlineParts = typeof onlineParts;
