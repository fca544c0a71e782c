import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CountUp } from './count-up.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const words = (value: number) => `+ ${value} points`;

test('counts up to its number, announced at once', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) =>
    frames.push(frame),
  );
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const { container } = render(<CountUp value={40} words={words} />);
  expect(container).toHaveTextContent('+ 0 points+ 40 points');
  act(() => frames.shift()?.(performance.now() + 300));
  expect(screen.getByText(/^\+ (?!0 |40 )\d+ points$/)).toHaveAttribute('aria-hidden');
  act(() => frames.shift()?.(performance.now() + 2_000));
  expect(container).toHaveTextContent(/^\+ 40 points$/);
  expect(frames).toEqual([]);
});

test('is final at once with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { container } = render(<CountUp value={40} words={words} />);
  expect(container).toHaveTextContent(/^\+ 40 points$/);
});
