// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { openPartBytes } from '@/domain/catalogue/open-files.ts';
import { encodePolyline } from '@/domain/geo/polyline.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { csvRecords } from '@/testing/strict-csv.ts';
import { openDataFiles, inParts } from './open-data-files.ts';
import { openSite } from './site.ts';

const origin = 'https://quetes.example';
const site = openSite(origin, Date.UTC(2026, 10, 26, 10));
const retirees = [
  {
    id: '22_dinan_les-remparts',
    url: `${origin}/les_quetes/22/dinan/les-remparts`,
    retireeLe: '2026-11-20T03:00:00.000Z',
  },
];
const hard = 'Le "lavoir", la fontaine\net =SOMME(A1) </script>';
const quetes: Quete[] = [
  createQuete({ titre: hard, signature: 'Marie Dupont' }, 3),
  {
    ...createQuete({
      titre: '=HYPERLINK("https://mal.example")',
      resume: '',
      dureeMinutes: null,
      etapes: [createEtapePublique(1, { position: null })],
    }),
    id: queteIdSchema.parse('01_ars_visite'),
  },
];

function files(list: readonly Quete[] = quetes): Map<string, string> {
  return openDataFiles({ quetes: list, unread: [], retirees, site });
}

function fileOf(name: string, list?: readonly Quete[]): string {
  const text = files(list).get(name);
  if (text === undefined) throw new Error(`${name} is missing.`);
  return text;
}

function schemaText(name: string): string {
  return readFileSync(
    new URL(`../../../../src/testing/schemas/${name}`, import.meta.url),
    'utf8',
  );
}

/** The triples of a JSON-LD text, by the reader of the W3C's test suite; throws for any term without a meaning. */
async function triplesOf(text: string): Promise<Store> {
  const quads = await jsonld.toRDF(JSON.parse(text), {
    format: 'application/n-quads',
    safe: true,
  });
  return new Store(new Parser({ format: 'N-Quads' }).parse(quads));
}

describe('dcat.jsonld', () => {
  test.each(['dcat-ap-3.0.1-shapes.ttl', 'dcat-ap-3.0.1-range.ttl'])(
    'holds to %s of DCAT-AP',
    async (shapes) => {
      const validator = new SHACLValidator(
        new Store(new Parser().parse(schemaText(shapes))),
      );
      const report = await validator.validate(await triplesOf(fileOf('dcat.jsonld')));
      const told = report.results.map(({ message, path: of, focusNode }) =>
        [focusNode?.value, of?.value, message[0]?.value].join(' '),
      );
      expect(told).toEqual([]);
    },
  );

  test('is refused by the same shapes once its title is gone', async () => {
    const shapes = new Store(new Parser().parse(schemaText('dcat-ap-3.0.1-shapes.ttl')));
    const text = fileOf('dcat.jsonld').replaceAll('dct:title', 'dct:alternative');
    const { conforms } = await new SHACLValidator(shapes).validate(await triplesOf(text));
    expect(conforms).toBe(false);
  });

  test('gives a harvester the address, the type and the licence of every file', async () => {
    const store = await triplesOf(fileOf('dcat.jsonld'));
    const urls = store.getObjects(null, 'http://www.w3.org/ns/dcat#downloadURL', null);
    const names = [...files().keys()].filter(
      (name) => name !== 'dcat.jsonld' && name !== 'index.json',
    );
    expect(urls.map(({ value }) => value).toSorted()).toEqual(
      names.map((name) => `${origin}/donnees/${name}`).toSorted(),
    );
    const licences = store.getObjects(null, 'http://purl.org/dc/terms/license', null);
    expect(new Set(licences.map(({ value }) => value))).toEqual(
      new Set(['https://www.etalab.gouv.fr/licence-ouverte-open-licence/']),
    );
  });
});

