import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Film } from './film.tsx';

const film = () => screen.getByLabelText('Film en langue des signes française');

test('a film says how heavy it is, and loads nothing before it is asked to play', () => {
  render(<Film src="/film.mp4" taille="12,3 Mo" texte="Voici le lavoir." />);
  expect(screen.getByText(/12,3 Mo/)).toBeVisible();
  expect(film()).toHaveAttribute('preload', 'none');
  expect(film()).not.toHaveAttribute('autoplay');
  expect(screen.getByText('Voici le lavoir.')).not.toBeVisible();
});

test('a failed film is read instead', () => {
  render(<Film src="/film.mp4" taille="1 ko" texte="Voici le lavoir." />);
  fireEvent.error(film());
  expect(screen.getByText(/ne peut pas montrer le film/)).toBeVisible();
  expect(screen.getByText('Voici le lavoir.')).toBeVisible();
});
