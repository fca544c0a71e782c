const notes = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.12 },
] as const;
const noteSeconds = 0.22;
const loudness = 0.08;

let context: AudioContext | null = null;

/** Plays two soft notes for a new message. A browser without a gesture yet stays silent. */
export function playTone(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { hertz, at } of notes) {
    const note = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    const start = currentTime + at;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + noteSeconds);
    note.connect(volume).connect(destination);
    note.start(start);
    note.stop(start + noteSeconds);
  }
  if (context.state === 'suspended') {
    context.resume().catch((error: unknown) => {
      console.warn('The tone of a message stays silent.', error);
    });
  }
}
