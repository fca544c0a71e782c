import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { RouteErrorPage } from '@/app/errors/route-error-page.tsx';
import { holdQuetesByCode } from '@/data/quete/quetes-by-code-repository.ts';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import { secretCodeTable } from '@/domain/secret-code/table.ts';
import { createQuetesByCode } from '@/testing/quetes-by-code-factory.ts';
import * as belowPage from './les-codes-below-page.tsx';
import * as listPage from './les-codes-page.tsx';

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/les_codes', ...listPage },
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

const usages = createQuetesByCode(2);

beforeEach(() => holdQuetesByCode({}));

describe('/les_codes', () => {
  test('lists every code in its family', async () => {
    open('/les_codes');
    await screen.findByRole('heading', { level: 1, name: 'Les codes' });
    for (const { id, titre } of familleList) {
      expect(screen.getByRole('region', { name: titre })).toHaveAttribute(
        'aria-labelledby',
        id,
      );
    }
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining(
        secretCodeTable.map((card) => [card.titre, secretCodePath(card)]),
      ),
    );
  });

  test('narrows while typing, in the address, and shows the number of codes', async () => {
    const { router, user } = open('/les_codes');
    await user.type(
      await screen.findByRole('searchbox', { name: 'Chercher un code' }),
      'césar',
    );
    expect(await screen.findByText('1 code.')).toBeVisible();
    expect(router.state.location.search).toBe('?q=c%C3%A9sar');
    expect(screen.queryByRole('link', { name: 'Morse' })).not.toBeInTheDocument();
  });

  test('shows the number of quêtes of a code, and those codes only on request', async () => {
    holdQuetesByCode(usages);
    const { user } = open('/les_codes');
    expect(await screen.findByText('Facile · à la main · dans 2 quêtes')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Employé dans une quête' }));
    expect(await screen.findByText('1 code.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Code de César' })).toBeVisible();
  });

  test('shows that nothing corresponds, and leads back to every code', async () => {
    const { user } = open('/les_codes?q=zzz');
    expect(await screen.findByText('Aucun code ne correspond.')).toBeVisible();
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

  test('refuses a key in French and keeps the typed text', async () => {
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

  test('writes a message by pressing signs, each named by its shape', async () => {
    const { user } = open('/les_codes/ecritures/pigpen');
    await user.click(await screen.findByRole('radio', { name: 'Déchiffrer un message' }));
    const keyboard = await screen.findByRole('group', { name: 'Clavier des signes' });
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

  test('helps with the exercise one step at a time, then shows that it is solved', async () => {
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

  test('leads to the quêtes that use it, and counts the unnamed ones', async () => {
    holdQuetesByCode(usages);
    open('/les_codes/substitution/cesar');
    const part = await screen.findByRole('region', { name: 'Dans les quêtes' });
    expect(
      within(part).getByRole('link', { name: 'Le code des corsaires' }),
    ).toHaveAttribute('href', '/les_quetes/35/saint-malo/le-code-des-corsaires');
    expect(part).toHaveTextContent('Et 1 autre.');
  });

  test('shows the table of the key, which follows it', async () => {
    const { user } = open('/les_codes/groupes/polybe');
    const table = within(
      await screen.findByRole('region', { name: 'La table de cette clé' }),
    );
    expect(
      table
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .join(''),
    ).toMatch(/^ABCDEFGHI\/JK/);
    await user.type(screen.getByRole('textbox', { name: 'Mot-clé du carré' }), 'lavoir');
    expect(
      table
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .join(''),
    ).toMatch(/^LAVOI\/JRBC/);
  });

  test('pierces a mask by pressing its cells, and closes those that it would write twice', async () => {
    const { user } = open('/les_codes/transposition/fleissner');
    const cells = within(
      await screen.findByRole('group', { name: 'Cases de la grille' }),
    );
    const key = screen.getByRole('textbox', { name: 'Cases percées' });
    expect(key).toHaveValue('1 8 10 12');
    await user.click(cells.getByRole('button', { name: 'Ligne 1, colonne 4' }));
    expect(key).toHaveValue('4 8 10 12');
    expect(cells.getByRole('button', { name: 'Ligne 1, colonne 1' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await user.click(cells.getByRole('button', { name: 'Ligne 1, colonne 4' }));
    expect(screen.getByText('Encore 1 trou à percer.')).toBeVisible();
    expect(key).toBeInvalid();
  });

  test('sets the machine of Chappe, and describes its position', async () => {
    const { user } = open('/les_codes/signaux/chappe');
    await user.click(await screen.findByRole('radio', { name: 'Debout' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Aile du haut' }),
      'repliée',
    );
    expect(
      screen.getByRole('img', {
        name: 'régulateur debout, aile du haut repliée, aile du bas à demi repliée vers la gauche',
      }),
    ).toBeVisible();
    expect(screen.getByText(/98 signaux. 92 servaient/)).toBeVisible();
  });

  test('helps to break César without its key', async () => {
    const { user } = open('/les_codes/substitution/cesar');
    const part = within(await screen.findByRole('region', { name: 'Sans la clé' }));
    await user.click(part.getByRole('button', { name: 'Essayer sur un exemple' }));
    expect(
      part.getByText('(le plus proche du français)').closest('li'),
    ).toHaveTextContent(/^AUMATINQUANDLABRUME/);
    await user.clear(part.getByRole('textbox', { name: 'Message à étudier' }));
    await user.type(part.getByRole('textbox', { name: 'Message à étudier' }), 'OD FOH');
    expect(part.getByText(/5 lettres, c’est peu/)).toBeVisible();
  });
});

describe('addresses below /les_codes', () => {
  test('another name of a code leads to its page', async () => {
    const { router } = open('/les_codes/a/b/Francs-ma%C3%A7ons');
    expect(await screen.findByRole('region', { name: 'Histoire' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/les_codes/ecritures/pigpen');
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
