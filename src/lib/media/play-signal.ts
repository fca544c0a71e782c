type Signal = 'juste' | 'faux' | 'arrivee';

/** Frequency in hertz, and its start, in seconds. */
type Note = readonly [hertz: number, at: number];

const notes: Readonly<Record<Signal, readonly Note[]>> = {
  juste: [
    [660, 0],
    [880, 0.11],
  ],
  faux: [
    [247, 0],
    [208, 0.14],
  ],
  arrivee: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1_047, 0.36],
  ],
};

/** Milliseconds of shaking and rest, in turn. */
const vibrations: Readonly<Record<Signal, number[]>> = {
  juste: [40],
  faux: [25, 60, 25],
  arrivee: [40, 60, 40, 60, 90],
};

const noteSeconds = 0.16;
/** Loud enough for a phone outdoors, and no more. */
const loudness = 0.22;

let audio: AudioContext | null = null;

function playNote(context: AudioContext, [hertz, at]: Note): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  tone.connect(volume).connect(context.destination);
  const start = context.currentTime + at;
  // Edges are rounded over a few milliseconds: a square one is heard as a click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.setTargetAtTime(loudness, start, 0.006);
  volume.gain.setTargetAtTime(0, start + noteSeconds - 0.06, 0.02);
  tone.start(start);
  tone.stop(start + noteSeconds);
}

/**
 * Plays a short sound, and shakes the phone unless less motion is preferred. A device without sound or vibration uses what it has; never
 * throws.
 */
export function playSignal(signal: Signal): void {
  if (
    'vibrate' in navigator &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    navigator.vibrate(vibrations[signal]);
  }
  if (!('AudioContext' in window)) return;
  try {
    audio ??= new AudioContext();
    // A phone that slept has stopped it.
    void audio.resume().catch(() => undefined);
    for (const note of notes[signal]) playNote(audio, note);
  } catch (error) {
    console.warn('The device gives no sound.', error);
  }
}
