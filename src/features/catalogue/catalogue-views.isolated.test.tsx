import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { createCarte, createCarteList } from '@/testing/carte-factory.ts';
import { rechercheRowOf } from '@/data/catalogue/recherche-row.ts';
import { forgetCommuneRows } from '@/data/commune/commune-repository.ts';
import { CommuneView } from './commune-view.tsx';
import { DepartementView } from './departement-view.tsx';
import { FranceView } from './france-view.tsx';
import { forgetSearchCorpus } from './search-corpus.ts';
import { TerritoireView } from './territoire-view.tsx';

// Drawing contours 24 at a time is proven elsewhere, and slow.
vi.mock('@/ui/pictures/cover.tsx', () => ({ Cover: () => null }));

const map = vi.hoisted(() => ({ loadCount: 0 }));
vi.mock('@/map/map-view.tsx', () => {
  map.loadCount += 1;
  return { MapView: FakeMap };
});

type FakeMapProps = {
  label: string;
  markers: { id: string; label: string; numero: number }[];
  onSelect: (id: string) => void;
};

function FakeMap({ label, markers, onSelect }: FakeMapProps) {
  return (
    <div role="application" aria-label={label}>
      {markers.map((marker) => (
        <button
          key={marker.id}
          aria-label={marker.label}
          onClick={() => onSelect(marker.id)}
        >
          {marker.numero}
        </button>
      ))}
    </div>
  );
}

function open(page: ReactNode) {
  return render(<MemoryRouter>{page}</MemoryRouter>);
}

function Departement({
  cartes,
  more,
  start = null,
}: {
  cartes: Carte[];
  more?: { parts: number; total: number } | undefined;
  start?: string | null;
}) {
  const [communeSlug, setCommuneSlug] = useState<string | null>(start);
  return (
    <DepartementView
      departement="22"
      first={{ cartes, ...more }}
      communeSlug={communeSlug}
      onCommuneChange={setCommuneSlug}
    />
  );
}

function cardTitles(): string[] {
  return screen
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

/** Answers as Firestore does for the second part of a département. */
function answerFurther(answer: () => Promise<Response>) {
  const asked = vi.fn<(url: string) => void>();
  vi.stubGlobal('fetch', (url: string) => {
    asked(url);
    return answer();
  });
  return asked;
}

const documentOf = (value: unknown) =>
  Promise.resolve(
    new Response(
      JSON.stringify({ fields: { cartes: { stringValue: JSON.stringify(value) } } }),
    ),
  );

describe('a département with cards in two parts', () => {
  const all = createCarteList(30, ['Dinan', 'Erquy']);
  const more = { parts: 2, total: 30 };
  const open2 = (start: string | null = null) =>
    open(<Departement cartes={all.slice(0, 24)} more={more} start={start} />);

  test('counts all of them, and reads the second part when its end is reached', async () => {
    const asked = answerFurther(() => documentOf({ cartes: all.slice(24) }));
    const user = userEvent.setup({ delay: null });
    open2();
    expect(screen.getByText(/^30.quêtes\.$/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(await screen.findByText(/^30.quêtes dans 2.communes\.$/)).toBeVisible();
    expect(cardTitles()).toHaveLength(30);
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('catalogue/22-1'),
    );
  });

  test('reads it for a filter, which looks at every card', async () => {
    answerFurther(() => documentOf({ cartes: all.slice(24) }));
    open2('dinan');
    await waitFor(() => expect(cardTitles()).toHaveLength(15));
  });

  test('reports a failed read, and retries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerFurther(() => Promise.reject(new TypeError('Failed to fetch')));
    const user = userEvent.setup({ delay: null });
    open2();
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(await screen.findByText(/^La suite n’a pas pu être lue\./)).toBeVisible();
    answerFurther(() => documentOf({ cartes: all.slice(24) }));
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(cardTitles()).toHaveLength(30));
  });
});

