import { currentLangue } from '@/langue/current-langue.ts';
import { hush, say } from '@/lib/media/use-voice.ts';

/** State of the voice: silence, a story, or a paused story. */
export type Telling = 'silence' | 'cours' | 'pause';

/** A story: a recording, else its sentences for the voice of the device. */
export type Told = { src: string | null; parts: readonly string[] };

/** A tenth of a second of silence: while the voice speaks, the headset has something to pause. */
let silence: string | undefined;

function silentSrc(): string {
  silence ??= silentWav();
  return silence;
}

function silentWav(): string {
  const rate = 8_000;
  const length = rate / 10;
  const view = new DataView(new ArrayBuffer(44 + length));
  const write = (at: number, text: string) => {
    new Uint8Array(view.buffer, at).set(new TextEncoder().encode(text));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  new Uint8Array(view.buffer, 44).fill(128);
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}

type Ports = {
  audio: HTMLAudioElement;
  /** URI of the story voice; empty without any. */
  voice: () => string;
  /** URI of the voice for directions, in the language of the document; empty without any. */
  wayVoice: () => string;
  rate: () => number;
  onChange: (telling: Telling) => void;
};

/**
 * Plays one story after the other. There is a single audio element, so that one press unlocks it for all. A removed headset, or a call,
 * pauses the element: the story then waits, and resumes on request.
 */
export function createTeller({ audio, voice, wayVoice, rate, onChange }: Ports) {
  let telling: Telling = 'silence';
  let told: Told = { src: null, parts: [] };
  let isSpoken = false;
  let place = 0;
  /** Id of the current reading: end events of earlier ones are ignored. */
  let reading = 0;

  function become(next: Telling): void {
    if (telling === next) return;
    telling = next;
    onChange(next);
  }

  function fallSilent(): void {
    reading += 1;
    become('silence');
    hush();
    audio.pause();
  }

  function speakOn(): void {
    reading += 1;
    const mine = reading;
    const part = told.parts[place];
    if (part === undefined || voice() === '') {
      fallSilent();
      return;
    }
    become('cours');
    say(part, voice(), {
      rate: rate(),
      onEnd: () => {
        if (reading !== mine) return;
        place += 1;
        speakOn();
      },
    });
  }

  function play(src: string, isLooped: boolean): Promise<void> {
    audio.loop = isLooped;
    if (audio.getAttribute('src') !== src) audio.src = src;
    return audio.play();
  }

  function speak(): void {
    isSpoken = true;
    place = 0;
    // Without it the voice still speaks; only the headset has nothing to pause.
    play(silentSrc(), true).catch(() => undefined);
    speakOn();
  }

  function tell(story: Told): void {
    reading += 1;
    hush();
    told = story;
    isSpoken = false;
    if (story.src === null) {
      speak();
      return;
    }
    become('cours');
    audio.currentTime = 0;
    const mine = reading;
    play(story.src, false).catch((error: unknown) => {
      console.warn('A recording does not play: the voice reads its words.', error);
      if (reading === mine) speak();
    });
  }

  function onPause(): void {
    if (telling !== 'cours' || audio.ended) return;
    if (isSpoken) {
      reading += 1;
      hush();
    }
    become('pause');
  }

  function onEnded(): void {
    if (!isSpoken && telling === 'cours') fallSilent();
  }

  audio.addEventListener('pause', onPause);
  audio.addEventListener('ended', onEnded);

  return {
    tell,
    /** From a press: the browser then lets the element play automatically. */
    unlock: (): void => {
      play(silentSrc(), false).catch(() => undefined);
    },
    pause: (): void => {
      if (telling !== 'cours') return;
      audio.pause();
      // An element that never played fires no pause event.
      onPause();
    },
    resume: (): void => {
      if (telling !== 'pause') return;
      if (isSpoken) {
        play(silentSrc(), true).catch(() => undefined);
        speakOn();
        return;
      }
      become('cours');
      audio.play().catch(() => become('pause'));
    },
    again: (): void => {
      if (told.src !== null || told.parts.length > 0) tell(told);
    },
    /** Leaves the story for good. */
    end: fallSilent,
    /** Speaks a direction between two stories. */
    announce: (words: string): void => {
      if (telling !== 'silence' || wayVoice() === '') return;
      say(words, wayVoice(), { rate: rate(), langue: currentLangue() });
    },
    stop: (): void => {
      audio.removeEventListener('pause', onPause);
      audio.removeEventListener('ended', onEnded);
      fallSilent();
    },
  };
}
export type Teller = ReturnType<typeof createTeller>;
