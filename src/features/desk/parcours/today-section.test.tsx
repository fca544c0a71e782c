import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import {
  waitingRepository,
  type WaitingCounts,
} from '@/data/statistique/waiting-repository.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { createConversation } from '@/testing/conversation-factory.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { TodaySection } from './today-section.tsx';

type OnList = (list: readonly Conversation[]) => void;
type OnError = (error: DataError) => void;

const count = vi.fn<() => Promise<WaitingCounts>>();

const stop = vi.fn<() => void>();
const watchInbox =
  vi.fn<(count: number, onList: OnList, onError: OnError) => () => void>();

function open() {
  const services = createSilentServices();
  waitingRepository.handIn(services, { count });
  inboxRepository.handIn(services, { watchInbox });
  return render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <TodaySection />
      </MemoryRouter>
    </ServerState>,
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stop.mockReset();
  watchInbox.mockReset().mockReturnValue(stop);
});

it('links open items to their parcours in the list, and photos to the queue', async () => {
  count.mockResolvedValueOnce({
    relectures: 1,
    commentaires: 2,
    signalements: 50,
    avis: 0,
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

it('shows why it could not count', async () => {
  const { error, sentence: words } = dataError;
  count.mockReset().mockRejectedValue(error);
  open();
  expect(
    await screen.findByText(
      `Une partie de ce qui attend ne se compte pas pour l’instant. ${words}`,
    ),
  ).toBeVisible();
});

const nothing = {
  ...{ relectures: 0, commentaires: 0, signalements: 0 },
  ...{ avis: 0, photos: 0 },
};

it('counts the conversations that wait, live, until the page is left', async () => {
  count.mockReset().mockResolvedValue(nothing);
  watchInbox.mockImplementation((_count, onList) => {
    onList([createConversation({ etat: 'ouverte' })]);
    return stop;
  });
  const { unmount } = open();
  expect(
    await screen.findByRole('link', { name: /1\s*conversation attend une réponse/ }),
  ).toBeVisible();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('shows the other counts when conversations cannot be read', async () => {
  const { error } = dataError;
  count.mockReset().mockResolvedValue({ ...nothing, avis: 1 });
  watchInbox.mockImplementation((_count, _onList, onError) => {
    onError(error);
    return stop;
  });
  open();
  expect(await screen.findByRole('link', { name: /1\s*avis attend/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /conversation/ })).toBeNull();
});
