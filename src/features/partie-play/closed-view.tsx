import { Suspense } from 'react';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import type { Suspension } from '@/domain/quete/suspension.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { PlayMoment } from '@/ui/play-moment.tsx';
import { lazyPart } from './later-part.tsx';
import { LettresGagnees } from './lettres-gagnees.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import type { PlayActions } from './play-actions.ts';

const ClosureReason = lazyPart('ClosureReason');
const LaterNews = lazyPart('ClosureNews');

type ClosedViewProps = {
  etape: EtapePublique;
  suspension: Suspension;
  partie: Partie;
  contenu: Contenu;
  actions: PlayActions;
};

/** An étape that is closed for now: why, until when, and the way on. Nothing is asked of the player, nothing is lost. */
export function ClosedView({
  etape,
  suspension,
  partie,
  contenu,
  actions,
}: ClosedViewProps) {
  const isLast = partie.etapeIndex === contenu.etapes.length - 1;
  return (
    <PlayMoment
      surtitre="Étape suspendue"
      title={typographie(etape.titre)}
      actions={
        <Button size="large" wide onClick={() => actions.goOn(etape.id)}>
          {isLast ? 'Terminer' : 'Étape suivante'}
        </Button>
      }
      footer={
        partie.etapeIndex > 0 && (
          <Button variant="quiet" onClick={() => actions.goBack(etape.id)}>
            Étape précédente
          </Button>
        )
      }
    >
      <LoadBoundary instead={<p>{suspension.motif}</p>}>
        <Suspense fallback={null}>
          <ClosureReason suspension={suspension} etape={etape} />
        </Suspense>
      </LoadBoundary>
      <LettresGagnees contenu={contenu} etapeId={etape.id} />
    </PlayMoment>
  );
}

/** The whole quête is closed, or was withdrawn, while somebody plays. */
export function ClosureNews({ partie }: { partie: Partie }) {
  const { fermeture } = partie.suspensions;
  if (fermeture === null && !partie.isRetiree) return null;
  return (
    <LoadBoundary instead={<p>{fermeture?.motif}</p>}>
      <Suspense fallback={null}>
        <LaterNews partie={partie} />
      </Suspense>
    </LoadBoundary>
  );
}
