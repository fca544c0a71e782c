import { beforeEach, describe, expect, test, vi } from 'vitest';
import { areaAlong, areaAround } from '@/domain/around/area.ts';
import { gatherAlentours } from '@/domain/around/merge.ts';
import type { Alentours } from '@/domain/around/trouvaille.ts';
import {
  aroundAnswers,
  overpassAnswer,
  commonsAnswer,
} from '@/testing/around-answers.ts';
import { SilentSourceError } from './around-source.ts';
import { aroundSources } from './around-sources.ts';
import { openstreetmap, overpassQuery } from './openstreetmap.ts';

const area = areaAround({ lat: 48.4541, lon: -2.0449 }, 300);
const { signal } = new AbortController();
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

function sourceNamed(name: string) {
  const source = aroundSources.find((known) => known.name === name);
  if (source === undefined) throw new Error(`No source ${name}.`);
  return source;
}

function ask(name: string, answer: unknown): Promise<Alentours> {
  fetchMock.mockResolvedValueOnce(Response.json(answer));
  return sourceNamed(name).ask(area, signal);
}

function askedUrl(): URL {
  const asked = fetchMock.mock.calls[0]?.[0];
  if (typeof asked !== 'string') throw new Error('No address was asked.');
  return new URL(asked);
}

/** Recorded answers of every source. */
function answerAll() {
  fetchMock.mockImplementation((url) => {
    const host = typeof url === 'string' ? new URL(url).host : '';
    return Promise.resolve(Response.json(aroundAnswers[host]));
  });
}

describe('each source', () => {
  test('is asked once, for a place and nothing else', async () => {
    answerAll();
    await Promise.all(aroundSources.map((source) => source.ask(area, signal)));
    expect(fetchMock).toHaveBeenCalledTimes(aroundSources.length);
    for (const [, init] of fetchMock.mock.calls) {
      expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
      expect(init).not.toHaveProperty('headers');
    }
  });

  const failures: [string, () => void, string][] = [
    [
      'is out of reach',
      () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')),
      'absente',
    ],
    [
      'has had too many requests',
      () => fetchMock.mockResolvedValueOnce(new Response('', { status: 429 })),
      'occupee',
    ],
    [
      'is full',
      () => fetchMock.mockResolvedValueOnce(new Response('', { status: 504 })),
      'occupee',
    ],
    [
      'answers a page of HTML',
      () =>
        fetchMock.mockResolvedValueOnce(new Response('<!doctype html><p>Maintenance')),
      'autre',
    ],
    [
      'has changed its shape',
      () => fetchMock.mockResolvedValueOnce(Response.json({ data: [] })),
      'autre',
    ],
    [
      'answers an error in JSON',
      () => fetchMock.mockResolvedValueOnce(Response.json({ error: { code: 'x' } })),
      'autre',
    ],
  ];
  test.each(
    aroundSources.flatMap(({ name }) =>
      failures.map((failure) => [name, ...failure] as const),
    ),
  )('%s that %s is silent', async (name, _title, fail, silence) => {
    fail();
    const asked = sourceNamed(name).ask(area, signal);
    await expect(asked).rejects.toThrow(SilentSourceError);
    await expect(asked).rejects.toMatchObject({ silence });
  });

  test.each(aroundSources.map(({ name }) => name))(
    '%s that is too slow is silent',
    async (name) => {
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
      fetchMock.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
      await expect(sourceNamed(name).ask(area, signal)).rejects.toMatchObject({
        silence: 'lente',
      });
    },
  );

  const nothing: Readonly<Record<string, unknown>> = {
    merimee: { total_count: 0, results: [] },
    osm: { ...overpassAnswer, elements: [] },
    wikidata: { head: { vars: [] }, results: { bindings: [] } },
    commons: { batchcomplete: true },
    panoramax: { type: 'FeatureCollection', features: [], links: [] },
  };
  test.each(aroundSources.map(({ name }) => name))(
    '%s knows nothing in the middle of the sea',
    async (name) => {
      expect(await ask(name, nothing[name])).toEqual({
        trouvailles: [],
        images: [],
        commodites: [],
      });
    },
  );
});

test('an answer of more than 12 MB is not read', async () => {
  fetchMock.mockResolvedValueOnce(new Response(' '.repeat(12_000_001)));
  await expect(openstreetmap.ask(area, signal)).rejects.toMatchObject({
    silence: 'autre',
  });
});

test('in a neighbour country a French name wins, and other names stay', async () => {
  const at = { lat: 50.9413, lon: 6.9583 };
  const node = (id: number, tags: Readonly<Record<string, string>>) => ({
    ...{ type: 'node', id, ...at },
    tags: { historic: 'monument', ...tags },
  });
  fetchMock.mockResolvedValueOnce(
    Response.json({
      ...overpassAnswer,
      elements: [
        node(1, { name: 'Kölner Dom', 'name:fr': 'Cathédrale de Cologne' }),
        node(2, { name: 'Heinzelmännchenbrunnen' }),
      ],
    }),
  );
  const abroad = areaAround(at, 300);
  const answer = await openstreetmap.ask(abroad, signal);
  const { trouvailles } = gatherAlentours(abroad, [answer]);
  expect(trouvailles.map(({ nom }) => nom)).toEqual([
    'Cathédrale de Cologne',
    'Heinzelmännchenbrunnen',
  ]);
});

