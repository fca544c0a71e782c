import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { MairieRequest } from './mairie-request.tsx';

// The form is a module of its own.
type Seen = (entries: { isIntersecting: boolean }[]) => void;

let see: Seen;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Seen) {
        see = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const barbentane = { insee: '13010', nom: 'Barbentane', departement: '13' };

test('far from the form, and without scripts, a link leads to the same request', () => {
  render(<MairieRequest commune={barbentane} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Faire la demande' })).toHaveAttribute(
    'href',
    '/contact?sujet=mairie&commune=13-barbentane',
  );
});

test('near it, the form is there, in the name of the commune, with no subject to choose', async () => {
  render(<MairieRequest commune={barbentane} />, { wrapper: MemoryRouter });
  act(() => see([{ isIntersecting: true }]));
  expect(await screen.findByRole('button', { name: 'Envoyer' })).toBeVisible();
  expect(screen.getByText('Barbentane')).toBeVisible();
  expect(screen.queryByLabelText('Sujet')).toBeNull();
});
