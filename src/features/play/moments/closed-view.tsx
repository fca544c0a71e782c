import { t } from '@lingui/core/macro';
import { mayGoBack } from '@/domain/partie/moves.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import type { Suspension } from '@/domain/quete/suspension.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { authoredLang } from '@/langue/authored.ts';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { gamePart } from '../lazy/game-part.tsx';
import { LettresGagnees } from './lettres-gagnees.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { BackButton } from './back-button.tsx';
import { SacList } from './sac-list.tsx';
import { useNextMove } from '../session/use-next-move.ts';
import { OnwardButton, WaysOn } from './ways-on.tsx';
import type { PlayActions } from '../session/play-actions.ts';

const ClosureReason = gamePart((parts) => parts.ClosureReason);
const LazyNews = gamePart((parts) => parts.ClosureNews);

type ClosedViewProps = {
  etape: EtapePublique;
  suspension: Suspension;
  partie: Partie;
  contenu: Contenu;
  actions: PlayActions;
};

/** An étape closed for now: reason, end, and the way on. The player has no task and loses nothing. */
export function ClosedView({
  etape,
  suspension,
  partie,
  contenu,
  actions,
}: ClosedViewProps) {
  const move = useNextMove(partie, contenu);
  return (
    <PlayMoment
      surtitre={t`Étape fermée`}
      title={<Authored text={etape.titre} />}
      actions={
        <OnwardButton move={move} partie={partie} etape={etape} actions={actions} />
      }
      footer={
        mayGoBack(partie, contenu) && (
          <BackButton
            partie={partie}
            contenu={contenu}
            onBack={() => actions.goBack(etape.id)}
          />
        )
      }
    >
      <LoadBoundary instead={<p lang={authoredLang()}>{suspension.motif}</p>}>
        <ClosureReason suspension={suspension} etape={etape} />
      </LoadBoundary>
      <LettresGagnees contenu={contenu} etapeId={etape.id} />
      <SacList partie={partie} contenu={contenu} />
      <WaysOn
        move={move}
        partie={partie}
        etape={etape}
        contenu={contenu}
        actions={actions}
      />
    </PlayMoment>
  );
}

/** The whole quête was closed or withdrawn during a party. */
export function ClosureNews({ partie }: { partie: Partie }) {
  const { fermeture } = partie.suspensions;
  if (fermeture === null && !partie.isRetiree) return null;
  return (
    <LoadBoundary instead={<p lang={authoredLang()}>{fermeture?.motif}</p>}>
      <LazyNews partie={partie} />
    </LoadBoundary>
  );
}
