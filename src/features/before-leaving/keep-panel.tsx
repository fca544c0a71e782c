import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { planGarde } from '@/data/garde/garde-plan.ts';
import { readGarde, type Garde } from '@/data/garde/garde-store.ts';
import {
  keepGarde,
  measureGarde,
  type GardeMeasure,
  type GardeProgress,
  textBytes,
} from '@/data/garde/keep-garde.ts';
import { filmBytesOf } from '@/domain/quete/public-media.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { noBreakSpace, formatOctets } from '@/lib/format/nombre.ts';
import { askForLastingStorage, isStorageLasting } from '@/lib/lasting-storage.ts';
import { planTileUrl } from '@/map/tile-source.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Progress } from '@/ui/progress.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

const stepWords: Readonly<Record<GardeProgress['step'], MessageDescriptor>> = {
  texte: msg`Textes et jeu`,
  images: msg`Images`,
  carte: msg`Carte`,
};

type KeepPanelProps = {
  quete: Quete;
  onPersist: (isPersistent: boolean | null) => void;
};

/** True if everything available is stored. */
function isWhole({ halte, isPlayable }: Garde): boolean {
  return halte === null && isPlayable;
}

const halteWords: Readonly<Record<NonNullable<Garde['halte']>, MessageDescriptor>> = {
  arret: msg`Arrêté.`,
  place: msg`Le téléphone n’a plus de place\u00A0: libérez-en un peu, puis reprenez.`,
  reseau: msg`Le réseau s’est coupé\u00A0: reprenez quand il revient.`,
  refus: msg`Le service de cartes ne répond pas\u00A0: réessayez plus tard.`,
};

function partWords({ images, tiles }: Garde, size: string): string {
  const areImagesKept = images.kept === images.wanted;
  if (areImagesKept && tiles.kept === tiles.wanted) {
    return t`Sur ce téléphone\u00A0: textes, images et carte (${size}).`;
  }
  if (areImagesKept && tiles.kept > 0) {
    return t`Sur ce téléphone\u00A0: textes, images et une partie de la carte (${size}).`;
  }
  if (areImagesKept) {
    return t`Sur ce téléphone\u00A0: textes et images, sans fond de carte (${size}).`;
  }
  return images.kept > 0
    ? t`Sur ce téléphone\u00A0: textes et une partie des images (${size}).`
    : t`Sur ce téléphone\u00A0: textes seulement (${size}).`;
}

/** This device's stored parts of a quête, in a sentence or two. */
export function keptWords(garde: Garde, quete: Quete): string {
  const { halte, isPlayable } = garde;
  const size = formatOctets(garde.bytes + textBytes(quete));
  const sentences = [
    ...(halte === null ? [] : [t(halteWords[halte])]),
    ...(isPlayable
      ? [partWords(garde, size), t`Vous pouvez jouer sans réseau.`]
      : [t`Le texte est gardé, mais le jeu a encore besoin du réseau pour s’ouvrir.`]),
    ...(isPlayable && garde.version !== quete.version
      ? [t`Une version plus récente de la quête existe.`]
      : []),
  ];
  return sentences.join(' ');
}

