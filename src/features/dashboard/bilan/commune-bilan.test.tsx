import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { readQueteStatistiques } from '@/data/statistique/statistique-repository.ts';
import { listSignalements } from '@/data/signalement/signalement-inbox-repository.ts';
import { statistiqueSchema } from '@/domain/statistique/statistique.ts';
import { dayOf } from '@/lib/format/date.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { CommuneBilan } from './commune-bilan.tsx';

const quete = createQuete();

vi.mock('@/data/statistique/statistique-repository.ts', () => ({
  listStatistiques: vi.fn(),
  readQueteStatistiques: vi.fn(),
}));
vi.mock('@/data/signalement/signalement-inbox-repository.ts', () => ({
  listSignalements: vi.fn(),
}));
vi.mock('@/data/avis/avis-repository.ts', () => ({
  readAvisList: () => Promise.resolve([]),
}));
vi.mock('@/data/quete/quete-repository.ts', () => ({
  readQuete: () => Promise.resolve(quete),
}));

const parcours = {
  id: parcoursIdSchema.parse('parcoursDuLavoir1'),
  titre: 'Le secret du lavoir',
  communeNom: 'Dinan',
  etat: 'brouillon',
  updatedAt: 0,
} as const;

function show(publication: { queteId: typeof quete.id; version: number } | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter address="/admin/parcours/ed?commune=22050&vue=conseil">
      <QueryClientProvider client={client}>
        <CommuneBilan
          insee="22050"
          listParcours={() => Promise.resolve([{ ...parcours, publication }])}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  const today = dayOf(Date.now());
  const jours = { [today.slice(8)]: { commencees: 6, terminees: 4, minutes: 240 } };
  vi.mocked(readQueteStatistiques).mockResolvedValue([
    { mois: today.slice(0, 7), ...statistiqueSchema.parse({ jours }) },
  ]);
  vi.mocked(listSignalements).mockResolvedValue([]);
});

test('a responsable prints the page of the council of their commune, from what they may read', async () => {
  show({ queteId: quete.id, version: 1 });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Les quêtes de Dinan' }),
  ).toBeVisible();
  const row = await screen.findByRole('row', { name: /Le secret du lavoir/ });
  expect(row).toHaveTextContent(/6.*4 \(67.%\)/);
  expect(listSignalements).toHaveBeenCalledWith(quete.id);
  await userEvent.selectOptions(screen.getByLabelText('Période'), '30');
  expect(await screen.findByRole('row', { name: /Le secret du lavoir/ })).toBeVisible();
});

test('a commune without a published quête has no page yet', async () => {
  show(null);
  expect(await screen.findByText('Aucune quête publiée')).toBeVisible();
});
