import { useEffect, useRef, useState, type RefObject } from 'react';
import { openReader } from './read-code.ts';

export type ScannerState = 'ferme' | 'ouverture' | 'ouvert' | 'refuse' | 'absent';

/** Between two reads, in milliseconds: quick for a hand, light for a battery. */
const pauseMs = 200;

function stateOfError(error: unknown): ScannerState {
  const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
  return isRefused ? 'refuse' : 'absent';
}

/**
 * The camera, open from a request until a code is found, it is closed, or the component unmounts. `onCode` is called with the text of each
 * code seen, and returns true for the right one.
 */
export function useScanner(onCode: (text: string) => boolean): {
  state: ScannerState;
  video: RefObject<HTMLVideoElement | null>;
  open: () => void;
  close: () => void;
} {
  const [state, setState] = useState<ScannerState>('ferme');
  const video = useRef<HTMLVideoElement | null>(null);
  const heard = useRef(onCode);
  const isWanted = state === 'ouverture' || state === 'ouvert';

  // The loop below outlives renders: it always calls the last one.
  useEffect(() => {
    heard.current = onCode;
  });

  // The camera and its light are the device's: they go out with the screen.
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look(read: Awaited<ReturnType<typeof openReader>>): Promise<void> {
      const element = video.current;
      const text = element === null ? null : await read(element).catch(() => null);
      if (isOver) return;
      if (text !== null && heard.current(text)) setState('ferme');
      else timer = setTimeout(() => void look(read), pauseMs);
    }

    async function start(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment' },
        });
        const read = await openReader();
        if (isOver || video.current === null) return;
        video.current.srcObject = stream;
        await video.current.play();
        setState('ouvert');
        await look(read);
      } catch (error) {
        console.warn('The camera cannot be used.', error);
        if (!isOver) setState(stateOfError(error));
      } finally {
        if (isOver) stopTracks(stream);
      }
    }

    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopTracks(stream);
    };
  }, [isWanted]);

  return {
    state,
    video,
    open: () => setState('ouverture'),
    close: () => setState('ferme'),
  };
}

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
