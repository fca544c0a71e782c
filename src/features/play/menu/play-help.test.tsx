import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  conversationRepository,
  type NewConversation,
  type OpenedConversation,
} from '@/data/conversation/conversation-repository.ts';
import { storedConversations } from '@/data/conversation/stored-conversations.ts';
import { readPlayChoices } from '@/data/partie/play-choices.ts';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import {
  signalementOutbox,
  type SignalementOutcome,
} from '@/data/signalement/signalement-outbox.ts';
import { blankEnvoi } from '@/domain/partie/envoi.ts';
import type { PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Signalement } from '@/domain/signalement/signalement.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { limitWaitWords } from '@/lib/errors/error-message.ts';
import {
  createAutrePublique,
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { asRead } from '@/testing/data-errors.ts';
import { limitWaits } from '@/data/debit/limit-waits.ts';
import { endInFrench } from '@/testing/langue.ts';
import { createSilentServices } from '@/testing/services.ts';
import type { PlayActions } from '../session/play-actions.ts';
import { PlayMenu, type MenuPanel } from './play-menu.tsx';

const report =
  vi.fn<(signalement: Signalement, photo: Blob | null) => Promise<SignalementOutcome>>();
const openConversation =
  vi.fn<(conversation: NewConversation) => Promise<OpenedConversation>>();
const opened: OpenedConversation = { id: 'conv1', lien: '', uid: 'joueur' };

const etapeId = testEtapeId(1);
const quete = createQuete(
  {
    etapes: [
      createEtapePublique(1, {
        titre: 'La tour',
        epreuve: createTextePublique({
          autre: createAutrePublique({ pour: ['sans-vue'] }),
        }),
      }),
      createEtapePublique(2, { falc: 'Vous êtes au lavoir.' }),
    ],
  },
  3,
);
const wrong: PartieEvent = {
  type: 'answer',
  etapeId,
  reponse: 'puits',
  juste: false,
  at: 4_000,
};

function indice(numero: number): PartieEvent {
  return { type: 'askIndice', etapeId, numero };
}

function keptAfter(...events: PartieEvent[]): KeptPartie {
  const partie = events.reduce(
    (before, event) => play(before, event, quete.contenu),
    createPartie(quete, { moment: 'epreuve' }),
  );
  const brouillon = { etapeId, texte: 'le puits' };
  return { partie, envoi: blankEnvoi(partie.id), brouillon, updatedAt: 5_000 };
}

async function open(first: MenuPanel, kept = keptAfter(wrong)) {
  const passEtape = vi.fn<PlayActions['passEtape']>();
  const adapt = vi.fn<PlayActions['adapt']>();
  const onClose = vi.fn();
  const nothing = vi.fn();
  const actions: PlayActions = {
    find: nothing,
    follow: nothing,
    ...{
      arrive: nothing,
      situate: nothing,
      read: nothing,
      goOn: nothing,
      goBack: nothing,
      askIndice: nothing,
    },
    ...{ visit: nothing, shorten: nothing, lengthen: nothing, pause: nothing },
    ...{ choose: nothing, pick: nothing, startTimer: nothing, stopTimer: nothing },
    ...{ resume: nothing, leave: nothing, answer: nothing, chooseWay: nothing },
    adapt,
    passEtape,
  };
  const services = createSilentServices();
  signalementOutbox.handIn(services, { report });
  conversationRepository.handIn(services, { open: openConversation });
  render(
    <MemoryRouter services={services}>
      <PlayMenu
        quete={quete}
        kept={kept}
        persistance="appareil"
        actions={actions}
        first={first}
        onClose={onClose}
      />
    </MemoryRouter>,
  );
  // Online parts load when opened.
  await waitFor(() => expect(screen.queryByText('Un instant…')).toBeNull());
  return { user: userEvent.setup({ delay: null }), passEtape, adapt, onClose, services };
}

const button = (name: string) => screen.getByRole('button', { name });
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

endInFrench();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  report.mockReset();
  openConversation.mockReset();
});

