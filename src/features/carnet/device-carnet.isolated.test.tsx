import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCarnet, readCarnet } from '@/data/carnet/carnet-store.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { createFeuillet } from '@/testing/carnet-factories.ts';
import { DeviceCarnet } from './device-carnet.tsx';
import { ResumeBand } from './resume-band.tsx';

// Isolated: the device's parties are those of this file only.

/** The catalogue over HTTP: every département has these cards. */
function serve(...cartes: Carte[]) {
  const stringValue = JSON.stringify({ cartes });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ fields: { cartes: { stringValue } } })),
  );
}

function show() {
  const services = createSilentServices();
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <ResumeBand />
        <DeviceCarnet />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  // jsdom does not have them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => localStorage.clear());

describe('the carnet of a device', () => {
  test('has a tampon for each quête that was ended here, the latest first', async () => {
    addToCarnet([createFeuillet(1), createFeuillet(2)]);
    show();
    const carnet = within(await screen.findByRole('region', { name: 'Notre carnet' }));
    const items = carnet.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Quête 2Dijon, 3\smai\s2026, 2\spoints$/),
      expect.stringMatching(/Quête 1Dijon, 2\smai\s2026, 1\spoint$/),
    ]);
  });

  test('without network shows its tampons alone', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    addToCarnet([createFeuillet(1)]);
    show();
    const carnet = within(await screen.findByRole('region', { name: 'Notre carnet' }));
    expect(carnet.getAllByRole('listitem')).toHaveLength(1);
  });

  test('has the focus when the address links to it', async () => {
    window.location.hash = '#carnet';
    addToCarnet([createFeuillet(1)]);
    show();
    expect(await screen.findByRole('heading', { name: 'Notre carnet' })).toHaveFocus();
    window.location.hash = '';
  });

  test('of 20 quêtes shows twelve, and all of them on request', async () => {
    addToCarnet(Array.from({ length: 20 }, (_, index) => createFeuillet(index)));
    const user = show();
    const carnet = within(await screen.findByRole('region', { name: 'Notre carnet' }));
    expect(carnet.getAllByRole('listitem')).toHaveLength(12);
    await user.click(carnet.getByRole('button', { name: 'Voir les 20 tampons' }));
    expect(carnet.getAllByRole('listitem')).toHaveLength(20);
  });

  test('is erased after two confirmations', async () => {
    addToCarnet([createFeuillet(1)]);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Effacer notre carnet' }));
    expect(readCarnet()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Effacer' }));
    await expect.poll(readCarnet).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('offers the parties under way, each at its étape, and no tampon for them', async () => {
    const quete = createQuete({ titre: 'Le lavoir' });
    await (await partieStore()).begin(quete, createPartie(quete));
    show();
    const band = within(await screen.findByRole('region', { name: 'Parties en cours' }));
    expect(band.getByText(/étape.1 sur.\d/)).toBeVisible();
    expect(band.getByRole('link', { name: /Reprendre.: Le lavoir/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/jouer$/),
    );
    expect(
      screen.getByText('Votre premier tampon vous attend au bout de la balade.'),
    ).toBeVisible();
  });

  test('has an empty place for each quête nearby that has no tampon, with its distance', async () => {
    serve(createCarte({ queteId: '22_dinan_les-remparts', titre: 'Les remparts' }));
    const quete = createQuete();
    await (await partieStore()).begin(quete, createPartie(quete));
    show();
    const link = await screen.findByRole('link', { name: 'Les remparts' });
    expect(link).toHaveAttribute('href', '/les_quetes/22/dinan/les-remparts');
    expect(screen.getByText(/^Dinan, à \d+.m$/)).toBeVisible();
  });
});
