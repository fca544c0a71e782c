import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryConfig } from '@/lib/query/query-provider.tsx';
import { overpassAnswer } from '@/testing/around-answers.ts';
import { ServicePanel } from './service-panel.tsx';

const start = { lat: 48.4541, lon: -2.0449 };

// Answers stored by another test.
beforeEach(() => deleteDB('qc'));

function show(answer: () => Response, taken: readonly ('eau' | 'toilettes')[] = []) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const onTake = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient(queryConfig)}>
      <ServicePanel
        start={start}
        services={taken.map((service) => ({
          service,
          reponse: 'non',
          position: null,
          precision: '',
        }))}
        onTake={onTake}
      />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null }), onTake };
}

test('each service that is known is confirmed by itself, with its place and its name', async () => {
  const { user, onTake } = show(() => Response.json(overpassAnswer));
  await user.click(await screen.findByRole('button', { name: /^Retenir.*Arrêt/ }));
  expect(onTake).toHaveBeenCalledTimes(1);
  expect(onTake).toHaveBeenCalledWith(
    expect.objectContaining({
      service: 'arret',
      reponse: 'oui',
      precision: 'Saint-Sauveur',
    }),
  );
});

test('services already answered are not proposed', async () => {
  show(() => Response.json(overpassAnswer), ['eau', 'toilettes']);
  await screen.findByRole('button', { name: /^Retenir.*Arrêt/ });
  expect(screen.queryByText(/Eau/)).toBeNull();
});

test('a service that is full is named, and a press retries', async () => {
  let isFull = true;
  const { user } = show(() =>
    isFull ? new Response('', { status: 429 }) : Response.json(overpassAnswer),
  );
  const again = await screen.findByRole('button', { name: 'Demander à nouveau' });
  expect(screen.getByText('OpenStreetMap a trop à faire pour l’instant.')).toBeVisible();
  isFull = false;
  await user.click(again);
  expect(await screen.findByRole('button', { name: /^Retenir.*Arrêt/ })).toBeVisible();
});
