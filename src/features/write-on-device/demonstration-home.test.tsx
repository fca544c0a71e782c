import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { demonstrationDrafts } from '@/data/parcours/device-parcours-store.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { WritingPlaceContext } from '@/editing/session/writing-place.ts';
import { WayList } from '@/features/begin-parcours/way-chooser.tsx';
import { createParcours } from '@/testing/factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { DemonstrationHome } from './demonstration-home.tsx';
import { devicePlace } from './device-place.ts';

const parcours = createParcours();
const onOpen = vi.fn();

function open() {
  const services = createSilentServices();
  render(
    <MemoryRouter services={services}>
      <ServerState services={services}>
        <WritingPlaceContext value={devicePlace}>
          <DemonstrationHome
            accountHref={null}
            onOpen={onOpen}
            ways={<WayList level={3} />}
          />
        </WritingPlaceContext>
      </ServerState>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

function letBrowserSay(persisted: boolean, persist = false): void {
  const storage = {
    persisted: () => Promise.resolve(persisted),
    persist: () => Promise.resolve(persist),
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }));
}

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  onOpen.mockReset();
  for (const { id } of await demonstrationDrafts.listDrafts()) {
    await demonstrationDrafts.deleteDraft(id);
  }
});

it('lists the parcours of this device, and removes one after a confirmation', async () => {
  await demonstrationDrafts.writeDraft(newDraft(parcours));
  const user = open();
  expect(await screen.findByRole('link', { name: parcours.titre })).toHaveAttribute(
    'href',
    `/admin/parcours/d?vue=atelier&id=${parcours.id}`,
  );
  await user.click(screen.getByRole('button', { name: /^Effacer/ }));
  expect(await demonstrationDrafts.readDraft(parcours.id)).not.toBeNull();
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Effacer' }));
  await waitFor(() => expect(screen.queryByText(parcours.titre)).toBeNull());
  expect(await demonstrationDrafts.readDraft(parcours.id)).toBeNull();
});

it('leads to every way to write on this device, and to none of an account', () => {
  open();
  const targets = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/admin'));
  expect(targets).toHaveLength(6);
  expect(targets).toContain('/admin/parcours/d?vue=aventure');
  // Visible: step by step, and existing material.
  expect(targets.slice(0, 2)).toEqual([
    '/admin/parcours/d?vue=pas-a-pas',
    '/admin/parcours/d?vue=partir',
  ]);
  expect(targets.every((href) => href.startsWith('/admin/parcours/d?vue='))).toBe(true);
});

it('opens the example as a new parcours each time', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Ouvrir l’exemple' }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  const [draft] = await demonstrationDrafts.listDrafts();
  expect(onOpen).toHaveBeenCalledWith(draft?.id, true);
  expect(draft?.parcours.etapes).toHaveLength(3);
  expect(draft?.parcours.etapes.at(-1)?.epreuve.type).toBe('aucune');
});

it('reports a device that stores nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Ouvrir l’exemple' }));
  expect(await screen.findByText(/Ce navigateur ne garde rien/)).toBeVisible();
  expect(onOpen).not.toHaveBeenCalled();
});

it('warns before the browser may erase, and asks it for more', async () => {
  letBrowserSay(false, true);
  const user = open();
  await user.click(screen.getByText(/^Où va ce que j’écris/));
  expect(await screen.findByText(/peut effacer ce que vous écrivez/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lui demander de tout garder' }));
  expect(await screen.findByText(/s’est engagé à garder/)).toBeVisible();
});