test('help is the first entry of the menu, with the numbers, the way back and the help for the party', async () => {
  const { user } = await open('menu');
  const [close, first] = screen.getAllByRole('button');
  expect(close).toHaveAccessibleName('Fermer');
  expect(first).toHaveTextContent(/^Besoin d’aide\s\?$/);
  await user.click(button('Besoin d’aide\u202F?'));
  expect(await screen.findByRole('link', { name: 'Appeler le 112' })).toHaveAttribute(
    'href',
    'tel:112',
  );
  expect(button('Revenir au départ')).toBeVisible();
  expect(button('Signaler un problème')).toBeVisible();
});

test('from a question help is about the party first, and leads to the numbers', async () => {
  const { user } = await open('aide');
  for (const name of [
    'Un indice (−5\u00A0points), il en reste 2',
    'Relire le récit',
    'Répondre autrement',
    'Passer l’étape',
    'Écrire à l’équipe',
    'Signaler un problème',
  ]) {
    expect(button(name)).toBeVisible();
  }
  expect(screen.queryByRole('link', { name: 'Appeler le 112' })).toBeNull();
  await user.click(button('Perdus ou blessés'));
  expect(await screen.findByRole('link', { name: 'Appeler le 112' })).toBeVisible();
});

test('the party is adapted from the menu, which lists this quête’s options', async () => {
  localStorage.clear();
  const { user, adapt } = await open('menu');
  await user.click(button('Réglages'));
  await user.click(button('Adapter la partie'));
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });
  expect(box(/^Sans la vue.*Une autre façon de répondre à 1\sétape\./)).not.toBeChecked();
  expect(box(/^Sans l’ouïe/)).not.toHaveAccessibleName(/autre façon/);
  expect(box(/^Sans marches Aucun chemin sans marches/)).toBeVisible();
  expect(box(/faciles à lire.*à 1\sétape sur 2\./)).toBeVisible();
  await user.click(box(/^Sans la vue/));
  expect(adapt).toHaveBeenCalledExactlyOnceWith(['sans-vue']);
  // The next party of this device begins so.
  expect(readPlayChoices().adaptations).toEqual(['sans-vue']);
});

test('the solution is offered after three wrong answers or the last indice, and not before', async () => {
  await open('aide', keptAfter(wrong, wrong, indice(1)));
  expect(screen.queryByRole('button', { name: 'Voir la solution' })).toBeNull();
  expect(screen.getByText(/après trois essais/)).toBeVisible();
});

test('after the last indice the solution shows its cost, here and in later parties, and passes the étape', async () => {
  const { user, passEtape, onClose } = await open(
    'aide',
    keptAfter(indice(1), indice(2)),
  );
  await user.click(button('Voir la solution'));
  const words = screen.getByText(/sans ses 5\spoints/);
  expect(words).toBeVisible();
  expect(words).toHaveTextContent(/Si vous rejouez.*sans points prouvés\.$/);
  await user.click(button('Voir la solution'));
  expect(passEtape).toHaveBeenCalledExactlyOnceWith(etapeId);
  expect(onClose).toHaveBeenCalledOnce();
});

test('offline, the solution is announced for later, and the étape can be passed', async () => {
  online(false);
  const { user, passEtape } = await open('solution');
  expect(screen.getByText(/la réponse ne peut pas venir maintenant/)).toBeVisible();
  await user.click(button('Passer l’étape'));
  expect(passEtape).toHaveBeenCalledOnce();
});