describe('catalogue.jsonld', () => {
  test('is a feed of schema.org to the compiler that knows its types, which refuses a wrong name', () => {
    const feed = fileOf('catalogue.jsonld');
    const source = [
      "import type { DataFeed, WithContext } from 'schema-dts';",
      `export const feed: WithContext<DataFeed> = ${feed};`,
      `export const wrong: WithContext<DataFeed> = ${feed.replace('"dateDeleted"', '"deletedOn"')};`,
    ].join('\n');
    const told = typeErrors(
      path.join(import.meta.dirname, 'feed-of-this-test.ts'),
      source,
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/deletedOn/);
  });

  test('lists withdrawn quêtes, with their day', () => {
    expect(JSON.parse(fileOf('catalogue.jsonld'))).toMatchObject({
      dataFeedElement: [
        { item: { identifier: '01_ars_visite' } },
        { item: { identifier: '22_dinan_le-secret-du-lavoir' } },
        {
          dateDeleted: '2026-11-20T03:00:00.000Z',
          item: { identifier: '22_dinan_les-remparts' },
        },
      ],
    });
  });
});

/** The compiler's errors on an extra file of this folder. */
function typeErrors(name: string, source: string): string[] {
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === name
      ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
      : read(file, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(name))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('datatourisme.jsonld', () => {
  test('says each quête as a walking tour, in terms that all have a meaning', async () => {
    const store = await triplesOf(fileOf('datatourisme.jsonld'));
    const tours = store.getSubjects(
      'http://www.w3.org/1999/02/22-rdf-syntax-ns#type',
      'https://www.datatourisme.fr/ontology/core#WalkingTour',
      null,
    );
    expect(tours).toHaveLength(quetes.length);
    const labels = store.getObjects(
      null,
      'http://www.w3.org/2000/01/rdf-schema#label',
      null,
    );
    expect(labels.map(({ value }) => value)).toContain(hard);
  });
});

describe('randonnees.geojson', () => {
  const steep = createQuete({
    description: 'Une boucle.',
    relief: { montee: 84, descente: 82, minimum: 12, maximum: 96, altitudes: [12, 96] },
    etapes: [1, 2, 3].map((number) => createEtapePublique(number)),
  });

  test('holds to the JSON Schema of schema_randonnee 1.1.0', () => {
    const text = schemaText('schema_randonnee-1.1.0.json').replace(
      '"$ref": "properties_randonnee"',
      // The one reference is by name, which only some validators follow.
      '"$ref": "#/definitions/properties_randonnee"',
    );
    const schema = fromJSONSchema(
      JSON.parse(text) as Parameters<typeof fromJSONSchema>[0],
      {
        defaultTarget: 'draft-7',
      },
    );
    const walks: unknown = JSON.parse(fileOf('randonnees.geojson', [steep]));
    expect(schema.safeParse(walks).error).toBeUndefined();
    const wrong = fileOf('randonnees.geojson', [steep]).replace(
      '"pédestre"',
      '"en barque"',
    );
    expect(schema.safeParse(JSON.parse(wrong)).success).toBe(false);
  });

  test('has no aventure: where it leads depends on its player', () => {
    const text = fileOf('randonnees.geojson', [
      createQuete({ ...steep.contenu, genre: 'aventure' }),
    ]);
    expect(JSON.parse(text)).toMatchObject({ features: [] });
  });

  test('is of the quêtes that have a line, under their own ids', () => {
    expect(JSON.parse(fileOf('randonnees.geojson', [...quetes, steep]))).toMatchObject({
      features: [
        {
          properties: {
            id_local: steep.id,
            producteur: 'Quêtes & Codes',
            url: `${origin}/les_quetes/22/dinan/le-secret-du-lavoir`,
            presentation: 'Une boucle.',
            denivele_positif: 84,
            altitude_max: 96,
          },
        },
      ],
    });
  });
});

describe('catalogue.csv and catalogue.geojson', () => {
  test('are read back by other readers, whatever a title holds', () => {
    const rows = csvRecords(fileOf('catalogue.csv'));
    expect(rows).toMatchObject([
      { id: '01_ars_visite', titre: '\'=HYPERLINK("https://mal.example")', latitude: '' },
      { id: '22_dinan_le-secret-du-lavoir', titre: hard, version: '3' },
    ]);
    expect(JSON.parse(fileOf('catalogue.geojson'))).toMatchObject({
      type: 'FeatureCollection',
      licence: 'Licence Ouverte 2.0',
      features: [{ geometry: null }, { properties: { titre: hard } }],
    });
  });

  test('are there, and empty, where nothing is published', () => {
    expect(csvRecords(fileOf('catalogue.csv', []))).toEqual([]);
    expect(JSON.parse(fileOf('catalogue.geojson', []))).toMatchObject({ features: [] });
  });
});

test('no file holds a name of a person, a story, an épreuve or an answer', () => {
  const secret = createQuete({
    signature: 'Marie Dupont',
    etapes: [
      createEtapePublique(1, {
        recit: 'Le récit du lavoir.',
        falc: 'Un texte facile.',
        chemin: 'Tournez à gauche.',
        cheminSansMarches: 'Par la rampe.',
      }),
    ],
  });
  for (const [name, text] of files([secret])) {
    for (const word of [
      'Marie Dupont',
      'Le récit',
      'texte facile',
      'Tournez',
      'la rampe',
    ]) {
      expect([name, text.includes(word)]).toEqual([name, false]);
    }
  }
});

describe('a département of 2,000 quêtes', () => {
  const line = Array.from({ length: 900 }, (_, index) => ({
    lat: 48.4 + index / 10_000,
    lon: -2 - index / 9_000,
  }));
  const many = Array.from({ length: 2_000 }, (_, index) => ({
    ...createQuete({
      titre: `${hard} ${index}`,
      resume: 'Suivez l’eau, elle se souvient. '.repeat(8),
      etapes: Array.from({ length: 12 }, (_unused, number) =>
        createEtapePublique(number + 1, { titre: 'La porte du lavoir '.repeat(5) }),
      ),
      trace: encodePolyline(line),
    }),
    id: queteIdSchema.parse(`22_commune-${index % 50}_quete-${index}`),
  }));
  const all = files(many);

  test('has no file above 5 MB', () => {
    const heavy = [...all].filter(([, text]) => Buffer.byteLength(text) > openPartBytes);
    expect(heavy.map(([name]) => name)).toEqual([]);
    expect([...all.keys()]).toContain('catalogue-2.jsonld');
  });

  test('has every quête once in the parts of each file, and its index says so', () => {
    const index = JSON.parse(all.get('index.json') ?? '') as {
      quetes: unknown[];
      fichiers: { nom: string; parties: { url: string; octets: number }[] }[];
    };
    expect(index.quetes).toHaveLength(2_000);
    for (const { nom, parties } of index.fichiers) {
      const texts = parties.map(({ url }) => all.get(path.basename(url)) ?? '');
      expect(texts.map((text) => Buffer.byteLength(text))).toEqual(
        parties.map(({ octets }) => octets),
      );
      const ids = texts.join('').match(/22_commune-\d+_quete-\d+/g) ?? [];
      expect([nom, new Set(ids).size]).toEqual([nom, 2_000]);
    }
  });
});

const frame = 4_000;

test('nothing is one empty part: the file exists', () => {
  expect(inParts([], () => 1)).toEqual([[]]);
});

test('an item that passes the limit by itself is a part', () => {
  expect(inParts([10, 90, 10], (bytes) => bytes, frame + 50)).toEqual([[10], [90], [10]]);
});

test('every item is in one part, in its order, and no part of several passes the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 })), (items) => {
      const parts = inParts(items, (bytes) => bytes, frame + 500);
      expect(parts.flat()).toEqual(items);
      for (const part of parts.filter(({ length }) => length > 1)) {
        expect(part.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(500);
      }
    }),
  );
});
