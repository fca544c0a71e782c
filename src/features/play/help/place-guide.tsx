import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { lineBetween } from '@/domain/partie/trajet.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { guideTo, isStale, type Guidance } from '@/domain/geo/guidance.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import { Compass } from '@/epreuves/position/compass.tsx';
import { askCompass, useHeading } from '@/epreuves/position/use-heading.ts';
import {
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';
import {
  accuracyWords,
  searchWords,
  walkedWords,
  wayWords,
} from '@/epreuves/position/way-words.ts';
import { formatSecondes } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { say, useVoice } from '@/lib/media/use-voice.ts';
import { fetchMapView } from '@/map/map-on-demand.tsx';
import type { MapMarker } from '@/map/map-view.tsx';
import { Button } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { LineNotice, type WatchedWay } from './line-notice.tsx';
import { ProximityTones } from './proximity-tones.tsx';

type Known = Extract<OwnPosition, { statut: 'connue' }>;

/** Leaflet loads with the map, never before. */
const MapView = lazyComponent(fetchMapView);

/** Start of the way: the étape before, the encoded line of the walk, and the watched way. */
export type Departure = {
  numero: number;
  position: Position;
  trace: string;
  way: WatchedWay;
};

type PlaceGuideProps = {
  titre: string;
  numero: number;
  position: Position;
  /** Tones are offered from the start: the group plays without seeing the arrow. */
  isBySound: boolean;
  from?: Departure | undefined;
  /** The way on the map; from the étape before, or from the user, if absent. */
  line?: readonly Position[] | undefined;
  /** The person declares arrival; absent if the screen itself asks. */
  onArrive?: (() => void) | undefined;
  /** Called once the phone's presence is measured. */
  onThere?: (() => void) | undefined;
};

/** Advice if the phone has no position. */
function insteadWords(): string {
  return t`Suivez la carte ou l’adresse, puis dites que vous y êtes.`;
}

/**
 * The way to a place. The position is watched while « Me guider » is on, and released at the place, on « Arrêter », and while the page is
 * hidden. For screen readers, the way is announced on demand, not at each step.
 */
export function PlaceGuide({
  titre,
  numero,
  position,
  from,
  line,
  isBySound,
  onArrive,
  onThere,
}: PlaceGuideProps) {
  const [drawn, setDrawn] = useState(line);
  const { own, locate, release, forget } = useOwnPosition();
  const { guidage } = usePlayChoices();
  const heading = useHeading(own);
  const way = own.statut === 'connue' ? guideTo(own, position) : null;
  const isThere = way?.type === 'ici';
  const isGuiding = own.statut === 'cherchee' || (own.statut === 'connue' && !isThere);
  const now = useNow(isGuiding);

  // The place is reached: the device, and its battery, are released.
  const letGo = useEffectEvent(() => {
    release();
    onThere?.();
  });
  useEffect(() => {
    if (isThere) letGo();
  }, [isThere]);

  // Once accepted, it goes on from étape to étape; once refused, it is not offered again.
  const follow = useEffectEvent(locate);
  const isWanted = guidage === 'voulu' && onArrive === undefined;
  useEffect(() => {
    if (isWanted) follow();
  }, [isWanted]);
  const isRefused = own.statut === 'refusee';
  useEffect(() => {
    if (isRefused) changePlayChoices({ guidage: 'refuse' });
  }, [isRefused]);

  function start(): void {
    void askCompass();
    changePlayChoices({ guidage: 'voulu' });
    locate();
  }

  function stop(): void {
    changePlayChoices({ guidage: 'libre' });
    forget();
  }

  // If the screen guides automatically, a player who refused gets no second offer.
  const isOffered = onArrive !== undefined || guidage !== 'refuse';

  return (
    <div className="space-y-4">
      <Card
        titre={titre}
        numero={numero}
        position={position}
        from={from}
        line={drawn}
        own={own}
      />
      {from !== undefined && isGuiding && (
        <LineNotice own={own} way={from.way} onShow={setDrawn} />
      )}
      {own.statut === 'connue' && way !== null ? (
        <Way own={own} way={way} heading={heading} now={now} isBySound={isBySound} />
      ) : (
        <p role="status" className="empty:hidden">
          {own.statut === 'connue' ? '' : searchWords(own.statut, insteadWords())}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {isGuiding && (
          <Button variant="secondary" onClick={stop}>
            {t`Arrêter le guidage`}
          </Button>
        )}
        {!isGuiding && isOffered && (
          <Button variant="secondary" onClick={start}>
            {isThere ? t`Me guider à nouveau` : t`Me guider`}
          </Button>
        )}
        {onArrive !== undefined && (
          <Button variant={isThere ? 'primary' : 'secondary'} onClick={onArrive}>
            {t`Je suis sur place`}
          </Button>
        )}
      </div>
      {own.statut === 'inconnue' && isOffered && (
        <p>{t`Votre position n’est lue que pendant le guidage, et reste sur l’appareil.`}</p>
      )}
    </div>
  );
}

type WayProps = {
  own: Known;
  way: Guidance;
  heading: number | null;
  now: number;
  isBySound: boolean;
};

function Way({ own, way, heading, now, isBySound }: WayProps) {
  const words = guidanceWords(own, way, heading, now);
  const voice = useVoice(currentLangue());
  const [isSounding, setIsSounding] = useState(false);
  const [said, setSaid] = useState({ type: way.type, words, count: 0 });
  // Automatic announcements: way found, and arrival.
  if (said.type !== way.type) setSaid({ type: way.type, words, count: 0 });

  function tell(): void {
    if (voice === '') setSaid({ ...said, words, count: said.count + 1 });
    else say(words, voice, { langue: currentLangue() });
  }

  return (
    <>
      {way.type === 'route' && (
        <div className="flex flex-wrap items-center gap-4">
          <Compass degrees={way.degrees} heading={heading} className="size-36 shrink-0" />
          <p className="flex-1 basis-40">
            {heading === null
              ? t`Lisez la flèche le nord en haut, comme la carte.`
              : t`La flèche suit votre téléphone\u00A0: devant vous, c’est en haut.`}
          </p>
        </div>
      )}
      <p className="text-xl font-bold">{words}</p>
      <p role="status" className="sr-only">
        {/* The same words requested twice are announced twice. */}
        <span key={said.count}>{said.words}</span>
      </p>
      {way.type === 'route' && (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <Button variant={isBySound ? 'secondary' : 'quiet'} onClick={tell}>
            {t`Dire la direction`}
          </Button>
          {canSound() && (
            <Button
              variant={isBySound ? 'secondary' : 'quiet'}
              onClick={() => setIsSounding(!isSounding)}
            >
              {isSounding ? t`Arrêter les sons` : t`Sons qui se rapprochent`}
            </Button>
          )}
        </div>
      )}
      {way.type === 'route' && isSounding && (
        <ProximityTones metres={way.metres} degrees={way.degrees} heading={heading} />
      )}
    </>
  );
}

/** True if this browser can make tones. */
function canSound(): boolean {
  return 'AudioContext' in window;
}

function guidanceWords(
  { accuracyMetres, at }: Known,
  way: Guidance,
  heading: number | null,
  now: number,
): string {
  switch (way.type) {
    case 'ici':
      return t`Vous y êtes.`;
    case 'vague': {
      const distance = walkedWords(accuracyMetres);
      return `${t`Votre téléphone ne se situe qu’à ${distance} près\u00A0: la direction serait inventée.`} ${insteadWords()}`;
    }
    case 'route': {
      const known = `${wayWords(way, heading)} ${accuracyWords(accuracyMetres)}`;
      if (!isStale(at, now)) return known;
      const age = formatSecondes((now - at) / 1_000);
      return `${known} ${t`Votre position date de ${age}.`}`;
    }
  }
}

/** Interval of the check of a fix's age, in milliseconds. */
const lookMs = 10_000;

/** The time, in epoch milliseconds, updated regularly while `isWanted`. */
function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now());

  // The clock is the device's.
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setInterval(() => setNow(Date.now()), lookMs);
    return () => clearInterval(timer);
  }, [isWanted]);

  return now;
}

