import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import { etapeBefore } from '@/domain/partie/en-route.ts';
import { mayGoBack } from '@/domain/partie/moves.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { petitsCountOf } from '@/domain/quete/petits-count.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { Button } from '@/ui/button.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { PlaceLine } from '@/ui/play/place-line.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { planOf, WayOffline } from '../help/where-to-go.tsx';
import { gamePart } from '../lazy/game-part.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { BackButton } from './back-button.tsx';

const WayThere = gamePart((parts) => parts.WayThere);
const WhoPlays = gamePart((parts) => parts.WhoPlays);

type WayProps = {
  /** Destination. */
  etape: EtapePublique;
  /** Standing there. */
  partie: Partie;
  contenu: Contenu;
};

type EnRouteViewProps = WayProps & { actions: PlayActions };

/** « En route ! »: between two étapes, the next one's place and the way there; its story waits for « Nous y sommes ». */
export function EnRouteView({ actions, ...way }: EnRouteViewProps) {
  const { etape, partie, contenu } = way;
  return (
    <PlayMoment
      title={t`En route\u202F!`}
      actions={<ThereButton onThere={() => actions.arrive(etape.id)} />}
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
      <WayOn {...way} onThere={() => actions.situate(etape.id)} />
    </PlayMoment>
  );
}

/** « Nous y sommes ». */
export function ThereButton({ onThere }: { onThere: () => void }) {
  const { retours } = usePlayChoices();
  function arrive(): void {
    // Walking on without an answer counts as an answer: « Qui joue ? » is asked once.
    if (retours === null) changePlayChoices({ retours: false });
    onThere();
  }
  return (
    <Button size="large" wide onClick={arrive}>
      {t`Nous y sommes`}
    </Button>
  );
}

type WayOnProps = WayProps & {
  /** Called once the phone's presence is measured. */
  onThere: () => void;
};

/**
 * The way to an étape: its name, its place, directions. The first time on a device also « Qui joue ? »: there is time on the way, after a
 * first right answer.
 */
export function WayOn({ etape, partie, contenu, onThere }: WayOnProps) {
  const { titre, lieu } = etape;
  const { retours } = usePlayChoices();
  // Stays until closed, though each choice is stored at once.
  const [isAsked] = useState(retours === null);
  const before = etapeBefore(partie, contenu);
  const start = before?.position ?? null;
  const from =
    before === null || start === null
      ? undefined
      : {
          numero: contenu.etapes.indexOf(before) + 1,
          position: start,
          trace: contenu.trace,
          way: { partie, contenu, before, there: etape },
        };
  return (
    <>
      <div className="space-y-1">
        <h2 className="text-xl">
          <Authored text={titre} />
        </h2>
        {lieu !== '' && (
          <PlaceLine>
            <Authored text={lieu} />
          </PlaceLine>
        )}
      </div>
      <LoadBoundary
        instead={(again) => <WayOffline onRetry={again} />}
        waiting={<Waiting className="min-h-64">{t`Le chemin s’ouvre…`}</Waiting>}
      >
        <WayThere
          etape={etape}
          numero={partie.etapeIndex + 1}
          adaptations={partie.adaptations}
          plan={planOf(partie, contenu)}
          from={from}
          onThere={onThere}
        />
      </LoadBoundary>
      {isAsked && (
        <LoadBoundary>
          <WhoPlays hasPetits={petitsCountOf(contenu.etapes) > 0} />
        </LoadBoundary>
      )}
    </>
  );
}
