import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bande, disque } from '@/domain/secret-code/drawing.ts';
import { DrawingView } from './sign-drawing.tsx';

const flag = {
  largeur: 96,
  hauteur: 72,
  plume: 2,
  shapes: [bande('rouge', 0, 0, 48, 72), bande('bleu', 48, 0, 48, 72)],
};

test('red and blue, one grey on a black and white printer, are told apart by their hatching', () => {
  const { container } = render(<DrawingView drawing={flag} label="Un pavillon" />);
  const strokes = [...container.querySelectorAll('.hachure')].map((stroke) =>
    stroke.getAttribute('d'),
  );
  expect(strokes).toHaveLength(2);
  expect(strokes[0]).toMatch(/^M4 0V72M/);
  expect(strokes[1]).toMatch(/^M48 4H96M/);
});

test('hatching is lines, since the printer of a browser makes a large picture of each pattern', () => {
  const { container } = render(<DrawingView drawing={flag} label="" />);
  expect(container.querySelectorAll('pattern, [fill^="url("]')).toHaveLength(0);
});

test('a sign in the ink of the page has nothing to tell apart', () => {
  const shapes = [disque([20, 20], 8)];
  const { container } = render(<DrawingView drawing={{ ...flag, shapes }} label="" />);
  expect(container.querySelectorAll('.hachure')).toHaveLength(0);
});
