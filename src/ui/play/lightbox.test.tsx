import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Gallery } from './gallery.tsx';
import { Lightbox } from './lightbox.tsx';
import type { Picture } from './picture.ts';

const pictureOf = (alt: string): Picture => ({
  ...{ src: `/${alt}.webp`, alt, credit: '', width: 300, height: 200 },
});
const pictures = [pictureOf('le lavoir'), pictureOf('le bassin')];
const widthOf = () => screen.getByRole('img').style.width;

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('each picture opens large from its place, and leads to the others', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Gallery pictures={pictures} />);
  await user.click(
    screen.getByRole('button', {
      name: 'Voir en grand l’image 2 sur 2\u00A0: le bassin',
    }),
  );
  expect(await screen.findByRole('img', { name: 'le bassin' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Suivante' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Précédente' }));
  expect(screen.getByRole('img', { name: 'le lavoir' })).toBeVisible();
});

test('the buttons and the keys + and − enlarge it, four times at most', async () => {
  const user = userEvent.setup({ delay: null });
  render(<Lightbox pictures={pictures} first={0} onClose={vi.fn()} />);
  expect(widthOf()).toBe('100%');
  await user.click(screen.getByRole('button', { name: 'Agrandir' }));
  expect(widthOf()).toBe('150%');
  screen.getByRole('group', { name: 'Image agrandie' }).focus();
  await user.keyboard('+++++');
  expect(widthOf()).toBe('400%');
  await user.keyboard('-------');
  expect(widthOf()).toBe('100%');
});

test('two fingers that part enlarge it', () => {
  render(<Lightbox pictures={pictures} first={0} onClose={vi.fn()} />);
  const box = screen.getByRole('group', { name: 'Image agrandie' });
  fireEvent.pointerDown(box, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(box, { pointerId: 2, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(box, { pointerId: 2, clientX: 300, clientY: 100 });
  expect(widthOf()).toBe('200%');
  fireEvent.pointerUp(box, { pointerId: 2, clientX: 300, clientY: 100 });
  fireEvent.pointerMove(box, { pointerId: 1, clientX: 0, clientY: 100 });
  expect(widthOf()).toBe('200%');
});

test('a failed picture leaves its description', () => {
  render(<Lightbox pictures={pictures} first={0} onClose={vi.fn()} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText(/montre : le lavoir/)).toBeVisible();
});
