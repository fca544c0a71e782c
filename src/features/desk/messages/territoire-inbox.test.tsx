import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { CommuneInbox, TerritoireInbox } from './commune-inbox.tsx';

function show(inbox: ReactNode) {
  const services = createSilentServices();
  inboxRepository.handIn(services, {
    watchCommuneInboxes: (_insees, _count, _onTold, onError) => {
      queueMicrotask(() => onError(new AccessDeniedError('Refused.')));
      return () => undefined;
    },
  });
  render(
    <MemoryRouter services={services}>
      <ServerState services={services}>{inbox}</ServerState>
    </MemoryRouter>,
  );
}

test('a territory without messages reads that its communes open them', async () => {
  const communes = [{ insee: '13010', nom: 'Barbentane' }];
  show(<TerritoireInbox territoire={{ id: '200035087', communes }} />);
  expect(
    await screen.findByText(/chaque commune vous ouvre les siens quand elle le veut/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Les demander à l’équipe' })).toBeNull();
});

test('a responsable without messages reads that the team opens them', async () => {
  show(<CommuneInbox insee="13010" />);
  expect(
    await screen.findByRole('link', { name: 'Les demander à l’équipe' }),
  ).toBeVisible();
});
