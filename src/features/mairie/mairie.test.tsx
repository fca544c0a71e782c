import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { describe, expect, test, vi } from 'vitest';
import { editeur, type Editeur } from '@/content/editeur.ts';
import { exploitant, type Exploitant } from '@/content/exploitant.ts';
import { blocsByDocument } from '@/content/mairie-document-blocs.ts';
import { documentList, dossierGroups } from '@/content/mairie-documents.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import type { Position } from '@/domain/geo/position.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { figuresOf, splitAround } from './around.ts';
import { CommuneAnswer } from './commune-answer.tsx';
import { communeKeyOf, parseCommuneKey } from './commune-key.ts';
import { CostSection } from './cost-section.tsx';
import { blocsOf, DocumentView } from './document-view.tsx';
import { embedCode } from './embed-snippet.tsx';
import { shownOperateur, signataireOf } from './signataire.ts';
import { shownFigures, SiteFiguresSection } from './site-figures-section.tsx';

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

describe('the offer of a commune', () => {
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

  test('has no distance while a position is unknown', () => {
    const { autour } = splitAround([far, near], barbentane, null);
    expect(autour.map(({ metres }) => metres)).toEqual([null, null]);
  });

  test('is shown with the figures of the cards', () => {
    const cartes = [
      createCarte({ etapeCount: 8, distanceMetres: 2_400, dureeMinutes: 75 }),
      createCarte({ etapeCount: 7, distanceMetres: 1_500, dureeMinutes: null }),
    ];
    expect(plain(figuresOf(cartes))).toBe(
      '2 quêtes · 15 étapes · 3,9 km · 1 h 15 de jeu',
    );
  });
});

test('the neighbours of a commune show before its mairie’s position is known, then with their distance', async () => {
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
  test('are shown line by line with their sum, and hours as ranges', () => {
    render(<CostSection prestation={null} />);
    const table = screen.getByText(/^Hébergement, par mois/).closest('table');
    if (table === null) throw new Error('There is no table of the host.');
    const [, , , , , total] = within(table).getAllByRole('row', { hidden: true });
    expect(plain(total?.textContent ?? '')).toBe('Par mois0,01 €0,01 €4,28 €');
    const first = screen.getByRole('table', { name: 'La première quête' });
    expect(plain(first.textContent)).toMatch(/En tout7 h 45 à 18 h 30$/);
  });

  test('of a provider are those that it publishes', () => {
    const comprend = ['l’hébergement', 'une visite'];
    render(
      <CostSection
        prestation={{ annuelTtc: 360, installationTtc: 1200, dureeAns: 3, comprend }}
      />,
    );
    const provider = screen.getByText('Un prestataire s’en charge').parentElement;
    expect(plain(provider?.textContent ?? '')).toContain('Installation : 1 200 € TTC');
    expect(plain(provider?.textContent ?? '')).toContain('360 € TTC par an');
    expect(provider).toHaveTextContent('l’hébergement, une visite');
    expect(screen.queryByText(/Aucun prix n’est publié/)).toBeNull();
  });

  test('of a provider without a public price are hours and a request for a price', () => {
    render(<CostSection prestation={null} />);
    const provider = screen.getByText('Un prestataire s’en charge').parentElement;
    const words = plain(provider?.textContent ?? '');
    expect(words).toContain('de 4 h à 16 h');
    expect(words).not.toMatch(/\d €/);
  });
});

/** A complete operator. */
const runs: Exploitant = {
  nom: 'Balades du Trégor',
  forme: 'association loi 1901',
  siret: '12002701600563',
  adresse: '1 place du Port, 22700 Perros-Guirec',
  telephone: '02 96 00 00 00',
  horaires: 'du lundi au vendredi',
  email: 'bonjour@exemple.fr',
  personne: 'Claire Morel, chargée des communes',
  photo: { fichier: '/equipe/claire.webp', texte: 'Claire Morel devant un lavoir' },
  prestation: { annuelTtc: 360, installationTtc: 1200, dureeAns: 3, comprend: [] },
  support: { question: '2 jours ouvrés', panne: '4 heures ouvrées' },
  assurance: 'MAIF, contrat 1234567',
  references: [],
};
const nobody: Editeur = { ...editeur, nom: null };

