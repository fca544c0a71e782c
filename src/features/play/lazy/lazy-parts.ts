import { avisOutbox } from '@/data/avis/avis-outbox.ts';
import type { Services } from '@/data/firebase/services.ts';
import { startPreuves } from '@/data/preuve/preuve-outbox.ts';
import { signalementOutbox } from '@/data/signalement/signalement-outbox.ts';
import { CertificatView } from '../end/certificat-view.tsx';
import { SouvenirView } from '../end/souvenir-view.tsx';
import { ClosureNews, ClosureReason, ReplacedNotice } from '../moments/closure-text.tsx';
import { EtapeAudio } from '../help/etape-audio.tsx';
import { KeepAwake } from '../help/keep-awake.tsx';
import { PlayMenu } from '../menu/play-menu.tsx';
import { ReadAloud } from '../help/read-aloud.tsx';
import { SourceList } from '@/ui/play/source-list.tsx';
import { PlaceDialog, WayThere } from '../help/way-there.tsx';

/** What the game opens on demand, in one file: to be imported by `gamePart` alone. */
export const lazyParts = {
  CertificatView,
  ClosureNews,
  ClosureReason,
  EtapeAudio,
  KeepAwake,
  PlaceDialog,
  PlayMenu,
  ReadAloud,
  SourceList,
  ReplacedNotice,
  SouvenirView,
  WayThere,
};
export type LazyParts = typeof lazyParts;

/** What the game does once it has nothing better to do: what could not be sent before leaves now. Returns the way to stop. */
export function beginIdleWork(services: Services): () => void {
  // Help must open where there is no network any more. What does not come now is asked for when it is wanted.
  void Promise.allSettled([import('./safety-parts.ts')]);
  const stops = [
    signalementOutbox(services).start(),
    avisOutbox(services).start(),
    startPreuves(services),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
