import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endInFrench, speak } from '@/testing/langue.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { createTeller, type Telling } from './story-teller.ts';

type Utterance = { text: string; lang: string; onend: () => void };
let said: Utterance[] = [];
const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  said = [];
  play.mockReset();
  play.mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'));
  });
  URL.createObjectURL = () => 'blob:silence';
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [
      { lang: 'fr-FR', voiceURI: 'fr', localService: true },
      { lang: 'de_DE', voiceURI: 'de', localService: true },
    ],
    speak: (utterance: Utterance) => said.push(utterance),
    cancel: () => undefined,
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());
endInFrench();

function open(voice = 'fr', wayVoice = voice) {
  const audio = document.createElement('audio');
  const states: Telling[] = [];
  const teller = createTeller({
    audio,
    voice: () => voice,
    wayVoice: () => wayVoice,
    rate: () => 1,
    onChange: (telling) => states.push(telling),
  });
  return { audio, states, teller };
}

const recording = { src: 'https://x/a.mp3', parts: ['Le lavoir'] };
const spoken = { src: null, parts: ['Le lavoir.', 'On y lavait.'] };

test('a recording is played to its end', () => {
  const { audio, states, teller } = open();
  teller.tell(recording);
  expect(audio.src).toBe('https://x/a.mp3');
  audio.dispatchEvent(new Event('ended'));
  expect(states).toEqual(['cours', 'silence']);
});

test('without a recording the voice reads each sentence', () => {
  const { states, teller } = open();
  teller.tell(spoken);
  said[0]?.onend();
  said[1]?.onend();
  expect(said.map(({ text }) => text)).toEqual(spoken.parts);
  expect(states).toEqual(['cours', 'silence']);
});

test('a removed headset, or a call, pauses; nothing resumes before a request', () => {
  const { audio, states, teller } = open();
  teller.tell(spoken);
  audio.dispatchEvent(new Event('pause'));
  // The cut voice fires its end event.
  said[0]?.onend();
  expect(states).toEqual(['cours', 'pause']);
  expect(said).toHaveLength(1);
  teller.resume();
  expect(said.map(({ text }) => text)).toEqual(['Le lavoir.', 'Le lavoir.']);
  expect(states.at(-1)).toBe('cours');
});

test('a recording that fails to load is read by the voice', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  const { teller } = open();
  teller.tell(recording);
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['Le lavoir']));
});

test('a story can be replayed, and stopped; without a voice there is silence', () => {
  const { states, teller } = open();
  teller.again();
  expect(said).toEqual([]);
  teller.tell(spoken);
  teller.again();
  expect(said.map(({ text }) => text)).toEqual(['Le lavoir.', 'Le lavoir.']);
  teller.stop();
  expect(states.at(-1)).toBe('silence');
  const mute = open('');
  mute.teller.tell(spoken);
  expect(mute.states).toEqual([]);
});

test('the way is announced between stories, never over one', () => {
  const { teller } = open();
  teller.announce('Encore 100 m.');
  teller.tell(spoken);
  teller.announce('Encore 30 m.');
  expect(said.map(({ text }) => text)).toEqual(['Encore 100 m.', 'Le lavoir.']);
});

test('in German the way is spoken by a German voice, the story by a French one', async () => {
  await speak('de');
  const { teller } = open('fr', 'de');
  teller.announce('Noch 100 m.');
  teller.tell(spoken);
  expect(said.map(({ lang }) => lang)).toEqual(['de-DE', 'fr-FR']);
});

test('without a voice of the language no other voice announces the way', () => {
  const { teller } = open('fr', '');
  teller.announce('Noch 100 m.');
  expect(said).toEqual([]);
});