describe('who runs the site', () => {
  test('is the operator, without the publisher', () => {
    const publisher = {
      ...editeur,
      nom: 'Commune de Dinan',
      telephone: '02 96 11 11 11',
    };
    const half = { ...exploitant, nom: 'Balades du Trégor', siret: '12002701600564' };
    expect(shownOperateur(half, publisher)).toMatchObject({
      nom: 'Balades du Trégor',
      ...{ telephone: null, siret: null },
    });
    expect(shownOperateur(exploitant, publisher)).toMatchObject({
      nom: 'Commune de Dinan',
      telephone: '02 96 11 11 11',
    });
    expect(shownOperateur(exploitant, nobody)).toBeNull();
  });

  test('is in the convention with its delays, its insurance and its price', () => {
    const text = JSON.stringify(blocsOf('convention', barbentane, signataireOf(runs)));
    for (const fact of [
      'Balades du Trégor, association loi 1901, SIRET 120\u00A0027\u00A0016\u00A000563',
      'réponse sous 2 jours ouvrés',
      'sous 4 heures ouvrées',
      'MAIF, contrat 1234567',
      '360\u00A0€ TTC par an',
      '3 ans',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain('……………………………………');
  });

  test('is left blank for handwriting without an operator', () => {
    const signataire = signataireOf(exploitant, nobody);
    const text = plain(JSON.stringify(blocsOf('convention', barbentane, signataire)));
    expect(text).toContain('……………………………………, ci-après « l’exploitant »');
    expect(text).not.toMatch(/\[[a-zé]|null|undefined/);
    const sheet = JSON.stringify(blocsOf('presentation', barbentane, signataire));
    expect(sheet).not.toContain('Qui fait fonctionner le site');
  });
});

test('the whole dossier holds every sheet of it once, each under its own title', () => {
  const dossier = documentList.find(({ id }) => id === 'dossier');
  if (dossier === undefined) throw new Error('There is no dossier.');
  render(
    <DocumentView
      document={dossier}
      commune={barbentane}
      signataire={signataireOf(runs)}
    />,
    { wrapper: MemoryRouter },
  );
  const titles = screen.getAllByRole('heading', { level: 2 });
  const sheets = documentList.filter(({ groupe }) => dossierGroups.includes(groupe));
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    sheets.map(({ titre }) => titre),
  );
  expect(sheets.length).toBeGreaterThan(10);
  const presentation = screen.getByRole('region', { name: 'Présentation au conseil' });
  expect(presentation).toHaveTextContent('Claire Morel, chargée des communes');
  expect(presentation).toHaveTextContent('Belgique');
});

test('the figures of the site are shown with their days, except those of a few parties', () => {
  const figures = {
    ...{ du: '2026-08-29', au: '2026-11-26', parties: 1200, finies: 63 },
    ...{ note: { moyenne: 4.4, nombre: 87 }, quetes: 7, communes: 1 },
  };
  const { container } = render(<SiteFiguresSection figures={figures} />);
  expect(plain(container.textContent)).toContain('7 quêtes');
  for (const words of [
    '1 200 parties',
    '63 %',
    '4,4 sur 5',
    'd’après 87 avis',
    'dans 1 commune',
    'Du 29 août 2026 au 26 novembre 2026',
  ]) {
    expect(plain(container.textContent)).toContain(words);
  }
  const few = { ...figures, parties: null, finies: null, note: null };
  expect(shownFigures(few)).toHaveLength(1);
  expect(shownFigures({ ...few, quetes: 0 })).toEqual([]);
});

describe('the documents', () => {
  test('each has its text, but the poster, which is drawn, and the dossier, which has all', () => {
    const signataire = signataireOf(runs);
    const without = documentList.filter(
      ({ id }) => blocsOf(id, barbentane, signataire) === null,
    );
    expect(without.map(({ id }) => id)).toEqual(['dossier', 'affiche']);
    const texts = documentList.map(({ id }) => blocsOf(id, barbentane, signataire));
    expect(JSON.stringify(texts)).not.toMatch(/undefined|NaN/);
    const known = documentList.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(Object.keys(blocsByDocument)));
  });

  test('a document bears its title, prints and is copied', async () => {
    const document = documentList.find(({ id }) => id === 'deliberation');
    if (document === undefined) throw new Error('There is no document.');
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
    render(<DocumentView document={document} commune={barbentane} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      document.titre.replaceAll(/\s/g, ' '),
    );
    expect(screen.getAllByText(/commune de Barbentane/)[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Imprimer' })).toBeVisible();
    screen.getByRole('button', { name: 'Copier le texte' }).click();
    expect(await screen.findByText(/Texte copié/)).toBeVisible();
    vi.unstubAllGlobals();
  });

  test('the poster has the arms of the commune, or else the logo of the site', () => {
    const document = documentList.find(({ id }) => id === 'affiche');
    if (document === undefined) throw new Error('There is no poster.');
    const enseigne = {
      nom: 'Ville de Barbentane',
      couleur: '#1d5c4a',
      blason: '/armes.webp',
    };
    const logo = 'svg[viewBox="0 0 34 34"]';
    const { container, rerender } = render(
      <DocumentView document={document} commune={barbentane} enseigne={enseigne} />,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByText('Ville de Barbentane')).toBeVisible();
    expect(container.querySelector('article img')).toHaveAttribute('src', '/armes.webp');
    expect(container.querySelector(logo)).toBeNull();
    rerender(<DocumentView document={document} commune={barbentane} />);
    expect(container.querySelector(logo)).not.toBeNull();
  });

  test('without a commune, leaves its name to be written by hand', () => {
    const deliberation = documentList.find(({ id }) => id === 'deliberation');
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
