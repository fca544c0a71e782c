import { useEffect, useRef } from 'react';
import { toneInterval, toneSide } from '@/domain/geo/guidance.ts';

const hertz = 660;
const toneSeconds = 0.09;
/** Loud enough for a phone outdoors, no louder. */
const loudness = 0.25;

function playTone(audio: AudioContext, side: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const pan = audio.createStereoPanner();
  pan.pan.value = side;
  tone.frequency.value = hertz;
  tone.connect(volume).connect(pan).connect(audio.destination);
  const start = audio.currentTime;
  // Edges are rounded over a few milliseconds: a square edge is heard as a click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.setTargetAtTime(loudness, start, 0.004);
  volume.gain.setTargetAtTime(0, start + toneSeconds - 0.012, 0.004);
  tone.start(start);
  tone.stop(start + toneSeconds);
}

type ProximityTonesProps = {
  metres: number;
  /** Of the way to the place, from the north, clockwise. */
  degrees: number;
  heading: number | null;
};

/** Interval of the check for the next tone, in milliseconds. */
const lookMs = 50;

/** Tones that speed up near the place, from its side if the device has a compass. */
export function ProximityTones(props: ProximityTonesProps) {
  const way = useRef(props);

  // Read by the clock below, which must not restart at each fix.
  useEffect(() => {
    way.current = props;
  });

  // The sound is the device's.
  useEffect(() => {
    const audio = new AudioContext();
    let last = -Infinity;
    const timer = setInterval(() => {
      const { metres, degrees, heading } = way.current;
      if (audio.currentTime - last < toneInterval(metres)) return;
      last = audio.currentTime;
      playTone(audio, heading === null ? 0 : toneSide(degrees - heading));
    }, lookMs);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, []);

  return null;
}
