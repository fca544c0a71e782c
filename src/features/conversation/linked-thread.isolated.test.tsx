import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversationRepository } from '@/data/conversation/conversation-repository.ts';
import {
  linkRepository,
  type LinkedConversation,
} from '@/data/conversation/link-repository.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { hear } from '@/testing/hear.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { ContactPanel } from './contact-panel.tsx';

const openByLink = vi.fn<(id: string, secret: string) => Promise<LinkedConversation>>();
const told: { tell: ((messages: readonly Message[]) => void) | null } = { tell: null };

const secret = '0f'.repeat(16);
const first = { id: 'm1', texte: 'Où garer un car ?', auteur: 'ailleurs', at: 1 };

function open(hash: string) {
  window.location.hash = hash;
  const services = createSilentServices();
  linkRepository.handIn(services, { open: openByLink });
  conversationRepository.handIn(services, {
    watchMessages: (_id, tell) => {
      told.tell = (messages) => tell(messages, 'moi');
      return () => undefined;
    },
  });
  render(
    <MemoryRouter services={services}>
      <ContactPanel request={{ sujet: 'question' }} commune={null} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  window.location.hash = '';
  told.tell = null;
  openByLink.mockReset();
});

test('a link leads to the conversation, which is read and not written', async () => {
  openByLink.mockResolvedValue({ sujet: 'Une question', uid: 'ailleurs' });
  open(`#reponse=-Nabc.${secret}`);
  await waitFor(() => expect(told.tell).not.toBeNull());
  expect(openByLink).toHaveBeenCalledExactlyOnceWith('-Nabc', secret);
  await hear(() => told.tell?.([first]));
  const section = screen.getByRole('region', { name: 'Une question' });
  expect(section).toHaveTextContent('Où garer un car ?');
  expect(section).toHaveTextContent('Pas encore de réponse');
  const joint = { quete: '13_barbentane_le-lavoir', titre: 'Le lavoir' } as const;
  const answer = { id: 'm2', texte: 'Ici.', auteur: 'equipe', at: 2 };
  await hear(() => told.tell?.([first, { ...answer, joint: joint as never }]));
  expect(section).toHaveTextContent(/L’équipe.*Ici\./);
  expect(screen.getByRole('link', { name: /^Le lavoir/ })).toHaveAttribute(
    'href',
    '/les_quetes/13/barbentane/le-lavoir',
  );
  expect(section).not.toHaveTextContent('Pas encore de réponse');
});

test('a dead link has a message', async () => {
  const error = new AccessDeniedError('no');
  const said = /ne mène à aucune réponse/;

  openByLink.mockRejectedValue(error);
  open(`#reponse=-Nabc.${secret}`);
  expect(await screen.findByText(said)).toBeVisible();
});
