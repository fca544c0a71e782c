import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { parcoursIdSchema } from '../parcours/parcours.ts';
import {
  readTraductionFile,
  refusWords,
  toTraductionCsv,
  toXliff,
  TraductionRefusedError,
  type Refus,
} from './exchange.ts';
import { markOf, sourcesOf, wholeKey, type Traduction } from './traduction.ts';

const parcours = createFullParcours();
const sources = sourcesOf(parcours);
const bytes = (text: string) => new TextEncoder().encode(text);

function traductionOf(textOf: (index: number) => string): Traduction {
  const textesByEtape: Record<string, Record<string, { texte: string; de: string }>> = {};
  for (const [index, { etapeId, champ, texte }] of sources.entries()) {
    const textes = (textesByEtape[etapeId ?? wholeKey] ??= {});
    textes[champ] = { texte: textOf(index), de: markOf(texte) };
  }
  return { langue: 'de', textesByEtape };
}

const whole = traductionOf((index) => `Übersetzung ${index}`);
const formats = [
  ['XLIFF', toXliff],
  ['a table', toTraductionCsv],
] as const;

describe.each(formats)('%s', (_name, write) => {
  test('any exported text is imported unchanged', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((one) => {
      const bare = one.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF\uFEFF]/gu, '');
      // A leading apostrophe before one of these signs is the guard of the table.
      return bare === one && one.trim() !== '' && !/^'[=+\-@＝＋－＠]/.test(one);
    });
    const exotic = fc.constantFrom('=1+1', '<script>', 'a;b "c"\nd', ']]>', '&amp; &');
    fc.assert(
      fc.property(fc.oneof(text, exotic), (texte) => {
        const file = bytes(
          write(
            parcours,
            traductionOf(() => texte),
          ),
        );
        const { changes, unknown } = readTraductionFile(file, parcours, 'de');
        expect(unknown).toBe(0);
        expect(changes).toHaveLength(sources.length);
        expect(new Set(changes.map((change) => change.texte))).toEqual(new Set([texte]));
        expect(changes.map(({ de }) => de)).toEqual(
          sources.map((one) => markOf(one.texte)),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('a text changed in French since the file was made has the mark of the file’s French', () => {
    const file = bytes(write(parcours, whole));
    const changed = { ...parcours, titre: 'Un autre titre' };
    const { changes } = readTraductionFile(file, changed, 'de');
    expect(changes[0]).toMatchObject({ champ: 'titre', de: markOf(parcours.titre) });
  });

  test('lines of an étape that is gone are counted and passed over', () => {
    const file = bytes(write(parcours, whole));
    const fewer = { ...parcours, etapes: parcours.etapes.slice(0, 1) };
    expect(readTraductionFile(file, fewer, 'de').unknown).toBeGreaterThan(0);
  });

  test('texts without a translation change nothing', () => {
    const some = traductionOf((index) => (index === 0 ? 'Titel' : ''));
    const { changes } = readTraductionFile(bytes(write(parcours, some)), parcours, 'de');
    expect(changes.map(({ texte }) => texte)).toEqual(['Titel']);
  });
});

const xliff = toXliff(parcours, whole);
const other = { ...createParcours(), id: parcoursIdSchema.parse('parcours00000002') };
const refusals: readonly [string, Refus, string][] = [
  [
    'an XLIFF of another quête',
    'autre-parcours',
    toXliff(other, { langue: 'de', textesByEtape: {} }),
  ],
  [
    'a table of another quête',
    'autre-parcours',
    toTraductionCsv(other, { langue: 'de', textesByEtape: {} }),
  ],
  ['an XLIFF that was cut', 'coupe', xliff.slice(0, 4_000)],
  [
    'a table that was cut in a text',
    'coupe',
    `${toTraductionCsv(parcours, whole).slice(0, 400)}\r\nx;"`,
  ],
  [
    'a script beside the texts',
    'balises',
    xliff.replace('<segment', '<script>alert(1)</script><segment'),
  ],
  [
    'a script in a text',
    'balises',
    xliff.replace('Übersetzung 3', 'a<script>alert(1)</script>b'),
  ],
  [
    'marks inside a text',
    'balises',
    xliff.replace('Übersetzung 3', 'a<pc id="1">b</pc>'),
  ],
  [
    'groups within groups, 20,000 deep',
    'balises',
    xliff
      .replace('<unit', `${'<group>'.repeat(20_000)}<unit`)
      .replace(/<\/unit>(?!.*<\/unit>)/s, `</unit>${'</group>'.repeat(20_000)}`),
  ],
  [
    'entities',
    'entites',
    `<!DOCTYPE xliff [<!ENTITY a "a">]>${xliff.slice(xliff.indexOf('<xliff'))}`,
  ],
  ['another language', 'autre-langue', toXliff(parcours, { ...whole, langue: 'es' })],
  [
    'a table of another language',
    'autre-langue',
    toTraductionCsv(parcours, { ...whole, langue: 'es' }),
  ],
  ['an XLIFF 1.2', 'autre-format', xliff.replace('version="2.1"', 'version="1.2"')],
  ['a walk', 'autre-format', '<?xml version="1.0"?><gpx></gpx>'],
  ['another table', 'autre-format', 'titre;lat;lon\r\nLavoir;48;2'],
  ['nothing', 'vide', ''],
  [
    'nothing that is translated',
    'vide',
    toXliff(parcours, { langue: 'de', textesByEtape: {} }),
  ],
];

test.each(refusals)(
  '%s is refused with one sentence, and changes nothing',
  (_title, raison, text) => {
    let refused: unknown = null;
    try {
      readTraductionFile(bytes(text), parcours, 'de');
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(TraductionRefusedError);
    expect(refused).toMatchObject({ raison });
    expect(refusWords(raison, 'de')).toMatch(/^[^.]+\.$/);
  },
);