/** « Garder sur ce téléphone »: size, progress and result. */
export function KeepPanel({ quete, onPersist }: KeepPanelProps) {
  const filmBytes = filmBytesOf(quete.contenu);
  const etapeCount = quete.contenu.etapes.length;
  const filmSize = formatOctets(filmBytes);
  const [hasFilms, setHasFilms] = useState(false);
  const plan = useMemo(() => planGarde(quete, planTileUrl, hasFilms), [quete, hasFilms]);
  const [garde, setGarde] = useState<Garde | null>(null);
  const [measure, setMeasure] = useState<GardeMeasure | null>(null);
  const [progress, setProgress] = useState<GardeProgress | null>(null);
  const [isRefused, setIsRefused] = useState(!('caches' in globalThis));
  const stopping = useRef<AbortController | null>(null);
  const isKept =
    garde !== null &&
    isWhole(garde) &&
    garde.version === quete.version &&
    (garde.films || !hasFilms);

  const tellPersist = useEffectEvent(onPersist);

  // The device's storage and the network are outside React.
  useEffect(() => {
    const leaving = new AbortController();
    const isGone = () => leaving.signal.aborted;
    async function look(): Promise<void> {
      tellPersist(await isStorageLasting());
      const found = await readGarde(quete.id);
      if (isGone()) return;
      setGarde(found);
      const isThere = found !== null && isWhole(found) && found.version === quete.version;
      if (isThere && (found.films || !plan.hasFilms)) return;
      const measured = await measureGarde(plan, leaving.signal);
      if (!isGone()) setMeasure(measured);
    }
    if ('caches' in globalThis) {
      // Without network the size is unknown.
      look().catch(() => undefined);
    }
    return () => {
      leaving.abort();
      stopping.current?.abort();
    };
  }, [quete, plan]);

  async function keep(): Promise<void> {
    const controller = new AbortController();
    stopping.current = controller;
    setProgress({ step: 'texte', share: 0 });
    askForLastingStorage();
    try {
      const kept = await keepGarde(plan, {
        samples: measure?.samples ?? new Map(),
        onProgress: setProgress,
        signal: controller.signal,
        now: () => Date.now(),
      });
      setGarde(kept);
    } catch (error) {
      console.warn('This device keeps no quête.', error);
      setIsRefused(true);
    }
    setProgress(null);
    onPersist(await isStorageLasting());
  }

  if (isRefused) {
    return (
      <p>
        {t`Ce navigateur ne laisse rien garder (navigation privée, ou stockage bloqué). Vous pouvez jouer avec du réseau.`}
      </p>
    );
  }
  return (
    <div className="space-y-4">
      <p>
        {plural(etapeCount, {
          one: '#\u00A0étape, leurs images et leurs enregistrements, les codes et la carte autour du chemin\u00A0: vous pourrez jouer en mode avion, du départ à l’arrivée.',
          other:
            '#\u00A0étapes, leurs images et leurs enregistrements, les codes et la carte autour du chemin\u00A0: vous pourrez jouer en mode avion, du départ à l’arrivée.',
        })}
      </p>
      {filmBytes > 0 && progress === null && garde?.films !== true && (
        <Checkbox checked={hasFilms} onCheckedChange={setHasFilms}>
          {t`Garder aussi les films en langue des signes (${filmSize})`}
        </Checkbox>
      )}
      {progress !== null && (
        <>
          <Progress
            stacked
            label={t(stepWords[progress.step])}
            value={progress.share}
            max={1}
            end={`${Math.floor(progress.share * 100)}${noBreakSpace}%`}
          />
          <Button variant="secondary" onClick={() => stopping.current?.abort()}>
            {t`Arrêter`}
          </Button>
        </>
      )}
      {progress === null && !isKept && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => void keep()}>
            {actionWords(garde, quete.version, hasFilms)}
          </Button>
          <p className="text-texte-doux">{measure !== null && sizeWords(measure)}</p>
        </div>
      )}
      <StatusLine>
        {progress === null && garde !== null && keptWords(garde, quete)}
      </StatusLine>
    </div>
  );
}

function sizeWords({ bytes, gameBytes }: GardeMeasure): string {
  const size = formatOctets(bytes);
  if (gameBytes === 0) return t`Environ ${size}`;
  const gameSize = formatOctets(gameBytes);
  return t`Environ ${size}, et ${gameSize} pour le jeu, une fois pour toutes`;
}

function actionWords(garde: Garde | null, version: number, hasFilms: boolean): string {
  if (garde === null) return t`Garder sur ce téléphone`;
  const isFilmLeft = hasFilms && !garde.films;
  if (garde.version === version && isWhole(garde) && isFilmLeft) {
    return t`Garder les films`;
  }
  return garde.version === version ? t`Reprendre où c’était` : t`Mettre à jour`;
}
