import { t } from '@lingui/core/macro';
import { trajetOf, type Trajet } from '@/domain/partie/trajet.ts';
import { directionWords } from '@/domain/geo/direction.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { authoredLang } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { StillWalk } from '@/map/still-walk.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PlaceGuide, type Departure } from './place-guide.tsx';
import type { WhereToGoProps } from './where-to-go.tsx';

type PlaceDialogProps = WhereToGoProps & { onClose: () => void };

/** « Où aller ? » */
export function PlaceDialog({ onClose, ...place }: PlaceDialogProps) {
  const { titre, lieu, position } = place.etape;
  return (
    <Dialog open onClose={onClose} title={typographie(titre)}>
      <div className="space-y-4 text-lg">
        {lieu !== '' && <p lang={authoredLang(lieu)}>{dressed(lieu)}</p>}
        {position === null && (
          <p>{t`Ce lieu n’est pas sur la carte\u00A0: ces mots y mènent.`}</p>
        )}
        <Way {...place} onArrive={onClose} />
      </div>
    </Dialog>
  );
}

type WayThereProps = WhereToGoProps & { from?: Departure | undefined };

/** The way on from an étape to the next, in a straight line and then as `Way` has it. */
export function WayThere(props: WayThereProps) {
  const { from, etape } = props;
  const trajet =
    from === undefined || etape.position === null
      ? null
      : trajetOf(from.position, etape.position);
  return (
    <>
      {trajet !== null && <p>{trajetWords(trajet)}</p>}
      <Way {...props} />
    </>
  );
}

/** « 70 m à vol d’oiseau, à l’ouest : 1 min à pied environ. » */
function trajetWords({ metres, minutes, direction }: Trajet): string {
  const rounded = metres < 1_000 ? Math.round(metres / 10) * 10 : metres;
  const distance = formatDistance(rounded);
  const towards = directionWords(direction);
  return t`${distance} à vol d’oiseau, ${towards}\u00A0: ${minutes}\u00A0min à pied environ.`;
}

type WayProps = WhereToGoProps & {
  from?: Departure | undefined;
  /** « Je suis sur place »; absent if the screen itself asks. */
  onArrive?: (() => void) | undefined;
};

/** The way to an étape: its place on a map and guided there, the way in words, the phone's own map application. */
function Way({ etape, numero, adaptations, plan, from, onArrive, onThere }: WayProps) {
  const { titre, position } = etape;
  const chemin = (
    <Chemin
      etape={etape}
      isFirst={numero === 1}
      isStepless={adaptations.includes('sans-marches')}
    />
  );
  if (position === null) return chemin;
  if (plan !== undefined) {
    return (
      <>
        <StillWalk
          places={plan.etapes.map((one) => one.position)}
          line={decodePolyline(plan.trace)}
          theme={plan.theme}
          here={numero - 1}
          label={t`Carte de l’étape ${numero}`}
        />
        {chemin}
      </>
    );
  }
  return (
    <>
      <PlaceGuide
        titre={titre}
        numero={numero}
        position={position}
        from={from}
        isBySound={adaptations.includes('sans-vue')}
        onArrive={onArrive}
        onThere={onThere}
      />
      {chemin}
      <a
        href={mapAppUrl(position, navigator.userAgent)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-12 items-center"
      >
        {t`Ouvrir dans mon application de cartes`}
      </a>
    </>
  );
}

type CheminProps = {
  etape: Pick<EtapePublique, 'chemin' | 'cheminSansMarches'>;
  /** True for the first étape. */
  isFirst: boolean;
  /** The group avoids steps. */
  isStepless: boolean;
};

/** The way from the étape before, in words: without steps if requested, or a note if not described. */
function Chemin({ etape, isFirst, isStepless }: CheminProps) {
  const { chemin, cheminSansMarches } = etape;
  const isDescribed = cheminSansMarches !== '';
  const text = isStepless && isDescribed ? cheminSansMarches : chemin;
  return (
    <>
      {isStepless && (isDescribed || !isFirst) && (
        <p className="font-bold">
          {isDescribed
            ? t`Chemin sans marches`
            : t`Le chemin sans marches jusqu’ici n’est pas décrit\u00A0: renseignez-vous, ou passez l’étape.`}
        </p>
      )}
      {text !== '' && (
        <p lang={authoredLang(text)} className="whitespace-pre-line">
          {dressed(text)}
        </p>
      )}
    </>
  );
}
