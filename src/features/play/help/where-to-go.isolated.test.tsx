import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEtapePublique } from '@/testing/play-factories.ts';
import { WhereToGo } from './where-to-go.tsx';

vi.mock('@/map/map-view.tsx', () => ({
  MapView: ({ label, userPosition }: { label: string; userPosition?: unknown }) => (
    <div role="img" aria-label={label}>
      {userPosition === undefined ? 'sans moi' : 'avec moi'}
    </div>
  ),
}));

const etape = createEtapePublique(1, {
  titre: 'Le lavoir',
  lieu: 'Au bas des marches',
  position: { lat: 48.4, lon: -2 },
});

/** A device with a position set by the test. */
function stubGeolocation() {
  const watchers: { success: PositionCallback; error: PositionErrorCallback }[] = [];
  const geolocation = {
    watchPosition: vi.fn((success: PositionCallback, error: PositionErrorCallback) => {
      watchers.push({ success, error });
      return watchers.length;
    }),
    clearWatch: vi.fn(),
  };
  vi.stubGlobal('navigator', {
    geolocation,
    userAgent: 'Android',
    onLine: true,
    clipboard: undefined,
  });
  return {
    geolocation,
    stand(latitude: number, longitude: number, accuracy = 10) {
      act(() => {
        watchers
          .at(-1)
          ?.success({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);
      });
    },
    fail(code: number) {
      act(() => {
        watchers.at(-1)?.error({ code } as GeolocationPositionError);
      });
    },
  };
}

/** A loudspeaker that records its requests. */
function stubAudio() {
  const [opened, started, closed] = [vi.fn(), vi.fn(), vi.fn()];
  const node = {
    connect: (next: unknown) => next,
    frequency: {},
    pan: {},
    gain: { setValueAtTime: vi.fn(), setTargetAtTime: vi.fn() },
    start: started,
    stop: vi.fn(),
  };
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      constructor() {
        opened();
      }
      createOscillator = () => node;
      createGain = () => node;
      createStereoPanner = () => node;
      close = closed;
    },
  );
  return { opened, started, closed };
}

async function open(props: Partial<ComponentProps<typeof WhereToGo>> = {}) {
  const user = userEvent.setup({ delay: null });
  const view = render(<WhereToGo etape={etape} numero={1} adaptations={[]} {...props} />);
  await user.click(screen.getByRole('button', { name: /^Où aller/ }));
  await screen.findByRole('img', { name: /^Carte de l’étape \d$/ });
  return { user, ...view };
}

const guideMe = () => screen.getByRole('button', { name: 'Me guider' });
/** The words on the screen, apart from those that are only heard. */
const shown = () =>
  screen.getByText(/^(Encore|Vous y êtes|Votre téléphone)/, { selector: 'p' });
const spoken = () => screen.getByRole('status');

/** Metres to the south and to the east of the étape, and the guide's words, with the median of five fixes. */
const recordedWalk: readonly (readonly [south: number, east: number, words: RegExp])[] = [
  [220, 0, /^Encore 220.m, au nord\./],
  [200, 0, /^Encore 210.m, au nord\./],
  [180, 60, /^Encore 200.m, au nord\./],
  [170, 0, /^Encore 190.m, au nord\./],
  [160, 0, /^Encore 180.m, au nord\./],
  [110, 0, /^Encore 170.m, au nord\./],
  [100, -60, /^Encore 160.m, au nord\./],
  [90, 0, /^Encore 110.m, au nord\./],
  [60, 0, /^Encore 100.m, au nord\./],
  [40, 0, /^Encore 90.m, au nord\./],
  [20, 0, /^Encore 60.m, au nord\./],
  [10, 0, /^Encore 40.m, au nord\./],
  [8, 0, /^Encore 20.m, au nord\./],
  [6, 0, /^Vous y êtes/],
];

