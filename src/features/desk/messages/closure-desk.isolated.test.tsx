import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closureRepository } from '@/data/quete/closure-repository.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { suspensionRepository } from '@/data/quete/suspension-repository.ts';
import { tourneeRepository } from '@/data/tournee/tournee-repository.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { noSuspensions, type Suspensions } from '@/domain/quete/suspension.ts';
import type { Tournee } from '@/domain/tournee/tournee.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { dataError } from '@/testing/data-errors.ts';
import { ClosureDesk } from './closure-desk.tsx';

const quete = createQuete();
const first = quete.contenu.etapes[0];
const readQuete = vi.fn<() => Promise<Quete>>();
const readSuspensions = vi.fn<() => Promise<Suspensions | null>>();
const listTournees = vi.fn<() => Promise<readonly Tournee[]>>();
const saveFile = vi.fn<(file: File) => void>();
const writeClosure =
  vi.fn<(queteId: string, key: string, suspension: unknown) => Promise<void>>();

vi.mock('@/lib/save-file.ts', () => ({ saveFile: (file: File) => saveFile(file) }));
const works = { motif: 'Travaux sur place.', jusquAu: null };
const closed: Suspensions = {
  ...noSuspensions,
  byEtapeId: { [String(first?.id)]: works },
};

function open(asked: string | null = null, commune?: string) {
  const services = createSilentServices();
  tourneeRepository.handIn(services, { list: () => listTournees() });
  queteRepository.handIn(services, { read: readQuete });
  suspensionRepository.handIn(services, { read: readSuspensions });
  closureRepository.handIn(services, { write: writeClosure });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <ClosureDesk
          queteId={quete.id}
          asked={asked}
          hasTournees
          {...(commune !== undefined && { commune })}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const button = (name: RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  listTournees.mockResolvedValue([]);
  readQuete.mockResolvedValue(quete);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  readQuete.mockReset();
  readSuspensions.mockReset();
  writeClosure.mockReset();
});

test('an étape is closed in three presses, and opened again in one', async () => {
  readSuspensions
    .mockResolvedValueOnce(noSuspensions)
    .mockResolvedValueOnce(closed)
    .mockResolvedValue(noSuspensions);
  writeClosure.mockResolvedValue();
  const user = open();
  await user.click(await button(/^Fermer.*Étape 1/));
  const dialog = within(await screen.findByRole('dialog', { name: /Étape 1/ }));
  await user.click(dialog.getByRole('button', { name: works.motif }));
  await user.click(dialog.getByRole('button', { name: 'Fermer l’étape' }));
  expect(await screen.findByText(/: c’est fermé\.$/)).toBeVisible();
  expect(writeClosure).toHaveBeenCalledExactlyOnceWith(quete.id, first?.id, works);
  expect(screen.queryByRole('dialog')).toBeNull();

  expect(await screen.findByText(/^Travaux sur place\. La date/)).toBeVisible();
  await user.click(await button(/^Rouvrir.*Étape 1/));
  expect(await screen.findByText(/: c’est rouvert\.$/)).toBeVisible();
  expect(writeClosure).toHaveBeenLastCalledWith(quete.id, first?.id, null);
});

test('a whole quête is closed until a future day, and never without a reason', async () => {
  readSuspensions.mockResolvedValue(noSuspensions);
  writeClosure.mockResolvedValue();
  const user = open('fermeture');
  const dialog = within(await screen.findByRole('dialog', { name: 'Toute la quête' }));
  const close = dialog.getByRole('button', { name: 'Fermer toute la quête' });
  await user.type(dialog.getByLabelText(/^Jusqu’au/), '2020-05-12');
  await user.click(close);
  await waitFor(() => expect(dialog.getByLabelText('Pourquoi')).toBeInvalid());
  expect(dialog.getByLabelText(/^Jusqu’au/)).toBeInvalid();
  expect(writeClosure).not.toHaveBeenCalled();

  await user.type(dialog.getByLabelText('Pourquoi'), ' Crue du canal ');
  await user.clear(dialog.getByLabelText(/^Jusqu’au/));
  await user.type(dialog.getByLabelText(/^Jusqu’au/), '2999-05-12');
  await user.click(close);
  expect(await screen.findByText('Toute la quête : c’est fermé.')).toBeVisible();
  expect(writeClosure).toHaveBeenCalledExactlyOnceWith(quete.id, 'fermeture', {
    motif: 'Crue du canal',
    jusquAu: Date.parse('2999-05-12T21:59:59.999Z'),
  });
});

