import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '@/data/firebase/services.ts';
import { mediaRepository } from '@/data/media/media-repository.ts';
import { JudgedMeanwhileError } from '@/data/moderation/judged-meanwhile-error.ts';
import {
  moderationRepository,
  type Waiting,
} from '@/data/moderation/moderation-queries.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { ModerationQueue } from './moderation-queue.tsx';

const quete = createQuete();
const [etape] = quete.contenu.etapes;

const list = vi.fn<() => Promise<Waiting[]>>();
const judge = vi.fn<(waiting: Waiting, jugement: Jugement) => Promise<void>>();

const queteId = quete.id;
const avis: Waiting = {
  genre: 'avis',
  ...{ queteId, uid: 'joueur', operationId: 'un', at: 1_000 },
  ...{ note: 4, texte: 'Belle balade.', pseudonyme: 'Camille' },
};
const photo: Waiting = {
  genre: 'photo',
  ...{ queteId, id: 'un_1', etapeId: etape?.id ?? ('' as never), at: 3_000 },
  ...{ texte: 'La plaque est tombée.', path: 'signalements/un/1/photo.webp' },
};

function createHandedIn(): Services {
  const services = createSilentServices();
  moderationRepository.handIn(services, { list, judge });
  queteRepository.handIn(services, { read: () => Promise.resolve(quete) });
  mediaRepository.handIn(services, {
    readPrivate: () => Promise.resolve(new Blob(['photo'])),
  });
  return services;
}

function show(services: Services) {
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <ModerationQueue />
      </MemoryRouter>
    </ServerState>,
  );
}

async function open(...waiting: readonly Waiting[]) {
  list.mockResolvedValueOnce([...waiting]);
  show(createHandedIn());
  await screen.findByText(/à regarder|Tout est lu/);
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  judge.mockReset().mockResolvedValue();
  list.mockReset().mockResolvedValue([]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
it('is one queue of the texts and photos of players, each with its quête', async () => {
  await open(avis, photo);
  expect(screen.getByText(/^2\schoses à regarder/)).toBeVisible();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Camille\u00A0: 4 sur 5',
    expect.stringMatching(/^Étape 1/),
  ]);
  for (const card of cards) {
    expect(
      await within(card).findByRole('link', { name: quete.contenu.titre }),
    ).toBeVisible();
  }
});

it('publishes an avis with the answer of the town hall, which may be neither empty nor too long', async () => {
  const user = await open(avis);
  await press(user, 'Répondre…');
  const field = screen.getByRole('textbox', { name: 'Réponse de la mairie' });
  expect(field).toHaveFocus();
  await press(user, 'Publier avec la réponse');
  expect(screen.getByText(/^Écrivez votre réponse/)).toBeVisible();
  await user.click(field);
  await user.paste('é'.repeat(501));
  await press(user, 'Publier avec la réponse');
  expect(screen.getByText(/^Ce texte est trop long/)).toBeVisible();
  expect(judge).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ' Merci\u00A0! ');
  await press(user, 'Publier avec la réponse');
  expect(judge).toHaveBeenCalledExactlyOnceWith(avis, {
    motif: null,
    reponse: 'Merci\u00A0!',
  });
  expect(await screen.findByText('L’avis est publié.')).toBeVisible();
  expect(screen.getByText('Tout est lu')).toBeVisible();
});

it('hides for a reason, which it shows as the person will read it', async () => {
  const user = await open(avis);
  await press(user, 'Garder caché…');
  await press(user, 'Garder caché');
  expect(screen.getByText('Choisissez une raison.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Donne une réponse ou un indice' }));
  expect(
    screen.getByText(/^La personne lira.*Votre avis n’est pas montré/),
  ).toBeVisible();
  await user.type(
    screen.getByRole('textbox', { name: /^Un mot pour la personne/ }),
    'Sans le chiffre, volontiers.',
  );
  await press(user, 'Garder caché');
  expect(judge).toHaveBeenCalledExactlyOnceWith(avis, {
    motif: 'devoile',
    reponse: 'Sans le chiffre, volontiers.',
  });
  expect(await screen.findByText(/^L’avis reste caché\./)).toBeVisible();
});

it('erases a photo that was looked at', async () => {
  const user = await open(photo);
  await press(user, 'Voir la photo');
  expect(await screen.findByAltText('Ce que le joueur a photographié')).toBeVisible();
  await press(user, 'Effacer la photo…');
  await user.click(screen.getByRole('radio', { name: 'Nomme ou montre quelqu’un' }));
  await press(user, 'Effacer la photo');
  expect(judge).toHaveBeenLastCalledWith(photo, { motif: 'personne', reponse: '' });
  expect(await screen.findByText('La photo est effacée.')).toBeVisible();
});

it('reports a colleague’s judgement in one sentence, and reads the queue again', async () => {
  const user = await open(photo);
  judge.mockRejectedValueOnce(new JudgedMeanwhileError('gone'));
  await press(user, 'Garder la photo');
  expect(await screen.findByText(/^Quelqu’un de l’équipe s’en est occupé/)).toBeVisible();
  expect(screen.getByText('Tout est lu')).toBeVisible();
});

it('keeps the text when the right was withdrawn meanwhile', async () => {
  const user = await open(avis);
  await press(user, 'Répondre…');
  const field = screen.getByRole('textbox', { name: 'Réponse de la mairie' });
  await user.type(field, 'Merci');
  judge.mockRejectedValueOnce(new AccessDeniedError('withdrawn'));
  await press(user, 'Publier avec la réponse');
  expect(await screen.findByText(/^Vous n’avez pas le droit/)).toBeVisible();
  expect(field).toHaveValue('Merci');
  // Without a judgement, the queue is not read again.
  expect(list).toHaveBeenCalledOnce();
});

it('shows why the queue cannot be read', async () => {
  const { error, sentence: words } = dataError;
  list.mockRejectedValue(error);
  show(createHandedIn());
  expect(
    await screen.findByText(`Ce qui attend ne se lit pas pour l’instant. ${words}`),
  ).toBeVisible();
});

it('keeps the text being written when the queue cannot be read again', async () => {
  const user = await open(photo, avis);
  await press(user, 'Répondre…');
  const field = screen.getByRole('textbox', { name: 'Réponse de la mairie' });
  await user.type(field, 'Merci');
  list.mockRejectedValueOnce(new OfflineError('cut'));
  await press(user, 'Garder la photo');
  expect(await screen.findByText(/^Ce qui attend ne se lit pas/)).toBeVisible();
  expect(screen.getByText('La photo est gardée.')).toBeVisible();
  expect(field).toHaveValue('Merci');
});