/** The view moves again once the person has walked so far, in metres: not at each measure, nor from under a finger. */
const followedMetres = 25;

type CardProps = Omit<PlaceGuideProps, 'onArrive' | 'onThere' | 'isBySound'> & {
  own: OwnPosition;
};

/** The place on a map that follows the user, with the circle of accuracy. */
function Card({ titre, numero, position, from, line: drawn, own }: CardProps) {
  const [followed, setFollowed] = useState<Position | null>(null);
  const person = own.statut === 'connue' ? own : undefined;
  const hasMoved =
    person !== undefined &&
    (followed === null || distanceMetres(followed, person.position) > followedMetres);
  if (hasMoved) setFollowed(person.position);
  const title = typographie(titre);
  const markers = useMemo(() => {
    const there: MapMarker = {
      id: 'etape',
      position,
      label: t`Étape ${numero}\u00A0: ${title}`,
      numero,
      etat: 'courant',
    };
    if (from === undefined) return [there];
    const { numero: numeroBefore } = from;
    const before: MapMarker = {
      id: 'avant',
      position: from.position,
      label: t`Étape ${numeroBefore}, d’où vous venez`,
      numero: numeroBefore,
      etat: 'fait',
    };
    return [before, there];
  }, [position, title, numero, from]);
  const line = useMemo(() => {
    if (drawn !== undefined) return drawn;
    if (followed !== null) return [followed, position];
    if (from === undefined) return undefined;
    return lineBetween(decodePolyline(from.trace), from.position, position);
  }, [drawn, followed, from, position]);
  return (
    <LazyPart
      missing={t`La carte a besoin du réseau. L’adresse suffit souvent.`}
      waiting={t`La carte s’ouvre…`}
      className="min-h-64"
    >
      <MapView
        markers={markers}
        line={line}
        label={t`Carte de l’étape ${numero}`}
        heightClass="h-64"
        userPosition={person}
        fitKey={followed === null ? '' : `${followed.lat} ${followed.lon}`}
      />
    </LazyPart>
  );
}
