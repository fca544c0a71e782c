import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Contenu } from '@/domain/quete/quete.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { QueteSheet } from './quete-sheet.tsx';

function open(
  contenu: Partial<Contenu> = {},
  { version = 1, etapeNumero }: { version?: number; etapeNumero?: number } = {},
) {
  const reprise = etapeNumero === undefined ? undefined : { etapeNumero };
  render(
    <MemoryRouter>
      <QueteSheet quete={createQuete(contenu, version)} reprise={reprise} />
    </MemoryRouter>,
  );
}

function facts(): string[] {
  const list = screen.getByRole('list', { name: 'En pratique' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
}

const etapes = [
  createEtapePublique(1, {
    ...{ titre: 'Le lavoir', lieu: 'Rue de la Fontaine' },
    petits: { recit: 'Voici un lavoir.' },
  }),
  createEtapePublique(2, {
    ...{ titre: 'La porte', lieu: 'Rue Haute' },
    petits: { recit: 'Voici une porte.' },
  }),
];

describe('the sheet of a quête', () => {
  test('has the place, the promise and the requirements', () => {
    open({ etapes, titre: "L'eau: où va-t-elle?" });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'L’eau : où va-t-elle ?',
    );
    expect(screen.getByRole('link', { name: 'Dinan' })).toHaveAttribute(
      'href',
      '/les_quetes/22/dinan',
    );
    expect(screen.getByText(/Côtes-d’Armor/)).toBeVisible();
    expect(screen.getByText('Suivez l’eau, elle se souvient.')).toBeVisible();
    expect(facts()).toEqual([
      '1 h environ, énigmes comprises',
      '1,2 km',
      '2 étapes',
      'Dès 7 ans, accompagné d’un adulte',
      'pour petits et grands (2 étapes sur 2)',
      'niveau facile',
      'se joue sans réseau une fois commencée',
    ]);
  });

  test('names a saga that is no more than a draft, and leads to it once it is online', async () => {
    const part = {
      ...{ saga: 'les-trois-remparts', titre: 'Les trois remparts', n: 1, seuil: 2 },
      signe: 'A',
    };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { status: 403 })));
    open({ sagas: [part] });
    expect(await screen.findByText(/\(bientôt en ligne\)/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Les trois remparts' })).toBeNull();
    cleanup();
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json([{ found: { fields: {} } }])),
    );
    open({ sagas: [part] });
    expect(
      await screen.findByRole('link', { name: 'Les trois remparts' }),
    ).toHaveAttribute('href', '/les_quetes/saga/les-trois-remparts');
    vi.unstubAllGlobals();
  });

  test('leaves out unknown facts, and names an unusual genre', () => {
    open({ genre: 'visite', dureeMinutes: null, distanceMetres: 0, ageMinimum: 0 });
    expect(facts().slice(0, 3)).toEqual(['Visite', '1 étape', 'tout âge']);
  });

  test('has no map and no end where nobody placed an étape or named the last place', () => {
    open({
      dureeMinutes: null,
      distanceMetres: 0,
      resume: '',
      description: '',
      signature: '',
      etapes: [1, 2].map((numero) =>
        createEtapePublique(numero, { lieu: '', position: null }),
      ),
    });
    expect(screen.queryByRole('button', { name: 'Voir sur la carte' })).toBeNull();
    expect(screen.queryByText('Arrivée')).toBeNull();
    for (const term of screen.getAllByRole('definition')) {
      expect(term).not.toBeEmptyDOMElement();
    }
  });

  test('begins the game, or resumes the party that is on this device', () => {
    open();
    const begin = screen.getByRole('link', { name: 'Commencer la quête' });
    expect(begin).toHaveAttribute(
      'href',
      '/les_quetes/22/dinan/le-secret-du-lavoir/jouer',
    );
  });

  test('offers to resume at the player’s place', () => {
    open({}, { etapeNumero: 4 });
    expect(screen.getByRole('link', { name: 'Reprendre à l’étape 4' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Commencer la quête' })).toBeNull();
  });

  test('shows the start of an aventure, and no other place', () => {
    open({ genre: 'aventure', etapes });
    const path = within(screen.getByRole('region', { name: 'Le chemin' }));
    expect(path.getByText('Rue de la Fontaine')).toBeInTheDocument();
    expect(path.queryByText('Rue Haute')).toBeNull();
    expect(path.getByText(/La suite dépend de vos choix/)).toBeVisible();
  });

  test('lists the places in order with the way from one to the next, without the titles that tell the story', () => {
    open({ etapes });
    const path = screen.getByRole('region', { name: 'Le chemin' });
    const items = within(path).getAllByRole('listitem');
    expect(items.map((item) => item.textContent.replaceAll('\u00A0', ' '))).toEqual([
      '1Rue de la FontaineLe départ.',
      '2Rue HauteÀ 110 m au nord de l’étape 1, à vol d’oiseau.',
    ]);
  });

  test('shows the paragraphs of the description, and none without one', () => {
    open({ description: 'Premier.\nToujours lui.\n\n \nSecond !' });
    const story = screen.getByRole('region', { name: 'L’histoire' });
    const paragraphs = [...story.querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    );
    expect(paragraphs).toEqual(['Premier.\nToujours lui.', 'Second\u202F!']);
  });
});

test('what few visitors want is drawn once it is unfolded', async () => {
  const user = userEvent.setup({ delay: null });
  open();
  expect(screen.queryByText('GPX')).toBeNull();
  await user.click(screen.getByText(/^Plus\s:/));
  expect(await screen.findByRole('button', { name: 'GPX' })).toBeVisible();
});

describe('facts before leaving', () => {
  test('the start has an address and a way there', () => {
    open({ etapes });
    const facts = screen.getByRole('region', { name: 'En pratique' });
    expect(within(facts).getByText(/^Rue de la Fontaine, Dinan/)).toBeVisible();
    expect(within(facts).getByRole('link', { name: 'Y aller' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=48.451'),
    );
  });
});
