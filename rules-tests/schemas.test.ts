import fc from 'fast-check';
import { GeoPoint } from 'firebase/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { etapeToDocument } from '@/data/parcours/parcours-document.ts';
import { optionSchema, type Option } from '@/domain/epreuve/epreuve-parts.ts';
import { etapeSchema, type Etape } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import { pratiqueSchema } from '@/domain/parcours/pratique.ts';
import { signalementSchema } from '@/domain/signalement/signalement.ts';
import {
  saisonList,
  traitList,
  fermetureMotifList,
  serviceList,
} from '../src/domain/parcours/kinds.ts';
import { uidOf } from './actors.ts';
import {
  at,
  debit,
  etape,
  etapeId,
  parcours,
  signalement,
  version,
} from './documents.ts';
import { beside } from './engines.ts';
import { judge, setScene } from './firestore.ts';
import { ABSENT, type Commit, type Documents, type Fields } from './row.ts';
import { arbitraryOf, isScalar, nearArbitrary } from './schema-arbitrary.ts';
import { longAgo } from './values.ts';

type ObjectSchema = z.ZodMiniType & { shape: Record<string, z.ZodMiniType> };

/** A stored thing, its schema, and the commit of its first write. */
type Entity = {
  name: string;
  schema: ObjectSchema;
  /** Fields that the rules check further than the schema: their sources of values. */
  instead?: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** True if the rules describe it whole. If they only bound it, they accept any content. */
  isStrict: boolean;
  before: Documents;
  commit: (value: Fields, id: string) => Commit['commit'];
  as: Commit['as'];
};

const player = uidOf('anonymous');

function placeOf(position: unknown): unknown {
  if (position === null || typeof position !== 'object') return position;
  const { lat, lon } = position as Position;
  return new GeoPoint(lat, lon);
}

/** The commit that creates a parcours of this id with a document below it. */
function withParcours(id: string, below: string, fields: Fields): Documents {
  return {
    [`parcours/${id}`]: parcours.created(),
    [`parcours/${id}/${below}`]: fields,
  };
}

function fileName(extensions: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.stringMatching(/^[A-Za-z0-9_-]{1,80}$/), fc.constantFrom(...extensions))
    .map(([name, extension]) => `${name}.${extension}`);
}

/** The address of a file in the folder of the parcours, whatever its id. */
const folder = 'parcours/{id}/';
const inFolder = (name: string) => folder + name;

function atParcours<Value>(value: Value, id: string): Value {
  return typeof value === 'string' ? (value.replace('{id}', id) as typeof value) : value;
}

/** The document without these fields. */
function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.includes(name)),
  );
}

const { revision, updatedAt, updatedBy, operationId } = etape.created();
/** Fields of a parcours's document besides an author's. */
const stamp = { revision, updatedAt, updatedBy, operationId };

const etapeEntity: Entity = {
  name: 'an étape',
  schema: z.omit(etapeSchema, { id: true, epreuve: true }),
  instead: {
    rang: fc.stringMatching(/^[A-Za-z0-9]{1,64}$/),
    'image.path': fileName(['jpg', 'webp', 'avif']).map(inFolder),
    'autresImages.*.path': fileName(['jpg', 'webp', 'avif']).map(inFolder),
    'autrefois.image.path': fileName(['jpg', 'webp', 'avif']).map(inFolder),
    'autrefois.aujourdhui.path': fileName(['jpg', 'webp', 'avif']).map(inFolder),
    'film.path': fileName(['mp4']).map(inFolder),
    audio: fc.oneof(fc.constant(''), fileName(['mp3', 'm4a', 'ogg']).map(inFolder)),
    // Each has an id of its own.
    'petits.options': fc.uniqueArray(arbitraryOf(optionSchema) as fc.Arbitrary<Option>, {
      selector: ({ id }) => id,
      maxLength: limits.optionCount.max,
    }),
  },
  isStrict: false,
  before: {},
  as: 'admin',
  commit: (value, id) => {
    const { position, rechange, image, audio, ...fields } = etapeToDocument(value);
    const spare = rechange as Etape['rechange'];
    const picture = image as Etape['image'];
    return withParcours(id, `etapes/${etapeId}`, {
      ...stamp,
      ...fields,
      audio: atParcours(audio, id),
      position: placeOf(position),
      rechange: { ...spare, position: placeOf(spare.position) },
      image: picture && { ...picture, path: atParcours(picture.path, id) },
    });
  },
};