describe('a département', () => {
  test('shows how much there is, and every card when there are few', () => {
    open(<Departement cartes={createCarteList(5, ['Dinan', 'Erquy'])} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Côtes-d’Armor');
    expect(screen.getByText(/^5.quêtes dans 2.communes\.$/)).toBeVisible();
    expect(cardTitles()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });

  test('of 1,000 quêtes shows 24 at a time, and leads to the first new one', async () => {
    const user = userEvent.setup({ delay: null });
    open(<Departement cartes={createCarteList(1_000)} />);
    expect(cardTitles()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(cardTitles()).toHaveLength(48);
    expect(screen.getByRole('link', { name: 'Quête numéro 25' })).toHaveFocus();
    expect(screen.getByText(/^48.quêtes affichées sur 1.000.quêtes$/)).toBeVisible();
  });

  test('is filtered by one commune, and the list restarts at its first page', async () => {
    const user = userEvent.setup({ delay: null });
    open(<Departement cartes={createCarteList(100, ['Dinan', 'Erquy'])} />);
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    await user.selectOptions(screen.getByLabelText('Commune'), 'Erquy (50)');
    expect(screen.getByRole('heading', { level: 2, name: 'Erquy' })).toBeVisible();
    expect(cardTitles()).toHaveLength(24);
    expect(cardTitles()[0]).toBe('Quête numéro 2');
    await user.selectOptions(screen.getByLabelText('Commune'), 'Toutes les communes');
    expect(cardTitles()[0]).toBe('Quête numéro 1');
  });

  test('shows everything when the commune of the address has no quête', () => {
    open(
      <Departement cartes={createCarteList(4, ['Dinan', 'Erquy'])} start="nulle-part" />,
    );
    expect(cardTitles()).toHaveLength(4);
    expect(screen.getByLabelText('Commune')).toHaveDisplayValue('Toutes les communes');
  });

  test('offers no filter for a single commune', () => {
    open(<Departement cartes={createCarteList(2)} />);
    expect(screen.queryByLabelText('Commune')).toBeNull();
  });

  test('loads its map on request, and a point of the map filters the list', async () => {
    const user = userEvent.setup({ delay: null });
    open(<Departement cartes={createCarteList(4, ['Dinan', 'Erquy'])} />);
    expect(map.loadCount).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    await screen.findByRole('application', { name: /^Carte des quêtes/ });
    await user.click(screen.getByRole('button', { name: /^Erquy.: 2.quêtes$/ }));
    expect(cardTitles()).toEqual(['Quête numéro 2', 'Quête numéro 4']);
    await user.click(screen.getByRole('button', { name: 'Masquer la carte' }));
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('without quêtes has a message and a link', () => {
    open(<Departement cartes={[]} />);
    expect(
      screen.getByRole('heading', { name: 'Pas encore de quête ici' }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Voir les autres départements' }),
    ).toHaveAttribute('href', '/les_quetes');
  });
});

/** Answers as Firestore does for documents of the catalogue, by their names. */
function answerDocuments(values: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', (address: string) => {
    const value = values[address.split('/').at(-1) ?? ''];
    return value === undefined
      ? Promise.resolve(new Response('{}', { status: 404 }))
      : documentOf(value);
  });
}

describe('a commune', () => {
  beforeEach(() => answerDocuments({}));

  const erquy = createCarte({
    queteId: '22_erquy_les-carrieres',
    titre: 'Les carrières',
    commune: { insee: '22054', nom: 'Erquy', departement: '22' },
    depart: { lat: 48.63, lon: -2.46 },
  });
  const lannion = createCarte({
    queteId: '22_lannion_la-passerelle',
    titre: 'La passerelle',
    commune: { insee: '22113', nom: 'Lannion', departement: '22' },
    depart: { lat: 48.73, lon: -3.46 },
  });

  test('shows its quêtes, then the nearest of the others', () => {
    open(
      <CommuneView
        departement="22"
        communeSlug="dinan"
        nom="Dinan"
        centre={null}
        cartes={[lannion, createCarte(), erquy]}
      />,
    );
    expect(screen.getByText(/^1.quête à faire à pied\.$/)).toBeVisible();
    const around = screen.getByRole('region', { name: 'Autour' });
    const titles = within(around)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Les carrières', 'La passerelle']);
  });

  test('without quêtes has a kind message, and shows those of the département', () => {
    open(
      <CommuneView
        departement="22"
        communeSlug="paimpol"
        nom="Paimpol"
        centre={null}
        cartes={[erquy]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Paimpol' })).toBeVisible();
    expect(screen.getByText(/^Pas encore de quête à Paimpol\./)).toBeVisible();
    const others = screen.getByRole('region', { name: 'Les plus proches' });
    expect(within(others).getByRole('link', { name: 'Les carrières' })).toHaveAttribute(
      'href',
      '/les_quetes/22/erquy/les-carrieres',
    );
  });

  test('without quêtes shows the nearest of the country, each with its distance', async () => {
    answerDocuments({
      france: { total: 2, departements: [], vedettes: [], recherchePartCount: 1 },
      'recherche-0': {
        lignes: [
          rechercheRowOf(erquy),
          rechercheRowOf(
            createCarte({
              queteId: '35_saint-malo_les-corsaires',
              titre: 'Les corsaires',
              commune: { insee: '35288', nom: 'Saint-Malo', departement: '35' },
              depart: { lat: 48.65, lon: -2.02 },
            }),
          ),
        ],
      },
    });
    open(
      <CommuneView
        departement="22"
        communeSlug="dinan"
        nom="Dinan"
        centre={{ position: { lat: 48.456, lon: -2.05 }, isEstimate: false }}
        cartes={[erquy]}
      />,
    );
    expect(await screen.findByText(/^Saint-Malo · à 22.km/)).toBeVisible();
    expect(cardTitles()).toEqual(['Les corsaires', 'Les carrières']);
  });
});

describe('a territory', () => {
  test('without quêtes leads to the feed and the calendar of its new ones', () => {
    const nom = 'Terre de Provence';
    open(
      <TerritoireView
        territoire={{ id: '200035087', nom, communes: [], couleur: '', blason: '' }}
        cartes={[]}
      />,
    );
    const news = screen.getByRole('region', {
      name: 'Être prévenu d’une nouvelle quête',
    });
    const links = within(news).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`Flux Atom\u00A0: ${nom}`, '/nouvelles/territoire/200035087.xml'],
      [`Agenda iCalendar\u00A0: ${nom}`, '/nouvelles/territoire/200035087.ics'],
    ]);
  });
});

describe('the country', () => {
  const departements = [
    { departement: '35', nom: 'Ille-et-Vilaine', total: 1 },
    { departement: '22', nom: 'Côtes-d’Armor', total: 14 },
  ];
  const france = {
    total: 15,
    departements,
    vedettes: createCarteList(12),
    recherchePartCount: 1,
  };

  const reads: string[] = [];
  const lignes = createCarteList(15).map(({ queteId, titre, depart }, index) => ({
    i: queteId,
    t: index === 3 ? 'La tour aux énigmes' : titre,
    c: 'Dinan',
    g: index < 5 ? 'quete' : 'visite',
    la: depart?.lat ?? null,
    lo: depart?.lon ?? null,
    d: 30 + index,
    h: 'eau',
    f: 'facile',
    a: index,
    m: 1_000,
    p: index,
    l: '',
    // Two are suitable for pushchairs, one of them for blind visitors.
    x: index === 2 ? 'pv' : index === 9 ? 'p' : '',
    ...{ s: '', o: null, e: '', v: '' },
    n: index === 9 ? [4.8, 30] : null,
  }));

  beforeEach(() => {
    forgetSearchCorpus();
    reads.length = 0;
    vi.stubGlobal('fetch', (address: string) => {
      if (address.startsWith('/communes/')) return Promise.resolve(new Response('[]'));
      reads.push(address.split('/').at(-1) ?? '');
      const fields = { cartes: { stringValue: JSON.stringify({ lignes }) } };
      return Promise.resolve(new Response(JSON.stringify({ fields })));
    });
  });

  function openFrance(address = '/les_quetes', value = france) {
    const router = createMemoryRouter(
      [{ path: '/les_quetes', element: <FranceView france={value} /> }],
      { initialEntries: [address] },
    );
    render(<RouterProvider router={router} />);
    return router;
  }

  const foundTitle = (text: RegExp) =>
    screen.findByRole('heading', { level: 2, name: text });

  test('shows the newest quêtes and, if many, the départements by name, without more reads', () => {
    openFrance('/les_quetes', { ...france, total: 20 });
    expect(screen.getByText(/20.quêtes dans 2.départements\.$/)).toBeVisible();
    expect(cardTitles()).toHaveLength(12);
    const index = screen.getByRole('region', { name: 'Par département' });
    const links = within(index).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/les_quetes/22',
      '/les_quetes/35',
    ]);
    expect(links[0]).toHaveAccessibleName(/Côtes-d’Armor\s*14.quêtes/);
    expect(reads).toEqual([]);
  });

  test('before the first quête invites to write it', () => {
    openFrance('/les_quetes', { ...france, total: 0, departements: [], vedettes: [] });
    expect(
      screen.getByRole('heading', { name: 'La première quête reste à écrire' }),
    ).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('searches during typing, reads one document at the first key, and stores the text in the address', async () => {
    const user = userEvent.setup({ delay: null });
    const router = openFrance();
    await user.type(screen.getByRole('searchbox'), 'la toour');
    expect(await foundTitle(/^1.quête trouvée$/)).toBeVisible();
    expect(cardTitles()).toEqual(['La tour aux énigmes']);
    expect(reads).toEqual(['recherche-0']);
    await waitFor(() => expect(router.state.location.search).toBe('?q=la+toour'));
    await user.clear(screen.getByRole('searchbox'));
    expect(await foundTitle(/^Les dernières publiées$/)).toBeVisible();
    expect(reads).toHaveLength(1);
  });

  test('is filtered and ordered by the address, which follows every choice and every step back', async () => {
    const user = userEvent.setup({ delay: null });
    const router = openFrance('/les_quetes?genre=visite&tri=courtes');
    expect(await foundTitle(/^10.quêtes trouvées$/)).toBeVisible();
    expect(cardTitles()[0]).toBe('Quête numéro 6');
    await user.click(screen.getByRole('button', { name: 'Filtres (1)' }));
    await user.selectOptions(screen.getByLabelText('Public'), '7');
    expect(await foundTitle(/^3.quêtes trouvées$/)).toBeVisible();
    expect(router.state.location.search).toBe('?genre=visite&age=7&tri=courtes');
    await act(() => router.navigate(-1));
    expect(await foundTitle(/^10.quêtes trouvées$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Visite racontée/ }));
    expect(await foundTitle(/^15.quêtes trouvées$/)).toBeVisible();
    expect(router.state.location.search).toBe('?tri=courtes');
  });

  test('a family’s needs are ticked, stored in the address, and removed again', async () => {
    const user = userEvent.setup({ delay: null });
    const router = openFrance('/les_quetes?tri=notes');
    await user.click(screen.getByRole('button', { name: 'Filtres' }));
    await user.click(screen.getByRole('checkbox', { name: 'Passe en poussette' }));
    expect(await foundTitle(/^2.quêtes trouvées$/)).toBeVisible();
    // The rated quête is first, with its rating.
    expect(cardTitles()).toEqual(['Quête numéro 10', 'Quête numéro 3']);
    expect(screen.getByText(/4,8.\/.5 \(30.avis\)/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Jouable sans la vue' }));
    expect(await foundTitle(/^1.quête trouvée$/)).toBeVisible();
    expect(router.state.location.search).toBe('?sans-vue=oui&poussette=oui&tri=notes');
    await user.click(screen.getByRole('button', { name: /^Passe en poussette/ }));
    expect(router.state.location.search).toBe('?sans-vue=oui&tri=notes');
  });

  test('without results, names the filter that hides some, and removes it', async () => {
    const user = userEvent.setup({ delay: null });
    openFrance('/les_quetes?q=tour&genre=visite');
    expect(await foundTitle(/^Rien ne répond à «.tour.»$/)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: /^Sans «.Visite racontée.».: 1.quête$/ }),
    );
    expect(await foundTitle(/^1.quête trouvée$/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('tour');
  });

  test('reports a missing network, keeps the text, and retries', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answer = fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const user = userEvent.setup({ delay: null });
    openFrance('/les_quetes?q=tour');
    expect(await screen.findByText('La recherche n’a pas abouti')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('tour');
    vi.stubGlobal('fetch', answer);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await foundTitle(/^1.quête trouvée$/)).toBeVisible();
  });

  describe('a place', () => {
    const communes = [
      ['22050', 'Dinan', '22', ['22100'], 14_000, [48.456, -2.05]],
      ['35238', 'Rennes', '35', ['35000'], 220_000, [48.112, -1.674]],
      ['01001', 'Bourg-Tout-Petit', '01', ['01400'], 80, [46.15, 4.92, 1]],
      ['97424', 'Cilaos', '974', ['97413'], 5_000, [-21.134, 55.472]],
      ['97411', 'Saint-Denis', '974', ['97400'], 155_000, [-20.88, 55.45]],
      ['93066', 'Saint-Denis', '93', ['93200'], 150_000, [48.936, 2.354]],
    ];
    const corsaires = {
      ...lignes[0],
      i: '35_saint-malo_le-code-des-corsaires',
      t: 'Le code des corsaires',
      c: 'Saint-Malo',
      la: 48.651,
      lo: -2.023,
    };
    let geoAnswer: () => Promise<Response>;

    function answerWithLignes(served: readonly unknown[]) {
      geoAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
      vi.stubGlobal('fetch', (address: string) => {
        if (address.includes('geo.api.gouv.fr')) return geoAnswer();
        if (address === '/communes/departements.json') {
          return Promise.resolve(Response.json([['35', 48.1, -1.7]]));
        }
        if (address.startsWith('/communes/')) {
          return Promise.resolve(Response.json(communes));
        }
        return documentOf({ lignes: served });
      });
    }
    beforeEach(() => {
      forgetCommuneRows();
      answerWithLignes([corsaires]);
    });

    test('without a quête has a message, and shows the nearest of another département with its distance', async () => {
      openFrance('/les_quetes?q=Rennes');
      expect(await foundTitle(/^Pas encore de quête à Rennes$/)).toBeVisible();
      expect(
        screen.getByText(
          /^La plus proche.: «.Le code des corsaires.», Saint-Malo, à 65.km\./,
        ),
      ).toBeVisible();
      expect(cardTitles()).toEqual(['Le code des corsaires']);
      expect(screen.getByText(/^Saint-Malo · à 65.km · /)).toBeVisible();
      expect(
        screen.getByRole('link', { name: 'Proposez-en une à votre mairie.' }),
      ).toHaveAttribute('href', '/mairie?q=Rennes');
    });

    test('with quêtes shows them first, then those around', async () => {
      answerWithLignes([...lignes, corsaires]);
      openFrance('/les_quetes?q=Dinan');
      expect(await foundTitle(/^15.quêtes à Dinan$/)).toBeVisible();
      const around = screen.getByRole('region', { name: 'Autour (Dinan)' });
      expect(within(around).getByText(/^Saint-Malo · à 22.km · /)).toBeVisible();
    });

    test('with many quêtes around it shows the nearest five, and the others on demand', async () => {
      const around = Array.from({ length: 30 }, (_, index) => ({
        ...corsaires,
        i: `35_saint-malo_quete-${index}`,
        t: `Quête ${index}`,
        // The last is the nearest.
        la: 48.651 - index / 300,
      }));
      answerWithLignes(around);
      const user = userEvent.setup({ delay: null });
      openFrance('/les_quetes?q=Dinan');
      expect(await foundTitle(/^Pas encore de quête à Dinan$/)).toBeVisible();
      expect(cardTitles()).toEqual(
        [29, 28, 27, 26, 25].map((number) => `Quête ${number}`),
      );
      await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
      expect(cardTitles()).toHaveLength(29);
    });

    test('that a public service locates is measured from there', async () => {
      geoAnswer = () =>
        Promise.resolve(
          Response.json({ mairie: { type: 'Point', coordinates: [-2.023, 48.74] } }),
        );
      openFrance('/les_quetes?q=bourg tout petit');
      expect(await screen.findByText(/^Saint-Malo · à 9,9.km/)).toBeVisible();
    });

    test('on an island without any says so of the island, without a distance', async () => {
      openFrance('/les_quetes?q=Cilaos');
      expect(await foundTitle(/^Pas encore de quête à Cilaos$/)).toBeVisible();
      expect(screen.getByText(/^Rien encore à La Réunion\./)).toBeVisible();
      expect(cardTitles()).toEqual([]);
    });

    test('whose name others bear offers them under its own heading', async () => {
      openFrance('/les_quetes?q=Saint-Denis');
      expect(
        await foundTitle(/^Pas encore de quête à Saint-Denis \(La Réunion\)$/),
      ).toBeVisible();
      const others = screen.getByRole('navigation', { name: 'Autres lieux' });
      expect(within(others).getByRole('link')).toHaveTextContent(
        'Saint-Denis (93200, Seine-Saint-Denis)',
      );
    });

    test('yields to a quête whose title has its name, and is shown after it', async () => {
      answerWithLignes([{ ...corsaires, t: 'La route de Rennes' }]);
      openFrance('/les_quetes?q=Rennes');
      expect(await foundTitle(/^Pour «.Rennes.».: 1.quête trouvée$/)).toBeVisible();
      const titles = screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
      expect(titles.indexOf('Pas encore de quête à Rennes')).toBe(1);
    });
  });

  describe('around me', () => {
    type Ask = (
      found: PositionCallback,
      failed: (error: Pick<GeolocationPositionError, 'code'>) => void,
    ) => void;
    function answerWith(getCurrentPosition: Ask) {
      Object.defineProperty(navigator, 'geolocation', {
        value: { getCurrentPosition },
        configurable: true,
      });
    }
    const at =
      (latitude: number, accuracy = 30): Ask =>
      (found) =>
        found({
          coords: { latitude, longitude: -2.04, accuracy },
        } as GeolocationPosition);

    test('sorts by distance, shows it on each card, and never puts the position in the address', async () => {
      answerWith(at(48.45));
      const user = userEvent.setup({ delay: null });
      const router = openFrance();
      await user.click(screen.getByRole('button', { name: 'Autour de moi' }));
      expect(await foundTitle(/^15.quêtes trouvées$/)).toBeVisible();
      expect(screen.getAllByText(/^Dinan · à \d+.m · /)[0]).toBeVisible();
      expect(screen.queryByText(/^Position approximative/)).toBeNull();
      expect(router.state.location.search).toBe('?tri=proches');
    });

    test('accurate to more than 5 km sorts, with a notice', async () => {
      answerWith(at(48.45, 5_400));
      const user = userEvent.setup({ delay: null });
      openFrance();
      await user.click(screen.getByRole('button', { name: 'Autour de moi' }));
      expect(await foundTitle(/^15.quêtes trouvées$/)).toBeVisible();
      expect(screen.getAllByText(/^Dinan · à \d+.m · /)[0]).toBeVisible();
      expect(screen.getByText(/^Position approximative, à 5,4.km près/)).toBeVisible();
    });

    test('out of reach of any quête says so, without a distance', async () => {
      answerWith(at(-21.1));
      const user = userEvent.setup({ delay: null });
      openFrance();
      await user.click(screen.getByRole('button', { name: 'Autour de moi' }));
      expect(await screen.findByText('Pas encore de quête ici')).toBeVisible();
      expect(screen.queryByText(/ · à [\d.\s]+km · /)).toBeNull();
    });

    test('within a radius that has none leads to the nearest', async () => {
      answerWith(at(46.5));
      const user = userEvent.setup({ delay: null });
      openFrance('/les_quetes?rayon=20');
      await user.click(
        await screen.findByRole('button', { name: 'Trouver ma position' }),
      );
      await user.click(
        await screen.findByRole('button', { name: /^Voir les plus proches .*km\)$/ }),
      );
      expect(await foundTitle(/^15.quêtes trouvées$/)).toBeVisible();
    });

    test('refused shows a message, hides nothing, and offers another way', async () => {
      answerWith((_found, failed) => failed({ code: 1 }));
      const user = userEvent.setup({ delay: null });
      openFrance();
      await user.click(screen.getByRole('button', { name: 'Autour de moi' }));
      expect(await screen.findByText('Votre position n’est pas partagée')).toBeVisible();
      expect(await foundTitle(/^15.quêtes trouvées$/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Autour de moi' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });

    test('requested by an address waits for a gesture', async () => {
      const ask = vi.fn<Ask>();
      answerWith(ask);
      openFrance('/les_quetes?rayon=20');
      expect(
        await screen.findByRole('button', { name: 'Trouver ma position' }),
      ).toBeVisible();
      expect(ask).not.toHaveBeenCalled();
    });
  });
});
