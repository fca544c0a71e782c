import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { statistiqueSchema } from '@/domain/statistique/statistique.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { dayOf } from '@/lib/format/date.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { QueteFigures, type FiguresSource } from './quete-figures.tsx';

vi.mock('@/data/quete/quete-repository.ts', () => ({
  readQuete: () => Promise.resolve(null),
}));

const queteId = queteIdSchema.parse('12_najac_les-ponts');

function show(changes: Partial<FiguresSource> = {}) {
  const today = dayOf(Date.now());
  const jours = { [today.slice(8)]: { commencees: 4, terminees: 3, minutes: 180 } };
  const source: FiguresSource = {
    readStatistiques: vi
      .fn<FiguresSource['readStatistiques']>()
      .mockResolvedValue([
        { mois: today.slice(0, 7), ...statistiqueSchema.parse({ jours }) },
      ]),
    readMercis: () => Promise.resolve(2),
    ...changes,
  };
  render(
    <MemoryRouter address="/admin/parcours/ed">
      <QueryClientProvider client={new QueryClient()}>
        <QueteFigures queteId={queteId} source={source} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return source;
}

test('who wrote a quête sees how it is played, and how often it was thanked', async () => {
  const source = show();
  expect(await screen.findByText(/^2.mercis de joueurs/)).toBeVisible();
  const begun = screen.getByText('Parties commencées');
  expect(begun.parentElement).toHaveTextContent('4');
  expect(source.readStatistiques).toHaveBeenCalledExactlyOnceWith(
    queteId,
    expect.anything(),
  );
});

test('figures that cannot be read are asked for again', async () => {
  const readStatistiques = vi
    .fn<FiguresSource['readStatistiques']>()
    .mockRejectedValueOnce(new OfflineError('No network.'))
    .mockResolvedValue([]);
  show({ readStatistiques, readMercis: () => Promise.resolve(0) });
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune partie sur cette période')).toBeVisible();
  expect(screen.queryByText(/mercis? de joueurs/)).toBeNull();
});
