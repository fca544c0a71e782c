import { ClosureNews, ClosureReason, ReplacedNotice } from '../moments/closure-text.tsx';
import { BaladeEcoutee } from '../help/balade-ecoutee.tsx';
import { EtapeAudio } from '../help/etape-audio.tsx';
import { KeepAwake } from '../help/keep-awake.tsx';
import { ReadAloud } from '../help/read-aloud.tsx';
import { PlaceDialog, WayThere } from '../help/way-there.tsx';
import { WhoPlays } from '../help/who-plays.tsx';
import { PlayMenu } from '../menu/play-menu.tsx';
import { SourceList } from '@/ui/play/source-list.tsx';

/** On-demand parts of the game on the way, including help (one chunk): imported by `gamePart` only. */
export const lazyParts = {
  BaladeEcoutee,
  ClosureNews,
  ClosureReason,
  EtapeAudio,
  KeepAwake,
  PlaceDialog,
  PlayMenu,
  ReadAloud,
  ReplacedNotice,
  SourceList,
  WayThere,
  WhoPlays,
};
export type LazyParts = typeof lazyParts;
