import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { Picture } from './picture.ts';

type CameraState = 'ouverture' | 'ouvert' | 'sans';

type VueFinderProps = {
  then: Picture;
  annee: string;
  onFound: () => void;
  onClose: () => void;
};

function useCamera() {
  const [state, setState] = useState<CameraState>('ouverture');
  const video = useRef<HTMLVideoElement>(null);

  // The camera and its light are the device's: they go out with the dialog.
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    async function start(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        });
        if (isOver || video.current === null) return;
        video.current.srcObject = stream;
        await video.current.play();
        setState('ouvert');
      } catch (error) {
        console.warn('The camera cannot be used.', error);
        if (!isOver) setState('sans');
      } finally {
        if (isOver) stop();
      }
    }

    void start();
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  return { state, video };
}

/**
 * The old picture over the camera's, more or less opaque: the player walks until both agree, and confirms. Without a camera, they compare
 * by eye.
 */
export function VueFinder({ then, annee, onFound, onClose }: VueFinderProps) {
  const { state, video } = useCamera();
  const [share, setShare] = useState(50);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Autrefois (${annee})`}
      leaveWord={t`Plus tard`}
      className="max-w-none sm:w-[min(60rem,calc(100vw-2rem))]"
      actions={
        <Button size="large" onClick={onFound}>
          {t`J’y suis`}
        </Button>
      }
    >
      <p role="status" className="pb-2">
        {state === 'ouverture' && t`L’appareil photo s’ouvre…`}
        {state === 'ouvert' &&
          t`Marchez jusqu’à ce que les deux images se superposent. Rien n’est filmé ni gardé.`}
        {state === 'sans' &&
          t`L’appareil photo ne s’ouvre pas ici\u00A0: comparez à l’œil, puis dites quand vous y êtes.`}
      </p>
      <div className="relative overflow-hidden rounded-carte bg-fond-creux">
        <video
          ref={video}
          muted
          playsInline
          aria-hidden="true"
          hidden={state === 'sans'}
          className="absolute inset-0 size-full object-cover"
        />
        <img
          src={then.src}
          alt={then.alt}
          width={then.width}
          height={then.height}
          style={state === 'ouvert' ? { opacity: share / 100 } : undefined}
          className="relative h-auto max-h-[55dvh] w-full object-contain"
        />
      </div>
      {state === 'ouvert' && (
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <span className="shrink-0">{t`Image d’autrefois`}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={share}
            aria-valuetext={`${share}\u00A0%`}
            onChange={(event) => setShare(Number(event.target.value))}
            className="min-h-11 flex-1"
          />
        </label>
      )}
    </Dialog>
  );
}
