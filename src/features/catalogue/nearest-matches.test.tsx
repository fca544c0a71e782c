import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCommuneRows } from '@/data/commune/commune-repository.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { NearestMatches } from './nearest-matches.tsx';

beforeEach(forgetCommuneRows);

test('an address that leads nowhere is answered by links to the nearest pages', async () => {
  const fields = { cartes: { stringValue: JSON.stringify({ cartes: [createCarte()] }) } };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(address.startsWith('/communes/') ? [] : { fields })),
  );
  render(
    <MemoryRouter>
      <NearestMatches pathname="/les_quetes/22/dinan/le-secret-du-lavoire" />
    </MemoryRouter>,
  );
  const near = await screen.findByRole('navigation', { name: /^Vouliez-vous dire/ });
  expect(
    within(near).getByRole('link', { name: 'Le secret du lavoir, Dinan' }),
  ).toHaveAttribute('href', '/les_quetes/22/dinan/le-secret-du-lavoir');
});
