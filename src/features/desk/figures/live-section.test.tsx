import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { directRepository, type QueteEnDirect } from '@/data/direct/direct-repository.ts';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import { rechercheRowOf } from '@/data/catalogue/recherche-row.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { dataError } from '@/testing/data-errors.ts';
import { hear } from '@/testing/hear.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { LiveSection } from './live-section.tsx';

const lavoir = queteIdSchema.parse('22_dinan_le-lavoir');
const four = queteIdSchema.parse('22_dinan_le-four');

let tell: (list: readonly QueteEnDirect[]) => void;
let fail: (error: Error) => void;
const stop = vi.fn();

type Watch = ReturnType<typeof directRepository>['watch'];

/** The documents of the catalogue, by their names. */
function answerWith(catalogue: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    const stringValue = JSON.stringify(catalogue[name]);
    return Promise.resolve(Response.json({ fields: { cartes: { stringValue } } }));
  });
}

async function open() {
  answerWith({
    france: { ...emptyFrance, recherchePartCount: 1 },
    'recherche-0': {
      lignes: [rechercheRowOf(createCarte({ queteId: lavoir, titre: 'Le lavoir' }))],
    },
  });
  const services = createSilentServices();
  const watch = vi.fn<Watch>((onList, onError) => {
    tell = onList;
    fail = onError;
    return stop;
  });
  directRepository.handIn(services, { watch });
  const view = render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <LiveSection />
      </MemoryRouter>
    </ServerState>,
  );
  await waitFor(() => expect(watch).toHaveBeenCalledOnce());
  return view;
}

beforeEach(() => {
  stop.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('shows the number of phones and their étapes by quête, most first, and stops with the page', async () => {
  const { unmount } = await open();
  await hear(() => tell([]));
  expect(screen.getByText('Personne ne joue en équipe.')).toBeVisible();
  await hear(() =>
    tell([
      { queteId: four, phoneCount: 1, de: 0, a: 0 },
      { queteId: lavoir, phoneCount: 5, de: 1, a: 3 },
    ]),
  );
  expect(screen.getByText(/^2\squêtes se jouent en équipe\.$/)).toBeVisible();
  await screen.findByRole('link', { name: 'Le lavoir, Dinan' });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'QuêteTéléphonesÉtape',
    'Le lavoir, Dinan52 à 4',
    `${four}11`,
  ]);
  // One of them has a position.
  expect(screen.getByRole('button', { name: 'Voir sur la carte' })).toBeVisible();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('shows that parties cannot be read, and shows them once they can', async () => {
  const { error } = dataError;
  await open();
  await hear(() => fail(error));
  expect(screen.getByText(/^Les parties en cours ne se lisent pas/)).toBeVisible();
  await hear(() => tell([]));
  expect(screen.getByText('Personne ne joue en équipe.')).toBeVisible();
});
