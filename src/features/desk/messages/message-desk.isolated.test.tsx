import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxRepository } from '@/data/conversation/inbox-repository.ts';
import type { WaitingMessage } from '@/data/conversation/message-outbox.ts';
import { messageRepository } from '@/data/conversation/message-repository.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { signalementInboxRepository } from '@/data/signalement/signalement-inbox-repository.ts';
import type { Services } from '@/data/firebase/services.ts';
import { limits } from '@/domain/limits.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Message } from '@/domain/conversation/message.ts';
import type { ReceivedSignalement } from '@/domain/signalement/grouped.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
  type DataError,
} from '@/lib/errors/data-error.ts';
import { createConversation } from '@/testing/conversation-factory.ts';
import { dataError } from '@/testing/data-errors.ts';
import {
  createEtapePublique,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { hear } from '@/testing/hear.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { MessageDesk } from './message-desk.tsx';

type Told<Value> = {
  tell: (value: Value) => void;
  fail: (error: DataError) => void;
};
const inbox: { current: Told<readonly Conversation[]> | null } = { current: null };
const thread: { current: Told<readonly Message[]> | null } = { current: null };
const threadCount = { current: 0 };
const sendMessage = vi.fn<(message: WaitingMessage) => Promise<boolean>>();
const markRead = vi.fn<(id: string, etat?: string) => Promise<void>>();
const take = vi.fn<(id: string, isMine: boolean) => Promise<void>>();
const addNote = vi.fn<(id: string, texte: string) => Promise<void>>();
const moveConversation = vi.fn<(id: string, etat: string) => Promise<void>>();

const reportConversation =
  vi.fn<(id: string, motif: string, refuses: boolean) => Promise<void>>();
const withdrawReport = vi.fn<(id: string) => Promise<void>>();
const refusal: { until: number | null } = { until: null };

const listSignalements = vi.fn<() => Promise<ReceivedSignalement[]>>();
const listClosedSignalements = vi.fn<() => Promise<ReceivedSignalement[]>>();
const answerSignalements =
  vi.fn<(ids: readonly string[], reponse: string) => Promise<void>>();

const purgeConversation = vi.fn<(id: string) => Promise<void>>();
const playTone = vi.fn();

vi.mock('./tone.ts', () => ({ playTone: () => playTone() as undefined }));
const first: Message = {
  id: 'm1',
  texte: 'Bonjour.\n\nRépondre à\u00A0: camille@exemple.fr',
  auteur: 'visiteur',
  at: 1_000,
};

const stop = () => undefined;

/** The back end of the desk, driven by hand. */
function handInDesk(services: Services): void {
  handInSession(services, {
    statut: 'compte',
    uid: 'moi',
    nom: 'Moi',
    email: '',
    admin: true,
  });
  signalementInboxRepository.handIn(services, {
    list: listSignalements,
    listClosed: listClosedSignalements,
    answer: answerSignalements,
  });
  queteRepository.handIn(services, {
    read: (id) =>
      ['13_barbentane_le-lavoir', createQuete().id as string].includes(id)
        ? Promise.resolve(
            createQuete({
              etapes: [1, 2, 3].map((numero) => createEtapePublique(numero)),
            }),
          )
        : Promise.reject(new NotFoundError(id)),
  });
  messageRepository.handIn(services, {
    newId: (id) => Promise.resolve(`message-${id}`),
    send: sendMessage,
  });
  inboxRepository.handIn(services, {
    watchInbox: (_count, tell, fail) => {
      inbox.current = { tell, fail };
      return stop;
    },
    readFirstWords: () =>
      Promise.resolve('Bonjour.\n\nRépondre à\u00A0: camille@exemple.fr'),
    watchThread: (_id, count, tell, fail) => {
      thread.current = { tell, fail };
      threadCount.current = count;
      return stop;
    },
    watchNotes: (_id, tell) => {
      tell([]);
      return stop;
    },
    watchRefusal: (_uid, tell) => {
      tell(refusal.until);
      return stop;
    },
    markRead,
    take,
    move: moveConversation,
    addNote,
    report: ({ id }, motif, refuses) => reportConversation(id, motif, refuses),
    withdrawReport: ({ id }) => withdrawReport(id),
    purge: purgeConversation,
  });
}

async function open(conversations: readonly Conversation[] | null, address = '') {
  const services = createSilentServices();
  handInDesk(services);
  render(
    <MemoryRouter services={services} address={`/admin/parcours/message${address}`}>
      <ServerState services={services}>
        <MessageDesk />
      </ServerState>
    </MemoryRouter>,
  );
  if (conversations !== null) await hear(() => inbox.current?.tell(conversations));
  return userEvent.setup();
}

const answer = () => screen.getByLabelText('Votre réponse');

beforeEach(() => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  localStorage.clear();
  sendMessage.mockReset().mockResolvedValue(true);
  listSignalements.mockReset();
  listSignalements.mockResolvedValue([]);
  listClosedSignalements.mockResolvedValue([]);
  take.mockReset();
  addNote.mockReset();
  purgeConversation.mockReset();
  markRead.mockResolvedValue();
  moveConversation.mockResolvedValue();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('unread messages are counted in the title of the page, and open from the list', async () => {
  const user = await open([
    createConversation(),
    createConversation({
      id: 'c2',
      nom: 'Ali',
      etat: 'close',
      nonLus: { equipe: 0, auteur: 1 },
      dernier: { texte: 'Bonjour.', auteur: 'equipe', at: 1_000 },
    }),
  ]);
  expect(document.title).toBe('(1) Messages · Quêtes & Codes');
  expect(screen.getByRole('link', { name: 'Ouverts (1)' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const list = within(screen.getByRole('region', { name: 'Conversations' }));
  await user.click(list.getByRole('link', { name: /Camille/ }));
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    'Une question',
  );
  await hear(() => thread.current?.tell([first]));
  expect(markRead).toHaveBeenCalledExactlyOnceWith('c1', 'ouverte');

  await user.click(screen.getByRole('link', { name: 'Clos' }));
  expect(await list.findByRole('link', { name: /Ali/ })).toBeVisible();
  expect(list.queryByRole('link', { name: /Camille/ })).toBeNull();
});

test('a refused answer stays, on the screen and on the device, until it has left', async () => {
  sendMessage.mockRejectedValueOnce(new AccessDeniedError('no'));
  const user = await open([createConversation()], '?conversation=c1');
  await hear(() => thread.current?.tell([first]));
  await user.type(answer(), 'Oui.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Votre réponse est toujours là/)).toBeVisible();
  expect(answer()).toHaveValue('Oui.');
  expect(localStorage.getItem('reponse-c1')).toBe('"Oui."');

  await user.click(screen.getByRole('button', { name: 'Répondre' }));
  expect(await screen.findByText('Envoyé.')).toBeVisible();
  expect(sendMessage.mock.lastCall?.[0]).toMatchObject({
    conversationId: 'c1',
    texte: 'Oui.',
  });
  expect(answer()).toHaveValue('');
  expect(localStorage.getItem('reponse-c1')).toBeNull();
});

test('an offline answer waits on the device, and a refused one shows the reason and can be sent again', async () => {
  sendMessage.mockRejectedValueOnce(new OfflineError('cut'));
  const user = await open([createConversation()], '?conversation=c1');
  await hear(() => thread.current?.tell([first]));
  await user.type(answer(), 'Oui.');
  sendMessage.mockRejectedValueOnce(new AccessDeniedError('no'));
  await user.click(screen.getByRole('button', { name: 'Répondre' }));
  await waitFor(() => expect(answer()).toHaveValue(''));
  expect(localStorage.getItem('messages-en-attente')).toContain('Oui.');

  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(localStorage.getItem('messages-en-attente')).toBe('[]'));
  expect(screen.queryByText(/envoi en attente/)).toBeNull();
});

test('an answer without words, or with too many, has an error beside its field and is not sent', async () => {
  const user = await open([createConversation()], '?conversation=c1');
  await hear(() => thread.current?.tell([first]));
  await user.click(screen.getByRole('button', { name: 'Répondre' }));
  expect(answer()).toHaveAccessibleDescription(/Écrivez d’abord votre réponse/);
  expect(answer()).toHaveFocus();
  const long = 'é'.repeat(limits.messageTexte.max + 1);
  await user.paste(long);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(answer()).toHaveAccessibleDescription(/Ce texte est trop long/);
  expect(answer()).toHaveValue(long);
  expect(sendMessage).not.toHaveBeenCalled();
});

test('the words of an answer go by e-mail as well', async () => {
  const user = await open([createConversation()], '?conversation=c1');
  await hear(() => thread.current?.tell([first]));
  await user.type(answer(), 'Chère Camille,');
  const mail = screen.getByRole('link', { name: 'Répondre aussi par e-mail' });
  const address = decodeURIComponent(mail.getAttribute('href') ?? '');
  expect(address).toMatch(
    /^mailto:camille@exemple\.fr\?subject=Re : Une question&body=Chère/,
  );
  expect(address).toContain('Camille :\r\n> Bonjour.');
});

test('messages and reports are in one list, dangers first, and the address filters one kind of them', async () => {
  const { id: queteId } = createQuete();
  const report: ReceivedSignalement = {
    ...{ id: 's1', queteId, version: 1, etapeId: testEtapeId(2), photo: '' },
    ...{ motif: 'danger', texte: 'La grille est tombée.', at: 500 },
  };
  listSignalements.mockResolvedValueOnce([report]);
  answerSignalements.mockResolvedValueOnce();
  const user = await open([createConversation()]);
  const list = within(screen.getByRole('region', { name: 'Conversations' }));
  await list.findByRole('link', { name: /^Étape 2/ });
  expect(screen.getByRole('link', { name: 'Ouverts (2)' })).toBeVisible();
  const names = list.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.map((name) => name.slice(0, 7))).toEqual(['Étape 2', 'Camille']);

  await user.click(screen.getByRole('link', { name: 'Messages' }));
  await waitFor(() => expect(list.queryByRole('link', { name: /^Étape 2/ })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Signalements' }));
  await waitFor(() => expect(list.queryByRole('link', { name: /Camille/ })).toBeNull());
  await user.click(await list.findByRole('link', { name: /^Étape 2/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(screen.getByText('La grille est tombée.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Répondre et clore' }));
  await user.click(screen.getByRole('button', { name: 'Envoyer et clore' }));
  expect(answerSignalements.mock.lastCall?.[0]).toEqual(['s1']);
  expect(await screen.findByText(/^C’est clos/)).toBeVisible();
  await waitFor(() => expect(list.queryByRole('link', { name: /^Étape 2/ })).toBeNull());

  listClosedSignalements.mockResolvedValue([{ ...report, reponse: 'Elle est remise.' }]);
  await user.click(screen.getByRole('link', { name: 'Clos' }));
  await user.click(await list.findByRole('link', { name: /^Étape 2/ }));
  expect(await screen.findByText(/^Réponse.: Elle est remise\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Répondre et clore' })).toBeNull();
});

test('a conversation is closed by a press, with a message', async () => {
  const user = await open([createConversation()], '?conversation=c1');
  await user.click(screen.getByRole('button', { name: 'Clore' }));
  expect(moveConversation).toHaveBeenCalledExactlyOnceWith('c1', 'close');
  expect(await screen.findByText('Close.')).toBeVisible();
});

test('a search without results has a message, and an empty box an invitation', async () => {
  const user = await open([createConversation()]);
  await user.type(screen.getByLabelText('Chercher dans cette boîte'), 'lavoir');
  expect(screen.getByText(/Rien dans cette boîte/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clos' }));
  await user.clear(screen.getByLabelText('Chercher dans cette boîte'));
  expect(await screen.findByText('Rien n’est clos')).toBeVisible();
});

test('a right that was taken back shows why, and the rows stay in sight', async () => {
  await open([createConversation()]);
  await hear(() => inbox.current?.fail(new AccessDeniedError('no')));
  expect(screen.getByText(/n’arrivent plus ici/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Camille/ })).toBeVisible();
});

test('the keyboard is led to a conversation that opens, and back to its row', async () => {
  const user = await open([
    createConversation(),
    createConversation({ id: 'c2', nom: 'Ali' }),
  ]);
  const row = screen.getByRole('link', { name: /Ali/ });
  await user.click(row);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Toutes les conversations' }));
  await waitFor(() => expect(row).toHaveFocus());
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('a conversation is reported with its reason, and its opener blocked on request', async () => {
  reportConversation.mockResolvedValue();
  const user = await open([createConversation()], '?conversation=c1');
  await user.click(screen.getByRole('button', { name: 'Signaler' }));
  await user.click(screen.getByRole('radio', { name: /^Insultes/ }));
  await user.click(screen.getByRole('button', { name: 'Signaler et clore' }));
  expect(reportConversation).toHaveBeenLastCalledWith('c1', 'insultes', true);

  await user.click(screen.getByRole('button', { name: 'Signaler' }));
  await user.click(screen.getByRole('radio', { name: /en danger/ }));
  expect(screen.getByText(/17 ou le 112/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Signaler et clore' }));
  expect(reportConversation).toHaveBeenLastCalledWith('c1', 'danger', false);
});

test('a report and a refusal are shown, and taken back by a press', async () => {
  withdrawReport.mockResolvedValue();
  refusal.until = Date.UTC(2031, 4, 6);
  const user = await open(
    [createConversation({ signalee: 'insultes' })],
    '?conversation=c1',
  );
  refusal.until = null;
  expect(screen.getByText(/^Signalée à l’équipe.: insultes ou menaces\.$/)).toBeVisible();
  expect(screen.getByText(/refusés jusqu’au 6 mai 2031/)).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: 'Recevoir à nouveau ses messages' }),
  );
  expect(withdrawReport).toHaveBeenCalledExactlyOnceWith('c1');
});

test('a new message is heard only with the sound on', async () => {
  playTone.mockClear();
  const user = await open([createConversation()]);
  const arrive = (equipe: number) =>
    hear(() =>
      inbox.current?.tell([createConversation({ nonLus: { equipe, auteur: 0 } })]),
    );
  await arrive(2);
  expect(playTone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: /^Un son/ }));
  expect(playTone).toHaveBeenCalledTimes(1);
  await arrive(3);
  expect(playTone).toHaveBeenCalledTimes(2);
  await arrive(0);
  expect(playTone).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('qc.messages.son')).toBe('true');
});

test('a long conversation is read by pages, and still answered at the address of its first message', async () => {
  const user = await open([createConversation()], '?conversation=c1');
  const page = Array.from({ length: 50 }, (_one, index) => ({
    ...first,
    id: `p${index}`,
    texte: `Message ${index}`,
  }));
  await hear(() => thread.current?.tell(page));
  expect(
    await screen.findByRole('link', { name: 'Répondre aussi par e-mail' }),
  ).toHaveAttribute('href', expect.stringContaining('mailto:camille@exemple.fr'));
  await user.click(
    screen.getByRole('button', { name: 'Lire les messages plus anciens' }),
  );
  expect(threadCount.current).toBe(100);
  await hear(() => thread.current?.tell([first, ...page]));
  expect(screen.getByText('Message 0')).toBeVisible();
  expect(screen.queryByRole('button', { name: /plus anciens/ })).toBeNull();
});

test('players stuck at one étape are answered all at once', async () => {
  const objet = { quete: '13_barbentane_le-lavoir', etape: 'e1', version: 2 };
  const user = await open(
    [
      createConversation({ objet }),
      createConversation({ id: 'c2', objet }),
      createConversation({ id: 'c3', objet }),
    ],
    '?conversation=c1',
  );
  await user.click(screen.getByRole('button', { name: 'Débloquer l’étape' }));
  expect(answer()).toHaveDisplayValue(/«.Passer l’étape.»/);
  expect(screen.getByRole('link', { name: 'Fermer l’étape' })).toHaveAttribute(
    'href',
    '/admin/parcours/dashboard?vue=fermetures&quete=13_barbentane_le-lavoir&etape=e1',
  );
  sendMessage.mockImplementation(({ conversationId }) =>
    conversationId === 'c3'
      ? Promise.reject(new OfflineError('cut'))
      : Promise.resolve(true),
  );
  await user.click(screen.getByRole('checkbox', { name: /^Répondre à tous.: 2.autres/ }));
  await user.click(screen.getByRole('button', { name: 'Répondre' }));
  expect(
    await screen.findByText(/^Envoyé à 2.personnes\. 1.conversation attend/),
  ).toBeVisible();
  expect(sendMessage.mock.calls.map(([{ conversationId }]) => conversationId)).toEqual(
    expect.arrayContaining(['c1', 'c2', 'c3']),
  );
});

test('a conversation is erased after two confirmations', async () => {
  purgeConversation.mockResolvedValue();
  const user = await open([createConversation()], '?conversation=c1');
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(purgeConversation).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Effacer' }));
  expect(purgeConversation).toHaveBeenCalledExactlyOnceWith('c1');
});

test('an answer has a card of its quête, or of one of its étapes', async () => {
  const user = await open([createConversation()], '?conversation=c1');
  await hear(() => thread.current?.tell([first]));
  await user.type(answer(), 'C’est ici.');
  await user.click(
    screen.getByRole('button', { name: 'Joindre une quête ou une étape' }),
  );
  const address = screen.getByLabelText('Adresse de la quête');
  await user.type(address, 'le lavoir');
  expect(address).toBeInvalid();
  fireEvent.change(address, { target: { value: '/les_quetes/13/barbentane/rien' } });
  expect(await screen.findByText(/^Aucune quête n’est publiée/)).toBeVisible();
  fireEvent.change(address, {
    target: { value: 'https://q.fr/les_quetes/13/barbentane/le-lavoir/jouer' },
  });
  await user.selectOptions(await screen.findByLabelText('Ce qui est joint'), '2');
  await user.click(screen.getByRole('button', { name: 'Joindre' }));
  await user.click(screen.getByRole('button', { name: 'Répondre' }));
  const { joint } = sendMessage.mock.lastCall?.[0] ?? {};
  expect(joint).toMatchObject({ quete: expect.any(String) as string, etape: 2 });
  expect(await screen.findByText('Envoyé.')).toBeVisible();
  expect(screen.queryByText(/^Avec la réponse/)).toBeNull();

  const said = { ...first, id: 'm2', auteur: 'moi', ...(joint && { joint }) };
  await hear(() => thread.current?.tell([first, said]));
  expect(screen.getByRole('link', { name: /L’étape 2 de la quête/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/les_quetes\//),
  );
});

type User = ReturnType<typeof userEvent.setup>;
const button = (name: string) => screen.getByRole('button', { name });

type Write = {
  fail: (error: DataError) => void;
  press: (user: User) => Promise<void>;
  conversation?: Partial<Conversation>;
};

test.each<[name: string, write: Write]>([
  [
    'taking a conversation',
    {
      fail: (error) => void take.mockRejectedValueOnce(error),
      press: (user) => user.click(button('Je m’en occupe')),
    },
  ],
  [
    'closing it',
    {
      fail: (error) => void moveConversation.mockRejectedValueOnce(error),
      press: (user) => user.click(button('Clore')),
    },
  ],
  [
    'a note',
    {
      fail: (error) => void addNote.mockRejectedValueOnce(error),
      press: async (user) => {
        await user.type(screen.getByLabelText('Ajouter une note'), 'À rappeler.');
        await user.click(button('Garder la note'));
      },
    },
  ],
  [
    'a report',
    {
      fail: (error) => void reportConversation.mockRejectedValueOnce(error),
      press: async (user) => {
        await user.click(button('Signaler'));
        await user.click(button('Signaler et clore'));
      },
    },
  ],
  [
    'a report that is taken back',
    {
      fail: (error) => void withdrawReport.mockRejectedValueOnce(error),
      press: (user) => user.click(button('Ne plus signaler')),
      conversation: { signalee: 'insultes' },
    },
  ],
  [
    'erasing it',
    {
      fail: (error) => void purgeConversation.mockRejectedValueOnce(error),
      press: async (user) => {
        await user.click(button('Effacer'));
        const dialog = within(screen.getByRole('dialog'));
        await user.click(dialog.getByRole('button', { name: 'Effacer' }));
      },
    },
  ],
])('%s that fails shows why', async (_name, { fail, press, conversation = {} }) => {
  const { error, sentence } = dataError;
  fail(error);
  const user = await open([createConversation(conversation)], '?conversation=c1');
  await hear(() => thread.current?.tell([first]));
  await press(user);
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
});
