import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { createCanvasContext, type Drawing } from '@/testing/canvas-context.ts';
import { createSilentServices } from '@/testing/services.ts';
import { CertificatView } from './certificat-view.tsx';

let drawing: Drawing = { written: [], pictures: [] };

const shared = vi.fn<Navigator['share']>();

beforeEach(() => {
  drawing = { written: [], pictures: [] };
  localStorage.clear();
  shared.mockReset().mockResolvedValue();
  vi.stubGlobal('Path2D', vi.fn());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => createCanvasContext(drawing) as null,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['png'], { type: 'image/png' })),
  );
  let count = 0;
  URL.createObjectURL = () => `blob:certificat-${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  vi.stubGlobal('navigator', {
    userAgent: 'Android',
    clipboard: undefined,
    canShare: () => true,
    share: shared,
  });
});

afterEach(cleanup);

const quete = createQuete();
const at = Date.UTC(2026, 10, 21, 12);

function show(shown = quete) {
  render(
    <FirebaseProvider services={createSilentServices()}>
      <CertificatView quete={shown} partie={createPartie(shown)} at={at} />
    </FirebaseProvider>,
  );
  return userEvent.setup({ delay: null });
}

const picture = (name: RegExp) => screen.findByRole('img', { name });

test('each player has a certificate, and the visible one is shared', async () => {
  changePlayChoices({ joueurs: ['Lina', 'Tom'] });
  const user = show();
  await picture(/^Certificat\s: Lina a fait toute la quête/);
  expect(drawing.written).toEqual(
    expect.arrayContaining([
      'Lina',
      'a fait toute la quête',
      '«\u00A0Le secret du lavoir\u00A0»',
    ]),
  );
  await user.click(screen.getByRole('radio', { name: 'Tom' }));
  await picture(/^Certificat\s: Tom a fait/);
  await user.click(screen.getByRole('button', { name: 'Partager l’image' }));
  expect(shared.mock.calls[0]?.[0]?.files?.[0]).toMatchObject({ type: 'image/png' });
});

test('every certificate is printed at once, a sheet each, and taken away afterwards', async () => {
  changePlayChoices({ joueurs: ['Lina', 'Tom', 'Zoé'] });
  const sheets = () => document.querySelectorAll('.certificats > img').length;
  let printed = 0;
  vi.stubGlobal('print', () => {
    printed = sheets();
    window.dispatchEvent(new Event('afterprint'));
  });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Imprimer tous les certificats' }));
  await waitFor(() => expect(printed).toBe(3));
  await waitFor(() => expect(sheets()).toBe(0));
  expect(drawing.written).toContain('Zoé');
});

test('a certificate takes a typed name if the players gave none', async () => {
  const user = show();
  await picture(/^Certificat\s: Prénom à écrire/);
  await user.type(screen.getByRole('textbox', { name: /^Prénom/ }), 'Zoé');
  await picture(/^Certificat\s: Zoé a fait/);
});

test('a browser that cannot draw has a message', async () => {
  vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
  show();
  expect(await screen.findByText(/ne sait pas dessiner/)).toBeVisible();
});

test('the cover of the quête is drawn on its certificate, or the walk if it cannot be fetched', async () => {
  const image = {
    path: 'quetes/q/tour.webp',
    ...{ texteAlternatif: 'La tour', credit: '', largeur: 1_200, hauteur: 800 },
  };
  const shown = createQuete({ etapes: [createEtapePublique(1, { image })] });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
  show(shown);
  await picture(/^Certificat/);
  expect(drawing.pictures).toEqual([expect.any(HTMLImageElement)]);

  cleanup();
  drawing.pictures = [];
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show(shown);
  await picture(/^Certificat/);
  expect(drawing.pictures).toEqual([]);
});

test('several players may share one certificate, in the plural', async () => {
  changePlayChoices({ joueurs: ['Lina', 'Tom'] });
  const user = show();
  await user.click(screen.getByRole('radio', { name: 'Lina et Tom' }));
  await picture(/^Certificat\s: Lina et Tom ont fait toute la quête/);
});
