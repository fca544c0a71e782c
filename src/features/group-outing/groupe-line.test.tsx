import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepEquipe, readEquipe } from '@/data/equipe/equipe-store.ts';
import type { Participation } from '@/domain/animation/groupe.ts';
import { newMembre } from '@/domain/equipe/membre.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import { suiviOf } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testPartieId,
} from '@/testing/play-factories.ts';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { animationRepository } from '@/data/animation/animation-repository.ts';
import { createSilentServices } from '@/testing/services.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { DepartWait, GroupeLine } from './groupe-line.tsx';

const quete = createQuete({
  etapes: [1, 2].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});
const [first] = quete.contenu.etapes.map(({ id }) => id);
if (first === undefined) throw new Error('There is no étape.');
const partie = play(createPartie(quete), { type: 'read', etapeId: first }, quete.contenu);
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

type Animations = ReturnType<typeof animationRepository>;

/** A phone without network, unless its event is heard. */
const watchEvenement = vi.fn<Animations['watchEvenement']>();
const watchMots = vi.fn<Animations['watchMots']>();

function show(element: ReactNode): void {
  const services = createSilentServices();
  animationRepository.handIn(services, { watchEvenement, watchMots });
  render(
    <FirebaseProvider services={services}>
      <MemoryRouter services={services}>{element}</MemoryRouter>
    </FirebaseProvider>,
  );
}

beforeEach(() => {
  watchMots.mockReset();
  watchMots.mockReturnValue(() => undefined);
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
  show(<GroupeLine partie={partie} contenu={quete.contenu} />);
  expect(screen.getByText('Groupe B · La 6e B')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a group that is called together sees its place among the others', () => {
  keep({ etat: 'rassemblement', classement: { a: 60, b: 40, c: 0 } });
  show(<GroupeLine partie={partie} contenu={quete.contenu} />);
  expect(screen.getByText(/^Rassemblement/)).toBeVisible();
  expect(screen.getByText(/^Groupe B.*: 2e sur 3, avec 40.points$/)).toBeVisible();
  expect(screen.getByText(/^1\. Groupe A, 60.points$/)).toBeVisible();
});

test('a group without network may begin before it hears the start', async () => {
  keep({ etat: 'attente' });
  show(
    <DepartWait partieId={testPartieId} contenu={quete.contenu}>
      Seuls
    </DepartWait>,
  );
  expect(screen.getByText('Seuls')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Commencer sans attendre' }));
  expect(readEquipe(testPartieId)?.participation?.etat).toBe('cours');
});

const buvez = { at: Date.UTC(2026, 4, 12, 8, 30), texte: 'Buvez un peu d’eau.' };

test('a message of the organiser is visible until read, and requires no answer', async () => {
  keep({ mots: [buvez] });
  show(<GroupeLine partie={partie} contenu={quete.contenu} />);
  expect(screen.getByText('Un mot de la sortie')).toBeVisible();
  expect(screen.getByText('Buvez un peu d’eau.')).toBeVisible();
  expect(screen.getByText(/^le 12.mai 2026 à 10.h.30$/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compris' }));
  expect(screen.queryByText('Un mot de la sortie')).toBeNull();
  expect(readEquipe(testPartieId)?.participation?.motLuAt).toBe(buvez.at);
  await userEvent.click(screen.getByText('Les mots reçus'));
  expect(screen.getByText('Buvez un peu d’eau.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^signalez-le/ })).toHaveAttribute(
    'href',
    '/contact?sujet=autre',
  );
});

test('a group that waits for the start reads messages too, and learns the readers of its answers', () => {
  keep({ etat: 'attente', mots: [buvez] });
  show(
    <DepartWait partieId={testPartieId} contenu={quete.contenu}>
      Seuls
    </DepartWait>,
  );
  expect(screen.getByText('Buvez un peu d’eau.')).toBeVisible();
  expect(screen.getByText(/voit où en est le groupe et ce qu’il répond/)).toBeVisible();
});

test('messages arrive once online, and an event’s data leave them in place', async () => {
  keep({});
  show(<GroupeLine partie={partie} contenu={quete.contenu} />);
  await waitFor(() => expect(watchMots).toHaveBeenCalledOnce());
  expect(watchMots.mock.calls[0]?.[0]).toEqual({ id: jeton, groupe: 'b', jeton });
  watchMots.mockImplementation((_group, onMots) => {
    onMots([buvez]);
    return () => undefined;
  });
  watchEvenement.mockImplementation((_id, onEvenement) => {
    onEvenement({
      ...{ uid: 'maitresse', queteId: quete.id, version: 1 },
      ...{ genre: 'classe', nom: 'La 6e B', etat: 'rassemblement', groupeCount: 2 },
      ...{ premieres: {}, classement: {}, at: 0 },
    });
    return () => undefined;
  });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Buvez un peu d’eau.')).toBeVisible();
  expect(readEquipe(testPartieId)?.participation).toMatchObject({
    ...{ etat: 'rassemblement', mots: [buvez] },
  });
});

test('an indice that the organiser shows is shown in the party, once', async () => {
  const store = await partieStore();
  await store.begin(quete, partie);
  keep({ mots: [{ at: 1, texte: '', etape: first, indices: 1 }] });
  show(<GroupeLine partie={partie} contenu={quete.contenu} />);
  expect(screen.getByText(/^On vous montre l’indice 1 de « La halte 1 »/)).toBeVisible();
  await waitFor(async () => {
    const kept = await store.read(testPartieId);
    expect(kept === null ? 0 : suiviOf(kept.partie, first).indiceCount).toBe(1);
  });
});

test('an étape that the organiser passes is passed in the party', async () => {
  const store = await partieStore();
  await store.begin(quete, partie);
  keep({ mots: [{ at: 1, texte: '', etape: first }] });
  show(<GroupeLine partie={partie} contenu={quete.contenu} />);
  expect(screen.getByText(/^Vous passez « La halte 1 »/)).toBeVisible();
  await waitFor(async () => {
    const kept = await store.read(testPartieId);
    expect(kept?.partie.moment).toBe('resultat');
  });
});
