import { Blob as NodeBlob } from 'node:buffer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { keepPhoto } from '@/data/partie/photo-store.ts';
import { changePlayChoices } from '@/data/partie/play-choices.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { createCanvasContext, type Drawing } from '@/testing/canvas-context.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { SouvenirView } from './souvenir-view.tsx';

let drawing: Drawing = { written: [], pictures: [] };
const saved = vi.fn<HTMLElement['click']>();

beforeEach(() => {
  drawing = { written: [], pictures: [] };
  localStorage.clear();
  changePlayChoices({ joueurs: [] });
  saved.mockReset();
  vi.stubGlobal('Path2D', vi.fn());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => createCanvasContext(drawing) as null,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['png'], { type: 'image/png' })),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(saved);
  URL.createObjectURL = () => 'blob:souvenir';
  URL.revokeObjectURL = () => undefined;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

afterEach(() => {
  changePlayChoices({ joueurs: [] });
  localStorage.clear();
});

const at = Date.UTC(2026, 10, 21, 12);
const quete = createQuete({
  etapes: [
    createEtapePublique(1, {
      epreuve: { ...createTextePublique(), type: 'photo' },
    }),
  ],
});

function show(partie: Partial<Partie> = {}, played = quete) {
  render(
    <FirebaseProvider services={createSilentServices()}>
      <SouvenirView quete={played} partie={createPartie(played, partie)} at={at} />
    </FirebaseProvider>,
  );
  return userEvent.setup({ delay: null });
}

const picture = (name: RegExp) => screen.findByRole('img', { name });

test('a souvenir has the names of the players, the quête, its commune and its day', async () => {
  changePlayChoices({ joueurs: ['Louna', 'Malo'] });
  show();
  expect(await screen.findByRole('heading', { name: 'Notre souvenir' })).toHaveFocus();
  await picture(
    /^Souvenir\s: Louna et Malo, «\s.+\s», Dinan, 21\snov.*avec le tampon\.$/,
  );
  expect(drawing.written).toContain('Louna et Malo');
  expect(drawing.pictures).toEqual([]);
});

test('a walk that was shortened has no tampon on its souvenir', async () => {
  show({ ecourteeIndex: 0 });
  await picture(/^Souvenir/);
  expect(screen.getByRole('img').getAttribute('alt')).not.toContain('tampon');
});

test('the last photo of the party is on it', async () => {
  const partie = createPartie(quete);
  await keepPhoto(partie.id, testEtapeId(1), new NodeBlob(['photo']) as Blob);
  show({
    suiviByEtapeId: {
      [testEtapeId(1)]: {
        erreurCount: 0,
        indiceCount: 0,
        reponsesRefusees: [],
        issue: { type: 'reussie', reponse: 'photo', points: 0, at: 1, preuve: 'attente' },
      },
    },
  });
  await picture(/^Souvenir/);
  expect(drawing.pictures).toEqual([expect.any(HTMLImageElement)]);
});

test('without a photograph or a cover, the walk is drawn instead', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  vi.stubGlobal('fetch', fetched);
  const image = {
    ...{ path: 'quetes/q/lavoir-800.webp', texteAlternatif: '', credit: '' },
    ...{ largeur: 800, hauteur: 600 },
  };
  show({}, createQuete({ etapes: [createEtapePublique(1, { image })] }));
  await picture(/^Souvenir/);
  expect(fetched).toHaveBeenCalledOnce();
  expect(drawing.pictures).toEqual([]);
  expect(drawing.written).toContain('1');
});

test('on a device without sharing, the picture is saved', async () => {
  const user = show();
  await picture(/^Souvenir/);
  expect(screen.queryByRole('button', { name: 'Partager l’image' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’image' }));
  expect(saved).toHaveBeenCalledTimes(1);
});
