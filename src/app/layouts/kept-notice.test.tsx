import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { NetworkBlockedError, OfflineError } from '@/lib/errors/data-error.ts';
import { cachePageData, markKept, withCachedData } from '../start/cached-data.ts';
import { KeptNotice } from './kept-notice.tsx';

/** A page that its loader reads, and that the back end does not answer for at first. */
function open(error: OfflineError) {
  const read = vi.fn<() => Promise<unknown>>(() => Promise.reject(error));
  cachePageData('/faq', {}, Date.UTC(2026, 10, 20, 12));
  const loader = withCachedData(read);
  const routes = [
    { path: '/faq', loader, Component: KeptNotice, HydrateFallback: () => null },
  ];
  render(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/faq'] })} />,
  );
  return read;
}

test.each([
  [
    new OfflineError('no'),
    'Le réseau ne répond pas. Cette page est celle du 20 novembre 2026.',
  ],
  [
    new NetworkBlockedError('no'),
    'Ce réseau bloque Quêtes & Codes. Cette page est celle du 20 novembre 2026.',
  ],
])(
  'a page that could not be read anew says why, and of which day it is',
  async (error, words) => {
    open(error);
    expect(await screen.findByRole('status')).toHaveTextContent(words);
  },
);

test('« Réessayer » and a network that comes back read the page again, and the notice goes', async () => {
  const read = open(new OfflineError('no'));
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status')).toBeVisible();
  read.mockResolvedValue({});
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  markKept('/faq', undefined);
});
