import { useEffect, useRef, useState } from 'react';

export type VoiceState = 'repos' | 'demande' | 'enregistre' | 'refusee' | 'absente';

/** True if this browser can record. */
export function canRecord(): boolean {
  return 'MediaRecorder' in window && 'mediaDevices' in navigator;
}

/** Records speech on demand. The recording so far is returned on stop and when the page is hidden: a phone may kill it then. */
export function useVoice(onVoice: (voice: Blob) => void): {
  state: VoiceState;
  start: () => Promise<void>;
  stop: () => void;
} {
  const [state, setState] = useState<VoiceState>('repos');
  const recorder = useRef<MediaRecorder | null>(null);

  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };

  const record = (stream: MediaStream) => {
    const parts: Blob[] = [];
    const own = new MediaRecorder(stream);
    recorder.current = own;
    own.addEventListener('dataavailable', ({ data }) => parts.push(data));
    own.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      setState('repos');
      const voice = new Blob(parts, { type: own.mimeType });
      if (voice.size > 0) onVoice(voice);
    });
    own.start();
    setState('enregistre');
  };

  const start = async () => {
    setState('demande');
    try {
      record(await navigator.mediaDevices.getUserMedia({ audio: true }));
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      setState(isRefused ? 'refusee' : 'absente');
    }
  };

  // The microphone is released when the page is hidden or left.
  useEffect(() => {
    const stopWhenHidden = () => {
      if (document.visibilityState === 'hidden') stop();
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', stopWhenHidden);
      stop();
    };
  }, []);

  return { state, start, stop };
}
