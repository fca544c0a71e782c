import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { RouteErrorPage } from '@/app/errors/route-error-page.tsx';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import { secretCodeTable } from '@/domain/secret-code/table.ts';
import * as belowPage from './les-codes-below-page.tsx';
import * as listPage from './les-codes-page.tsx';

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/les_codes', Component: listPage.Component },
      {
        path: '/les_codes/*',
        loader: belowPage.loader,
        Component: belowPage.Component,
        errorElement: <RouteErrorPage />,
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

/** Pages of many signs are long to read by role in an imitated browser. */
const patient = { timeout: 30_000 };

describe('/les_codes', () => {
  test('lists every code in its family', () => {
    open('/les_codes');
    for (const { id, titre } of familleList) {
      expect(screen.getByRole('region', { name: titre })).toHaveAttribute(
        'aria-labelledby',
        id,
      );
    }
    for (const card of secretCodeTable) {
      expect(screen.getByRole('link', { name: card.titre })).toHaveAttribute(
        'href',
        secretCodePath(card),
      );
    }
  });

  test('narrows as one types, in the address, and says how many codes there are', async () => {
    const { router, user } = open('/les_codes');
    await user.type(screen.getByRole('searchbox', { name: 'Chercher un code' }), 'césar');
    expect(await screen.findByText('1 code.')).toBeVisible();
    expect(router.state.location.search).toBe('?q=c%C3%A9sar');
    expect(screen.queryByRole('link', { name: 'Morse' })).not.toBeInTheDocument();
  });

  test('says that nothing corresponds, and leads back to every code', async () => {
    const { user } = open('/les_codes?q=zzz');
    expect(screen.getByText('Aucun code ne correspond.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Revoir tous les codes' }));
    expect(screen.getByRole('link', { name: 'Morse' })).toBeVisible();
  });
});

describe('/les_codes/<famille>/<code>', () => {
  test('tells the code and codes as one types', async () => {
    const { user } = open('/les_codes/substitution/cesar');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Code de César',
    );
    await user.type(screen.getByRole('textbox', { name: 'Texte en clair' }), 'Le pont');
    expect(screen.getByRole('region', { name: 'Message codé' })).toHaveTextContent(
      'OH SRQW',
    );
    await user.click(screen.getByRole('radio', { name: 'Déchiffrer un message' }));
    expect(screen.getByRole('region', { name: 'Texte en clair' })).toHaveTextContent(
      'LE PONT',
    );
  });

  test('refuses a key in French and keeps what was written', async () => {
    const { user } = open('/les_codes/substitution/cesar');
    const key = await screen.findByRole('textbox', { name: 'Décalage' });
    await user.type(screen.getByRole('textbox', { name: 'Texte en clair' }), 'Le pont');
    await user.clear(key);
    await user.type(key, '99');
    expect(key).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Texte en clair' })).toHaveValue(
      'Le pont',
    );
  });

  test('writes a message by pressing signs, each said by how it looks', async () => {
    const { user } = open('/les_codes/ecritures/pigpen');
    await user.click(
      await screen.findByRole('radio', { name: 'Déchiffrer un message' }, patient),
    );
    const keyboard = screen.getByRole('group', { name: 'Clavier des signes' });
    await user.click(within(keyboard).getByRole('button', { name: 'carré fermé' }));
    await user.click(
      within(keyboard).getByRole('button', { name: 'carré fermé, avec un point' }),
    );
    expect(screen.getByRole('region', { name: 'Texte en clair' })).toHaveTextContent(
      'EN',
    );
    await user.click(within(keyboard).getByRole('button', { name: 'Effacer' }));
    expect(screen.getByRole('region', { name: 'Texte en clair' })).not.toHaveTextContent(
      'EN',
    );
  });

  test('helps with the exercise one step at a time, then says it is solved', async () => {
    const { user } = open('/les_codes/substitution/cesar');
    await user.click(await screen.findByRole('button', { name: 'Demander une aide' }));
    expect(screen.getByText(/Le 3 gravé est le décalage/)).toBeVisible();
    const answer = screen.getByRole('textbox', { name: 'Votre réponse' });
    await user.type(answer, 'la clé{Enter}');
    expect(screen.getByText(/Pas encore/)).toBeVisible();
    await user.clear(answer);
    await user.type(answer, 'La clé est sous le banc !{Enter}');
    expect(screen.getByText(/C’est cela/)).toBeVisible();
  });

  test('counts what cannot be coded', async () => {
    const { user } = open('/les_codes/ecritures/pigpen');
    await user.type(
      await screen.findByRole('textbox', { name: 'Texte en clair' }, patient),
      'tour 12',
    );
    expect(screen.getByText(/2 caractères n’ont pas pu passer/)).toBeVisible();
  });

  test.each(secretCodeTable.map(secretCodePath))('%s opens', async (path) => {
    open(path);
    expect(await screen.findByText('À la main', undefined, patient)).toBeVisible();
    expect(screen.getByText('Histoire')).toBeVisible();
  });
});

describe('addresses below /les_codes', () => {
  test.each([
    ['/les_codes/cesar', '/les_codes/substitution/cesar'],
    ['/les_codes/rail-fence/', '/les_codes/transposition/zigzag'],
    ['/les_codes/a/b/Francs-ma%C3%A7ons', '/les_codes/ecritures/pigpen'],
  ])('%s leads to %s', async (from, to) => {
    const { router } = open(from);
    expect(await screen.findByRole('region', { name: 'Histoire' })).toBeVisible();
    expect(router.state.location.pathname).toBe(to);
  });

  test('a family has its page', async () => {
    open('/les_codes/signaux');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Signes et signaux' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sémaphore à bras' })).toBeVisible();
  });

  test('an unknown one proposes the nearest codes', async () => {
    open('/les_codes/substitution/cezar');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page introuvable' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Code de César' })).toHaveAttribute(
      'href',
      '/les_codes/substitution/cesar',
    );
  });
});
