import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ComponentType } from 'react';
import type { PlayedType } from '@/domain/epreuve/epreuve-publique.ts';
import { Button } from '@/ui/button.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import type { EpreuvePlayerProps } from './player-props.ts';
import { epreuvePlayerTable } from './player-table.ts';

/** The control of an épreuve, of any kind; empty if there is nothing to solve. */
export function EpreuvePlayer(props: EpreuvePlayerProps<PlayedType>) {
  // The table gives each kind a player of its own kind, which TypeScript cannot follow through a union.
  const Player = epreuvePlayerTable[props.epreuve.type].Player as ComponentType<
    EpreuvePlayerProps<PlayedType>
  > | null;
  if (Player === null) return null;
  // Only a kind loaded on demand waits here; the question above it stays in sight.
  return (
    <LoadBoundary
      key={props.epreuve.type}
      instead={(again) => <MissingPlayer onRetry={again} />}
    >
      <Player {...props} />
    </LoadBoundary>
  );
}

function MissingPlayer({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-carte border border-trait p-4">
      <p>
        <Trans>
          Le champ de réponse n’a pas pu s’ouvrir, sans doute faute de réseau. Rien n’est
          perdu{'\u00A0'}: passez l’étape, ou réessayez quand le réseau sera revenu.
        </Trans>
      </p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        {t`Réessayer`}
      </Button>
    </div>
  );
}
