import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { ThenAndNow } from './then-and-now.tsx';

const pictureOf = (alt: string): Picture => ({
  ...{ src: `/${alt}.webp`, alt, credit: `Fonds ${alt}`, width: 300, height: 200 },
});
const then = pictureOf('la halle');
const now = pictureOf('la place');

test('the divider is a range with its value in words, and uncovers the old picture', () => {
  render(<ThenAndNow then={then} annee="1908" now={now} />);
  const divider = screen.getByRole('slider', { name: 'Autrefois (1908), aujourd’hui' });
  expect(divider).toHaveAttribute('aria-valuetext', '50\u00A0% de la vue d’autrefois');
  fireEvent.change(divider, { target: { value: '100' } });
  expect(divider).toHaveAttribute('aria-valuetext', 'Autrefois seulement');
  expect(screen.getByRole('img', { name: /Autrefois/ })).toHaveStyle({
    clipPath: 'inset(0 0% 0 0)',
  });
  fireEvent.change(divider, { target: { value: '0' } });
  expect(divider).toHaveAttribute('aria-valuetext', 'Vue d’aujourd’hui seulement');
  expect(screen.getByText('Fonds la halle · Fonds la place')).toBeVisible();
});

test('without a view of today there is nothing to divide', () => {
  render(<ThenAndNow then={then} annee="vers 1910" now={null} />);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText('Autrefois, vers 1910')).toBeVisible();
});

test('a failed picture leaves both descriptions', () => {
  render(<ThenAndNow then={then} annee="1908" now={now} />);
  fireEvent.error(screen.getByRole('img', { name: /Aujourd’hui/ }));
  expect(screen.getByText(/Autrefois : la halle Aujourd’hui : la place/)).toBeVisible();
});