describe('Mérimée', () => {
  test('gives monuments with their centuries and architects, whether a field is a text or a list', async () => {
    const { trouvailles } = await ask('merimee', aroundAnswers['data.culture.gouv.fr']);
    expect(trouvailles.map(({ nom, merimee, faits }) => [nom, merimee, faits])).toEqual([
      [
        'Basilique Saint-Sauveur',
        'PA00089110',
        [
          { type: 'siecle', siecle: '12e siècle' },
          { type: 'siecle', siecle: '16e siècle' },
        ],
      ],
      [
        'Hôtel Beaumanoir',
        'PA00089115',
        [
          { type: 'siecle', siecle: '16e siècle' },
          { type: 'personne', nom: 'Jaussely Léon', role: 'architecte' },
        ],
      ],
    ]);
    expect(askedUrl().searchParams.get('where')).toBe(
      "within_distance(coordonnees_au_format_wgs84, geom'POINT(-2.0449 48.4541)', 300m)",
    );
  });
});

describe('OpenStreetMap', () => {
  test('gives nodes, ways and relations, and amenities for families', async () => {
    const { trouvailles, commodites } = await ask('osm', overpassAnswer);
    expect(trouvailles.map(({ sorte, nom }) => [sorte, nom])).toEqual([
      ['croix', 'Croix du Bourg'],
      ['lavoir', 'Lavoir de la Fontaine'],
      ['monument', 'Saint-Sauveur'],
      ['inscription', 'Cadran solaire'],
      ['pont', 'Vieux Pont'],
    ]);
    expect(trouvailles[0]?.faits).toEqual([{ type: 'annee', annee: 1752 }]);
    expect(commodites.map(({ service, nom }) => [service, nom])).toEqual([
      ['eau', ''],
      ['toilettes', ''],
      ['parking', 'Place du Champ'],
      ['arret', 'Saint-Sauveur'],
    ]);
  });

  test('is asked around a place, or along a line, within bounds', () => {
    expect(overpassQuery(area)).toMatch(/^\[out:json\]\[timeout:15\]/);
    expect(overpassQuery(area)).toContain('(around:300,48.4541,-2.0449);');
    expect(overpassQuery(area)).toMatch(/out center 600;$/);
    const along = areaAlong([
      { lat: 48.45, lon: -2.05 },
      { lat: 48.46, lon: -2.04 },
    ]);
    expect(along && overpassQuery(along)).toContain(
      '(around:150,48.45,-2.05,48.46,-2.04);',
    );
  });

  test('that gave up with a remark is full', async () => {
    const asked = ask('osm', {
      ...overpassAnswer,
      elements: [],
      remark: 'runtime error: Query timed out in "query" at line 3 after 15 seconds.',
    });
    await expect(asked).rejects.toMatchObject({ silence: 'occupee' });
  });

  test('has nothing to show of a motorway', async () => {
    const motorway = {
      ...{ type: 'way', id: 1, center: { lat: 48.4541, lon: -2.0449 } },
      tags: { highway: 'motorway', ref: 'A 84', maxspeed: '110' },
    };
    const { trouvailles, commodites } = await ask('osm', {
      ...overpassAnswer,
      elements: [motorway],
    });
    expect([...trouvailles, ...commodites]).toEqual([]);
  });

  test('may send odd objects, odd characters and names that are scripts: the others are read', async () => {
    const node = (
      id: number,
      tags: unknown,
      place: object = { lat: 48.4541, lon: -2.0449 },
    ) => ({
      ...{ type: 'node', id, tags },
      ...place,
    });
    const { trouvailles } = await ask('osm', {
      ...overpassAnswer,
      elements: [
        null,
        'node',
        node(1, { historic: 'memorial', name: '<script>alert(1)</script>' }),
        node(2, { historic: 'memorial', name: '\u202Eédlaner\u0007 ☃ 東京' }),
        node(3, { historic: 'memorial' }, { lat: 480, lon: 0 }),
        node(4, { historic: 12 }),
        node(5, {
          historic: 'memorial',
          start_date: 'vers 1900',
          wikidata: 'javascript:1',
        }),
        { type: 'way', id: 6, tags: { historic: 'memorial' } },
      ],
    });
    expect(trouvailles.map(({ nom, wikidata, faits }) => [nom, wikidata, faits])).toEqual(
      [
        ['<script>alert(1)</script>', null, []],
        ['édlaner ☃ 東京', null, []],
        ['', null, []],
      ],
    );
  });

  test('may answer 10,000 objects', async () => {
    const elements = Array.from({ length: 10_000 }, (_, id) => ({
      ...{ type: 'node', id: id + 1, lat: 48.4541 + id / 1e7, lon: -2.0449 },
      tags: { historic: 'wayside_cross', name: `Croix ${id}` },
    }));
    const answer = await ask('osm', { ...overpassAnswer, elements });
    expect(answer.trouvailles).toHaveLength(10_000);
    expect(gatherAlentours(area, [answer]).trouvailles).toHaveLength(400);
  });
});

