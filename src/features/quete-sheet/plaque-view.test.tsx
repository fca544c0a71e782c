import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { describe, expect, test } from 'vitest';
import {
  createEtapePublique,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { beginningOf, PlaqueView } from './plaque-view.tsx';

const quete = createQuete({
  etapes: [
    createEtapePublique(1, { titre: 'Le lavoir', lieu: 'Rue de la Fontaine' }),
    createEtapePublique(2, { titre: 'La porte' }),
    createEtapePublique(3, { titre: 'La tour' }),
  ],
});
const jouer = '/les_quetes/22/dinan/le-secret-du-lavoir/jouer';

function scan(jeton: string, etapeNumero?: number) {
  render(
    <MemoryRouter>
      <PlaqueView
        quete={quete}
        jeton={jeton}
        reprise={etapeNumero === undefined ? undefined : { etapeNumero }}
      />
    </MemoryRouter>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a plate, before any party', () => {
  test('of the first étape offers to begin here', () => {
    scan(testEtapeId(1));
    expect(title()).toBe('Le lavoir');
    expect(screen.getByText(/· Étape 1$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Commencer ici' })).toHaveAttribute(
      'href',
      jouer,
    );
    expect(screen.queryByRole('heading', { name: 'Le départ' })).toBeNull();
  });

  test('of another étape has its name, and shows the way to the start', () => {
    scan(testEtapeId(3));
    expect(title()).toBe('La tour');
    expect(screen.getByText(/· Étape 3$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Commencer au départ' })).toBeVisible();
    expect(screen.getByText('Rue de la Fontaine')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Y aller' })).toBeVisible();
  });

  test('of an étape that is no more leads to the quête all the same', () => {
    scan('aZ09-inconnu');
    expect(title()).toBe('Vous avez trouvé une plaque');
    expect(screen.getByRole('link', { name: 'Découvrir la quête' })).toBeVisible();
  });
});

describe('a plate, during a party', () => {
  test.each([
    [2, 'Vous y êtes\u202F!', 'L’étape 2 de votre partie est ici.'],
    [1, 'Le lavoir', /déjà passé cette étape/],
    [3, 'La tour', /passera par ici/],
  ])('at étape 2, the plate of étape %d shows its own', (numero, heading, words) => {
    scan(testEtapeId(numero), 2);
    expect(title()).toBe(heading);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reprendre à l’étape 2' })).toHaveAttribute(
      'href',
      jouer,
    );
  });
});

test('a plate of a closed étape shows that, with the reason', () => {
  const suspension = { motif: 'Échafaudage.', jusquAu: null };
  const suspensions = {
    fermeture: null,
    byEtapeId: { [testEtapeId(2)]: suspension },
  };
  render(
    <MemoryRouter>
      <PlaqueView quete={{ ...quete, suspensions }} jeton={testEtapeId(2)} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Cette étape est fermée en ce moment')).toBeVisible();
  expect(screen.getByText(/^Échafaudage\./)).toBeVisible();
});

test('a broken plate is reported with its own address', () => {
  scan(testEtapeId(3));
  const report = screen.getByRole('link', { name: 'Dites-le-nous.' });
  const address = new URL(report.getAttribute('href') ?? '', 'https://quetes.example');
  expect(address.searchParams.get('page')).toBe(
    `/les_quetes/22/dinan/le-secret-du-lavoir/plaque/${testEtapeId(3)}`,
  );
});

describe('the beginning of a story', () => {
  test('of a short one is the whole', () => {
    expect(beginningOf(' Une porte. ')).toEqual({ debut: 'Une porte.', suite: '' });
  });

  test('of a long one ends with a sentence, and nothing is lost', () => {
    const recit = 'Une phrase de plus. '.repeat(40).trim();
    const { debut, suite } = beginningOf(recit);
    expect(debut.length).toBeLessThanOrEqual(320);
    expect(debut.endsWith('.')).toBe(true);
    expect(`${debut} ${suite}`).toBe(recit);
  });
});
