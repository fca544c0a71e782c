import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeGarde, type Garde } from '@/data/garde/garde-store.ts';
import { storeQuete, listStoredQuetes } from '@/data/partie/stored-quetes.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { FakeCaches } from '@/testing/fake-caches.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { StoredQueteList } from './stored-quete-list.tsx';

const quete = {
  ...createQuete({ titre: 'Le four banal' }),
  id: queteIdSchema.parse('22_dinan_le-four-banal'),
};
const garde: Garde = {
  ...{ version: 1, at: 1_000, isPlayable: true, bytes: 2_500_000, halte: null },
  images: { kept: 2, wanted: 2 },
  films: false,
  tiles: { kept: 90, wanted: 90 },
  need: { codes: [], pages: [] },
};

beforeEach(() => {
  // jsdom draws no dialog.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('caches', new FakeCaches());
});

test('a quête stored whole shows its whole size, and is removed whole', async () => {
  await storeQuete(quete);
  await writeGarde(quete.id, garde);
  render(
    <MemoryRouter>
      <StoredQueteList />
    </MemoryRouter>,
  );
  const link = await screen.findByRole('link', { name: 'Le four banal' });
  const row = within(link.closest('li') ?? document.body);
  expect(row.getByText(/gardée avec images et carte · 2,5\sMo/)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /^Enlever/ }));
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Enlever' }),
  );
  expect(await screen.findByText(/n’est plus sur cet appareil/)).toBeVisible();
  expect(await caches.keys()).toEqual([]);
  expect((await listStoredQuetes()).map(({ queteId }) => queteId)).not.toContain(
    quete.id,
  );
});
