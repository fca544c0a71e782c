import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Avis } from '@/domain/quete/avis.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { avisRepository } from '@/data/avis/avis-repository.ts';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { PlayerWords } from './player-words.tsx';

const listAvis = vi.fn<() => Promise<Avis[]>>();

let count = 0;
/** The page caches a quête's reads: each test has its own quête. */
let queteId: QueteId;
const at = Date.UTC(2026, 4, 12, 10);

async function ask() {
  const user = userEvent.setup({ delay: null });
  const services = createSilentServices();
  avisRepository.handIn(services, { list: listAvis });
  render(
    <FirebaseProvider services={services}>
      <PlayerWords quete={{ ...createQuete(), id: queteId }} />
    </FirebaseProvider>,
  );
  expect(listAvis).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Lire les avis' }));
  return user;
}

beforeEach(() => {
  count += 1;
  queteId = queteIdSchema.parse(`22_dinan_lavoir-${count}`);
  listAvis.mockReset();
});

test('players’ opinions are read on demand: the mean, then each of them with its answer', async () => {
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

test('unreadable opinions show the reason, and a retry', async () => {
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
