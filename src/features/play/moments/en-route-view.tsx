import { etapeBefore, trajetOf, type Trajet } from '@/domain/partie/en-route.ts';
import { mayGoBack } from '@/domain/partie/moves.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { PlaceLine } from '@/ui/play/place-line.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { WayThere } from '../help/where-to-go.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { BackButton } from './back-button.tsx';

type EnRouteViewProps = {
  /** Where the way leads. */
  etape: EtapePublique;
  partie: Partie;
  contenu: Contenu;
  actions: PlayActions;
};

/** « En route ! »: between two étapes, where the next one is and how to come there; its story waits for « Nous y sommes ». */
export function EnRouteView({ etape, partie, contenu, actions }: EnRouteViewProps) {
  const { titre, lieu, position } = etape;
  const before = etapeBefore(partie, contenu);
  const start = before?.position ?? null;
  const trajet = start === null || position === null ? null : trajetOf(start, position);
  const from =
    before === null || start === null
      ? undefined
      : {
          numero: contenu.etapes.indexOf(before) + 1,
          position: start,
          trace: contenu.trace,
        };
  return (
    <PlayMoment
      title={'En route\u202F!'}
      actions={
        <Button size="large" wide onClick={() => actions.arrive(etape.id)}>
          Nous y sommes
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
        <h2 className="text-xl">{typographie(titre)}</h2>
        {lieu !== '' && <PlaceLine>{typographie(lieu)}</PlaceLine>}
        {trajet !== null && <p>{trajetWords(trajet)}</p>}
      </div>
      <WayThere
        etape={etape}
        numero={partie.etapeIndex + 1}
        adaptations={partie.adaptations}
        from={from}
      />
    </PlayMoment>
  );
}

/** « 70 m à vol d’oiseau, à l’ouest : 1 min à pied environ. » */
function trajetWords({ metres, minutes, direction }: Trajet): string {
  const rounded = metres < 1_000 ? Math.round(metres / 10) * 10 : metres;
  return `${formatDistance(rounded)} à vol d’oiseau, ${direction}\u00A0: ${minutes}\u00A0min à pied environ.`;
}
