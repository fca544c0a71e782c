import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import type { MembreStore } from '@/data/membre/membre-store.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { dataError } from '@/testing/data-errors.ts';
import { createParcours } from '@/testing/factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { EtatPanel } from './etat-panel.tsx';

const move = vi.fn<MembreStore['move']>();
const readAccess = vi.fn<MembreStore['readAccess']>();

function open() {
  const services = createSilentServices();
  membreRepository.handIn(services, { move, readAccess });
  return renderEditor(createParcours(), {}, EtatPanel, false, undefined, services);
}

beforeEach(() => {
  move.mockReset();
  readAccess.mockReset().mockResolvedValue({
    uid: 'anne',
    titre: 'Le lavoir',
    etat: 'relecture',
    insee: '13010',
    isPublished: false,
    membres: {},
    role: null,
  });
});

test('a parcours that cannot change state shows the reason, and a retry', async () => {
  const { error, sentence } = dataError;
  move.mockRejectedValueOnce(error).mockResolvedValueOnce();
  const { user, session } = open();
  await user.click(await screen.findByRole('button', { name: 'Approuver' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await user.click(screen.getByRole('button', { name: 'Approuver' }));
  expect(await screen.findByText('C’est approuvé.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(move).toHaveBeenLastCalledWith(session.id, 'relecture', 'approuve');
});

test('an unreadable state of a parcours shows the reason, and is read on request', async () => {
  const { error, sentence } = dataError;
  readAccess.mockRejectedValueOnce(error);
  const { user } = open();
  expect(await screen.findByText(sentence)).toBeVisible();
  readAccess.mockReset().mockResolvedValue({
    uid: 'anne',
    titre: 'Le lavoir',
    etat: 'approuve',
    insee: '13010',
    isPublished: false,
    membres: {},
    role: null,
  });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(
    await screen.findByRole('button', { name: 'Reprendre l’écriture' }),
  ).toBeVisible();
});
