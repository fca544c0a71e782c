import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversationRepository } from '@/data/conversation/conversation-repository.ts';
import {
  linkRepository,
  type LinkedConversation,
} from '@/data/conversation/link-repository.ts';
import type { Absence } from '@/domain/conversation/absence.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { ContactPanel } from './contact-panel.tsx';

const openByLink = vi.fn<(id: string, secret: string) => Promise<LinkedConversation>>();
const readAbsence = vi.fn<() => Promise<Absence | null>>();
const told: { tell: ((messages: readonly Message[]) => void) | null } = { tell: null };
// It is read over HTTP: nothing of it can be handed in.
vi.mock('@/data/conversation/absence-repository.ts', () => ({
  readAbsence: () => readAbsence(),
}));

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
  readAbsence.mockResolvedValue(null);
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
  act(() => told.tell?.([first]));
  const section = screen.getByRole('region', { name: 'Une question' });
  expect(section).toHaveTextContent('Où garer un car ?');
  expect(section).toHaveTextContent('Pas encore de réponse');
  const joint = { quete: '13_barbentane_le-lavoir', titre: 'Le lavoir' } as const;
  const answer = { id: 'm2', texte: 'Ici.', auteur: 'equipe', at: 2 };
  act(() => told.tell?.([first, { ...answer, joint: joint as never }]));
  expect(section).toHaveTextContent(/L’équipe.*Ici\./);
  expect(screen.getByRole('link', { name: /^Le lavoir/ })).toHaveAttribute(
    'href',
    '/les_quetes/13/barbentane/le-lavoir',
  );
  expect(section).not.toHaveTextContent('Pas encore de réponse');
});

test('a link that leads nowhere says so', async () => {
  const error = new AccessDeniedError('no');
  const said = /ne mène à aucune réponse/;

  openByLink.mockRejectedValue(error);
  open(`#reponse=-Nabc.${secret}`);
  expect(await screen.findByText(said)).toBeVisible();
});

test('an absence is said in the place of the usual delay, until it is over', async () => {
  readAbsence.mockResolvedValue({ texte: 'C’est la foire.', jusqua: Date.now() + 9_999 });
  open('');
  expect(screen.getByText(/dans les deux jours/)).toBeVisible();
  expect(await screen.findByText(/C’est la foire\./)).toBeVisible();
  expect(screen.queryByText(/dans les deux jours/)).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
