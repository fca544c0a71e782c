import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { openSchema } from '@/testing/xml-schemas.ts';
import { encodePolyline } from '../geo/polyline.ts';
import { etapeIdSchema } from '../etape/etape-id.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { blankPratique, type Pratique } from '../parcours/pratique.ts';
import { exportFormats, toArchive, toOuvertureIcs } from './export-parcours.ts';
import { takeProposal, wholeChoice } from './proposal.ts';
import { proposeFile } from './propose-file.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';

const at = Date.UTC(2026, 5, 1);

/** A single-line text without spaces at its ends: formats differ about those. */
const words = fc
  .array(
    fc.constantFrom(
      'Le lavoir',
      '« été »',
      '<b>',
      '&amp;',
      '"eau"',
      ';',
      "l'île",
      '2 x',
      '+=',
      '-1',
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((parts) => `Un ${parts.join(' ')}`);
/** Text without markup: readers of maps interpret tags. */
const plainWords = words.map((text) => text.replaceAll(/<b> ?|&amp; ?/g, '').trim());
const degree = (min: number, max: number) =>
  fc.integer({ min: min * 1e5, max: max * 1e5 }).map((value) => value / 1e5);
const positions = fc.record({ lat: degree(43, 49), lon: degree(-1, 6) });

function parcoursOf(text: fc.Arbitrary<string>): fc.Arbitrary<Parcours> {
  const etape = fc.record({ titre: text, lieu: text, recit: text, position: positions });
  return fc
    .record({
      titre: text,
      etapes: fc.uniqueArray(etape, {
        minLength: 2,
        maxLength: 6,
        selector: ({ position: { lat, lon } }) => `${lat.toFixed(2)} ${lon.toFixed(2)}`,
      }),
    })
    .map(({ titre, etapes }) => {
      const made = etapes.map((parts, index) =>
        createEtape(index + 1, {
          ...parts,
          id: etapeIdSchema.parse(`etape000${index}`),
          rang: `a${index}`,
        }),
      );
      return createParcours({
        titre,
        etapes: made,
        trace: encodePolyline(etapes.map(({ position }) => position)),
      });
    });
}

function write(id: string, parcours: Parcours): { bytes: Uint8Array; name: string } {
  const format = exportFormats.find((one) => one.id === id);
  const text = format?.write(parcours, at, null) ?? '';
  return { bytes: new TextEncoder().encode(text), name: `a.${format?.extension ?? ''}` };
}

/** The content read back from a file, without ids and order keys. */
async function readBack({
  bytes,
  name,
}: {
  bytes: Uint8Array;
  name: string;
}): Promise<Parcours> {
  const [proposal] = (await proposeFile(bytes, name, { now: at })).proposals;
  if (proposal === undefined) throw new Error('There is one.');
  const choice = { ...wholeChoice(proposal), takesSentences: false };
  let count = 0;
  const { parcours } = takeProposal(proposal, choice, {
    parcoursId: createParcours().id,
    freshEtapeId: () => etapeIdSchema.parse(`etape000${count++}`),
  });
  return parcours;
}

describe('a round trip', () => {
  test('through our own JSON gives the same parcours', async () => {
    await fc.assert(
      fc.asyncProperty(parcoursOf(words), async (parcours) => {
        expect(await readBack(write('json', parcours))).toEqual({
          ...parcours,
          slug: '',
        });
      }),
    );
  });

  test('through an archive gives the same parcours, and its pictures', async () => {
    const image = {
      path: 'parcours/0123456789abcdefABCD/photo.webp',
      texteAlternatif: 'Le lavoir au soleil',
      credit: 'Camille',
      largeur: 10,
      hauteur: 10,
    };
    const parcours = createParcours({ etapes: [createEtape(1, { image })] });
    const bytes = toArchive(parcours, [
      { path: image.path, bytes: new Uint8Array([1, 2, 3]) },
    ]);
    const [proposal] = (await proposeFile(bytes, 'a.zip', { now: at })).proposals;
    expect(proposal?.etapes[0]?.image).toEqual(image);
    const [media] = proposal?.media ?? [];
    expect(media?.path).toBe(image.path);
    expect(new Uint8Array((await media?.blob.arrayBuffer()) ?? [])).toEqual(
      new Uint8Array([1, 2, 3]),
    );
  });

  test('through GPX keeps a story that says the very words of its place', async () => {
    const etape = createEtape(1, { lieu: 'Le lavoir', recit: 'Le lavoir' });
    const back = await readBack(write('gpx', createParcours({ etapes: [etape] })));
    expect(back.etapes[0]).toMatchObject({ lieu: 'Le lavoir', recit: 'Le lavoir' });
  });

  test.each(['gpx', 'kml', 'geojson'])(
    'through %s gives the title, the line, and the étapes with their places and stories',
    async (id) => {
      await fc.assert(
        fc.asyncProperty(parcoursOf(plainWords), async (parcours) => {
          const back = await readBack(write(id, parcours));
          expect(back.titre).toBe(parcours.titre);
          expect(back.trace).toBe(parcours.trace);
          expect(
            back.etapes.map(({ titre, lieu, recit, position }) => ({
              titre,
              lieu,
              recit,
              position,
            })),
          ).toEqual(
            parcours.etapes.map(({ titre, lieu, recit, position }) => ({
              titre,
              lieu,
              recit,
              position,
            })),
          );
        }),
        { numRuns: 40 },
      );
    },
  );

  test('through a spreadsheet gives the étapes with their questions', async () => {
    await fc.assert(
      fc.asyncProperty(parcoursOf(plainWords), async (parcours) => {
        const back = await readBack(write('csv', parcours));
        expect(
          back.etapes.map(({ titre, lieu, recit, position, epreuve }) => [
            titre,
            lieu,
            recit,
            position,
            epreuve.type,
          ]),
        ).toEqual(
          parcours.etapes.map(({ titre, lieu, recit, position, epreuve }) => [
            titre,
            lieu,
            recit,
            position,
            epreuve.type === 'aucune' ? 'aucune' : 'texte',
          ]),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('through the national schema gives the walk', async () => {
    const parcours = createParcours({
      etapes: [
        createEtape(1, {
          titre: 'Place',
          lieu: '',
          position: { lat: 48.45, lon: -2.04 },
        }),
        createEtape(2, {
          titre: 'Porte',
          lieu: 'Rue',
          position: { lat: 48.46, lon: -2.05 },
          id: etapeIdSchema.parse('etape0009'),
          rang: 'a5',
        }),
      ],
      trace: '',
      dureeMinutes: 90,
    });
    const back = await readBack(write('randonnee', parcours));
    expect(back).toMatchObject({
      titre: parcours.titre,
      commune: parcours.commune,
      dureeMinutes: 90,
      difficulte: parcours.difficulte,
    });
    expect(back.etapes.map(({ titre, position }) => [titre, position])).toEqual([
      ['Place', { lat: 48.45, lon: -2.04 }],
      ['Rue', { lat: 48.46, lon: -2.05 }],
    ]);
  });
});

test.each([
  ['gpx', 'gpx-1.1.xsd', 'gpx.xsd'],
  ['kml', 'kml-2.2.xsd', 'ogckml22.xsd'],
] as const)(
  'the %s of any author’s text conforms to the standard',
  (id, own, published) => {
    const schema = XmlDocument.fromString(
      readFileSync(path.join(import.meta.dirname, own), 'utf8'),
    );
    const validator = XsdValidator.fromDoc(schema);
    const standard = openSchema(published);
    fc.assert(
      fc.property(parcoursOf(words), (parcours) => {
        const document = XmlDocument.fromBuffer(write(id, parcours).bytes);
        expect(() => standard.validator.validate(document)).not.toThrow();
        expect(() => validator.validate(document)).not.toThrow();
        document.dispose();
      }),
      { numRuns: 40 },
    );
    for (const disposable of [validator, schema, standard]) disposable.dispose();
  },
);

test.each([
  ['gpx', 'gpx.xsd', '<trk>', '<trk><ele>3</ele>'],
  ['kml', 'ogckml22.xsd', '<LineString>', '<LineString><name>Le chemin</name>'],
] as const)(
  'the published schema of %s refuses misplaced elements',
  (id, file, right, wrong) => {
    const parcours = createParcours({
      trace: encodePolyline([
        { lat: 48.45, lon: -2.04 },
        { lat: 48.46, lon: -2.05 },
      ]),
    });
    const text = new TextDecoder().decode(write(id, parcours).bytes);
    expect(text).toContain(right);
    const schema = openSchema(file);
    const broken = XmlDocument.fromString(text.replace(right, wrong));
    expect(() => schema.validator.validate(broken)).toThrow();
    for (const disposable of [broken, schema]) disposable.dispose();
  },
);

test('a table runs nothing in a spreadsheet', () => {
  const parcours = createParcours({ etapes: [createEtape(1, { titre: '=1+1' })] });
  expect(new TextDecoder().decode(write('csv', parcours).bytes)).toContain(";'=1+1;");
});

test('a parcours with one place has no line for the national schema', () => {
  const parcours = createParcours({ etapes: [createEtape(1)], trace: '' });
  const format = exportFormats.find(({ id }) => id === 'randonnee');
  expect(format?.write(parcours, at, null)).toBeNull();
});

describe('a parcours of a later build', () => {
  const full = createFullParcours({ genre: 'quete' });
  const aventure = { objets: [], drapeaux: [], personnages: [] };
  const etapes = full.etapes.map((etape) => ({
    ...etape,
    ...{ image: null, autresImages: [], autrefois: null, film: null },
    ...{ audio: '', personnage: '', suites: [] },
  }));
  const later = withLaterKeys({ ...full, etapes, aventure }) as Parcours;
  const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value));

  test('returns from its JSON with keys unknown to this build', async () => {
    const [proposal] = (await proposeFile(bytesOf(later), 'a.json', { now: at }))
      .proposals;
    if (proposal === undefined) throw new Error('It is a parcours.');
    const { parcours } = takeProposal(proposal, wholeChoice(proposal), {
      parcoursId: later.id,
      freshEtapeId: () => etapeIdSchema.parse(`etape${++count}`.padEnd(9, '0')),
    });
    const withoutIds = (one: Parcours) => ({
      ...one,
      etapes: one.etapes.map((etape) => ({ ...etape, id: '', rang: '' })),
    });
    expect(withoutIds(parcours)).toEqual(withoutIds(later));
  });

  test('of a greater format is refused with the reason, which is not that it is broken', async () => {
    for (const value of [
      { ...later, format: 2 },
      { parcours: later, format: 2 },
      { ...later, etapes: [{ ...later.etapes[0], format: 2 }] },
    ]) {
      await expect(proposeFile(bytesOf(value), 'a.json', { now: at })).rejects.toThrow(
        expect.objectContaining({ reason: 'nouvelle-version' }) as Error,
      );
    }
  });
});

let count = 0;

const may = Date.parse('2026-05-12T10:00:00Z');

function linesOf(pratique: Partial<Pratique>, titre = 'Le lavoir'): string[] {
  const parcours = createParcours({ titre, pratique: { ...blankPratique, ...pratique } });
  return toOuvertureIcs(parcours, may).split('\r\n');
}

describe('The calendar of openings', () => {
  test('of a walk that is always open has every day, whole', () => {
    expect(linesOf({})).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260512',
        'DTEND;VALUE=DATE:20260513',
        'RRULE:FREQ=DAILY',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  test('keeps the hours, in local time', () => {
    expect(linesOf({ horaires: { de: 9 * 60, a: 18 * 60 + 30 } })).toEqual(
      expect.arrayContaining(['DTSTART:20260512T090000', 'DTEND:20260512T183000']),
    );
  });

  test.each([
    ['until midnight', { de: 20 * 60, a: 24 * 60 }, 'DTEND:20260513T000000'],
    ['over midnight', { de: 21 * 60, a: 2 * 60 }, 'DTEND:20260513T020000'],
  ])('ends the next day when it is open %s', (_words, horaires, end) => {
    expect(linesOf({ horaires })).toContain(end);
  });

  test('begins with the first month of its seasons, and recurs in them alone', () => {
    expect(linesOf({ saisons: ['automne', 'hiver'] })).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260901',
        'RRULE:FREQ=DAILY;BYMONTH=1,2,9,10,11,12',
      ]),
    );
  });

  test('has no line of more than 75 octets, and no letter cut in two', () => {
    const titre = 'L’été à Évaux-les-Bains, '.repeat(6).trim();
    const lines = linesOf({}, titre);
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    const summary = lines.join('\n').replaceAll('\n ', '');
    expect(summary).toContain(titre.replaceAll(',', String.raw`\,`));
  });
});
