import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mediaRepository } from '@/data/media/media-repository.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { signalementInboxRepository } from '@/data/signalement/signalement-inbox-repository.ts';
import type { ReceivedSignalement } from '@/domain/signalement/grouped.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { dataError } from '@/testing/data-errors.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { SignalementInbox } from './signalement-inbox.tsx';

const quete = createQuete();
const listSignalements =
  vi.fn<(queteId: string | null) => Promise<ReceivedSignalement[]>>();
const answerSignalements =
  vi.fn<(ids: readonly string[], reponse: string) => Promise<void>>();

const readPrivate = vi.fn(() => Promise.resolve(new Blob()));
function received(id: string, photo = ''): ReceivedSignalement {
  const place = { queteId: quete.id, version: 1, etapeId: testEtapeId(1) };
  return { ...place, id, motif: 'plaque', texte: '', at: 1_000, photo };
}

function open(hasPhotos = true) {
  const services = createSilentServices();
  signalementInboxRepository.handIn(services, {
    list: listSignalements,
    answer: answerSignalements,
  });
  queteRepository.handIn(services, { read: () => Promise.resolve(quete) });
  mediaRepository.handIn(services, { readPrivate });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <SignalementInbox
          queteId={null}
          hasPhotos={hasPhotos}
          suspendHref={(_quete, etape) => `/fermer/${etape}`}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  listSignalements.mockResolvedValueOnce([received('un'), received('deux')]);
  listSignalements.mockResolvedValue([]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  listSignalements.mockReset();
  answerSignalements.mockReset();
});

test('one prefilled answer closes all reports of an étape', async () => {
  answerSignalements.mockResolvedValueOnce();
  const user = open();
  expect(await screen.findByText(/\(2 fois\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Répondre et clore' }));
  expect(screen.getByLabelText(/Votre réponse/)).toHaveValue(
    'La plaque est remise, merci\u00A0!',
  );
  await user.click(screen.getByRole('button', { name: 'Envoyer et clore' }));
  expect(answerSignalements).toHaveBeenCalledExactlyOnceWith(
    ['un', 'deux'],
    'La plaque est remise, merci\u00A0!',
  );
  expect(await screen.findByText(/2 signalements clos/)).toBeVisible();
  expect(screen.getByText('Aucun signalement')).toBeVisible();
});

test('an answer without words does not leave', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Répondre et clore' }));
  const field = screen.getByLabelText(/Votre réponse/);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Envoyer et clore' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(answerSignalements).not.toHaveBeenCalled();
});

test('the étape is closed from there, and a photo is for the team', async () => {
  listSignalements.mockReset();
  listSignalements.mockResolvedValue([received('un', 'signalements/u/1/photo.webp')]);
  open(false);
  expect(await screen.findByRole('link', { name: 'Fermer l’étape' })).toHaveAttribute(
    'href',
    `/fermer/${testEtapeId(1)}`,
  );
  expect(screen.getByText(/l’équipe peut la voir/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Voir la photo' })).toBeNull();
});

test('the card of a danger has its date and its text, and its first button closes the étape', async () => {
  const texte = 'La rambarde est tombée.';
  listSignalements.mockReset();
  listSignalements.mockResolvedValue([
    { ...received('un'), motif: 'danger', texte, at: Date.UTC(2026, 10, 22, 11) },
    received('deux'),
  ]);
  open();
  expect(await screen.findByText(texte)).toBeVisible();
  expect(screen.getByText(/^22 novembre 2026 à/)).toBeVisible();
  const close = screen.getByRole('link', { name: 'Fermer l’étape' });
  const answer = screen.getByRole('button', { name: 'Répondre et clore' });
  expect(close.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/^Lire 1\sautre signalement$/)).toBeInTheDocument();
});

test('unreadable reports show the reason, and a retry', async () => {
  const { error, sentence: words } = dataError;
  listSignalements.mockReset();
  listSignalements.mockRejectedValue(error);
  const user = open();
  expect(
    await screen.findByText(`Les signalements ne se lisent pas pour l’instant. ${words}`),
  ).toBeVisible();
  listSignalements.mockResolvedValue([]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucun signalement')).toBeVisible();
});

test('a failed answer shows the reason, and stays even if nothing can be read any more', async () => {
  const { error, sentence: words } = dataError;
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Répondre et clore' }));
  answerSignalements.mockRejectedValueOnce(error);
  listSignalements.mockRejectedValue(error);
  await user.click(screen.getByRole('button', { name: 'Envoyer et clore' }));
  expect(
    await screen.findByText(`${words} Votre réponse est toujours là.`),
  ).toBeVisible();
  expect(screen.getByText(/^Les signalements ne se lisent pas/)).toBeVisible();
  expect(screen.getByLabelText(/Votre réponse/)).toHaveValue(
    'La plaque est remise, merci\u00A0!',
  );
});

test('an unreadable photo shows the reason, and a retry', async () => {
  const { error, sentence: words } = dataError;
  listSignalements.mockReset();
  listSignalements.mockResolvedValue([received('un', 'signalements/u/1/photo.webp')]);
  readPrivate.mockRejectedValue(error);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Voir la photo' }));
  expect(await screen.findByText(words)).toBeVisible();
  readPrivate.mockReset().mockResolvedValue(new Blob());
  await user.click(screen.getByRole('button', { name: 'Voir la photo' }));
  expect(
    await screen.findByRole('img', { name: 'Ce que le joueur a photographié' }),
  ).toBeInTheDocument();
});

test('a danger on the way offers a text for the network of paths, without the players’ words', async () => {
  const texte = 'Jean Durand a failli tomber, 06 00 00 00 00';
  listSignalements.mockReset();
  listSignalements.mockResolvedValue([{ ...received('un'), motif: 'danger', texte }]);
  const user = open();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByText('Prévenir aussi le réseau des chemins'));
  expect(screen.getByRole('link', { name: /Suricate/ })).toHaveAttribute(
    'href',
    'https://sentinelles.sportsdenature.fr/',
  );
  await user.click(screen.getByRole('button', { name: 'Copier pour Suricate' }));
  expect(await screen.findByText('Texte copié.')).toBeVisible();
  const text = copied.mock.calls.flat().join('\n');
  expect(text).toMatch(/^Lieu.: 48\.451000, -2\.040000/);
  expect(text).toContain('C’est dangereux');
  expect(text).not.toContain('Durand');
});
