import {
  focusManager,
  QueryClient,
  QueryClientProvider,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineError } from '../errors/data-error.ts';
import { QueryBoundary } from './query-boundary.tsx';
import { queryConfig } from './query-provider.tsx';

const read = vi.fn<() => Promise<string>>();

function Read() {
  const { data } = useSuspenseQuery({ queryKey: ['mot'], queryFn: () => read() });
  return (
    <p>
      {data} <a href="/suite">La suite</a>
    </p>
  );
}

function Place() {
  return (
    <QueryBoundary
      waiting={<p>Lecture…</p>}
      failed={(error, retry) => (
        <p role="alert">
          {error.message} <button onClick={retry}>Réessayer</button>
        </p>
      )}
    >
      <Read />
    </QueryBoundary>
  );
}

function show() {
  const client = new QueryClient(queryConfig);
  const draw = (isThere: boolean) => (
    <QueryClientProvider client={client}>{isThere && <Place />}</QueryClientProvider>
  );
  const { rerender } = render(draw(true));
  return { user: userEvent.setup(), put: (isThere: boolean) => rerender(draw(isThere)) };
}

const retry = () => screen.findByRole('button', { name: 'Réessayer' });

afterEach(() => {
  read.mockReset();
  focusManager.setFocused(undefined);
});

test('the data are awaited, then shown', async () => {
  read.mockResolvedValueOnce('Bonjour');
  show();
  expect(screen.getByText('Lecture…')).toBeVisible();
  expect(await screen.findByText(/Bonjour/)).toBeVisible();
});

test('a failed read shows its reason, and the retry keeps the focus for the keyboard', async () => {
  read.mockRejectedValueOnce(new OfflineError('No network.'));
  read.mockRejectedValueOnce(new OfflineError('Still none.'));
  read.mockResolvedValueOnce('Bonjour');
  const { user } = show();
  (await retry()).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Still none/)).toBeVisible();
  await user.tab();
  expect(await retry()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Bonjour/)).toBeVisible();
  await user.tab();
  expect(screen.getByRole('link', { name: 'La suite' })).toHaveFocus();
});

test('failed reads are repeated when their place is shown again', async () => {
  read.mockRejectedValueOnce(new OfflineError('No network.'));
  const { put } = show();
  await retry();
  put(false);
  read.mockResolvedValueOnce('Bonjour');
  put(true);
  expect(await screen.findByText(/Bonjour/)).toBeVisible();
});

test.each([
  [
    'the network',
    (isThere: boolean) => window.dispatchEvent(new Event(isThere ? 'online' : 'offline')),
  ],
  ['the window', (isThere: boolean) => focusManager.setFocused(isThere)],
])('failed reads are repeated when %s is back', async (_what, set) => {
  read.mockRejectedValueOnce(new OfflineError('No network.'));
  show();
  await retry();
  read.mockResolvedValueOnce('Bonjour');
  act(() => {
    set(false);
    set(true);
  });
  expect(await screen.findByText(/Bonjour/)).toBeVisible();
});
