import { echoOutbox } from '@/data/echo/echo-outbox.ts';
import type { Services } from '@/data/firebase/services.ts';
import { signalementOutbox } from '@/data/signalement/signalement-outbox.ts';
import { CertificatView } from './certificat-view.tsx';
import { ClosureNews, ClosureReason, ReplacedNotice } from './closure-text.tsx';
import { EtapeAudio } from './etape-audio.tsx';
import { KeepAwake } from './keep-awake.tsx';
import { PlaceGuide } from './place-guide.tsx';
import { PlayMenu } from './play-menu.tsx';
import { ReadAloud } from './read-aloud.tsx';

/** What the game opens on demand, in one file: to be imported by `lazyPart` alone. */
export const laterParts = {
  CertificatView,
  ClosureNews,
  ClosureReason,
  EtapeAudio,
  KeepAwake,
  PlaceGuide,
  PlayMenu,
  ReadAloud,
  ReplacedNotice,
};
export type LaterParts = typeof laterParts;

/** What the game does once it has nothing better to do: what could not be sent before leaves now. Returns the way to stop. */
export function beginLaterWork(services: Services): () => void {
  const stops = [signalementOutbox(services).start(), echoOutbox(services).start()];
  return () => {
    for (const stop of stops) stop();
  };
}
