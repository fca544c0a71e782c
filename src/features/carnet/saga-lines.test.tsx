import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFeuillet } from '@/testing/carnet-factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createSaga } from '@/testing/saga.ts';
import { SagaLines } from './saga-lines.tsx';

function show(answer: Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const { parts } = createSaga();
  render(
    <MemoryRouter>
      <SagaLines feuillets={[{ ...createFeuillet(1), parts: parts.slice(0, 1) }]} />
    </MemoryRouter>,
  );
}

afterEach(() => vi.unstubAllGlobals());

test('the carnet leads to a saga that is online', async () => {
  show(Response.json([{ found: { fields: {} } }]));
  expect(await screen.findByRole('link', { name: 'Les trois remparts' })).toBeVisible();
  expect(screen.getByText(/1 sur 2/)).toBeVisible();
});

test('the carnet names a saga that is no more than a draft, and leads nowhere', async () => {
  show(new Response('[]', { status: 403 }));
  expect(await screen.findByText(/bientôt en ligne/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
