import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CommuneSuggestion } from '@/domain/commune/search.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { CommuneChoice, CommuneSearch } from './commune-search.tsx';

function suggestion(insee: string, label: string): CommuneSuggestion {
  const departement = insee.slice(0, 2);
  const nom = 'Sainte-Colombe';
  const commune = { insee, nom, departement };
  return { commune, nom, label, codePostal: null, centre: null };
}

test('a name that is typed is looked for in the address of the page', async () => {
  const router = createMemoryRouter([{ path: '*', element: <CommuneSearch q="" /> }]);
  render(<RouterProvider router={router} />);
  const field = screen.getByRole('searchbox', {
    name: 'Nom de la commune ou code postal',
  });
  await userEvent.setup({ delay: null }).type(field, ' sainte colombe {Enter}');
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/mairie?q=sainte+colombe#votre-commune');
});

test('several communes of that name are each a link to their own page', () => {
  render(
    <CommuneChoice
      q="sainte colombe"
      suggestions={[
        suggestion('05135', 'Sainte-Colombe (05)'),
        suggestion('33382', 'Sainte-Colombe (33)'),
      ]}
      isCut
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('status')).toHaveTextContent(/de quelle commune s’agit-il/);
  expect(screen.getByRole('link', { name: 'Sainte-Colombe (05)' })).toHaveAttribute(
    'href',
    '/mairie?commune=05-sainte-colombe#votre-commune',
  );
  expect(screen.getByText(/Ajoutez son code postal/)).toBeVisible();
});

test('an unknown commune name has a message', () => {
  render(<CommuneChoice q="zzzz" suggestions={[]} isCut={false} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^Aucune commune ne répond/);
});
