import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

/** A device whose position the test decides. */
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

async function open() {
  const user = userEvent.setup();
  const view = render(<WhereToGo etape={etape} numero={1} />);
  await user.click(screen.getByRole('button', { name: /^Où aller/ }));
  await screen.findByRole('img', { name: 'Carte de l’étape 1' });
  return { user, ...view };
}

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

  test('says how far and which way, once asked', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Me situer' }));
    expect(screen.getByText('Recherche de votre position…')).toBeInTheDocument();
    device.stand(48.398, -2);
    expect(screen.getByText('C’est à 220 m d’ici, au nord.')).toBeInTheDocument();
    expect(screen.getByText('avec moi')).toBeInTheDocument();
    for (let fix = 0; fix < 3; fix += 1) device.stand(48.4, -2.0001, 30);
    expect(screen.getByText('Vous y êtes.')).toBeInTheDocument();
  });

  test('does not follow a single measure that jumps', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Me situer' }));
    for (let fix = 0; fix < 3; fix += 1) device.stand(48.4, -2);
    device.stand(48.41, -2);
    expect(screen.getByText('Vous y êtes.')).toBeInTheDocument();
  });

  test('keeps a position that was known when the sky is hidden for a moment', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Me situer' }));
    device.stand(48.398, -2);
    device.fail(3);
    expect(screen.getByText('C’est à 220 m d’ici, au nord.')).toBeInTheDocument();
  });

  test.each([
    [1, /n’est pas autorisée/],
    [2, /introuvable/],
  ])('says what to do instead when the device answers %d', async (code, words) => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Me situer' }));
    device.fail(code);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  test('stops following when it is closed', async () => {
    const device = stubGeolocation();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Me situer' }));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(device.geolocation.clearWatch).toHaveBeenCalledWith(1);
  });

  test('is not there when the place is not known', () => {
    render(<WhereToGo etape={{ ...etape, position: null }} numero={1} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
