import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import IconHeadphones from '~icons/lucide/headphones';
import IconPause from '~icons/lucide/pause';
import IconPlay from '~icons/lucide/play';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import { spokenParts } from '@/domain/etape/reading.ts';
import { guideTo } from '@/domain/geo/guidance.ts';
import { baladeTarget, ecouteAt } from '@/domain/partie/balade.ts';
import { etapeOf, type Partie } from '@/domain/partie/partie.ts';
import type { EtapePublique, Quete } from '@/domain/quete/quete.ts';
import {
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';
import { searchWords, wayWords } from '@/epreuves/position/way-words.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { useAuthoredVoice, useVoice } from '@/lib/media/use-voice.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { canKeepAwake } from './keep-awake.tsx';
import { createTeller, type Teller, type Telling, type Told } from './story-teller.ts';

/** Of the voice's own pace, for a party at its own rhythm. */
const slowRate = 0.75;

/** Distances of announcement before an étape, in metres, furthest first. */
const announcedMetres = [200, 100, 30];

type BaladeEcouteeProps = {
  quete: Quete;
  partie: Partie;
  actions: Pick<PlayActions, 'follow'>;
};

function storyOf({ titre, recit, falc, audio }: EtapePublique, isEasy: boolean): Told {
  const text = isEasy && falc !== '' ? falc : recit;
  return {
    src: audio === undefined ? null : publicFileUrl(audio.path),
    parts: [titre, ...spokenParts(audio === undefined ? text : audio.transcription)],
  };
}

/** The spoken way to a place; null if the phone does not know it. */
function spokenWay(own: OwnPosition, etape: EtapePublique | null): string | null {
  if (own.statut !== 'connue' || !etape?.position) return null;
  const way = guideTo(own, etape.position);
  return way.type === 'route' ? `${etape.titre}. ${wayWords(way, null)}` : null;
}

/**
 * « Balade écoutée »: each étape plays automatically within its radius, once, by its recording or the device's voice. Limits of the browser
 * are listed before the start.
 */
export function BaladeEcoutee({ quete, partie, actions }: BaladeEcouteeProps) {
  const { contenu } = quete;
  const { balade } = usePlayChoices();
  const voice = useAuthoredVoice();
  const wayVoice = useVoice(currentLangue());
  const { own, locate, forget } = useOwnPosition();
  const [telling, setTelling] = useState<Telling>('silence');
  const [isAsked, setIsAsked] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  const teller = useRef<Teller | null>(null);
  /** Étapes that began here: the party notes it a moment later. */
  const begun = useRef(new Set<string>());
  const announced = useRef({ etapeId: '', metres: Infinity });
  const here = etapeOf(partie, contenu);
  const { adaptations } = partie;
  const isHeard = contenu.etapes.some((one) => one.audio !== undefined) || voice !== '';

  const voiceNow = useEffectEvent(() => voice);
  const wayVoiceNow = useEffectEvent(() => wayVoice);
  const rateNow = useEffectEvent(() =>
    adaptations.includes('a-mon-rythme') ? slowRate : 1,
  );
  // The sound is the device's.
  useEffect(() => {
    if (audio.current === null) return undefined;
    const own = createTeller({
      audio: audio.current,
      voice: () => voiceNow(),
      wayVoice: () => wayVoiceNow(),
      rate: () => rateNow(),
      onChange: setTelling,
    });
    teller.current = own;
    return () => {
      teller.current = null;
      own.stop();
    };
  }, []);

  function tell(etape: EtapePublique): void {
    begun.current.add(etape.id);
    teller.current?.tell(storyOf(etape, adaptations.includes('facile-a-lire')));
  }

  function start(): void {
    setIsAsked(false);
    teller.current?.unlock();
    changePlayChoices({ balade: true });
  }

  function sayWhere(): void {
    const way = spokenWay(own, baladeTarget(partie, contenu, Date.now()));
    if (way !== null) teller.current?.announce(way);
  }

  // Started and stopped here or in « Confort »: the phone is followed while it is on, and silenced after.
  const follow = useEffectEvent(locate);
  const rest = useEffectEvent(() => {
    forget();
    teller.current?.end();
  });
  useEffect(() => {
    if (!balade) return undefined;
    follow();
    return () => rest();
  }, [balade]);

  // A step of the walk: plays near étapes, announces approaching ones.
  const step = useEffectEvent(() => {
    if (!balade || own.statut !== 'connue' || telling !== 'silence') return;
    const found = ecouteAt(partie, contenu, own, own.at);
    if (found !== null && !begun.current.has(found.etape.id)) {
      actions.follow(found.events);
      tell(found.etape);
      return;
    }
    const target = baladeTarget(partie, contenu, own.at);
    if (!target?.position) return;
    const way = guideTo(own, target.position);
    if (way.type !== 'route') return;
    const last = announced.current;
    const before = last.etapeId === target.id ? last.metres : Infinity;
    const reached = announcedMetres.findLast((metres) => way.metres <= metres);
    if (reached === undefined || reached >= before) return;
    announced.current = { etapeId: target.id, metres: reached };
    teller.current?.announce(`${target.titre}. ${wayWords(way, null)}`);
  });
  useEffect(() => {
    step();
  }, [own, telling, balade]);

  // The buttons of a headset are the browser's.
  const press = useEffectEvent((button: 'play' | 'pause' | 'again' | 'where') => {
    if (button === 'play') teller.current?.resume();
    if (button === 'pause') teller.current?.pause();
    if (button === 'again') teller.current?.again();
    if (button === 'where') sayWhere();
  });
  const titre = typographie(here.titre);
  const artist = typographie(contenu.titre);
  useEffect(() => {
    if (!balade || !('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    if ('MediaMetadata' in window) {
      mediaSession.metadata = new MediaMetadata({ title: titre, artist });
    }
    mediaSession.setActionHandler('play', () => press('play'));
    mediaSession.setActionHandler('pause', () => press('pause'));
    mediaSession.setActionHandler('previoustrack', () => press('again'));
    mediaSession.setActionHandler('nexttrack', () => press('where'));
    return () => {
      mediaSession.metadata = null;
      for (const one of ['play', 'pause', 'previoustrack', 'nexttrack'] as const) {
        mediaSession.setActionHandler(one, null);
      }
    };
  }, [balade, titre, artist]);

  return (
    <>
      {/* The speech is written in the story below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} hidden preload="none" />
      {balade ? (
        <div
          role="group"
          aria-label={t`Balade écoutée`}
          className="my-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-carte border border-trait px-4 py-2"
        >
          <p role="status" className="min-w-0 flex-1 basis-40">
            {tellingWords(telling, own)}
          </p>
          {telling === 'cours' && (
            <Button variant="secondary" onClick={() => teller.current?.pause()}>
              <IconPause aria-hidden="true" className="size-5" />
              {t`Suspendre`}
            </Button>
          )}
          {telling === 'pause' && (
            <Button onClick={() => teller.current?.resume()}>
              <IconPlay aria-hidden="true" className="size-5" />
              {t`Reprendre`}
            </Button>
          )}
          {telling === 'silence' && (
            <Button variant="secondary" onClick={() => tell(here)}>
              <IconPlay aria-hidden="true" className="size-5" />
              {t`Écouter ici`}
            </Button>
          )}
          <Button variant="quiet" onClick={() => changePlayChoices({ balade: false })}>
            {t`Arrêter`}
          </Button>
        </div>
      ) : (
        isHeard && (
          <Button variant="quiet" className="self-start" onClick={() => setIsAsked(true)}>
            <IconHeadphones aria-hidden="true" className="size-5" />
            {t`Balade écoutée`}
          </Button>
        )
      )}
      {isAsked && (
        <Dialog
          open
          onClose={() => setIsAsked(false)}
          title={t`Balade écoutée`}
          leaveWord={t`Annuler`}
          actions={<Button onClick={start}>{t`Commencer à écouter`}</Button>}
        >
          <Limits />
        </Dialog>
      )}
    </>
  );
}

/** Behaviour and browser limits, before relying on it. */
function Limits() {
  return (
    <div className="space-y-3">
      <p>
        {t`Marchez\u00A0: à l’approche de chaque étape, son récit commence de lui-même, une fois. Les boutons des écouteurs suspendent, reprennent, répètent, et disent où aller.`}
      </p>
      <p>
        <Trans>
          <strong>Laissez cette page ouverte et l’écran allumé.</strong> Téléphone
          verrouillé, ou autre application devant, un navigateur ne sait plus où vous êtes
          {'\u00A0'}: rien ne commencerait.
        </Trans>{' '}
        {canKeepAwake()
          ? t`Nous gardons l’écran allumé tant que le téléphone l’accepte.`
          : t`Ce navigateur ne sait pas garder l’écran allumé\u00A0: réglez sa mise en veille avant de partir.`}
      </p>
      <p>
        {t`La position et l’écran usent la batterie\u00A0: partez avec un téléphone chargé. Votre position reste sur l’appareil. Gardez une oreille libre près des routes.`}
      </p>
    </div>
  );
}

function tellingWords(telling: Telling, own: OwnPosition): string {
  switch (telling) {
    case 'cours':
      return t`Vous écoutez cette étape.`;
    case 'pause':
      return t`L’écoute attend.`;
    case 'silence':
      return own.statut === 'connue'
        ? t`Marchez\u00A0: le prochain récit commencera de lui-même.`
        : searchWords(own.statut, t`Touchez «\u00A0Écouter ici\u00A0» à chaque étape.`);
  }
}
