import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statistiqueRepository } from '@/data/statistique/statistique-repository.ts';
import { statistiqueSchema, type Statistique } from '@/domain/statistique/statistique.ts';
import { dayOf } from '@/lib/format/date.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { dataError } from '@/testing/data-errors.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { FiguresSection } from './figures-section.tsx';

const list = vi.fn<(scope: string, months: object) => Promise<Statistique[]>>();

const today = dayOf(Date.now());
const yesterday = dayOf(Date.now() - 86_400_000);

function on(day: string, compte: object): Statistique {
  const comptes = { [day.slice(8)]: compte };
  return { mois: day.slice(0, 7), ...statistiqueSchema.parse({ comptes }) };
}

function open(address = '') {
  const services = createSilentServices();
  statistiqueRepository.handIn(services, { list });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services} address={`/admin/parcours/dashboard${address}`}>
        <FiguresSection />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  list.mockReset();
  // A catalogue without any publication.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
});
afterEach(() => vi.restoreAllMocks());

test('thirty days of all quêtes are shown first, as figures, a chart and a table', async () => {
  list.mockResolvedValue([
    on(today, { commencees: 4, terminees: 2, minutes: 130, equipe: 1 }),
    on(yesterday, { commencees: 1, pluie: 1 }),
  ]);
  const user = open();
  const begun = await screen.findByText('Parties commencées');
  expect(begun.parentElement).toHaveTextContent('5');
  expect(begun.parentElement).toHaveTextContent(/Rien les 30\s?jours d’avant/);
  expect(screen.getByText('Durée moyenne').parentElement).toHaveTextContent(/1\sh\s05/);
  expect(screen.getByText('Jouées en équipe').parentElement).toHaveTextContent(
    /50\s%Avant\s: –/,
  );
  expect(list).toHaveBeenCalledWith('france', expect.anything());
  await user.click(screen.getByText('Les mêmes chiffres en tableau'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows.at(-1)).toHaveTextContent(/42$/);
  expect(screen.getByText('La pluie, le temps')).toBeVisible();
});

test('another period is one press away, and in the address', async () => {
  list.mockResolvedValue([]);
  const user = open();
  await user.click(screen.getByRole('link', { name: /^7\s?jours$/ }));
  expect(
    await screen.findByRole('link', { name: /^7\s?jours$/, current: true }),
  ).toBeVisible();
});

test('no party at all is one sentence', async () => {
  list.mockResolvedValueOnce([]);
  open();
  expect(await screen.findByText('Aucune partie sur cette période')).toBeVisible();
});

test('a single day makes no chart', async () => {
  list.mockResolvedValueOnce([on(today, { commencees: 2 })]);
  open();
  expect(await screen.findByText(/qu’un seul jour/)).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('unreadable figures show the reason, and a retry', async () => {
  const { error, sentence: words } = dataError;
  list.mockRejectedValue(error);
  const user = open();
  expect(
    await screen.findByText(`Les chiffres ne se lisent pas pour l’instant. ${words}`),
  ).toBeVisible();
  list.mockResolvedValue([]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune partie sur cette période')).toBeVisible();
});
