import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  storedConversations,
  readDraft,
} from '@/data/conversation/stored-conversations.ts';
import {
  conversationRepository,
  type NewConversation,
  type OpenedConversation,
} from '@/data/conversation/conversation-repository.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { Exit } from '@/testing/exit.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { ContactForm, type ContactRequest } from './contact-form.tsx';

const openConversation =
  vi.fn<(conversation: NewConversation) => Promise<OpenedConversation>>();

const barbentane = { insee: '13010', nom: 'Barbentane', departement: '13' };

function open(
  onSent = vi.fn(),
  commune: typeof barbentane | null = null,
  request: ContactRequest = { sujet: 'mairie' },
) {
  const services = createSilentServices();
  conversationRepository.handIn(services, { open: openConversation });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <ContactForm request={request} commune={commune} onSent={onSent} />
        <Exit />
      </MemoryRouter>
    </ServerState>,
  );
  return { user: userEvent.setup(), onSent };
}

/** A hand takes longer; a message of less waits for the rest. */
const fillInMs = 3_000;

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Votre nom'), 'Camille');
  await user.type(screen.getByLabelText('Adresse e-mail'), 'camille@exemple.fr');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Une promenade ?');
  await user.click(screen.getByRole('checkbox'));
  vi.setSystemTime(Date.now() + fillInMs);
}

const send = () => screen.getByRole('button', { name: 'Envoyer' });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  openConversation.mockReset();
});

test('an empty form says what is missing, and sends nothing', async () => {
  const { user, onSent } = open();
  await user.click(send());
  // The form's validation loads with it, and may still be loading.
  expect(
    await screen.findByRole('heading', { name: '4 points sont à corriger' }),
  ).toBeVisible();
  expect(screen.getByLabelText('Votre nom')).toBeInvalid();
  expect(openConversation).not.toHaveBeenCalled();
  expect(onSent).not.toHaveBeenCalled();
});

test('a message is sent with its commune, and stored on the device to read its answer', async () => {
  openConversation.mockResolvedValue({ id: 'conv1', lien: 'a', uid: 'u' });
  const { user, onSent } = open(vi.fn(), barbentane);
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(openConversation).toHaveBeenCalledWith({
    sujet: 'Une commune veut commencer\u00A0: Barbentane',
    nom: 'Camille',
    texte: 'Une promenade ?\n\nRépondre à\u00A0: camille@exemple.fr',
    insee: '13010',
  });
  expect(storedConversations().map(({ id }) => id)).toEqual(['conv1']);
  expect(readDraft()).toBeNull();
});

test('a message about a page carries its address', async () => {
  openConversation.mockResolvedValue({ id: 'conv1', lien: 'a', uid: 'u' });
  const page = '/les_quetes/13/barbentane/le-lavoir';
  const { user, onSent } = open(vi.fn(), null, { sujet: 'probleme', page });
  expect(screen.getByRole('link', { name: page })).toHaveAttribute('href', page);
  await fillIn(user);
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(openConversation.mock.calls[0]?.[0].texte).toBe(
    `Une promenade ?\n\nRépondre à\u00A0: camille@exemple.fr\nPage\u00A0: ${page}`,
  );
});

test('a call-back number is asked on pages that offer it, and sent with the message', async () => {
  openConversation.mockResolvedValue({ id: 'conv1', lien: 'a', uid: 'u' });
  const { user, onSent } = open(vi.fn(), null, { sujet: 'mairie', rappel: true });
  await fillIn(user);
  const number = screen.getByLabelText(/^Être rappelé/);
  await user.type(number, '02 99');
  await user.click(send());
  expect(number).toBeInvalid();
  expect(openConversation).not.toHaveBeenCalled();
  await user.type(number, ' 00 00 00');
  await user.click(send());
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(openConversation.mock.calls[0]?.[0].texte).toBe(
    'Une promenade ?\n\nRépondre à\u00A0: camille@exemple.fr\nRappeler au\u00A0: 02 99 00 00 00',
  );
});

test('no number is asked elsewhere', () => {
  open(vi.fn(), null, { sujet: 'question' });
  expect(screen.queryByLabelText(/^Être rappelé/)).toBeNull();
});

test('a page with a subject offers no other subject', () => {
  open(vi.fn(), null, { sujet: 'mairie', hint: 'Une idée de promenade.' });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Une idée de promenade.')).toBeVisible();
});

test('a message that cannot go stays in the form', async () => {
  const error = new AccessDeniedError('Too often.');
  const sentence = /attendez une demi-minute/;

  openConversation.mockRejectedValue(error);
  const { user, onSent } = open();
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('alert')).toHaveTextContent('gardé sur cet appareil');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Une promenade ?');
  expect(readDraft()?.message).toBe('Une promenade ?');
  expect(onSent).not.toHaveBeenCalled();
});

test('a form that is filled in faster than a hand does waits for the rest of three seconds', async () => {
  openConversation.mockResolvedValue({ id: 'conv1', lien: 'a', uid: 'u' });
  const rest = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(rest.signal);
  const { user, onSent } = open();
  await fillIn(user);
  vi.setSystemTime(Date.now() - 2_000);
  await user.click(send());
  const [waitMs] = timeout.mock.lastCall ?? [];
  expect(waitMs).toBeGreaterThan(1_000);
  expect(waitMs).toBeLessThanOrEqual(2_000);
  expect(openConversation).not.toHaveBeenCalled();
  rest.abort();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

test('a message that is never answered holds back no navigation', async () => {
  openConversation.mockReturnValueOnce(new Promise(() => undefined));
  const { user } = open();
  await fillIn(user);
  await user.click(send());
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  expect(await screen.findByText('/ailleurs')).toBeVisible();
});

test('the unsent text returns with the page', async () => {
  const { user } = open();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'À suivre');
  document.body.innerHTML = '';
  open();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('À suivre');
});

test('a program that fills every field sends nothing', async () => {
  const { user, onSent } = open();
  await fillIn(user);
  const trap = document.querySelector<HTMLInputElement>('input[name="site"]');
  if (trap === null) throw new Error('There is no trap.');
  trap.value = 'https://pub.example';
  await user.click(send());
  expect(openConversation).not.toHaveBeenCalled();
  expect(onSent).not.toHaveBeenCalled();
});
