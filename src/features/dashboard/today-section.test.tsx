import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  waitingRepository,
  type WaitingCounts,
} from '@/data/statistique/waiting-repository.ts';
import { dataErrors } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { TodaySection } from './today-section.tsx';

vi.mock('@/data/conversation/inbox-repository.ts', () => ({
  watchInbox: () => () => undefined,
}));

const count = vi.fn<() => Promise<WaitingCounts>>();

function open() {
  const services = createSilentServices();
  waitingRepository.handIn(services, { count });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <TodaySection />
      </MemoryRouter>
    </ServerState>,
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('leads from what is open to the list of the parcours where it is, and from photos to the queue', async () => {
  count.mockResolvedValueOnce({
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

it.each(dataErrors)(
  'says that it could not count, and why: %s',
  async (_name, error, words) => {
    count.mockReset().mockRejectedValue(error);
    open();
    expect(
      await screen.findByText(
        `Une partie de ce qui attend ne se compte pas pour l’instant. ${words}`,
      ),
    ).toBeVisible();
  },
);
