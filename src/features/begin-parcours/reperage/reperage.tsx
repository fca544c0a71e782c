import { useEffect, useEffectEvent, useState } from 'react';
import type { Capture } from '@/data/parcours/capture-store.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { decodeImage } from '@/editing/images/decode-image.ts';
import { photoPosition } from '@/editing/images/photo-position.ts';
import {
  ImageRefusedError,
  imageRefusalText,
  prepareImage,
  type DecodeImage,
} from '@/editing/images/prepare-image.ts';
import { freshEtapeId } from '@/editing/session/fresh-id.ts';
import {
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PhotoButton } from '@/ui/photo-button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { CaptureCard } from './capture-card.tsx';
import { ReturnHome } from './return-home.tsx';
import { useCaptures } from './use-captures.ts';

/** Fixes count for this long after a place was noted: later, the author has walked on. */
const settlingMs = 20_000;
/** A place without a position waits this long for the first fix. */
const searchingMs = 90_000;

/** Position of a place from the phone's later fixes; null if none is better. */
function bettered(capture: Capture, own: OwnPosition): Partial<Capture> | null {
  if (own.statut !== 'connue') return null;
  const patience = capture.position === null ? searchingMs : settlingMs;
  if (own.at - capture.at > patience) return null;
  const { lat, lon } = own.position;
  return {
    position: { lat: Number(lat.toFixed(6)), lon: Number(lon.toFixed(6)) },
    accuracyMetres: Math.round(own.accuracyMetres),
  };
}

type ReperageProps = {
  /** The places have become étapes of this parcours. */
  onAdded: (id: ParcoursId) => void;
  /** The browser's decoders; another in tests. */
  decode?: DecodeImage | undefined;
};

/** On site with a phone, with or without network: one press per place, no other question. */
export function Reperage({ onAdded, decode = decodeImage }: ReperageProps) {
  const kept = useCaptures();
  const { own, locate } = useOwnPosition();
  /** The phone's current place; those noted before this page opened are left. */
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [preparingCount, setPreparingCount] = useState(0);
  const captures = kept.captures ?? [];
  const current = captures.find(({ id }) => id === currentId);

  const settle = useEffectEvent(() => {
    const changes = current === undefined ? null : bettered(current, own);
    if (current !== undefined && changes !== null) kept.change(current.id, changes);
  });
  // The phone sends fixes asynchronously, with growing accuracy.
  useEffect(() => settle(), [own, currentId]);

  const note = (): string => {
    // Refused or not found: a new place asks again.
    if (own.statut !== 'connue' && own.statut !== 'cherchee') locate();
    const id = freshEtapeId();
    kept.add({
      id,
      at: Date.now(),
      position: null,
      accuracyMetres: null,
      note: '',
      photo: null,
      hasVoice: false,
    });
    setCurrentId(id);
    setRefusal(null);
    return id;
  };

  const notePhoto = async (file: File) => {
    const id = note();
    setPreparingCount((count) => count + 1);
    try {
      const taken = await photoPosition(file);
      if (taken !== null && own.statut !== 'connue') kept.change(id, { position: taken });
      const { blob, largeur, hauteur, copies } = await prepareImage(file, decode);
      const files = [blob, ...copies];
      files.forEach((each, index) => kept.cacheFile(id, `photo-${index}`, each));
      await kept.whenKept();
      kept.change(id, { photo: { largeur, hauteur, fileCount: files.length } });
    } catch (error) {
      const reason = error instanceof ImageRefusedError ? imageRefusalText(error) : '';
      setRefusal(`Le lieu est noté sans sa photo. ${reason}`.trim());
    } finally {
      setPreparingCount((count) => count - 1);
    }
  };

  const keepVoice = async (id: string, voice: Blob) => {
    kept.cacheFile(id, 'voix', voice);
    await kept.whenKept();
    kept.change(id, { hasVoice: true });
  };

  if (kept.captures === null) {
    return (
      <OpeningPage title="Partir en repérage">
        <Waiting>Lecture des lieux notés…</Waiting>
      </OpeningPage>
    );
  }
  const isLocating = own.statut === 'cherchee';
  return (
    <OpeningPage title="Partir en repérage">
      <p>
        À chaque arrêt, prenez une photo : la position et l’heure sont notées avec elle.
        Tout reste sur ce téléphone, avec ou sans réseau.
      </p>
      <PhotoButton
        big
        pending={false}
        label="Photo du lieu"
        onFile={(file) => void notePhoto(file)}
      >
        Noter ce lieu
      </PhotoButton>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="quiet" onClick={note}>
          Noter ce lieu sans photo
        </Button>
      </div>
      <StatusLine>
        {preparingCount > 0
          ? 'Préparation de la photo…'
          : current !== undefined && `Lieu ${captures.indexOf(current) + 1} noté.`}
      </StatusLine>
      {kept.isFailing && (
        <Alert tone="alerte" announce="immediate">
          <p>
            Ce téléphone n’a pas pu garder vos lieux : ne fermez pas cette page, et
            réessayez. S’il est plein, libérez d’abord de la place.
          </p>
          <Button variant="secondary" className="mt-3" onClick={kept.retry}>
            Réessayer
          </Button>
        </Alert>
      )}
      {refusal !== null && (
        <Alert tone="attention" announce="polie">
          <p>{refusal}</p>
        </Alert>
      )}
      {(own.statut === 'refusee' || own.statut === 'introuvable') && (
        <Alert tone="attention" announce="polie">
          <p>
            {own.statut === 'refusee'
              ? 'La position n’est pas autorisée dans ce navigateur. Vos lieux sont notés sans elle\u00A0: vous les placerez sur la carte.'
              : 'Votre position est introuvable pour l’instant. Vos lieux sont notés\u00A0: vous les placerez sur la carte.'}
          </p>
        </Alert>
      )}
      {captures.length > 0 && (
        <>
          <h2 className="text-2xl">Vos lieux ({captures.length})</h2>
          <ol className="space-y-4">
            {captures
              .map((capture, index) => (
                <CaptureCard
                  key={capture.id}
                  capture={capture}
                  numero={index + 1}
                  isLocating={isLocating && capture.id === currentId}
                  onNote={(text) => kept.change(capture.id, { note: text })}
                  onVoice={(voice) => void keepVoice(capture.id, voice)}
                  onDropVoice={() => kept.dropVoice(capture.id)}
                  onDrop={() => kept.drop(capture.id)}
                />
              ))
              .toReversed()}
          </ol>
          <ReturnHome
            captures={captures}
            whenKept={kept.whenKept}
            onAdded={onAdded}
            onLeft={kept.reload}
          />
        </>
      )}
    </OpeningPage>
  );
}
