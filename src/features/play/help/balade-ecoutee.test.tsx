import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import { play } from '@/domain/partie/play.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import { BaladeEcoutee } from './balade-ecoutee.tsx';

type Utterance = { text: string; onend: () => void };
type Watcher = { success: PositionCallback; error: PositionErrorCallback };
type HeadsetButton = 'play' | 'pause' | 'previoustrack' | 'nexttrack';

let said: Utterance[] = [];
let watchers: Watcher[] = [];
const buttons = new Map<string, (() => void) | null>();
const clearWatch = vi.fn<(watch: number) => void>();

/** Étapes are 111 m apart, from south to north; the phone is so many metres beyond the one of this number. */
function stand(number: number, metres = 0): void {
  const coords = {
    latitude: 48.45 + number / 1_000 + metres / 111_195,
    longitude: -2.04,
    accuracy: 8,
  };
  // The median of five: a single jumping fix moves nothing.
  for (let measure = 0; measure < 5; measure += 1) {
    act(() => watchers.at(-1)?.success({ coords } as GeolocationPosition));
  }
}

function refuse(): void {
  act(() => watchers.at(-1)?.error({ code: 1 } as GeolocationPositionError));
}

function pressHeadset(button: HeadsetButton): void {
  act(() => buttons.get(button)?.());
}

/** The voice ends its current sentence. */
function endSentence(): void {
  act(() => said.at(-1)?.onend());
}

/** The voice ends the story of an étape: its title, and one sentence. */
function endStory(): void {
  endSentence();
  endSentence();
}

const texts = () => said.map(({ text }) => text);
const status = () => screen.getByRole('status');
const storyOf = (number: number) => [`La halte ${number}`, `Récit ${number}.`];

function visiteOf(...etapes: Parameters<typeof createEtapePublique>[1][]): Quete {
  return createQuete({
    genre: 'visite',
    etapes: etapes.map((etape, index) =>
      createEtapePublique(index + 1, { recit: `Récit ${index + 1}.`, ...etape }),
    ),
  });
}

function Walk({ quete }: { quete: Quete }) {
  const [partie, setPartie] = useState(() => createPartie(quete));
  return (
    <BaladeEcoutee
      quete={quete}
      partie={partie}
      actions={{
        follow: (events) =>
          setPartie((before) =>
            events.reduce((state, event) => play(state, event, quete.contenu), before),
          ),
      }}
    />
  );
}

async function begin(quete: Quete) {
  const user = userEvent.setup({ delay: null });
  const view = render(<Walk quete={quete} />);
  await user.click(screen.getByRole('button', { name: 'Balade écoutée' }));
  expect(screen.getByText(/Laissez cette page ouverte/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Commencer à écouter' }));
  return { user, ...view };
}

beforeEach(() => {
  said = [];
  watchers = [];
  buttons.clear();
  clearWatch.mockClear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'));
  });
  URL.createObjectURL = () => 'blob:silence';
  vi.stubGlobal(
    'MediaMetadata',
    class {
      readonly title: string;
      constructor({ title = '' }: MediaMetadataInit) {
        this.title = title;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'fr-FR', voiceURI: 'fr', localService: true }],
    speak: (utterance: Utterance) => said.push(utterance),
    cancel: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
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
  vi.stubGlobal('navigator', {
    userAgent: 'Android',
    onLine: true,
    clipboard: undefined,
    geolocation: {
      watchPosition: (success: PositionCallback, error: PositionErrorCallback) =>
        watchers.push({ success, error }),
      clearWatch,
    },
    mediaSession: {
      metadata: null,
      setActionHandler: (button: string, press: (() => void) | null) =>
        buttons.set(button, press),
    },
  });
});

afterEach(() => {
  // While there is still a voice to end.
  cleanup();
  act(() => changePlayChoices({ balade: false }));
});

test('a story begins on entering the radius of its étape, and not again on coming back', async () => {
  await begin(visiteOf({}, {}));
  stand(1, -45);
  // Still on the way: the distance is announced.
  expect(texts()).toEqual([expect.stringMatching(/^La halte 1\. Encore 45.m/)]);
  expect(status()).toHaveTextContent(/^Marchez/);
  said = [];
  stand(1, -20);
  expect(texts()).toEqual(['La halte 1']);
  expect(status()).toHaveTextContent('Vous écoutez cette étape.');
  endStory();
  expect(texts()).toEqual([
    ...storyOf(1),
    expect.stringMatching(/^La halte 2\. Encore 130.m/),
  ]);
  expect(status()).toHaveTextContent(/^Marchez/);
  stand(1, -60);
  stand(1, -20);
  expect(texts().filter((text) => storyOf(1).includes(text))).toEqual(storyOf(1));
});

test('the buttons of a headset pause, resume, repeat, and give directions', async () => {
  await begin(visiteOf({}, {}));
  stand(1);
  pressHeadset('pause');
  expect(status()).toHaveTextContent('L’écoute attend.');
  pressHeadset('play');
  expect(status()).toHaveTextContent('Vous écoutez cette étape.');
  expect(texts()).toEqual(['La halte 1', 'La halte 1']);
  endStory();
  said = [];
  pressHeadset('previoustrack');
  expect(texts()).toEqual(['La halte 1']);
  endStory();
  said = [];
  pressHeadset('nexttrack');
  expect(texts()).toEqual([expect.stringMatching(/^La halte 2\. Encore 110.m, au nord/)]);
});

test('if the position is refused, the page says so, and a press plays the étape', async () => {
  const { user } = await begin(visiteOf({}, {}));
  expect(status()).toHaveTextContent('Recherche de votre position…');
  refuse();
  expect(status()).toHaveTextContent(/n’est pas autorisée.*Écouter ici/);
  await user.click(screen.getByRole('button', { name: 'Écouter ici' }));
  expect(texts()).toEqual(['La halte 1']);
});

test('« Arrêter », here or in « Confort », releases the story, the phone and the headset; it can restart', async () => {
  const { user } = await begin(visiteOf({}, {}));
  stand(1);
  await user.click(screen.getByRole('button', { name: 'Arrêter' }));
  expect(clearWatch).toHaveBeenCalledWith(1);
  expect(buttons.get('play')).toBeNull();
  // The cut voice fires its end event.
  endSentence();
  expect(texts()).toEqual(['La halte 1']);
  await user.click(screen.getByRole('button', { name: 'Balade écoutée' }));
  await user.click(screen.getByRole('button', { name: 'Commencer à écouter' }));
  expect(status()).toHaveTextContent('Recherche de votre position…');
  await user.click(screen.getByRole('button', { name: 'Écouter ici' }));
  act(() => changePlayChoices({ balade: false }));
  expect(screen.getByRole('button', { name: 'Balade écoutée' })).toBeVisible();
  endSentence();
  expect(texts()).toEqual(['La halte 1', 'La halte 1']);
});

test('without a voice of the device and without a recording it is not offered', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  render(<Walk quete={visiteOf({}, {})} />);
  expect(screen.queryByRole('button')).toBeNull();
});
