import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const quete = createQuete({
  etapes: [createEtapePublique(1, { titre: 'La halle', lieu: 'place de la Mairie' })],
});

type Device = {
  state?: PermissionState;
  share?: (data: ShareData) => Promise<void>;
  writeText?: (text: string) => Promise<void>;
};

/** A device with a position set by the test. */
function stubDevice({ state = 'prompt', share, writeText }: Device = {}) {
  const watchers: { success: PositionCallback; error: PositionErrorCallback }[] = [];
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (success: PositionCallback, error: PositionErrorCallback) =>
        watchers.push({ success, error }),
      clearWatch: vi.fn(),
    },
    permissions: { query: () => Promise.resolve({ state }) },
    userAgent: android,
    onLine: false,
    clipboard: { writeText },
    ...(share === undefined ? {} : { share }),
  });
  return {
    watchers,
    stand(latitude: number, longitude: number, accuracy = 12) {
      act(() => {
        watchers
          .at(-1)
          ?.success({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);
      });
    },
    /** 1: refused; 2: no position found. */
    lose(code: 1 | 2 = 2) {
      act(() => {
        watchers.at(-1)?.error({ code } as GeolocationPositionError);
      });
    },
  };
}

/** Reloads the page: its known position is gone. */
async function open() {
  const { SecoursPart } = await import('./secours-part.tsx');
  const view = render(
    <MemoryRouter>
      <SecoursPart partie={createPartie(quete)} contenu={quete.contenu} />
    </MemoryRouter>,
  );
  // The browser has reported its permissions.
  await act(() => Promise.resolve());
  // Its own setup would put a clipboard in the place of the device’s.
  return { user: userEvent, ...view };
}

const link = (name: RegExp) => screen.getByRole('link', { name });
const messageOf = () =>
  decodeURIComponent(
    link(/114/)
      .getAttribute('href')
      ?.replace(/^sms:114\?body=/, '') ?? '',
  );

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the numbers are there before any position, with a message without one', async () => {
  const device = stubDevice();
  await open();
  expect(link(/^Appeler le 112$/)).toHaveAttribute('href', 'tel:112');
  expect(messageOf()).toMatch(
    /^Besoin de secours\. Position GPS inconnue\. Dernier lieu/,
  );
  expect(screen.getByText(/Dinan \(22\), étape 1/)).toBeVisible();
  expect(device.watchers).toHaveLength(0);
});

test('at a press the position is read, in two ways of writing it', async () => {
  const device = stubDevice();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Lire ma position' }));
  expect(screen.getByText('Recherche de votre position…')).toBeVisible();
  device.stand(48.651415, -2.023501);
  expect(screen.getByText(/^48,65142°\sNord$/)).toBeVisible();
  expect(screen.getByText(/^2°\s01,410′\sOuest$/)).toBeVisible();
  expect(
    screen.getByText(/^Position à 10\sm près, relevée à l’instant, à /),
  ).toBeVisible();
  expect(messageOf()).toContain('48.65142, -2.02350');
});

test('without a permitted position it says so, and keeps the numbers and the last place', async () => {
  const device = stubDevice();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Lire ma position' }));
  device.lose(1);
  expect(screen.getByText(/^La position n’est pas autorisée/)).toBeVisible();
  expect(link(/^Appeler le 112$/)).toHaveAttribute('href', 'tel:112');
  expect(screen.getByText(/Dinan \(22\), étape 1/)).toBeVisible();
});

test('the position is read at once if already permitted', async () => {
  const device = stubDevice({ state: 'granted' });
  await open();
  expect(device.watchers).toHaveLength(1);
});

test('a position of twenty minutes ago stays visible with its age, though the phone finds none now', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.parse('2026-07-14T11:45:00Z'));
  const device = stubDevice({ state: 'granted' });
  const { unmount } = await open();
  device.stand(48.651415, -2.023501);
  unmount();
  vi.setSystemTime(Date.parse('2026-07-14T12:05:00Z'));
  await open();
  device.lose();
  expect(screen.getByText(/^48,65142°\sNord$/)).toBeVisible();
  expect(
    screen.getByText(
      /relevée il y a 20\smin, à 13\sh\s45\. Vous avez pu bouger depuis\s: dites-le\./,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Votre position est introuvable/)).toBeVisible();
  expect(messageOf()).toMatch(/relevée il y a 20 min, à 13 h 45/);
});

test('a position that another part of the page had twenty minutes ago is not called new', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.parse('2026-07-14T11:45:00Z'));
  const device = stubDevice({ state: 'granted' });
  await open();
  device.stand(48.651415, -2.023501);
  vi.setSystemTime(Date.parse('2026-07-14T12:05:00Z'));
  // The first one still follows; the phone sends no more.
  await open();
  expect(screen.getByText(/relevée il y a 20\smin, à 13\sh\s45/)).toBeVisible();
});

test('a group without hearing has the number to write to first', async () => {
  stubDevice();
  const { SecoursPart } = await import('./secours-part.tsx');
  const partie = createPartie(quete, { adaptations: ['sans-ouie'] });
  render(
    <MemoryRouter>
      <SecoursPart partie={partie} contenu={quete.contenu} />
    </MemoryRouter>,
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Écrire au 114 par SMS', 'Appeler le 112']);
});

test('the place is sent by the phone’s own dialog', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  stubDevice({ share });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Envoyer à un proche' }));
  expect(share.mock.calls[0]?.[0].text).toMatch(/^Nous sommes ici\./);
});

test('on a phone without sharing it is copied, with a notice', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  stubDevice({ writeText });
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Envoyer à un proche' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copier' }));
  expect(await screen.findByText(/^C’est copié/)).toBeVisible();
  expect(writeText.mock.calls[0]?.[0]).toMatch(/étape 1/);
});

test('a browser that cannot copy has a message', async () => {
  stubDevice({ writeText: () => Promise.reject(new DOMException('Refused.')) });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copier' }));
  expect(await screen.findByText(/^Ce navigateur ne copie pas/)).toBeVisible();
});
