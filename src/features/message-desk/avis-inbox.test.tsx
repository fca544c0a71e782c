import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PendingAvis } from '@/data/avis/avis-moderation-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { AvisInbox } from './avis-inbox.tsx';

const quete = createQuete();
const listPendingAvis = vi.fn<() => Promise<PendingAvis[]>>();
const moderateAvis = vi.fn<(avis: PendingAvis, etat: string) => Promise<void>>();

vi.mock('@/data/avis/avis-moderation-repository.ts', () => ({
  listPendingAvis: () => listPendingAvis(),
  moderateAvis: (avis: PendingAvis, etat: string) => moderateAvis(avis, etat),
}));
vi.mock('@/data/quete/quete-repository.ts', () => ({
  readQuete: () => Promise.resolve(quete),
}));

const waiting: PendingAvis = {
  note: 4,
  texte: 'Belle balade.',
  pseudonyme: 'Camille',
  at: 1_000,
  queteId: quete.id,
  uid: 'joueur',
};

function open() {
  render(
    <MemoryRouter>
      <QueryProvider>
        <AvisInbox />
      </QueryProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  listPendingAvis.mockReset();
  moderateAvis.mockReset();
});

test('an avis is read with its quête, published by a press, and leaves the list', async () => {
  listPendingAvis.mockResolvedValueOnce([waiting]).mockResolvedValue([]);
  moderateAvis.mockResolvedValueOnce();
  const user = open();
  expect(await screen.findByText('Belle balade.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/Camille.*4 sur 5/);
  expect(await screen.findByRole('link', { name: quete.contenu.titre })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publier' }));
  expect(await screen.findByText('Publié.')).toBeVisible();
  expect(moderateAvis).toHaveBeenCalledExactlyOnceWith(waiting, 'publie');
  expect(await screen.findByText('Aucun avis à lire')).toBeVisible();
});

test('an avis that cannot be moderated stays, and it is said why', async () => {
  listPendingAvis.mockResolvedValue([waiting]);
  moderateAvis.mockRejectedValueOnce(new OfflineError('cut'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Garder caché' }));
  expect(await screen.findByRole('status')).not.toBeEmptyDOMElement();
  expect(screen.getByText('Belle balade.')).toBeVisible();
  expect(moderateAvis).toHaveBeenCalledExactlyOnceWith(waiting, 'refuse');
});
