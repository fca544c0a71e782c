import { Suspense, type ComponentType } from 'react';
import type { EpreuveType } from '@/domain/epreuve/epreuve.ts';
import type { EpreuvePlayerProps } from './player-props.ts';
import { epreuvePlayerTable } from './player-table.ts';

/** The control of an épreuve, whatever its kind; nothing where there is nothing to solve. */
export function EpreuvePlayer(props: EpreuvePlayerProps<EpreuveType>) {
  // The table gives each kind a player of that very kind, which TypeScript cannot follow through a union.
  const Player = epreuvePlayerTable[props.epreuve.type].Player as ComponentType<
    EpreuvePlayerProps<EpreuveType>
  > | null;
  if (Player === null) return null;
  // Only a kind that is loaded when it is met waits here; the question above it stays in sight.
  return (
    <Suspense fallback={null}>
      <Player {...props} />
    </Suspense>
  );
}
