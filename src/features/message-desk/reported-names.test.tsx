import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportedName } from '@/data/echo/plainte-moderation-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ReportedNames } from './reported-names.tsx';

const quete = createQuete();
const listReportedNames = vi.fn<() => Promise<ReportedName[]>>();
const maskName = vi.fn<(name: ReportedName) => Promise<void>>();
const keepName = vi.fn<(name: ReportedName) => Promise<void>>();

vi.mock('@/data/echo/plainte-moderation-repository.ts', () => ({
  listReportedNames: () => listReportedNames(),
  maskName: (name: ReportedName) => maskName(name),
  keepName: (name: ReportedName) => keepName(name),
}));
vi.mock('@/data/quete/quete-repository.ts', () => ({
  readQuete: () => Promise.resolve(quete),
}));

const name: ReportedName = { queteId: quete.id, partieId: 'a', pseudonyme: 'Grossier' };

function open() {
  render(
    <MemoryRouter>
      <QueryProvider>
        <ReportedNames />
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
  for (const mock of [listReportedNames, maskName, keepName]) mock.mockReset();
});

test('a name that was reported is masked by a press, and leaves the list', async () => {
  listReportedNames.mockResolvedValueOnce([name]).mockResolvedValue([]);
  maskName.mockResolvedValueOnce();
  const user = open();
  expect(await screen.findByText('Grossier')).toBeVisible();
  expect(await screen.findByRole('link', { name: quete.contenu.titre })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Masquer ce nom' }));
  expect(await screen.findByText('Nom masqué. Les points restent.')).toBeVisible();
  expect(maskName).toHaveBeenCalledExactlyOnceWith(name);
  expect(screen.queryByText('Grossier')).toBeNull();
});

test('a name that hurts nobody is let be', async () => {
  listReportedNames.mockResolvedValueOnce([name]).mockResolvedValue([]);
  keepName.mockResolvedValueOnce();
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Laisser ce nom' }));
  expect(await screen.findByText('Nom laissé.')).toBeVisible();
  expect(maskName).not.toHaveBeenCalled();
});

test('a line that its player took away is only put out of sight', async () => {
  const gone = { ...name, pseudonyme: null };
  listReportedNames.mockResolvedValueOnce([gone]).mockResolvedValue([]);
  keepName.mockResolvedValueOnce();
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'C’est vu' }));
  expect(keepName).toHaveBeenCalledExactlyOnceWith(gone);
});

test('a name that cannot be masked stays, and it is said why', async () => {
  listReportedNames.mockResolvedValue([name]);
  maskName.mockRejectedValueOnce(new OfflineError('cut'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Masquer ce nom' }));
  expect(await screen.findByText(/réseau|connexion/i)).toBeVisible();
  expect(screen.getByText('Grossier')).toBeVisible();
});