test('a closure that cannot be written keeps its words, and shows the reason', async () => {
  const { error, sentence: words } = dataError;
  readSuspensions.mockResolvedValueOnce(noSuspensions).mockRejectedValue(error);
  writeClosure.mockRejectedValueOnce(error);
  const user = open(String(first?.id));
  const dialog = within(await screen.findByRole('dialog', { name: /Étape 1/ }));
  await user.click(dialog.getByRole('button', { name: works.motif }));
  await user.click(dialog.getByRole('button', { name: 'Fermer l’étape' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(dialog.getByLabelText('Pourquoi')).toHaveValue(works.motif);
});

test('an étape that cannot be reopened shows the reason', async () => {
  const { error, sentence: words } = dataError;
  readSuspensions.mockResolvedValue(closed);
  writeClosure.mockRejectedValueOnce(error);
  const user = open();
  await user.click(await button(/^Rouvrir.*Étape 1/));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await button(/^Rouvrir.*Étape 1/)).toBeEnabled();
});

test('unreadable closures show the reason, and a retry', async () => {
  const { error, sentence: words } = dataError;
  readSuspensions.mockRejectedValue(error);
  const user = open();
  expect(
    await screen.findByText(`Les fermetures ne se lisent pas pour l’instant. ${words}`),
  ).toBeVisible();
  readSuspensions.mockResolvedValue(noSuspensions);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await button(/^Fermer.*Étape 1/)).toBeVisible();
});

test('players are sent to the spare étape of a closed one, unless it is closed too', async () => {
  readSuspensions.mockResolvedValue(noSuspensions);
  writeClosure.mockResolvedValue();
  if (first === undefined) throw new Error('This quête has no étape.');
  const rechange = { titre: 'La halle', lieu: 'Ici', position: null, recit: 'Le lin.' };
  const etapes = quete.contenu.etapes.with(0, { ...first, rechange });
  readQuete.mockResolvedValueOnce({ ...quete, contenu: { ...quete.contenu, etapes } });
  const user = open(first.id);
  const dialog = within(await screen.findByRole('dialog', { name: /Étape 1/ }));
  const spare = dialog.getByRole('checkbox', { name: /La halle$/ });
  expect(spare).toBeChecked();
  await user.click(dialog.getByRole('button', { name: works.motif }));
  await user.click(dialog.getByRole('button', { name: 'Fermer l’étape' }));
  expect(await screen.findByText(/: c’est fermé\.$/)).toBeVisible();
  expect(writeClosure).toHaveBeenCalledExactlyOnceWith(quete.id, first.id, {
    ...works,
    rechange: true,
  });
});

test('closures of an earlier version can still be reopened', async () => {
  readSuspensions.mockResolvedValueOnce({
    ...noSuspensions,
    byEtapeId: { etapeAncienne1: works },
  });
  open();
  expect(await button(/^Rouvrir.*version d’avant/)).toBeVisible();
});

test('a withdrawn quête has nothing to close', async () => {
  readSuspensions.mockResolvedValue(null);
  open();
  expect(await screen.findByText('Cette quête n’est plus en ligne')).toBeVisible();
});

test('the desk is reminded of the next round half a year after the last one', async () => {
  readSuspensions.mockResolvedValue(noSuspensions);
  listTournees.mockResolvedValue([
    {
      jeton: '0f'.repeat(16),
      queteId: quete.id,
      version: 1,
      createdAt: Date.UTC(2026, 3, 1, 12),
      finieLe: Date.UTC(2026, 3, 2, 12),
      constats: [],
    },
  ]);
  const user = open();
  await user.click(await button(/^Me rappeler la prochaine/));
  expect(saveFile).toHaveBeenCalledOnce();
  const file = saveFile.mock.lastCall?.[0];
  expect(file?.name).toMatch(/^tournee-.*\.ics$/);
  const reader = new FileReader();
  const read = new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(reader.result));
  });
  reader.readAsText(file ?? new Blob());
  expect(await read).toContain('DTSTART;VALUE=DATE:20261001');
});

test('a mairie closes the étapes of its commune in a quête that begins elsewhere, and no other', async () => {
  const etapes = quete.contenu.etapes.map((etape, index) =>
    index === 0
      ? { ...etape, commune: { insee: '22118', nom: 'Lanvallay', departement: '22' } }
      : etape,
  );
  readQuete.mockResolvedValue({ ...quete, contenu: { ...quete.contenu, etapes } });
  readSuspensions.mockResolvedValue(noSuspensions);
  open(null, '22118');
  expect(await button(/^Fermer.*Étape 1/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Fermer/ })).toHaveLength(1);
  expect(screen.getByText(/sont à la mairie du départ, Dinan/)).toBeVisible();
});
