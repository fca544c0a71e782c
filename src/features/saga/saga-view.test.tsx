import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCarnet, readCarnet } from '@/data/carnet/carnet-store.ts';
import { lastQueteRepository } from '@/data/saga/last-quete.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import type { SagaPart } from '@/domain/saga/part.ts';
import type { Saga } from '@/domain/saga/saga.ts';
import { suspensionRepository } from '@/data/quete/suspension-repository.ts';
import { noSuspensions, type Suspensions } from '@/domain/quete/suspension.ts';
import { createFeuillet } from '@/testing/carnet-factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createSaga } from '@/testing/saga.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { SagaView } from './saga-view.tsx';

const page = (n: number, part: SagaPart): Feuillet => ({
  ...createFeuillet(n),
  queteId: queteIdSchema.parse(`21_commune-${n}_partie-${n}`),
  parts: [part],
});

type Shown = Partial<Saga> & {
  seuil?: number;
  /** Closures of quêtes; null for a withdrawn one. */
  closures?: Readonly<Record<string, Suspensions | null>>;
  isLastOpen?: boolean;
};

function show({ closures = {}, isLastOpen = true, ...changes }: Shown = {}) {
  const made = createSaga(changes);
  const { slug, saga } = made;
  const services = createSilentServices();
  lastQueteRepository.handIn(services, { isOpen: () => Promise.resolve(isLastOpen) });
  suspensionRepository.handIn(services, {
    read: (queteId) => {
      const known = closures[queteId];
      return Promise.resolve(known === undefined ? noSuspensions : known);
    },
  });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <SagaView
          lue={{ slug, saga, estRetiree: false, premiereLe: 1, updatedAt: 2 }}
          place={{ lat: 47.3, lon: 5 }}
          locate={null}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return { ...made, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => localStorage.clear());

test('a saga lists its quêtes, nearest first once the position is known, with its goal', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Les trois remparts',
  );
  const list = within(screen.getByRole('region', { name: 'Les quêtes de la saga' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Partie 3',
    'Partie 2',
    'Partie 1',
  ]);
  expect(screen.getByText(/2 signes, n’importe lesquels/)).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: /^Trouvé\s:\s0\ssigne sur 2$/ }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Découvrir la fin' })).toBeNull();
});

test('enough signs open the last word and the way to the last quête, with no network', async () => {
  const { parts, saga, user } = show();
  const [first, second] = parts;
  if (first === undefined || second === undefined) throw new Error('no parts');
  addToCarnet([page(1, first), page(2, second)]);
  await user.click(await screen.findByRole('button', { name: 'Découvrir la fin' }));
  expect(await screen.findByText('Le trésor est sous le tilleul.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir la dernière quête' })).toHaveAttribute(
    'href',
    `/privee#${saga.cle}`,
  );
});

const noted = (etapes: Saga['etapes'], ns: readonly number[]) =>
  etapes.map((etape) =>
    ns.includes(etape.n) ? { ...etape, retiree: true as const } : etape,
  );

test('a last quête closed by the team is marked, and its word is read all the same', async () => {
  const { parts, user } = show({ isLastOpen: false });
  const [first, second] = parts;
  if (first === undefined || second === undefined) throw new Error('no parts');
  addToCarnet([page(1, first), page(2, second)]);
  await user.click(await screen.findByRole('button', { name: 'Découvrir la fin' }));
  expect(await screen.findByText('Le trésor est sous le tilleul.')).toBeVisible();
  expect(
    await screen.findByText(/La dernière quête n’est pas ouverte en ce moment/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ouvrir la dernière quête' })).toBeNull();
});

test('a part that can no longer be played is named, with whether the others suffice', async () => {
  const { saga } = createSaga();
  show({ etapes: noted(saga.etapes, [1]) });
  expect(await screen.findByText(/^«.Partie 1.» n’est plus jouable\.$/)).toBeVisible();
  expect(screen.getByText('Les autres suffisent pour finir.')).toBeVisible();
  expect(screen.getByText(/Vous ne pouvez plus y jouer/)).toBeVisible();
});

test('a withdrawn or closed quête is named too, and one already played blocks nothing', async () => {
  const closed = { fermeture: { motif: 'Travaux', jusquAu: null }, byEtapeId: {} };
  const { parts } = createSaga();
  const [first] = parts;
  if (first === undefined) throw new Error('no parts');
  addToCarnet([page(1, first)]);
  show({
    seuil: 3,
    closures: {
      '21_commune-1_partie-1': null,
      '21_commune-2_partie-2': closed,
    },
  });
  expect(
    await screen.findByText(/^«.Partie 2.» est fermée en ce moment\.$/),
  ).toBeVisible();
  expect(screen.getByText('La fin attend une réouverture.')).toBeVisible();
  expect(screen.queryByText(/n’est plus jouable|ne pouvez plus y jouer/)).toBeNull();
});

test('the signs of a paper passport are checked one by one, and the right ones are stored', async () => {
  const { user } = show();
  await user.click(await screen.findByText('Nous avons le passeport papier'));
  await user.selectOptions(screen.getByLabelText('1. Partie 1'), 'A');
  await user.selectOptions(screen.getByLabelText('2. Partie 2'), 'Z');
  await user.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(
    await screen.findByText('Ce n’est pas ce signe. Relisez la fin du livret.'),
  ).toBeVisible();
  expect(
    await screen.findByRole('heading', { name: /^Trouvé\s:\s1\ssigne sur 2$/ }),
  ).toBeVisible();
  expect(readCarnet().map(({ id, surPapier }) => [id, surPapier])).toEqual([
    ['papier-21_commune-1_partie-1', true],
  ]);
});

test('a paper passport without a sign asks for one', async () => {
  const { user } = show();
  await user.click(await screen.findByText('Nous avons le passeport papier'));
  await user.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(screen.getByText('Choisissez d’abord un signe au moins.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('1. Partie 1'), 'A');
  expect(screen.queryByText(/d’abord un signe/)).toBeNull();
});