const fermeture = fc.record({
  jours: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  horaires: fc.option(fc.constant({ de: 480, a: 720 })),
  periode: fc.option(fc.constant({ du: '09-15', au: '02-28' })),
  motif: fc.constantFrom(...fermetureMotifList),
  danger: fc.boolean(),
});

const pratiqueEntity: Entity = {
  name: 'what is practical of a parcours',
  schema: pratiqueSchema,
  instead: {
    traits: fc.subarray([...traitList]),
    saisons: fc.subarray([...saisonList]),
    services: fc.subarray([...serviceList]).map((list) =>
      list.map((service) => ({
        service,
        reponse: 'oui',
        position: { lat: 48.45, lon: -2.04 },
        precision: 'Derrière la mairie',
      })),
    ),
    fermetures: fc.array(fermeture, { maxLength: limits.fermetureCount.max }),
    fenetre: fc.option(fc.constant({ du: '2026-06-15', au: null })),
    verifieLe: fc.option(
      fc
        .date({
          min: new Date('2000-01-01'),
          max: new Date('2099-12-31'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
  },
  isStrict: false,
  before: {},
  as: 'admin',
  commit: (value, id) => ({
    [`parcours/${id}`]: parcours.created({ pratique: value }),
  }),
};

const signalementEntity: Entity = {
  name: 'a report of a player',
  schema: z.omit(signalementSchema, { queteId: true, version: true }),
  isStrict: true,
  before: { [at.version(1)]: version(1, { publishedAt: longAgo }) },
  as: 'anonymous',
  commit: (value) => ({
    [at.signalement(player, 1)]: {
      ...without(signalement(player), ['etapeId', 'motif', 'texte']),
      ...value,
    },
    [at.debit(player)]: debit(`${player}_1`),
  }),
};

/** Number of random writes of each; `npm run budgets` draws 2,000. */
const writeCount = Number(process.env['QC_RULES_WRITES'] ?? 50);

let count = 0;

async function verdictOf(entity: Entity, value: Fields): Promise<'allowed' | 'refused'> {
  count += 1;
  const id = `parcours${String(count).padStart(10, '0')}`;
  const { as, before } = entity;
  const present = Object.entries(value).filter(([, field]) => field !== ABSENT);
  const commit = entity.commit(Object.fromEntries(present), id);
  const verdict = await judge({ as, before, commit }, beside);
  // A document written once may not be written again: delete it.
  if (verdict === 'allowed' && Object.keys(before).length > 0) {
    await setScene(before, beside);
  }
  return verdict;
}

const entityList = [etapeEntity, pratiqueEntity, signalementEntity];

function validOf({ schema, instead }: Entity): fc.Arbitrary<Fields> {
  return arbitraryOf(schema, instead) as fc.Arbitrary<Fields>;
}

describe.each(entityList)('the rules of $name', (entity) => {
  beforeAll(() => setScene(entity.before, beside));

  it('accept whatever its schema accepts', async () => {
    await fc.assert(
      fc.asyncProperty(validOf(entity), async (value) => {
        expect(z.safeParse(entity.schema, value)).toMatchObject({ success: true });
        expect(await verdictOf(entity, value)).toBe('allowed');
      }),
      { numRuns: writeCount },
    );
  });
});

function scalarsOf({ schema }: Entity): [string, z.ZodMiniType][] {
  return Object.entries(schema.shape).filter(([, field]) => isScalar(field));
}

describe.each(entityList.filter(({ isStrict }) => isStrict))(
  'the rules of $name and its schema',
  (entity) => {
    beforeAll(() => setScene(entity.before, beside));

    it('accept and refuse the same, whatever one scalar of it becomes', async () => {
      const change = fc
        .constantFrom(...scalarsOf(entity))
        .chain(([name, field]) =>
          fc.record({ name: fc.constant(name), to: nearArbitrary(field) }),
        );
      const answers = new Set<boolean>();
      await fc.assert(
        fc.asyncProperty(validOf(entity), change, async (value, { name, to }) => {
          const others = without(value, [name]);
          const next = to === ABSENT ? others : { ...others, [name]: to };
          const isAccepted = z.safeParse(entity.schema, next).success;
          answers.add(isAccepted);
          const expected = isAccepted ? 'allowed' : 'refused';
          expect(await verdictOf(entity, next), name).toBe(expected);
        }),
        { numRuns: writeCount },
      );
      expect(answers).toEqual(new Set([true, false]));
    });
  },
);
