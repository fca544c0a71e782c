import { AssociationPlayer } from './association/player.tsx';
import { CadenasPlayer } from './cadenas/player.tsx';
import { MotMysterePlayer } from './mot_mystere/player.tsx';
import { OrdrePlayer } from './ordre/player.tsx';
import { PhotoPlayer } from './photo/player.tsx';
import { PositionPlayer } from './position/player.tsx';
import { QrPlayer } from './qr/player.tsx';

/** The players that many quêtes do not need, in one file: to be imported by `player-table.ts` only. */
export const rarePlayers = {
  association: AssociationPlayer,
  cadenas: CadenasPlayer,
  mot_mystere: MotMysterePlayer,
  ordre: OrdrePlayer,
  photo: PhotoPlayer,
  position: PositionPlayer,
  qr: QrPlayer,
};
