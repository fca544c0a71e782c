import { HoleGrid } from './hole-grid.tsx';
import { SignKeyboard } from './sign-keyboard.tsx';
import { SignalPlayer } from './signal-player.tsx';

/** What the tool of a code opens on demand, in one file: to be imported by `code-part.ts` alone. */
export const codeParts = { HoleGrid, SignKeyboard, SignalPlayer };
export type CodeParts = typeof codeParts;
