import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  avisModerationRepository,
  type AvisCursor,
  type EtatJuge,
  type JudgedAvis,
} from '@/data/avis/avis-moderation-repository.ts';
import { JudgedMeanwhileError } from '@/data/moderation/judged-meanwhile-error.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { dataError } from '@/testing/data-errors.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { JudgedSection } from './judged-section.tsx';

const quete = createQuete();

const listJudged =
  vi.fn<
    (
      etat: EtatJuge,
      after: AvisCursor | null,
    ) => Promise<{ avis: JudgedAvis[]; next: AvisCursor | null }>
  >();
const moderate = vi.fn<(avis: object, jugement: Jugement) => Promise<void>>();

const queteId = quete.id;
const seen: JudgedAvis = {
  ...{
    queteId,
    uid: 'joueur',
    operationId: 'un',
    at: 2_000,
    etat: 'publie',
    motif: null,
  },
  ...{ note: 4, texte: 'Belle balade.', pseudonyme: 'Camille', reponse: 'Merci.' },
};
const hidden: JudgedAvis = {
  ...{ queteId, uid: 'autre', operationId: 'deux', at: 1_000 },
  ...{ etat: 'refuse', motif: 'personne', reponse: 'Sans le nom.' },
  ...{ note: 2, texte: 'Avec Untel.', pseudonyme: 'Dominique' },
};
const pageOf = (...avis: readonly JudgedAvis[]) => ({ avis: [...avis], next: null });

function show() {
  const services = createSilentServices();
  avisModerationRepository.handIn(services, { listJudged, moderate });
  queteRepository.handIn(services, { read: () => Promise.resolve(quete) });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <JudgedSection />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  moderate.mockReset().mockResolvedValue();
  listJudged.mockReset().mockResolvedValue(pageOf());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('reads nothing before a request', async () => {
  const user = show();
  expect(listJudged).not.toHaveBeenCalled();
  await press(user, 'Revoir les avis');
  expect(await screen.findByText(/^Aucun avis n’est publié/)).toBeVisible();
});

it('hides a public avis for a reason, and republishes it with its answer', async () => {
  listJudged.mockResolvedValueOnce(pageOf(seen));
  const user = show();
  await press(user, 'Revoir les avis');
  const card = await screen.findByRole('article');
  expect(within(card).getByText(/^Réponse de la mairie.*Merci/)).toBeVisible();
  expect(
    await within(card).findByRole('link', { name: quete.contenu.titre }),
  ).toBeVisible();
  await press(user, 'Masquer…');
  await press(user, 'Masquer l’avis');
  expect(screen.getByText('Choisissez une raison.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Nomme ou montre quelqu’un' }));
  await press(user, 'Masquer l’avis');
  expect(moderate).toHaveBeenLastCalledWith(seen, { motif: 'personne', reponse: '' });
  expect(await screen.findByText(/^L’avis est masqué\./)).toBeVisible();
  expect(card).toHaveFocus();
  expect(within(card).queryByText(/Merci/)).toBeNull();
  await press(user, 'Publier à nouveau');
  expect(moderate).toHaveBeenLastCalledWith(
    expect.objectContaining({ uid: 'joueur', operationId: 'un', etat: 'refuse' }),
    { motif: null, reponse: 'Merci.' },
  );
  expect(await screen.findByText('L’avis est publié à nouveau.')).toBeVisible();
  expect(within(card).getByText(/^Réponse de la mairie.*Merci/)).toBeVisible();
});

it('lists hidden avis with their reasons, and keeps a word for the author private', async () => {
  const user = show();
  await press(user, 'Revoir les avis');
  listJudged.mockResolvedValueOnce(pageOf(hidden));
  await user.click(screen.getByRole('radio', { name: 'Masqués' }));
  expect(
    await screen.findByText(/^Masqué\s: Nomme ou montre quelqu’un\.$/),
  ).toBeVisible();
  expect(screen.getByText(/^Mot pour la personne.*Sans le nom\.$/)).toBeVisible();
  await press(user, 'Publier à nouveau');
  expect(moderate).toHaveBeenLastCalledWith(hidden, { motif: null, reponse: '' });
  expect(await screen.findByText('L’avis est publié à nouveau.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Masquer…' })).toBeVisible();
});

it('continues page by page', async () => {
  const next = { seconds: 2, nanoseconds: 0, path: `quetes/${queteId}/avis/joueur` };
  listJudged.mockResolvedValueOnce({ avis: [seen], next });
  const user = show();
  await press(user, 'Revoir les avis');
  await screen.findByRole('article');
  listJudged.mockResolvedValueOnce(
    pageOf({ ...seen, uid: 'ancien', pseudonyme: 'Dominique' }),
  );
  await press(user, 'Afficher la suite');
  expect(await screen.findByRole('heading', { name: /^Dominique/ })).toBeVisible();
  expect(listJudged).toHaveBeenLastCalledWith('publie', next);
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
});

it('keeps the choice after a failed write, and reads the list again when a colleague was first', async () => {
  listJudged.mockResolvedValueOnce(pageOf(seen));
  const user = show();
  await press(user, 'Revoir les avis');
  await screen.findByRole('article');
  await press(user, 'Masquer…');
  const reason = screen.getByRole('radio', { name: 'Publicité' });
  await user.click(reason);
  moderate.mockRejectedValueOnce(new OfflineError('cut'));
  await press(user, 'Masquer l’avis');
  expect(await screen.findByText(/réseau|connexion/i)).toBeVisible();
  expect(reason).toBeChecked();
  moderate.mockRejectedValueOnce(new JudgedMeanwhileError('moved'));
  await press(user, 'Masquer l’avis');
  expect(await screen.findByText(/^Quelqu’un de l’équipe s’en est occupé/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

it('reports an unreadable list, and retries', async () => {
  listJudged.mockRejectedValueOnce(new OfflineError('cut'));
  const user = show();
  await press(user, 'Revoir les avis');
  expect(await screen.findByText(/^Ces avis ne se lisent pas/)).toBeVisible();
  listJudged.mockResolvedValueOnce(pageOf(seen));
  await press(user, 'Réessayer');
  expect(await screen.findByRole('article')).toBeVisible();
});

it('shows in its card why an avis was not judged again', async () => {
  const { error, sentence: words } = dataError;
  listJudged.mockResolvedValueOnce(pageOf(hidden));
  moderate.mockRejectedValueOnce(error);
  const user = show();
  await press(user, 'Revoir les avis');
  const card = await screen.findByRole('article');
  await press(user, 'Publier à nouveau');
  expect(await within(card).findByText(words)).toBeVisible();
  expect(listJudged).toHaveBeenCalledOnce();
});
