import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { EmporterPanel } from './emporter-panel.tsx';

const image = {
  path: 'quetes/q/lavoir.webp',
  texteAlternatif: 'Le lavoir.',
  credit: '',
  largeur: 1_600,
  hauteur: 1_200,
};
const film = { path: 'quetes/q/film.mp4', octets: 40_000_000, texte: 'Bonjour.' };
const quete = createQuete({ etapes: [createEtapePublique(1, { image, film })] });
const name = `${quete.contenu.slug}-v1.zip`;

/** The published quête as the service answers it. */
const fields = {
  contenu: { stringValue: JSON.stringify(quete.contenu) },
  version: { integerValue: '1' },
  publishedAt: { timestampValue: '2026-06-01T08:00:00Z' },
};

const saved = vi.fn<(file: string) => void>();
let zip: Blob | null = null;

/** The network, where `media` answers for the files of the quête. */
function answer(media: (signal: AbortSignal | null) => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string, { signal = null }: RequestInit = {}) => {
    if (url.includes('/documents/')) return Promise.resolve(Response.json({ fields }));
    if (url.includes('alt=media')) return media(signal);
    return Promise.resolve(new Response(url));
  });
}

const missing = () => Promise.resolve(new Response('', { status: 404 }));

async function prepare(): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup({ delay: null });
  render(<EmporterPanel quete={quete} />);
  await user.click(screen.getByRole('button', { name: /^Préparer le dossier/ }));
  return user;
}

/** The browser of the tests reads a file in this way alone. */
function namesInZip(): Promise<string[]> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      // Asked as an array buffer.
      const bytes = new Uint8Array(reader.result as ArrayBuffer);
      resolve(Object.keys(unzipSync(bytes)).map((file) => file.replace(/^[^/]+\//, '')));
    });
    reader.readAsArrayBuffer(zip ?? new Blob());
  });
}

beforeEach(() => {
  saved.mockReset();
  zip = null;
  URL.createObjectURL = (file: Blob) => {
    zip = file;
    return 'blob:dossier';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a folder is saved with the game, the quête and its pictures, without films until they are wanted', async () => {
  answer(() => Promise.resolve(new Response('image')));
  await prepare();
  expect(await screen.findByText(`${name} est dans vos téléchargements.`)).toBeVisible();
  expect(saved).toHaveBeenCalledExactlyOnceWith(name);
  const names = await namesInZip();
  expect(names).toContain('joueur/joueur.js');
  expect(names).toContain('joueur/licences.txt');
  expect(names.filter((one) => one.startsWith('fichiers/'))).toEqual([
    'fichiers/001.webp',
  ]);
});

test('its size is told before, with the films if they are wanted', async () => {
  const user = userEvent.setup({ delay: null });
  render(<EmporterPanel quete={quete} />);
  await user.click(screen.getByRole('checkbox', { name: /^Avec les films \(40\sMo\)/ }));
  expect(screen.getByRole('button', { name: /\(40,\d\sMo environ\)$/ })).toBeVisible();
});

test('a picture that cannot be had is told, and the folder is saved without it if so chosen', async () => {
  answer(missing);
  const user = await prepare();
  expect(await screen.findByText(/introuvables\s: 1$/)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Enregistrer sans eux' }));
  expect(saved).toHaveBeenCalledExactlyOnceWith(name);
  expect((await namesInZip()).some((one) => one.startsWith('fichiers/'))).toBe(false);
});

test('a folder under way is stopped, and nothing is saved', async () => {
  const asked = vi.fn<() => void>();
  answer(
    (signal) =>
      new Promise((_resolve, reject) => {
        asked();
        signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
      }),
  );
  const user = await prepare();
  expect(await screen.findByRole('progressbar')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('button', { name: /^Préparer le dossier/ })).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('a device without enough memory is told so', async () => {
  answer(() => Promise.reject(new RangeError('Array buffer allocation failed')));
  await prepare();
  expect(await screen.findByText(/pas assez de mémoire/)).toBeVisible();
});

test('an address for problems is checked before a folder is made, and those who may export the parcours join its archive', async () => {
  answer(() => Promise.resolve(new Response('image')));
  const user = userEvent.setup({ delay: null });
  const packArchive = () => Promise.resolve(new Uint8Array([80, 75]));
  render(<EmporterPanel {...{ quete, packArchive }} />);
  await user.click(screen.getByRole('checkbox', { name: /^Avec l’archive/ }));
  const address = screen.getByRole('textbox', { name: /^Adresse e-mail/ });
  const prepare = screen.getByRole('button', { name: /^Préparer le dossier/ });
  await user.type(address, 'accueil');
  await user.click(prepare);
  expect(address).toBeInvalid();
  await user.type(address, '@musee.exemple');
  await user.click(prepare);
  await screen.findByText(`${name} est dans vos téléchargements.`);
  expect(await namesInZip()).toContain('parcours.zip');
});
