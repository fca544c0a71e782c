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
  const patterns = [...container.querySelectorAll('pattern')];
  const strokes = patterns.map((pattern) => pattern.firstElementChild?.getAttribute('d'));
  expect(new Set(strokes).size).toBe(2);
  const hatched = [...container.querySelectorAll('.hachure')];
  expect(hatched.map((shape) => shape.getAttribute('fill'))).toEqual(
    patterns.map(({ id }) => `url(#${id})`),
  );
});

test('a sign in the ink of the page has nothing to tell apart', () => {
  const shapes = [disque([20, 20], 8)];
  const { container } = render(<DrawingView drawing={{ ...flag, shapes }} label="" />);
  expect(container.querySelectorAll('pattern, .hachure')).toHaveLength(0);
});
