import { describe, expect, test } from 'vitest';
import {
  bad,
  bytesOf,
  geo,
  good,
  gpx,
  kml,
  longTrack,
  many,
  mark,
  walk,
  wpt,
} from '@/testing/import-corpus.ts';
import { decodePolyline } from '../geo/polyline.ts';
import { limits } from '../limits.ts';
import { proposeFile } from './propose-file.ts';
import { FileRefusedError } from './read/found.ts';

const now = Date.UTC(2026, 5, 1);
const propose = async (file: string | Uint8Array, name: string) => {
  const [proposal] = (await proposeFile(bytesOf(file), name, { now })).proposals;
  if (proposal === undefined) throw new Error('There is at least one.');
  return proposal;
};

const goodRows = good.map(([title, file, name, titres, remarks = []]) => ({
  title,
  file,
  name,
  titres,
  remarks,
}));

test.each(goodRows)(
  '$title becomes a proposal',
  async ({ file, name, titres, remarks }) => {
    const proposal = await propose(file, name);
    expect(proposal.etapes.map(({ titre }) => titre)).toEqual(titres);
    expect(proposal.remarks.map(({ kind }) => kind)).toEqual(remarks);
  },
);

test.each(bad)('%s is refused with its reason', async (_title, file, name, reason) => {
  const refusal: unknown = await propose(file, name).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FileRefusedError);
  expect(refusal).toMatchObject({ reason });
});

describe('content of a proposal', () => {
  test('is where the file says, whichever way its coordinates are written', async () => {
    const place = { lat: 48.45, lon: -2.04 };
    const positionOf = async (file: string, name: string) =>
      (await propose(file, name)).etapes[0]?.position;
    expect(await positionOf(gpx(wpt('A')), 'a.gpx')).toEqual(place);
    expect(await positionOf(gpx(wpt('A', -2.04, 48.45)), 'a.gpx')).toEqual(place);
    expect(await positionOf(kml(mark('A', '-2.04,48.45')), 'a.kml')).toEqual(place);
    expect(await positionOf('Nom;Latitude;Longitude\nA;48,45;-2,04', 'a.csv')).toEqual(
      place,
    );
    expect(await positionOf('Nom;GPS\nA;"48,45 ; -2,04"', 'a.csv')).toEqual(place);
  });

  test('of a walk of the national schema is its commune, its duration and its texts without HTML', async () => {
    const { fields } = await propose(
      geo(
        walk('Sentier', {
          communes_code: '30080,48051',
          communes_nom: 'Chamborigaud,Le Collet',
          duree: 1.5,
          difficulte: 'Très facile',
        }),
      ),
      'a.geojson',
    );
    expect(fields).toMatchObject({
      titre: 'Sentier',
      commune: { insee: '30080', nom: 'Chamborigaud', departement: '30' },
      dureeMinutes: 90,
      difficulte: 'tres-facile',
      description: 'Prendre à droite.',
    });
  });

  test('of a question in a spreadsheet is an épreuve', async () => {
    const { etapes } = await propose(
      'Nom;Latitude;Longitude;Question;Réponse;Indice\nA;48,45;-2,04;Quelle date ?;1832 | MDCCCXXXII;Levez les yeux',
      'a.csv',
    );
    expect(etapes[0]?.epreuve).toMatchObject({
      type: 'texte',
      consigne: 'Quelle date ?',
      reponses: ['1832', 'MDCCCXXXII'],
      indices: [{ texte: 'Levez les yeux' }],
    });
  });

  test('of 300 waypoints is offered whole, and the first 60 are taken', async () => {
    const proposal = await propose(
      gpx(many(310, (index) => wpt(`P${index}`, 48 + index / 1_000))),
      'a.gpx',
    );
    expect(proposal.etapes).toHaveLength(300);
    expect(proposal.takenIds).toHaveLength(limits.etapeCount.max);
    expect(proposal.remarks).toEqual([
      { kind: 'etapes-au-choix', count: 300 },
      { kind: 'etapes-en-trop', count: 10 },
    ]);
  });

  test('of names in capitals is the same names as sentences, beside', async () => {
    const proposal = await propose(
      gpx(wpt('LE LAVOIR SAINT-JEAN') + wpt('GR 34', 48.46)),
      'a.gpx',
    );
    expect(proposal.etapes[0]?.titre).toBe('LE LAVOIR SAINT-JEAN');
    expect(Object.values(proposal.sentenceById)).toEqual(['Le lavoir Saint-Jean']);
  });

  test('of a track of 50,000 points is a line of 5,000 at most', async () => {
    const { fields, remarks } = await propose(longTrack, 'a.gpx');
    const kept = decodePolyline(fields.trace).length;
    expect(kept).toBeLessThanOrEqual(limits.tracePointCount.max);
    expect(remarks).toContainEqual({ kind: 'trace-simplifie', count: kept });
  });
});