test('a report has the problem, the place and the version', async () => {
  report.mockResolvedValue('parti');
  const { user, onClose } = await open('aide');
  await user.click(button('Signaler un problème'));
  await user.click(await screen.findByRole('button', { name: 'Envoyer le signalement' }));
  expect(screen.getByText('Choisissez ce qui ne va pas.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /plaque/ })).toHaveFocus();
  expect(report).not.toHaveBeenCalled();
  await user.click(screen.getByRole('radio', { name: /plaque/ }));
  await user.type(screen.getByLabelText(/En quelques mots/), ' Elle est tombée. ');
  await user.click(button('Envoyer le signalement'));
  expect(report).toHaveBeenCalledExactlyOnceWith(
    {
      queteId: quete.id,
      version: 3,
      etapeId,
      motif: 'plaque',
      texte: 'Elle est tombée.',
    },
    null,
  );
  const said = await screen.findByRole('heading', { name: /signalement est parti/ });
  expect(said).toHaveFocus();
  await user.click(button('Revenir au jeu'));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['garde', /est gardé ici/],
  ['page', /attend dans cette page/],
] as const)('an unsent report is shown as waiting: %s', async (outcome, words) => {
  report.mockResolvedValue(outcome);
  const { user } = await open('signaler');
  await user.click(screen.getByRole('radio', { name: /travaux/ }));
  await user.click(button('Envoyer le signalement'));
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
});

test('a report above the daily limit shows that it is sent later by itself', async () => {
  report.mockResolvedValue('garde');
  const { user, services } = await open('signaler');
  limitWaits(services).note('signalement', Date.now() + 3_600_000);
  await user.click(screen.getByRole('radio', { name: /travaux/ }));
  await user.click(button('Envoyer le signalement'));
  expect(await screen.findByText(asRead(limitWaitWords()))).toBeVisible();
  expect(screen.getByRole('heading', { name: /est gardé ici/ })).toBeVisible();
});

test('a danger shows the emergency number, and « Autre chose » requires words', async () => {
  const { user } = await open('signaler');
  await user.click(screen.getByRole('radio', { name: /dangereux/ }));
  expect(screen.getByText(/appelez le 112/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Autre chose' }));
  await user.click(button('Envoyer le signalement'));
  expect(screen.getByLabelText('En quelques mots')).toBeInvalid();
  expect(screen.getByLabelText('En quelques mots')).toHaveFocus();
  expect(report).not.toHaveBeenCalled();
});

async function write(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/vous bloque/), 'La tour est fermée.');
  await user.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
}

test('a stuck player joins only the words, unless they agree', async () => {
  openConversation.mockResolvedValue(opened);
  const { user } = await open('aide');
  await user.click(button('Écrire à l’équipe'));
  await screen.findByRole('button', { name: 'Envoyer le message' });
  await write(user);
  await user.click(button('Envoyer le message'));
  expect(openConversation).toHaveBeenCalledExactlyOnceWith({
    sujet: 'Bloqué à l’étape 1\u00A0: Le secret du lavoir',
    nom: 'Un joueur',
    texte: 'La tour est fermée.',
    insee: quete.contenu.commune.insee,
  });
});

test('with their consent, étape, version and last answer go with the words, as they were shown', async () => {
  openConversation.mockResolvedValue(opened);
  const { user } = await open('bloque', keptAfter(wrong, indice(1)));
  const shown = within(screen.getByRole('list', { name: 'Ce qui serait joint' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(shown.at(-1)).toContain('le puits');
  await user.click(screen.getByRole('checkbox', { name: 'Joindre où j’en suis' }));
  await write(user);
  await user.click(button('Envoyer le message'));
  expect(openConversation.mock.calls[0]?.[0]).toMatchObject({
    texte: `La tour est fermée.\n\n${shown.join('\n')}`,
    contexte: { etape: etapeId, version: 3, indices: 1 },
  });
  expect(await screen.findByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
    'href',
    '/contact',
  );
  expect(storedConversations().map(({ id }) => id)).toEqual(['conv1']);
});

test('without consent to storage nothing is sent', async () => {
  const { user } = await open('bloque');
  await user.type(screen.getByLabelText(/vous bloque/), 'La tour est fermée.');
  await user.click(button('Envoyer le message'));
  expect(screen.getByRole('checkbox', { name: /J’accepte/ })).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: /J’accepte/ })).toHaveFocus();
  expect(openConversation).not.toHaveBeenCalled();
});

test('a message that cannot go stays on the device, for this étape', async () => {
  openConversation.mockRejectedValue(new OfflineError('No network.'));
  const { user } = await open('bloque');
  await write(user);
  await user.click(button('Envoyer le message'));
  expect(await screen.findByRole('alert')).toHaveTextContent('rien n’est parti');
  document.body.innerHTML = '';
  await open('bloque');
  expect(screen.getByLabelText(/vous bloque/)).toHaveValue('La tour est fermée.');
});

test('a refused message shows the reason, and can be sent again', async () => {
  const error = new AccessDeniedError('soon');
  const words = /Vous venez d’écrire/;

  openConversation.mockRejectedValueOnce(error).mockResolvedValueOnce(opened);
  const { user } = await open('bloque');
  await write(user);
  await user.click(button('Envoyer le message'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveTextContent('Vos mots sont gardés sur cet appareil.');
  await user.click(button('Envoyer le message'));
  expect(
    await screen.findByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeVisible();
});
