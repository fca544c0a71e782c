import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { keepSesame } from '@/data/privee/kept-sesames.ts';
import { priveeRepository, type Sesame } from '@/data/privee/privee-repository.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import type { MembreRole } from '@/domain/parcours/sharing/membre.ts';
import type { Privee } from '@/domain/privee/privee.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PriveeAuthor } from './author-page.tsx';

const hourMs = 60 * 60 * 1_000;
const parcoursId = parcoursIdSchema.parse('anniversaire0001');

function createPrivee(overrides: Partial<Privee> = {}): Privee {
  return {
    cle: '0123456789abcdef'.repeat(2),
    parcoursId,
    titre: 'Les sept ans de Noé',
    departement: '22',
    place: 1,
    etat: 'ouverte',
    partieCount: 0,
    de: Date.now() - hourMs,
    a: Date.now() + 48 * hourMs,
    ...overrides,
  };
}

const giveSesame = vi.fn<(cle: string) => Promise<Sesame>>();

function show(...privees: Privee[]) {
  const services = createSilentServices();
  priveeRepository.handIn(services, {
    readOwn: () => Promise.resolve(privees),
    giveSesame,
  });
  return render(
    <ServerState services={services}>
      <MemoryRouter>
        <PriveeAuthor parcoursId={null} />
      </MemoryRouter>
    </ServerState>,
  );
}

function accessAs(role: MembreRole | null): ParcoursAccess {
  const common = { uid: 'moi', titre: 'Le lavoir', insee: '13009' } as const;
  const membres = role === null ? {} : { moi: role };
  return { ...common, etat: 'brouillon', isPublished: false, membres, role };
}

const signs = () => screen.queryAllByText(/^[0-9A-Z]{4} [0-9A-Z]{4}$/);

beforeEach(() => {
  localStorage.clear();
  giveSesame.mockReset();
});

test('the eight signs that this device drew are shown again until they are over, and of their own quête', async () => {
  giveSesame.mockResolvedValue({ signes: '3k8p6f9x', jusquA: Date.now() + 24 * hourMs });
  const other = createPrivee({ cle: 'f'.repeat(32), titre: 'La kermesse', place: 2 });
  const first = show(createPrivee());
  const draw = await screen.findByRole('button', { name: 'Un code à dicter' });
  expect(signs()).toHaveLength(0);
  await userEvent.click(draw);
  expect(await screen.findByText('3K8P 6F9X')).toBeVisible();
  first.unmount();
  const again = show(createPrivee(), other);
  expect(await screen.findByText('3K8P 6F9X')).toBeVisible();
  expect(signs()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Un autre code à dicter' })).toBeVisible();
  again.unmount();
  const over = { cle: createPrivee().cle, signes: '3k8p6f9x', jusquA: Date.now() - 1 };
  keepSesame(over, Date.now() - hourMs);
  show(createPrivee());
  expect(await screen.findByRole('button', { name: 'Un code à dicter' })).toBeVisible();
  expect(signs()).toHaveLength(0);
});

test('an ended or stopped one has no link, and its place is free once it has ended', async () => {
  show(
    createPrivee({ a: Date.now() - 1 }),
    createPrivee({ cle: 'e'.repeat(32), etat: 'arretee', place: 2 }),
  );
  expect(await screen.findByText('Finie')).toBeVisible();
  expect(screen.getByText('Arrêtée')).toBeVisible();
  expect(screen.queryByText(/\/privee#/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Arrêter' })).toBeNull();
  expect(screen.getByText(/^2.places libres sur 3/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Rendre publique' })).toHaveLength(2);
});

test('a quête privée that was reported or closed has no button that deletes it', async () => {
  show(
    createPrivee({ etat: 'signalee' }),
    createPrivee({ cle: 'd'.repeat(32), etat: 'fermee', place: 2 }),
    createPrivee({ cle: 'e'.repeat(32), etat: 'arretee', place: 3 }),
  );
  expect(await screen.findByText('Fermée par l’équipe')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Supprimer' })).toHaveLength(1);
});

test.each([
  ['auteur', true],
  ['relecteur', false],
  [null, true],
] as const)(
  'a membre with the role %s is offered to share the parcours: %s',
  async (role, isOffered) => {
    const services = createSilentServices();
    priveeRepository.handIn(services, { readOwn: () => Promise.resolve([]), giveSesame });
    membreRepository.handIn(services, {
      readAccess: () => Promise.resolve(accessAs(role)),
    });
    render(
      <ServerState services={services}>
        <MemoryRouter>
          <PriveeAuthor parcoursId={parcoursId} />
        </MemoryRouter>
      </ServerState>,
    );
    const shown = isOffered
      ? await screen.findByRole('button', { name: 'Créer le lien' })
      : await screen.findByText(/Demandez à l’un de ses auteurs/);
    expect(shown).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Créer le lien' })).toHaveLength(
      isOffered ? 1 : 0,
    );
  },
);
