import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Avis } from '@/domain/quete/avis.ts';
import type { LigneRangee } from '@/domain/quete/palmares.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { LimitReachedError } from '@/lib/errors/limit-reached-error.ts';
import { avisRepository } from '@/data/avis/avis-repository.ts';
import { palmaresRepository } from '@/data/echo/palmares-repository.ts';
import { plainteRepository } from '@/data/echo/plainte-repository.ts';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { PlayerWords } from './player-words.tsx';

const listAvis = vi.fn<() => Promise<Avis[]>>();
const listPalmares =
  vi.fn<(queteId: QueteId, dureeMinutes: number | null) => Promise<LigneRangee[]>>();
const report = vi.fn<(queteId: QueteId, partieId: string) => Promise<void>>();

let count = 0;
/** The page keeps what was read of a quête: each test has its own. */
let queteId: QueteId;
const at = Date.UTC(2026, 4, 12, 10);

async function ask() {
  const user = userEvent.setup({ delay: null });
  const services = createSilentServices();
  avisRepository.handIn(services, { list: listAvis });
  palmaresRepository.handIn(services, {
    list: listPalmares,
    merciCount: () => Promise.resolve(3),
    version: () => Promise.resolve(1),
  });
  plainteRepository.handIn(services, { report });
  render(
    <FirebaseProvider services={services}>
      <PlayerWords quete={{ ...createQuete({ dureeMinutes: 75 }), id: queteId }} />
    </FirebaseProvider>,
  );
  expect(listAvis).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Lire les avis' }));
  return user;
}

beforeEach(() => {
  count += 1;
  queteId = queteIdSchema.parse(`22_dinan_lavoir-${count}`);
  report.mockReset();
  listAvis.mockReset();
  listPalmares.mockReset().mockResolvedValue([]);
});

test('what players said is read when it is asked for: the mean, then each of them with what was answered', async () => {
  listAvis.mockResolvedValue([
    { note: 5, texte: 'Les enfants en redemandent!', pseudonyme: 'Camille', at },
    { note: 4, texte: '', pseudonyme: 'Sacha', at, reponse: 'À bientôt!' },
  ]);
  await ask();
  expect(await screen.findByText('4,5 sur 5')).toBeVisible();
  expect(screen.getByText('Les enfants en redemandent !')).toBeVisible();
  expect(screen.getByText('Sacha, le 12 mai 2026 : 4 sur 5')).toBeVisible();
  expect(screen.getAllByText('Réponse de la mairie')).toHaveLength(1);
  expect(screen.getByText('À bientôt !')).toBeVisible();
});

test('the palmarès comes with them, for those who wanted to be on it', async () => {
  listAvis.mockResolvedValue([]);
  listPalmares.mockResolvedValue([
    { id: 'a', rang: 1, pseudonyme: 'Camille', points: 40 },
    { id: 'b', rang: 1, pseudonyme: 'Sacha', points: 40 },
  ]);
  await ask();
  expect(
    await screen.findByText('3 personnes ont remercié qui a écrit cette balade.'),
  ).toBeVisible();
  const list = screen.getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.Camille40\u00A0points', '1.Sacha40\u00A0points']);
  expect(
    screen.getByText(/plus courtes que le tiers de la durée annoncée/),
  ).toBeVisible();
  expect(listPalmares).toHaveBeenCalledWith(queteId, 75);
});

test('where no line is shown, as of a quête that was withdrawn, nothing is said of a palmarès', async () => {
  listAvis.mockResolvedValue([]);
  await ask();
  expect(await screen.findByText(/^Personne n’a encore donné son avis/)).toBeVisible();
  expect(screen.queryByText(/palmarès|figurer/)).toBeNull();
});

test('a name that hurts is reported in two presses, and one that was masked no more', async () => {
  listAvis.mockResolvedValue([]);
  listPalmares.mockResolvedValue([
    { id: 'a', rang: 1, pseudonyme: 'Grossier', points: 40 },
    { id: 'b', rang: 2, pseudonyme: 'Nom masqué', points: 30 },
  ]);
  report
    .mockRejectedValueOnce(
      new LimitReachedError('plainte', Date.UTC(2026, 10, 26, 17, 5)),
    )
    .mockResolvedValueOnce();
  const user = await ask();
  await user.click(await screen.findByRole('button', { name: 'Signaler un nom' }));
  await user.click(screen.getByRole('button', { name: 'Signaler le nom Grossier' }));
  expect(screen.queryByRole('button', { name: /Nom masqué/ })).toBeNull();
  expect(report).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Signaler à l’équipe' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Signaler à l’équipe' }));
  expect(
    await screen.findByText('Cela fait beaucoup pour une journée. Réessayez demain.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Signaler à l’équipe' }));
  expect(await screen.findByText('Merci. L’équipe va regarder ce nom.')).toHaveFocus();
  expect(report).toHaveBeenLastCalledWith(queteId, 'a');
  expect(screen.queryByRole('button', { name: /^Signaler le nom/ })).toBeNull();
});

test('opinions that cannot be read say why, and may be asked for again', async () => {
  const error = new OfflineError('cut');
  const words = /ne répond pas/;

  listAvis.mockRejectedValueOnce(error);
  listAvis.mockResolvedValueOnce([]);
  const user = await ask();
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/^Personne n’a encore donné son avis/)).toBeVisible();
});

test('it shows that it is being read', async () => {
  listAvis.mockReturnValueOnce(new Promise(() => undefined));
  await ask();
  expect(await screen.findByText('Les avis arrivent…')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a report that is not taken says why', async () => {
  const error = new OfflineError('cut');
  const words = /ne répond pas/;

  listAvis.mockResolvedValue([]);
  listPalmares.mockResolvedValue([
    { id: 'a', rang: 1, pseudonyme: 'Grossier', points: 40 },
  ]);
  report.mockRejectedValueOnce(error);
  const user = await ask();
  await user.click(await screen.findByRole('button', { name: 'Signaler un nom' }));
  await user.click(screen.getByRole('button', { name: 'Signaler le nom Grossier' }));
  await user.click(screen.getByRole('button', { name: 'Signaler à l’équipe' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Signaler à l’équipe' })).toBeEnabled();
});
