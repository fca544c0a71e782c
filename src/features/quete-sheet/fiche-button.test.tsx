import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createContenu } from '@/testing/play-factories.ts';
import { FicheButton } from './fiche-button.tsx';

const print = vi.fn<() => void>();

beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
  // jsdom has no fonts to wait for.
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
});

test('the sheet of a teacher is printed as its author wrote it, or else by the model', async () => {
  const ficheClasse = {
    competences: 'Se repérer dans le temps.',
    ...{ avant: '', pendant: '', apres: '' },
  };
  render(<FicheButton contenu={createContenu({ ficheClasse })} />);
  expect(screen.queryByText('Avant la sortie')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Fiche de l’enseignant/ }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.title).toBe('Le secret du lavoir – La fiche de l’enseignant');
  expect(screen.getByText('Se repérer dans le temps.')).toBeInTheDocument();
  expect(screen.getByText(/^Faire la quête seul/)).toBeInTheDocument();
  expect(screen.queryByText(/^Sources/)).toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByText('Avant la sortie')).toBeNull());
});

test('the sheet of the model names the source of its competences', async () => {
  render(<FicheButton contenu={createContenu()} />);
  await userEvent.click(screen.getByRole('button', { name: /^Fiche de l’enseignant/ }));
  expect(await screen.findByText(/^Sources.*décret n° 2015-372/)).toBeInTheDocument();
  for (const titre of [
    'Compétences travaillées',
    'Pendant la sortie',
    'Après la sortie',
  ]) {
    expect(screen.getByRole('heading', { name: titre })).toBeInTheDocument();
  }
});
