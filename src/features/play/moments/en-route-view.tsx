import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import { etapeBefore } from '@/domain/partie/en-route.ts';
import { mayGoBack } from '@/domain/partie/moves.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { Authored } from '@/lib/format/authored.tsx';
import { Button } from '@/ui/button.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { PlaceLine } from '@/ui/play/place-line.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { WayOffline } from '../help/where-to-go.tsx';
import { gamePart, onlinePart } from '../lazy/game-part.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { BackButton } from './back-button.tsx';

const WayThere = gamePart((parts) => parts.WayThere);
const WhoPlays = onlinePart((parts) => parts.WhoPlays);

type EnRouteViewProps = {
  /** Where the way leads. */
  etape: EtapePublique;
  partie: Partie;
  contenu: Contenu;
  actions: PlayActions;
};

/**
 * « En route ! »: between two étapes, where the next one is and how to come there; its story waits for « Nous y sommes ». The
 * first time on a device it has « Qui joue ? » too: there is time for it on the way, and a right answer already behind.
 */
export function EnRouteView({ etape, partie, contenu, actions }: EnRouteViewProps) {
  const { titre, lieu } = etape;
  const { retours } = usePlayChoices();
  // It stays until it is closed, though a choice of it is kept at once.
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

  function arrive(): void {
    // Walking on without an answer counts as an answer: the question is asked once.
    if (retours === null) changePlayChoices({ retours: false });
    actions.arrive(etape.id);
  }

  return (
    <PlayMoment
      title={t`En route\u202F!`}
      actions={
        <Button size="large" wide onClick={arrive}>
          {t`Nous y sommes`}
        </Button>
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
          from={from}
          onThere={() => actions.situate(etape.id)}
        />
      </LoadBoundary>
      {isAsked && (
        <LoadBoundary>
          <WhoPlays />
        </LoadBoundary>
      )}
    </PlayMoment>
  );
}