/** The device turns. */
function point(orientation: { absolute: boolean; alpha: number }) {
  act(() => {
    const event = Object.assign(new Event('deviceorientationabsolute'), orientation);
    window.dispatchEvent(event);
  });
}

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('WhereToGo', () => {
  test('shows the place on a map, in words and in the phone’s own application', async () => {
    const device = stubGeolocation();
    await open();
    expect(screen.getByText('Au bas des marches')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Ouvrir dans mon application de cartes' }),
    ).toHaveAttribute('href', 'geo:48.4,-2?q=48.4,-2');
    expect(device.geolocation.watchPosition).not.toHaveBeenCalled();
  });

  test('guides on demand: distance and direction, then arrival, and releases the device', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    expect(screen.getByText('Recherche de votre position…')).toBeInTheDocument();
    device.stand(48.398, -2);
    expect(shown()).toHaveTextContent(/^Encore 220 m, au nord\. Précision : 10 m\.$/);
    expect(screen.getByText(/le nord en haut/)).toBeInTheDocument();
    expect(screen.getByText('avec moi')).toBeInTheDocument();
    expect(device.geolocation.clearWatch).not.toHaveBeenCalled();
    for (let fix = 0; fix < 3; fix += 1) device.stand(48.4, -2.0001, 30);
    expect(shown()).toHaveTextContent('Vous y êtes.');
    expect(device.geolocation.clearWatch).toHaveBeenCalledWith(1);
    expect(screen.getByRole('button', { name: 'Me guider à nouveau' })).toBeVisible();
  });

  test('reports the phone’s presence once measured, and not for a button', async () => {
    const device = stubGeolocation();
    const onThere = vi.fn<() => void>();
    const { user } = await open({ onThere });
    await user.click(guideMe());
    device.stand(48.398, -2);
    expect(onThere).not.toHaveBeenCalled();
    for (let fix = 0; fix < 3; fix += 1) device.stand(48.4, -2.0001, 30);
    expect(onThere).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Je suis sur place' }));
    expect(onThere).toHaveBeenCalledOnce();
  });

  test('gives the way as on a clock if the device has a compass', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    device.stand(48.398, -2);
    point({ absolute: true, alpha: 60 });
    expect(shown()).toHaveTextContent(/^Encore 220 m, à 2 heures \(au nord\)\./);
    point({ absolute: true, alpha: 0 });
    expect(shown()).toHaveTextContent(/^Encore 220 m, droit devant vous \(au nord\)\./);
    expect(screen.getByText(/suit votre téléphone/)).toBeInTheDocument();
  });

  test('tells screen readers that the way is found, and the rest on request', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    device.stand(48.398, -2);
    expect(spoken()).toHaveTextContent(/^Encore 220 m/);
    for (let fix = 0; fix < 5; fix += 1) device.stand(48.399, -2);
    expect(shown()).toHaveTextContent(/^Encore 110 m/);
    expect(spoken()).toHaveTextContent(/^Encore 220 m/);
    await user.click(screen.getByRole('button', { name: 'Dire la direction' }));
    expect(spoken()).toHaveTextContent(/^Encore 110 m/);
  });

  test('guides straight over a recorded walk with jumps of 60 m, and announces the arrival at its end only', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    const metresPerDegree = 111_195;
    for (const [south, east, words] of recordedWalk) {
      const aside = metresPerDegree * Math.cos((48.4 * Math.PI) / 180);
      device.stand(48.4 - south / metresPerDegree, -2 + east / aside);
      expect(shown()).toHaveTextContent(words);
    }
  });

  test('keeps a known position when the sky is hidden for a moment, with its age', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    device.stand(48.398, -2);
    device.fail(3);
    expect(shown()).toHaveTextContent(/^Encore 220 m, au nord/);
  });

  test('marks an old fix', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    device.stand(48.398, -2);
    act(() => {
      vi.advanceTimersByTime(45_000);
    });
    expect(shown()).toHaveTextContent(/Votre position date de 4\d s\.$/);
  });

  test.each([
    [1, /n’est pas autorisée/],
    [2, /introuvable/],
  ])('shows the remedy when the device answers %d, twice', async (code, words) => {
    const device = stubGeolocation();
    const { user } = await open();
    for (const turn of [1, 2]) {
      await user.click(guideMe());
      device.fail(code);
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(device.geolocation.watchPosition).toHaveBeenCalledTimes(turn);
    }
    await user.click(screen.getByRole('button', { name: 'Je suis sur place' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('requests no position while the page is hidden, and follows again on its return', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    device.stand(48.398, -2);
    const hide = vi.spyOn(document, 'visibilityState', 'get');
    hide.mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(device.geolocation.clearWatch).toHaveBeenCalledWith(1);
    hide.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(device.geolocation.watchPosition).toHaveBeenCalledTimes(2);
    expect(shown()).toHaveTextContent(/^Encore 220 m/);
    hide.mockRestore();
  });

  test('stops following on request, and on closing', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(guideMe());
    device.stand(48.398, -2);
    await user.click(screen.getByRole('button', { name: 'Arrêter le guidage' }));
    expect(device.geolocation.clearWatch).toHaveBeenCalledWith(1);
    expect(screen.queryByText(/^Encore/)).toBeNull();
    await user.click(guideMe());
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(device.geolocation.clearWatch).toHaveBeenCalledWith(2);
  });

  test('is absent when neither the place nor the way is known', () => {
    render(
      <WhereToGo etape={{ ...etape, position: null }} numero={1} adaptations={[]} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('leads by words alone to a place that is not on the map', async () => {
    const user = userEvent.setup({ delay: null });
    const told = { ...etape, position: null, chemin: 'Descendez jusqu’au pont.' };
    render(<WhereToGo etape={told} numero={2} adaptations={[]} />);
    await user.click(screen.getByRole('button', { name: /^Où aller/ }));
    expect(screen.getByText('Descendez jusqu’au pont.')).toBeInTheDocument();
    expect(screen.getByText(/^Ce lieu n’est pas sur la carte/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Me guider' })).toBeNull();
  });

  test('gives the way without steps on request, and a note if none was described', async () => {
    stubGeolocation();
    const both = { ...etape, chemin: 'Montez.', cheminSansMarches: 'Par la rampe.' };
    const first = await open({ etape: both, adaptations: ['sans-marches'] });
    expect(screen.getByText('Par la rampe.')).toBeVisible();
    expect(screen.queryByText('Montez.')).toBeNull();
    first.unmount();
    const second = await open({ etape: both });
    expect(screen.getByText('Montez.')).toBeVisible();
    second.unmount();
    const stepsOnly = { ...both, cheminSansMarches: '' };
    const third = await open({ etape: stepsOnly, adaptations: ['sans-marches'] });
    // The first étape has no previous one.
    expect(screen.queryByText(/n’est pas décrit/)).toBeNull();
    third.unmount();
    await open({ etape: stepsOnly, numero: 2, adaptations: ['sans-marches'] });
    expect(screen.getByText(/sans marches jusqu’ici n’est pas décrit/)).toBeVisible();
    expect(screen.getByText('Montez.')).toBeVisible();
  });

  test('sounds the way on demand, and is silent again with the guidance', async () => {
    const audio = stubAudio();
    const device = stubGeolocation();
    const { user } = await open({ adaptations: ['sans-vue'] });
    await user.click(guideMe());
    device.stand(48.398, -2);
    expect(audio.opened).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sons qui se rapprochent' }));
    await waitFor(() => expect(audio.started).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: 'Arrêter le guidage' }));
    expect(audio.closed).toHaveBeenCalledOnce();
  });
});
