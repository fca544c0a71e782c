import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { countWaiting } from '@/data/statistique/waiting-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { TodaySection } from './today-section.tsx';

vi.mock('@/data/statistique/waiting-repository.ts', async (original) => ({
  ...(await original<object>()),
  countWaiting: vi.fn(),
}));
vi.mock('@/data/conversation/inbox-repository.ts', () => ({
  watchInbox: () => () => undefined,
}));

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <TodaySection />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('leads from what is open to the list of the parcours where it is, and from photos to the queue', async () => {
  vi.mocked(countWaiting).mockResolvedValueOnce({
    relectures: 1,
    commentaires: 2,
    signalements: 50,
    avis: 0,
    noms: 0,
    photos: 2,
  });
  open();
  const link = (name: RegExp) => screen.findByRole('link', { name });
  expect(await link(/1\s*parcours attend une relecture/)).toHaveAttribute(
    'href',
    '/admin/parcours/dashboard?etat=relecture#parcours',
  );
  expect(await link(/2\s*commentaires ouverts/)).toHaveAttribute(
    'href',
    '/admin/parcours/dashboard?besoin=commentaires#parcours',
  );
  expect(await link(/50 et plus\s*signalements/)).toHaveAttribute(
    'href',
    '/admin/parcours/dashboard?besoin=signalements#parcours',
  );
  expect(await link(/2\s*photos attendent d’être regardées/)).toHaveAttribute(
    'href',
    '/admin/parcours/dashboard?vue=moderation',
  );
  expect(screen.getAllByRole('link')).toHaveLength(4);
});

it('says that it could not count, and why', async () => {
  vi.mocked(countWaiting).mockRejectedValueOnce(new OfflineError('cut'));
  open();
  expect(await screen.findByText(/ne se compte pas pour l’instant/)).toBeVisible();
});
