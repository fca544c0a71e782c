import { screen, within, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { findProblems } from '@/domain/parcours/check/problem.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import type { DecodedImage } from '../../images/prepare-image.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

vi.mock('@/map/map-editor.tsx', () => import('../../testing/fake-map-editor.tsx'));

/** Pictures being read, each released by the test. */
const reading: ((picture: DecodedImage) => void)[] = [];
vi.mock('../../images/decode-image.ts', () => ({
  decodeImage: () =>
    new Promise<DecodedImage>((resolve) => {
      reading.push(resolve);
    }),
}));

/** Releases the first picture being read. */
async function finishReading() {
  await waitFor(() => expect(reading).not.toEqual([]));
  reading.shift()?.({
    width: 3_000,
    height: 2_000,
    encode: () => Promise.resolve(new Blob(['réduite'], { type: 'image/webp' })),
    close: () => undefined,
  });
}

const photo = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });

function open() {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [full] = createFullParcours().etapes;
  if (full === undefined) throw new Error('It has étapes.');
  const { image, autresImages, autrefois } = full;
  const parcours = createParcours({
    etapes: [createEtape(1, { image, autresImages, autrefois })],
  });
  const editor = renderEditor(parcours);
  const etape = () => editor.session.view().parcours.etapes[0];
  const names = () =>
    [etape()?.image, ...(etape()?.autresImages ?? [])].map((one) =>
      one?.path.split('/').at(-1),
    );
  const kinds = () =>
    findProblems(editor.session.view().parcours).map(({ kind }) => kind);
  return { ...editor, etape, names, kinds };
}

test('images change places, the first too, and go', async () => {
  const { user, names } = open();
  expect(names()).toEqual(['lavoir.webp', 'bassin.webp', 'toit.webp']);
  const second = screen.getByRole('group', { name: 'Image 2 sur 6' });
  await user.click(within(second).getByRole('button', { name: 'Plus tôt' }));
  expect(names()).toEqual(['bassin.webp', 'lavoir.webp', 'toit.webp']);
  const third = screen.getByRole('group', { name: 'Image 3 sur 6' });
  expect(within(third).getByRole('button', { name: 'Plus tard' })).toBeDisabled();
  await user.click(within(third).getByRole('button', { name: 'Retirer l’image' }));
  expect(names()).toEqual(['bassin.webp', 'lavoir.webp']);
});

test('an image whose right to be shown is not ticked is a fault', async () => {
  const { user, kinds } = open();
  expect(kinds()).toEqual([]);
  const second = screen.getByRole('group', { name: 'Image 2 sur 6' });
  await user.click(within(second).getByRole('checkbox', { name: /Je peux montrer/ }));
  expect(kinds()).toEqual(['image-sans-droits']);
});

test('the old view has its year, and a view of today that may go without it', async () => {
  const { user, etape, kinds } = open();
  const year = screen.getByRole('textbox', { name: /De quand date/ });
  await user.clear(year);
  expect(kinds()).toEqual(['annee-absente']);
  await user.type(year, '1908');
  expect(etape()?.autrefois?.annee).toBe('1908');
  await user.click(screen.getByRole('button', { name: 'Retirer la vue d’aujourd’hui' }));
  expect(etape()?.autrefois?.aujourdhui).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retirer la vue d’autrefois' }));
  expect(etape()?.autrefois).toBeNull();
});

test('a year that is typed while the view of today is read stays', async () => {
  const { user, etape } = open();
  const now = within(screen.getByRole('group', { name: 'Vue d’aujourd’hui' }));
  await user.upload(now.getByLabelText('Choisir une autre image'), photo());
  const year = screen.getByRole('textbox', { name: /De quand date/ });
  await user.clear(year);
  await user.type(year, 'vers 1910');
  const before = etape()?.autrefois?.aujourdhui?.path;
  await finishReading();
  await waitFor(() => expect(etape()?.autrefois?.aujourdhui?.path).not.toBe(before));
  expect(etape()?.autrefois?.annee).toBe('vers 1910');
});

test('the words of a picture that are typed while another is read for it stay', async () => {
  const { user, etape } = open();
  const then = within(screen.getByRole('group', { name: 'Vue d’autrefois' }));
  await user.upload(then.getByLabelText('Choisir une autre image'), photo());
  const words = then.getByLabelText('Description de la vue d’autrefois');
  await user.clear(words);
  await user.type(words, 'La halle, avant l’incendie.');
  const before = etape()?.autrefois?.image.path;
  await finishReading();
  await waitFor(() => expect(etape()?.autrefois?.image.path).not.toBe(before));
  expect(etape()?.autrefois?.image.texteAlternatif).toBe('La halle, avant l’incendie.');
});

test('an image that changes places while another is read for it is the one replaced', async () => {
  const { user, names } = open();
  const second = within(screen.getByRole('group', { name: 'Image 2 sur 6' }));
  await user.upload(second.getByLabelText('Choisir une autre image'), photo());
  await user.click(second.getByRole('button', { name: 'Plus tard' }));
  expect(names()).toEqual(['lavoir.webp', 'toit.webp', 'bassin.webp']);
  await finishReading();
  await waitFor(() => expect(names()).not.toContain('bassin.webp'));
  expect(names().slice(0, 2)).toEqual(['lavoir.webp', 'toit.webp']);
  expect(names()).toHaveLength(3);
});

test('a picture read for an image deleted meanwhile is dropped', async () => {
  const { user, names } = open();
  const second = within(screen.getByRole('group', { name: 'Image 2 sur 6' }));
  await user.upload(second.getByLabelText('Choisir une autre image'), photo());
  await user.click(second.getByRole('button', { name: 'Retirer l’image' }));
  await user.upload(
    within(screen.getByRole('group', { name: 'Image 3 sur 6' })).getByLabelText(
      'Choisir une image',
    ),
    photo(),
  );
  await finishReading();
  await finishReading();
  // The later one, put after the first.
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(names().slice(0, 2)).toEqual(['lavoir.webp', 'toit.webp']);
});
