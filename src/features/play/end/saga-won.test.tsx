import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createSaga } from '@/testing/saga.ts';
import { SagaWon } from './saga-won.tsx';

function end(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const { parts } = createSaga();
  render(
    <MemoryRouter>
      <SagaWon sagas={parts.slice(0, 1)} />
    </MemoryRouter>,
  );
}

afterEach(() => vi.unstubAllGlobals());

test('the end of a quête leads to its saga once that is online', async () => {
  end(() =>
    Promise.resolve(
      Response.json([{ found: { fields: { etat: { stringValue: 'publiee' } } } }]),
    ),
  );
  expect(await screen.findByRole('link', { name: 'Les trois remparts' })).toHaveAttribute(
    'href',
    '/les_quetes/saga/les-trois-remparts',
  );
  expect(screen.queryByText(/bientôt en ligne/)).toBeNull();
});

test('the end of a quête names a saga that is no more than a draft, and leads nowhere', async () => {
  end(() => Promise.resolve(new Response('[]', { status: 403 })));
  expect(await screen.findByText(/\(bientôt en ligne\)/)).toHaveTextContent(
    'Vous gagnez la lettre A, pour la saga Les trois remparts (bientôt en ligne).',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

test('without network the end names the saga alone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  end(() => Promise.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.getByText('Les trois remparts')).toBeVisible();
  expect(screen.queryByText(/bientôt en ligne/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
