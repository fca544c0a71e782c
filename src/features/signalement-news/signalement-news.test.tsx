import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import {
  followedOf,
  followSignalement,
  type FollowedSignalement,
} from '@/data/signalement/followed-signalements.ts';
import { signalementAnswerRepository } from '@/data/signalement/signalement-answer-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { useSignalementNews } from './use-signalement-news.ts';

const quete = createQuete();
const refreshFollowed =
  vi.fn<(list: readonly FollowedSignalement[]) => Promise<FollowedSignalement[]>>();

const followed: FollowedSignalement = {
  id: 'u_1',
  queteId: quete.id,
  etapeId: testEtapeId(1),
  at: Date.UTC(2026, 4, 2),
  reponse: '',
};

function open() {
  const services = createSilentServices();
  signalementAnswerRepository.handIn(services, { refresh: refreshFollowed });
  return render(
    <FirebaseProvider services={services}>
      <Page />
    </FirebaseProvider>,
  );
}

function Page() {
  const news = useSignalementNews(quete.id);
  return news === null ? null : <news.View quete={quete} answered={news.answered} />;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  refreshFollowed.mockReset();
});

test('the reporter of an étape reads the outcome, once', async () => {
  followSignalement(followed);
  refreshFollowed.mockResolvedValueOnce([
    { ...followed, reponse: 'La plaque est remise, merci\u00A0!' },
  ]);
  open();
  expect(await screen.findByText(/La plaque est remise, merci/)).toBeVisible();
  expect(screen.getByText(/^Étape 1.*signalée le 2 mai 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'C’est lu' }));
  expect(screen.queryByText(/La plaque est remise/)).toBeNull();
  expect(followedOf(quete.id)).toEqual([]);
});

test('the sender of a photo reads why it was erased, once, and still waits for an answer', async () => {
  followSignalement(followed);
  const photo = { motif: 'personne' as const, isRead: false };
  refreshFollowed.mockResolvedValueOnce([{ ...followed, photo }]);
  open();
  expect(
    await screen.findByText(/^La photo de votre signalement a été effacée/),
  ).toBeVisible();
  expect(screen.getByText('À propos de votre signalement')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'C’est lu' }));
  expect(followedOf(quete.id)).toEqual([
    { ...followed, photo: { ...photo, isRead: true } },
  ]);
});

test('a report without an answer is still followed, without a message', async () => {
  followSignalement(followed);
  refreshFollowed.mockResolvedValueOnce([followed]);
  const { container } = open();
  await waitFor(() => expect(refreshFollowed).toHaveBeenCalledOnce());
  expect(container).toBeEmptyDOMElement();
  expect(followedOf(quete.id)).toHaveLength(1);
});

test('news that cannot be read are left for another visit', async () => {
  const error = new OfflineError('No network.');

  followSignalement(followed);
  refreshFollowed.mockRejectedValueOnce(error);
  const { container } = open();
  await waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  expect(container).toBeEmptyDOMElement();
  expect(followedOf(quete.id)).toEqual([followed]);
});

test('a device without reports makes no request', () => {
  const { container } = open();
  expect(container).toBeEmptyDOMElement();
  expect(refreshFollowed).not.toHaveBeenCalled();
});
