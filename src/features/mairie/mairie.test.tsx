import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { describe, expect, test, vi } from 'vitest';
import { blocsByDocument } from '@/content/mairie-document-blocs.ts';
import { documentList } from '@/content/mairie-documents.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import type { Position } from '@/domain/geo/position.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { figuresOf, splitAround } from './around.ts';
import { CommuneAnswer } from './commune-answer.tsx';
import { communeKeyOf, parseCommuneKey } from './commune-key.ts';
import { CostSection } from './cost-section.tsx';
import { DocumentView } from './document-view.tsx';
import { embedCode } from './embed-snippet.tsx';
import { nomDeCommune } from '@/content/nom-de-commune.ts';

const barbentane: Commune = { insee: '13010', nom: 'Barbentane', departement: '13' };
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('the address of a commune', () => {
  test.each([
    [barbentane, '13-barbentane'],
    [{ insee: '2A004', nom: 'Ajaccio', departement: '2A' }, '2A-ajaccio'],
    [{ insee: '97411', nom: 'Saint-Denis', departement: '974' }, '974-saint-denis'],
  ])('%o is written %s, and read back', (commune, key) => {
    expect(communeKeyOf(commune)).toBe(key);
    expect(parseCommuneKey(key)?.departement).toBe(commune.departement);
  });

  test.each(['', 'barbentane', '13', '13-', '13-Barbentane', '1-a', '13-a--b'])(
    '« %s » is none',
    (key) => {
      expect(parseCommuneKey(key)).toBeNull();
    },
  );
});

test.each([
  ['Barbentane', 'de Barbentane', 'à Barbentane'],
  ['Arles', 'd’Arles', 'à Arles'],
  ['Le Havre', 'du Havre', 'au Havre'],
  ['Les Baux-de-Provence', 'des Baux-de-Provence', 'aux Baux-de-Provence'],
  ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
  ['L’Isle-Adam', 'de L’Isle-Adam', 'à L’Isle-Adam'],
])('%s is named « %s » and « %s »', (nom, de, a) => {
  expect(nomDeCommune(nom)).toEqual({ nom, de, a });
});

describe('what exists around a commune', () => {
  const ici = createCarte({ commune: barbentane });
  const near = createCarte({
    queteId: '13_arles_la-nuit',
    commune: { insee: '13004', nom: 'Arles', departement: '13' },
    depart: { lat: 43.68, lon: 4.63 },
  });
  const far = createCarte({
    queteId: '13_cassis_les-calanques',
    commune: { insee: '13022', nom: 'Cassis', departement: '13' },
    depart: { lat: 43.21, lon: 5.54 },
  });

  test('is its own quêtes, then the nearest of others', () => {
    const found = splitAround([far, ici, near], barbentane, { lat: 43.9, lon: 4.75 });
    expect(found.ici).toEqual([ici]);
    expect(found.autour.map(({ carte }) => carte.queteId)).toEqual([
      near.queteId,
      far.queteId,
    ]);
    expect(Math.round((found.autour[0]?.metres ?? 0) / 1_000)).toBe(26);
  });

  test('has no distance while no place is known', () => {
    const { autour } = splitAround([far, near], barbentane, null);
    expect(autour.map(({ metres }) => metres)).toEqual([null, null]);
  });

  test('is told with the figures of the cards', () => {
    const cartes = [
      createCarte({ etapeCount: 8, distanceMetres: 2_400, dureeMinutes: 75 }),
      createCarte({ etapeCount: 7, distanceMetres: 1_500, dureeMinutes: null }),
    ];
    expect(plain(figuresOf(cartes))).toBe(
      '2 quêtes · 15 étapes · 3,9 km · 1 h 15 de jeu',
    );
  });
});

test('the neighbours of a commune are there before it is known where its mairie stands, then with their distance', async () => {
  const arles = createCarte({
    queteId: '13_arles_la-nuit',
    commune: { insee: '13004', nom: 'Arles', departement: '13' },
    depart: { lat: 43.68, lon: 4.63 },
  });
  let tell: (centre: Position | null) => void = vi.fn();
  const centre = new Promise<Position | null>((resolve) => {
    tell = resolve;
  });
  await act(async () => {
    render(
      <CommuneAnswer
        commune={barbentane}
        cartes={[arles]}
        centre={centre}
        renderCartes={(cartes) => cartes.map(({ titre }) => titre).join()}
        wish={null}
      />,
      { wrapper: MemoryRouter },
    );
    await Promise.resolve();
  });
  expect(screen.getByText('Dans le même département')).toBeVisible();
  tell({ lat: 43.9, lon: 4.75 });
  expect(await screen.findByText(/^La plus proche est à 2[56]/)).toBeVisible();
});

describe('the costs', () => {
  test('are shown line by line with their sum', () => {
    render(<CostSection />);
    const table = screen.getByRole('table', { name: /Hébergement, par mois/ });
    const [, , , , , total] = within(table).getAllByRole('row');
    expect(plain(total?.textContent ?? '')).toBe('Par mois0,01 €0,01 €4,28 €');
    const first = screen.getByRole('table', { name: 'La première quête' });
    expect(plain(first.textContent)).toMatch(/En tout12 h 30$/);
  });
});

describe('the documents', () => {
  test('each has its text, but the poster, which is drawn', () => {
    const ids = documentList.map(({ id }) => id).filter((id) => id !== 'affiche');
    expect(ids.toSorted()).toEqual(Object.keys(blocsByDocument).toSorted());
  });

  test.each(documentList.map((document) => [document.titre, document] as const))(
    '« %s » bears the name of the commune, prints and is copied',
    async (titre, document) => {
      const writeText = vi.fn(() => Promise.resolve());
      vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
      const { container } = render(
        <DocumentView document={document} commune={barbentane} />,
        { wrapper: MemoryRouter },
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        titre.replaceAll(/\s/g, ' '),
      );
      expect(screen.getByRole('button', { name: 'Imprimer' })).toBeVisible();
      expect(container.textContent).not.toContain('undefined');
      screen.getByRole('button', { name: 'Copier le texte' }).click();
      expect(await screen.findByText(/Texte copié/)).toBeVisible();
      vi.unstubAllGlobals();
    },
  );

  test('without a commune, leaves its name to be written by hand', () => {
    const [deliberation] = documentList;
    if (deliberation === undefined) throw new Error('There is no document.');
    render(<DocumentView document={deliberation} commune={null} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByText(/participation de la commune de …+/)).toBeVisible();
  });
});

test('the piece of page to copy cannot be broken out of by a title', () => {
  const code = embedCode(
    createCarte({ titre: 'Le "secret" <b>&' }),
    'https://quetes.example',
  );
  expect(code).toContain('title="Le &quot;secret&quot; &lt;b>&amp;"');
  expect(code).toContain('src="https://quetes.example/les_quetes/');
});
