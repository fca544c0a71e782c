import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import { difficulteList, genreList, themeList } from '@/domain/parcours/kinds.ts';
import { parcoursSchema } from '@/domain/parcours/parcours.ts';
import { etapeIdList, parcours } from './documents.ts';
import { beside } from './engines.ts';
import { judge, setScene } from './firestore.ts';
import { ABSENT, type Fields } from './row.ts';

/** An author's fields of a parcours, without étapes: the scalar fields of its document. */
const scalarsSchema = z.extend(
  z.omit(parcoursSchema, {
    id: true,
    etapes: true,
    pratique: true,
    signature: true,
    trace: true,
    ordre: true,
    aventure: true,
    couverture: true,
    chezSoi: true,
    embleme: true,
    ficheClasse: true,
    territoire: true,
  }),
  {
    etapeCount: z.int().check(z.gte(limits.etapeCount.min), z.lte(limits.etapeCount.max)),
  },
);

/** The document's fields as the domain has them: a commune is an object there, or null. */
function domainValueOf(fields: Fields): Fields {
  const { insee, communeNom, departement, ...others } = fields;
  const isNone = insee === '' && communeNom === '' && departement === '';
  const commune = isNone ? null : { insee, nom: communeNom, departement };
  return { ...others, commune };
}

/** Texts of every script; their greatest lengths are among the mutations. */
function textOf(max: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .filter(({ length }) => length <= max);
}

const slug = fc.stringMatching(/^([a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3})?$/);

const communeFields = fc.constantFrom<Fields>(
  { insee: '', communeNom: '', departement: '' },
  { insee: '13010', communeNom: 'Barbentane', departement: '13' },
  { insee: '2A004', communeNom: 'Ajaccio', departement: '2A' },
  { insee: '97101', communeNom: 'Les Abymes', departement: '971' },
);

const validFields: fc.Arbitrary<Fields> = fc
  .tuple(
    fc.record({
      titre: textOf(limits.titre.max),
      genre: fc.constantFrom(...genreList),
      resume: textOf(limits.resume.max),
      description: textOf(limits.description.max),
      theme: fc.constantFrom(...themeList),
      dureeMinutes: fc.option(fc.integer(limits.dureeMinutes)),
      difficulte: fc.constantFrom(...difficulteList),
      ageMinimum: fc.integer({ min: 0, max: limits.ageMinimum.max }),
      slug,
      etapeCount: fc.integer(limits.etapeCount),
    }),
    communeFields,
  )
  .map(([scalars, commune]) => ({ ...scalars, ...commune }));

const lengthList = [
  limits.titre.max,
  limits.resume.max,
  limits.description.max,
  3,
  5,
].flatMap((length) => [length - 1, length, length + 1]);

/** Anything a client may send in the place of a value, most of it just beyond a bound. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc
    .tuple(fc.constantFrom('a', 'é', '1', '-', '\n'), fc.constantFrom(...lengthList))
    .map(([character, length]) => character.repeat(length)),
  fc.constantFrom(...lengthList).map((length) => '😀'.repeat(length / 2)),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...genreList, ...themeList, ...difficulteList),
  fc.constantFrom('13010', '2A004', '2C004', '1301', '13', '971', 'Barbentane', ''),
  slug,
  fc.constantFrom(-1, 0, 1, 4, 5, 18, 19, 60, 61, 1_440, 1_441, 5.5, 2 ** 53),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.constantFrom<unknown>(null, true, false, ABSENT, [], ['a'], {}, { a: 1 }),
  fc.constant(Timestamp.fromMillis(0)),
);

const fieldList = [
  'titre',
  'genre',
  'insee',
  'communeNom',
  'departement',
  'resume',
  'description',
  'theme',
  'dureeMinutes',
  'difficulte',
  'ageMinimum',
  'slug',
  'etapeCount',
];

// No foreign field: the schema keeps those of a later build, and so do the rules (`parcours.test.ts`).
const mutation = fc.record({
  field: fc.constantFrom(...fieldList),
  value: anyValue,
});

/** The fields with one of them changed or omitted. */
function mutate(fields: Fields, field: string, value: unknown): Fields {
  const others = Object.entries(fields).filter(([key]) => key !== field);
  return Object.fromEntries(value === ABSENT ? others : [...others, [field, value]]);
}

/** The rules check these like the schema; they do not check the others. */
const strictFieldList = ['titre', 'etapeCount'];

/** As many names of étapes as the parcours's count; two for an invalid count. */
function namesFor({ etapeCount }: Fields): string[] {
  const isCount = Number.isInteger(etapeCount) && Number(etapeCount) >= 0;
  return etapeIdList(isCount ? Math.min(Number(etapeCount), 100) : 2);
}

/** Other fields of the document: author, time, and readers. */
const otherFields = Object.fromEntries(
  Object.entries(parcours.created()).filter(([key]) => !fieldList.includes(key)),
);

/** Number of random writes; `npm run budgets` draws 2,000. */
const writeCount = Number(process.env['QC_RULES_WRITES'] ?? 100);

let count = 0;

/** Tries to create a parcours with these fields, each time under another id. */
function judgeCreation(fields: Fields): Promise<'allowed' | 'refused'> {
  count += 1;
  const path = `parcours/parcours${String(count).padStart(10, '0')}`;
  const commit = { [path]: { ...otherFields, ...fields, etapeIds: namesFor(fields) } };
  return judge({ as: 'admin', before: {}, commit }, beside);
}

describe('the rules of a parcours and its schema', () => {
  beforeAll(() => setScene({}, beside));

  it('accept what the schema accepts, whatever one field becomes, and refuse with it what rights or étapes hang on', async () => {
    let acceptedCount = 0;
    await fc.assert(
      fc.asyncProperty(validFields, mutation, async (valid, { field, value }) => {
        const fields = mutate(valid, field, value);
        const isAccepted = z.safeParse(scalarsSchema, domainValueOf(fields)).success;
        if (isAccepted) acceptedCount += 1;
        const verdict = await judgeCreation(fields);
        if (isAccepted) expect(verdict).toBe('allowed');
        else if (strictFieldList.includes(field)) expect(verdict).toBe('refused');
      }),
      { numRuns: writeCount },
    );
    // Both answers were tried often enough to mean something.
    expect(acceptedCount).toBeGreaterThan(writeCount / 10);
    expect(acceptedCount).toBeLessThan((writeCount * 9) / 10);
  });
});
