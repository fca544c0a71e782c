import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepEquipe, readEquipe } from '@/data/equipe/equipe-store.ts';
import type { Participation } from '@/domain/animation/groupe.ts';
import { newMembre } from '@/domain/equipe/membre.ts';
import { createQuete, testPartieId } from '@/testing/play-factories.ts';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { animationRepository } from '@/data/animation/animation-repository.ts';
import { createSilentServices } from '@/testing/services.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { DepartWait, GroupeLine } from './groupe-line.tsx';

const jeton = '0123456789abcdef0123456789abcdef';

function keep(changes: Partial<Participation>): void {
  keepEquipe(testPartieId, {
    membre: newMembre({ jeton, appareil: 'a', prenom: '' }, true),
    ...{ codeEquipe: 'KTMRAP', expireAt: 0 },
    participation: {
      ...{ animation: jeton, groupe: 'b', genre: 'classe', nom: 'La 6e B' },
      ...{ etat: 'cours', classement: {} },
      ...changes,
    },
  });
}

type WatchEvenement = ReturnType<typeof animationRepository>['watchEvenement'];

/** A phone without network, unless its event is heard. */
const watchEvenement = vi.fn<WatchEvenement>();

function show(element: ReactNode): void {
  const services = createSilentServices();
  animationRepository.handIn(services, { watchEvenement });
  render(<FirebaseProvider services={services}>{element}</FirebaseProvider>);
}

beforeEach(() => {
  watchEvenement.mockReset();
  watchEvenement.mockImplementation((_id, _onEvenement, onError) => {
    onError(new OfflineError('No network.'));
    return () => undefined;
  });
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

test('a group sees its letter, and nothing of the others before « Rassemblement »', () => {
  keep({});
  show(<GroupeLine partieId={testPartieId} />);
  expect(screen.getByText('Groupe B · La 6e B')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a group that is called together sees its place among the others', () => {
  keep({ etat: 'rassemblement', classement: { a: 60, b: 40, c: 0 } });
  show(<GroupeLine partieId={testPartieId} />);
  expect(screen.getByText(/^Rassemblement/)).toBeVisible();
  expect(screen.getByText(/^Groupe B.*: 2e sur 3, avec 40.points$/)).toBeVisible();
  expect(screen.getByText(/^1\. Groupe A, 60.points$/)).toBeVisible();
});

test('a group without network may begin before it hears the start', async () => {
  keep({ etat: 'attente' });
  show(<DepartWait partieId={testPartieId}>Seuls</DepartWait>);
  expect(screen.getByText('Seuls')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Commencer sans attendre' }));
  expect(readEquipe(testPartieId)?.participation?.etat).toBe('cours');
});

test('what the event tells is kept, now or once the network is back', async () => {
  keep({ etat: 'attente' });
  show(<GroupeLine partieId={testPartieId} />);
  await vi.waitFor(() => expect(watchEvenement).toHaveBeenCalledOnce());
  watchEvenement.mockImplementation((_id, onEvenement) => {
    onEvenement({
      ...{ uid: 'maitresse', queteId: createQuete().id, version: 1 },
      ...{ genre: 'classe', nom: 'La 6e B', etat: 'cours', groupeCount: 2 },
      ...{ premieres: {}, classement: {}, at: 0 },
    });
    return () => undefined;
  });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() =>
    expect(readEquipe(testPartieId)?.participation?.etat).toBe('cours'),
  );
});
