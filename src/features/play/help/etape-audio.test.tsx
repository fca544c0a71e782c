import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { EtapeAudio } from './etape-audio.tsx';

const audio = { path: 'quetes/x/a.mp3', transcription: 'Nous voici au lavoir !' };
const sound = () => document.querySelector('audio');
const text = () => screen.getByText(/Nous voici/).closest('details');

describe('a recording of an étape', () => {
  test('plays from its public address, and loads nothing before a request', () => {
    render(<EtapeAudio audio={audio} isRead={false} />);
    expect(sound()?.getAttribute('src')).toContain('quetes%2Fx%2Fa.mp3');
    expect(sound()).toHaveAttribute('preload', 'none');
    expect(text()).not.toHaveAttribute('open');
  });

  test('has its transcript open at once for deaf players', () => {
    render(<EtapeAudio audio={audio} isRead />);
    expect(text()).toHaveAttribute('open');
  });

  test('has its transcript instead when it cannot load offline', () => {
    render(<EtapeAudio audio={audio} isRead={false} />);
    fireEvent.error(sound() ?? document);
    expect(screen.getByText(/ne peut pas jouer l’enregistrement/)).toBeVisible();
    expect(text()).toHaveAttribute('open');
  });
});