describe('Wikidata', () => {
  test('gives names, years and people, and leaves out items without a French name', async () => {
    const { trouvailles } = await ask('wikidata', aroundAnswers['query.wikidata.org']);
    expect(
      trouvailles.map(({ sorte, nom, wikidata, faits }) => [sorte, nom, wikidata, faits]),
    ).toEqual([
      [
        'monument',
        'basilique Saint-Sauveur',
        'Q2888001',
        [{ type: 'annee', annee: 1120 }],
      ],
      [
        'oeuvre',
        'statue de Bertrand du Guesclin',
        'Q2888002',
        [{ type: 'personne', nom: 'Bertrand du Guesclin', role: 'souvenir' }],
      ],
    ]);
    const unnamed = {
      item: { type: 'uri', value: 'http://www.wikidata.org/entity/Q7' },
      itemLabel: { type: 'literal', value: 'Q7' },
      place: { type: 'literal', value: 'Point(-2.0449 48.4541)' },
    };
    const odd = { ...unnamed, place: { type: 'bnode', value: 't123' } };
    const answer = { head: {}, results: { bindings: [unnamed, odd] } };
    expect((await ask('wikidata', answer)).trouvailles).toEqual([]);
  });
});

describe('Wikimedia Commons', () => {
  test('gives free pictures alone, with author, licence and year', async () => {
    const { images } = await ask('commons', commonsAnswer);
    expect(askedUrl().searchParams.get('ggscoord')).toBe('48.4541|-2.0449');
    expect(
      images.map(({ titre, auteur, annee, licence }) => [
        titre,
        auteur,
        annee,
        licence.nom,
        licence.isShareAlike,
      ]),
    ).toEqual([
      ['Dinan basilique', 'Anne & le musée', 2019, 'CC BY-SA 4.0', true],
      ['Dinan lavoir', '', null, 'CC0', false],
    ]);
  });

  test('a picture is fetched no larger than it must be', async () => {
    const { images } = await ask('commons', commonsAnswer);
    expect(images.map(({ fichier }) => fichier)).toEqual([
      'https://upload.wikimedia.org/wikipedia/commons/thumb/b/bc/Dinan_basilique.jpg/1920px-Dinan_basilique.jpg',
      'https://upload.wikimedia.org/wikipedia/commons/b/bc/Dinan_lavoir.jpg',
    ]);
  });

  test.each(['cc-by-nc-4.0', 'cc-by-nd-3.0', 'gfdl', 'fair use', 'copyrighted', ''])(
    'a picture under « %s » is not offered',
    async (License) => {
      const [page] = commonsAnswer.query.pages;
      const [info] = page?.imageinfo ?? [];
      const other = {
        ...page,
        imageinfo: [
          { ...info, extmetadata: { ...info?.extmetadata, License: { value: License } } },
        ],
      };
      expect((await ask('commons', { query: { pages: [other] } })).images).toEqual([]);
    },
  );
});

describe('Panoramax', () => {
  test('gives views of known licences; a panorama is to be looked at only', async () => {
    const { images } = await ask('panoramax', aroundAnswers['api.panoramax.xyz']);
    expect(
      images.map(({ auteur, licence, fichier }) => [auteur, licence.nom, fichier]),
    ).toEqual([
      ['ville de dinan', 'Licence Ouverte 2.0', null],
      [
        'ville de dinan',
        'CC BY-SA 4.0',
        'https://panoramax.openstreetmap.fr/derivates/c41b9734-8e81-421f-b2cb-04aeec8250c2/sd.jpg',
      ],
    ]);
    expect(askedUrl().searchParams.get('place_position')).toBe('-2.0449,48.4541');
  });
});

test('a thing known to several sources is shown once, with each of its links', async () => {
  answerAll();
  const answers = await Promise.all(
    aroundSources.map((source) => source.ask(area, signal)),
  );
  const { trouvailles } = gatherAlentours(area, answers);
  const [first] = trouvailles;
  expect(first?.nom).toBe('Basilique Saint-Sauveur');
  expect(first?.liens.map(({ source }) => source)).toEqual([
    ...['merimee', 'wikidata', 'osm'],
  ]);
  expect(trouvailles).toHaveLength(7);
});

test('an answer that is no longer wanted is given up', async () => {
  const stop = new AbortController();
  stop.abort(new Error('No longer wanted.'));
  fetchMock.mockRejectedValueOnce(new Error('No longer wanted.'));
  await expect(openstreetmap.ask(area, stop.signal)).rejects.toThrow('No longer wanted.');
});
