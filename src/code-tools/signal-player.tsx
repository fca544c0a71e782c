import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { unitCount, type Pulse, type Signal } from '@/domain/secret-code/signal.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Lamp } from './lamp.tsx';

/** Length of a unit that is heard, in milliseconds. */
const paces = { lent: 240, normal: 120 } as const;
type Pace = keyof typeof paces;

/** Loud enough for a phone outdoors, and no more. */
const loudness = 0.25;

/** Plays the pulses; gives what stops them. `onEnd` is called when they end by themselves. */
function playPulses(
  pulses: readonly Pulse[],
  unitMs: number,
  onEnd: () => void,
): () => void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.connect(volume).connect(audio.destination);
  volume.gain.value = 0;
  const start = audio.currentTime + 0.08;
  let at = start;
  for (const { units, hertz } of pulses) {
    const seconds = (units * unitMs) / 1000;
    if (hertz !== null) {
      // Edges are rounded over a few milliseconds: a square one is heard as a click.
      tone.frequency.setValueAtTime(hertz, at);
      volume.gain.setTargetAtTime(loudness, at, 0.004);
      volume.gain.setTargetAtTime(0, at + seconds - 0.012, 0.004);
    }
    at += seconds;
  }
  tone.onended = onEnd;
  tone.start();
  tone.stop(at + 0.1);
  return () => {
    tone.onended = null;
    void audio.close();
  };
}

type SignalPlayerProps = {
  signal: Signal;
  /** The coded text to play. */
  text: string;
};

/** A message to hear and, where a lamp can send it, to see. Nothing plays unless it is asked for. */
export function SignalPlayer({ signal, text }: SignalPlayerProps) {
  const [pace, setPace] = useState<Pace>('lent');
  const [isPlaying, setPlaying] = useState(false);
  const [isLampOpen, setLampOpen] = useState(false);
  const stopSound = useRef<(() => void) | null>(null);
  const pulses = signal.pulses(text);

  const stop = () => {
    stopSound.current?.();
    stopSound.current = null;
    setPlaying(false);
  };
  const play = () => {
    setPlaying(true);
    stopSound.current = playPulses(pulses, paces[pace], stop);
  };

  // A sound must not outlive its message, nor the page.
  useEffect(() => {
    return () => {
      stopSound.current?.();
      stopSound.current = null;
      setPlaying(false);
    };
  }, [text, signal]);

  const seconds = Math.ceil((unitCount(pulses) * paces[pace]) / 1000);
  if (pulses.length === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <Button variant="secondary" onClick={isPlaying ? stop : play}>
        {isPlaying ? t`Arrêter le son` : t`Écouter`}
      </Button>
      {signal.isSeen && (
        <Button variant="secondary" onClick={() => setLampOpen(true)}>
          {t`Voir clignoter`}
        </Button>
      )}
      <Field
        as="select"
        label={t`Vitesse du son`}
        value={pace}
        disabled={isPlaying}
        onChange={(event) => setPace(event.target.value === 'normal' ? 'normal' : 'lent')}
      >
        <option value="lent">{t`Lente`}</option>
        <option value="normal">{t`Normale`}</option>
      </Field>
      <p role="status" className="min-h-12 content-center text-texte-doux">
        {isPlaying && t`Le message dure ${seconds}\u00A0s.`}
      </p>
      {isLampOpen && <Lamp pulses={pulses} onClose={() => setLampOpen(false)} />}
    </div>
  );
}
