import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankEmpreinte, type EpreuveOf } from '@/testing/play-factories.ts';
import { AssociationPlayer } from './association/player.tsx';
import { OrdrePlayer } from './ordre/player.tsx';

const common = {
  consigne: 'De la plus ancienne à la plus récente ?',
  points: 10,
  indices: [],
  motDeSucces: '',
  anecdote: '',
  empreinte: blankEmpreinte,
  partielle: blankEmpreinte,
};
const ordre: EpreuveOf<'ordre'> = {
  type: 'ordre',
  ...common,
  elements: [
    { id: 'a', texte: 'La fontaine' },
    { id: 'b', texte: 'Le pont' },
    { id: 'c', texte: 'La gare' },
  ],
};
const association: EpreuveOf<'association'> = {
  type: 'association',
  ...common,
  gauche: ordre.elements,
  droite: [
    { id: 'x', texte: 'la rivière' },
    { id: 'y', texte: 'le moulin' },
    { id: 'z', texte: 'la forge' },
  ],
};
const props = {
  typed: '',
  onType: vi.fn<(typed: string) => void>(),
  onAnswer: vi.fn(),
  consigneId: 'consigne',
  indiceCount: 0,
  photos: { read: vi.fn(), keep: vi.fn() },
};

/** Rows of 50 pixels, 10 apart; those of the second list begin 200 pixels to the right. */
function layOut(): void {
  const lists = Array.from(document.querySelectorAll('ol, ul'));
  for (const [column, list] of lists.entries()) {
    for (const [row, item] of Array.from(list.children).entries()) {
      const box = new DOMRect(200 * column, 60 * row, 190, 50);
      vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(box);
    }
  }
}

const item = (texte: string) => screen.getByText(texte);
type Pointer = { pointerType: 'mouse' | 'touch'; on?: Element | undefined };

function drag(
  texte: string,
  [x, y]: readonly [number, number],
  { pointerType, on = item(texte) }: Pointer,
): void {
  const pointer = { isPrimary: true, button: 0, pointerId: 1, pointerType };
  fireEvent.pointerDown(on, { ...pointer, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(on, { ...pointer, clientX: x, clientY: y });
  fireEvent.pointerUp(on, { ...pointer, clientX: x, clientY: y });
  fireEvent.click(on);
}

/** The drag handle beside a text. */
const handleOf = (texte: string) =>
  item(texte).closest('li')?.querySelector('[data-poignee]') ?? undefined;

beforeEach(() => {
  props.onType.mockClear();
  Element.prototype.setPointerCapture = vi.fn();
});

test('a thing dragged down is placed among the others, and announced', () => {
  render(<OrdrePlayer epreuve={ordre} {...props} />);
  layOut();
  drag('La fontaine', [0, 130], { pointerType: 'mouse' });
  expect(props.onType).toHaveBeenCalledExactlyOnceWith('b-c-a');
  expect(screen.getByRole('status')).toHaveTextContent('La fontaine, place 3 sur 3.');
});

test('a thing put back in its place, or barely moved, changes nothing', () => {
  render(<OrdrePlayer epreuve={ordre} {...props} />);
  layOut();
  drag('Le pont', [0, 20], { pointerType: 'mouse' });
  drag('Le pont', [3, 4], { pointerType: 'mouse' });
  expect(props.onType).not.toHaveBeenCalled();
});

test('a finger drags by the handle, and scrolls elsewhere', () => {
  render(<OrdrePlayer epreuve={ordre} {...props} />);
  layOut();
  drag('La gare', [0, -130], { pointerType: 'touch' });
  expect(props.onType).not.toHaveBeenCalled();
  drag('La gare', [0, -130], { pointerType: 'touch', on: handleOf('La gare') });
  expect(props.onType).toHaveBeenCalledExactlyOnceWith('c-a-b');
});

test('a key presses after a finger has dragged, which ends without a click', async () => {
  render(<OrdrePlayer epreuve={ordre} {...props} />);
  layOut();
  const row = screen.getByRole('button', { name: 'La gare' });
  const pointer = { isPrimary: true, button: 0, pointerId: 1, pointerType: 'touch' };
  const handle = handleOf('La gare') ?? row;
  fireEvent.pointerDown(handle, { ...pointer, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(handle, { ...pointer, clientX: 0, clientY: -130 });
  fireEvent.pointerUp(handle, { ...pointer, clientX: 0, clientY: -130 });
  row.focus();
  await userEvent.keyboard('{Enter}');
  expect(row).toHaveAttribute('aria-pressed', 'true');
});

test('a finger that drags is told to the browser, which would give the next tap to a page it believes thrown; one that trembles is not', () => {
  render(<AssociationPlayer epreuve={association} {...props} />);
  const handle = handleOf('Le pont');
  if (handle === undefined) throw new Error('There is no handle.');
  const at = (clientX: number, clientY: number) => ({
    targetTouches: [{ clientX, clientY }],
  });
  fireEvent.touchStart(handle, at(20, 20));
  // `fireEvent` returns false for a prevented event.
  expect(fireEvent.touchMove(handle, at(23, 24))).toBe(true);
  expect(fireEvent.touchMove(handle, at(20, 40))).toBe(false);
});

test('a thing that is dragged onto one of the other side makes a pair with it', () => {
  render(<AssociationPlayer epreuve={association} {...props} />);
  layOut();
  drag('le moulin', [50, 80], { pointerType: 'mouse' });
  expect(props.onType).toHaveBeenCalledExactlyOnceWith('b.y');
  expect(screen.getByRole('status')).toHaveTextContent('Le pont va avec le moulin.');
  // It was dragged, not pressed: nothing is chosen.
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('a thing let go beside everything, or on its own side, makes no pair', () => {
  render(<AssociationPlayer epreuve={association} {...props} />);
  layOut();
  drag('le moulin', [250, 20], { pointerType: 'mouse' });
  drag('le moulin', [900, 900], { pointerType: 'mouse' });
  expect(props.onType).not.toHaveBeenCalled();
});
