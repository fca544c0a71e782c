import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCarnet, readCarnet } from '@/data/carnet/carnet-store.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import type { SagaPart } from '@/domain/saga/part.ts';
import type { Saga } from '@/domain/saga/saga.ts';
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

async function show(changes: Partial<Saga> & { count?: number; seuil?: number } = {}) {
  const made = await createSaga(changes);
  const { slug, saga } = made;
  const services = createSilentServices();
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

test('a saga lists its quêtes, the nearest first once the place is known, and says what it asks for', async () => {
  await show();
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
  const { parts, secret, user } = await show();
  const [first, second] = parts;
  if (first === undefined || second === undefined) throw new Error('no parts');
  addToCarnet([page(1, first), page(2, second)]);
  await user.click(await screen.findByRole('button', { name: 'Découvrir la fin' }));
  expect(await screen.findByText('Le trésor est sous le tilleul.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir la dernière quête' })).toHaveAttribute(
    'href',
    `/privee#${secret.cle}`,
  );
});

test('a part that can no longer be played is said, and whether the others suffice', async () => {
  const { saga } = await createSaga();
  const etapes = saga.etapes.map((etape) =>
    etape.n === 1 ? { ...etape, retiree: true as const } : etape,
  );
  await show({ etapes });
  expect(
    await screen.findByText(/1 quête ne se joue plus.*suffisent pour finir/),
  ).toBeVisible();
  expect(screen.getByText(/Elle ne se joue plus/)).toBeVisible();
});

test('too few parts that can be played are said to be too few', async () => {
  const { saga } = await createSaga();
  const etapes = saga.etapes.map((etape) =>
    etape.n < 3 ? { ...etape, retiree: true as const } : etape,
  );
  await show({ etapes });
  expect(
    await screen.findByText(/2 quêtes ne se jouent plus.*pas assez pour finir/),
  ).toBeVisible();
});

test('the signs of a paper passport are checked one by one, and the right ones are kept', async () => {
  const { user } = await show();
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

test('sixty parts stand in the page', async () => {
  await show({ count: 60, seuil: 40 });
  const list = within(screen.getByRole('region', { name: 'Les quêtes de la saga' }));
  expect(list.getAllByRole('link')).toHaveLength(60);
});
