import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { FichePart } from './fiche-part.tsx';

const placed = createParcours({
  etapes: [
    createEtape(1, { position: { lat: 48.45, lon: -2.04 } }),
    createEtape(2, { position: { lat: 48.46, lon: -2.05 } }),
  ],
});
const publication = {
  queteId: '22_dinan_le-lavoir',
  slug: 'le-lavoir',
  version: 1,
  at: 0,
};

test('the record of a published quête is copied with its public address', async () => {
  const user = userEvent.setup({ delay: null });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  render(<FichePart parcours={placed} publication={publication} />);
  await user.click(screen.getByText('La fiche pour Apidae'));
  await user.click(screen.getByRole('button', { name: 'Copier la fiche pour Apidae' }));
  expect(await screen.findByText('Fiche copiée.')).toBeVisible();
  expect(copied.mock.calls.flat().join('')).toMatch(
    /Site web \(URL\).: https?:\/\/.*\/les_quetes\/22\/dinan\/le-lavoir/,
  );
});

test('if the browser refuses to copy, the text can be selected', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const user = userEvent.setup({ delay: null });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<FichePart parcours={placed} publication={null} />);
  expect(screen.getByText(/s’y ajoutera une fois publiée/)).toBeVisible();
  await user.click(screen.getByText('La fiche pour Tourinsoft'));
  await user.click(screen.getByRole('button', { name: /Tourinsoft/ }));
  expect(await screen.findByText(/sélectionnez le texte/)).toBeVisible();
  expect(screen.getByText(/^Nom de l’offre/)).toBeVisible();
});

test('a parcours without two places shows the requirements of its record', () => {
  render(<FichePart parcours={createParcours()} publication={null} />);
  expect(screen.getAllByText(/demande un tracé, ou deux étapes/)).toHaveLength(2);
});
