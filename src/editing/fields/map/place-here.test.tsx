import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PlaceHere } from './place-here.tsx';

type Watch = Parameters<Geolocation['watchPosition']>;

let tell: Watch[0];
let refuse: Watch[1];
const clearWatch = vi.fn();
let watchCount = 0;

/** One measure of the phone. */
function fix(lat: number, accuracy: number): void {
  const coords = { latitude: lat, longitude: -2.04, accuracy };
  act(() => tell({ coords, timestamp: 0 } as GeolocationPosition));
}

beforeEach(() => {
  clearWatch.mockReset();
  const geolocation = {
    watchPosition: (onFix: Watch[0], onError: Watch[1]) => {
      tell = onFix;
      refuse = onError;
      watchCount += 1;
      return watchCount;
    },
    clearWatch,
  };
  Object.defineProperty(navigator, 'geolocation', {
    value: geolocation,
    configurable: true,
  });
});

async function start() {
  const onPosition = vi.fn();
  render(<PlaceHere numero={2} onPosition={onPosition} />);
  await userEvent.click(screen.getByRole('button', { name: 'Je suis sur place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trouver où je suis' }));
  return onPosition;
}

const place = () => screen.queryByRole('button', { name: 'Placer l’étape 2 ici' });

it('places an étape at the median of several measures, shows their accuracy, and stops the GPS afterwards', async () => {
  const onPosition = await start();
  fix(48.45, 12);
  fix(48.99, 12);
  fix(48.4502, 12);
  expect(screen.getByRole('status')).toHaveTextContent(/connue à 12 m près/);
  const button = place();
  if (button === null) throw new Error('The place is known well enough.');
  await userEvent.click(button);
  expect(onPosition).toHaveBeenCalledExactlyOnceWith({ lat: 48.4502, lon: -2.04 });
  expect(clearWatch).toHaveBeenCalledWith(watchCount);
  expect(screen.getByRole('status')).toHaveTextContent(/placée où vous êtes/);
});

it('refuses a place known to more than 100 m, and accepts it once it is more accurate', async () => {
  await start();
  fix(48.45, 500);
  expect(screen.getByRole('status')).toHaveTextContent(/connue qu’à 500 m près/);
  expect(place()).toBeNull();
  fix(48.45, 20);
  fix(48.45, 20);
  expect(place()).toBeVisible();
});

it('begins with the last known position if another part of the page already follows the phone', async () => {
  const { unmount } = render(<PlaceHere numero={1} onPosition={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Je suis sur place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trouver où je suis' }));
  fix(48.45, 12);
  const onPosition = vi.fn();
  const second = render(<PlaceHere numero={2} onPosition={onPosition} />);
  await userEvent.click(
    within(second.container).getByRole('button', { name: 'Je suis sur place' }),
  );
  await userEvent.click(
    within(second.container).getByRole('button', { name: 'Trouver où je suis' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Placer l’étape 2 ici' }));
  expect(onPosition).toHaveBeenCalledExactlyOnceWith({ lat: 48.45, lon: -2.04 });
  unmount();
});

it('forgets the position once the last follower of the phone has stopped', async () => {
  const onPosition = await start();
  fix(48.45, 12);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await userEvent.click(screen.getByRole('button', { name: 'Je suis sur place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trouver où je suis' }));
  expect(screen.getByRole('status')).toHaveTextContent('Recherche de votre position…');
  expect(onPosition).not.toHaveBeenCalled();
});

it('shows the next step if the browser has no permission', async () => {
  await start();
  act(() => refuse?.({ code: 1 } as GeolocationPositionError));
  expect(screen.getByRole('status')).toHaveTextContent(/pas autorisée.*Touchez la carte/);
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('button', { name: 'Je suis sur place' })).toBeVisible();
});
