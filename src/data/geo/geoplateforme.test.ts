import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchAltitudes,
  fetchFootpath,
  fetchWaySteps,
  searchPlaces,
} from './geoplateforme.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

const from = { lat: 48.4535, lon: -2.0465 };
const to = { lat: 48.4541, lon: -2.0449 };

/** The first requested address. */
function askedUrl(): URL {
  const asked = fetchMock.mock.calls[0]?.[0];
  if (typeof asked !== 'string') throw new Error('No address was asked.');
  return new URL(asked);
}

/** After the documented format of each service. */
function answer(body: unknown, status = 200) {
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
}

const absences: [string, () => void][] = [
  ['no network', () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ['too many requests', () => answer({ error: {} }, 429)],
  ['another answer', () => answer({ hello: 'world' })],
];

describe('the way on foot', () => {
  it('follows the service’s way, in our order of latitude and longitude', async () => {
    answer({
      start: '-2.0465,48.4535',
      end: '-2.0449,48.4541',
      geometry: {
        type: 'LineString',
        coordinates: [
          [-2.0465, 48.4535],
          [-2.0457, 48.4539],
          [-2.0449, 48.4541],
        ],
      },
      distance: 168,
      duration: 2.5,
      profile: 'pedestrian',
      portions: [],
    });
    expect(await fetchFootpath(from, to)).toEqual([
      from,
      { lat: 48.4539, lon: -2.0457 },
      to,
    ]);
    const url = askedUrl();
    expect(url.origin + url.pathname).toBe('https://data.geopf.fr/navigation/itineraire');
    expect(url.searchParams.get('start')).toBe('-2.0465,48.4535');
    expect(url.searchParams.get('profile')).toBe('pedestrian');
  });

  it.each(absences)('is unknown with %s', async (_, fail) => {
    fail();
    expect(await fetchFootpath(from, to)).toBeNull();
  });

  it('is given up when it is no longer wanted', async () => {
    const stop = new AbortController();
    stop.abort(new Error('No longer wanted.'));
    fetchMock.mockRejectedValueOnce(new Error('No longer wanted.'));
    await expect(fetchFootpath(from, to, stop.signal)).rejects.toThrow(
      'No longer wanted.',
    );
  });
});

describe('the way turn by turn', () => {
  it('is given with the streets of either side when it has no name', async () => {
    answer({
      geometry: { type: 'LineString', coordinates: [] },
      portions: [
        {
          steps: [
            {
              attributes: { name: { nom_1_gauche: 'R DU CLOITRE NOTRE-DAME' } },
              distance: 245.1,
              instruction: { type: 'depart', modifier: 'right' },
            },
            {
              attributes: { name: { nom_1_gauche: '', nom_1_droite: 'QU AUX FLEURS' } },
              distance: '316.4',
              instruction: { type: 'end of road', modifier: 'left' },
            },
            { attributes: {}, distance: 0, instruction: { type: 'arrive' } },
          ],
        },
      ],
    });
    expect(await fetchWaySteps(from, to)).toEqual([
      { type: 'depart', sens: 'right', metres: 245.1, voie: 'R DU CLOITRE NOTRE-DAME' },
      { type: 'end of road', sens: 'left', metres: 316.4, voie: 'QU AUX FLEURS' },
      { type: 'arrive', sens: '', metres: 0, voie: '' },
    ]);
    expect(askedUrl().searchParams.get('getSteps')).toBe('true');
  });

  it.each(absences)('is unknown with %s', async (_, fail) => {
    fail();
    expect(await fetchWaySteps(from, to)).toBeNull();
  });
});

describe('the altitudes', () => {
  it('are asked all at once', async () => {
    answer({ elevations: [74.21, 61.3] });
    expect(await fetchAltitudes([from, to])).toEqual([74.21, 61.3]);
    const { searchParams } = askedUrl();
    expect(searchParams.get('lon')).toBe('-2.04650|-2.04490');
    expect(searchParams.get('lat')).toBe('48.45350|48.45410');
  });

  it.each([
    ...absences,
    ['the sea', () => answer({ elevations: [-99_999, 3] })] as const,
  ])('are unknown with %s', async (_, fail) => {
    fail();
    expect(await fetchAltitudes([from, to])).toBeNull();
  });
});

describe('places by their names', () => {
  it('are addresses and sights', async () => {
    answer({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [-2.0461, 48.4538] },
          properties: { label: '3 Place des Merciers 22100 Dinan', city: 'Dinan' },
        },
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [-2.0452, 48.4536] },
          properties: { toponym: 'Tour de l’Horloge', city: ['Dinan'] },
        },
      ],
    });
    expect(await searchPlaces('merciers', from)).toEqual([
      {
        label: '3 Place des Merciers 22100 Dinan',
        position: { lat: 48.4538, lon: -2.0461 },
      },
      { label: 'Tour de l’Horloge, Dinan', position: { lat: 48.4536, lon: -2.0452 } },
    ]);
  });

  it.each(absences)('are unknown with %s', async (_, fail) => {
    fail();
    expect(await searchPlaces('merciers', null)).toBeNull();
  });
});
