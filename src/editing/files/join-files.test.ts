import { expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import { parcoursIdSchema, parcoursSchema } from '@/domain/parcours/parcours.ts';
import { blankSuite } from '@/domain/etape/suite.ts';
import { joinFiles } from './join-files.ts';
import { FileRefusedError, type OpenedFile } from './parcours-archive.ts';

let count = 0;
function freshId() {
  count += 1;
  return etapeIdSchema.parse(`nouvelle${String(count).padStart(4, '0')}`);
}
const fresh = { etapeId: freshId, repereId: () => `n${freshId().slice(8)}` };

function fileOf(parts: Partial<OpenedFile>): OpenedFile {
  return { parcours: createParcours(), saisies: {}, files: new Map(), ...parts };
}

const one = createEtape(1, { titre: 'Le lavoir' });
const two = createEtape(2, { titre: 'Le moulin' });

it('the étapes of several files follow each other, with new ids for duplicates', () => {
  const first = fileOf({
    parcours: createParcours({ titre: 'Le nôtre', etapes: [one, two] }),
    saisies: { '/dureeMinutes': 'une heure' },
  });
  const other = fileOf({
    parcours: createParcours({
      titre: 'Le leur',
      etapes: [{ ...one, titre: 'La halle' }],
    }),
    saisies: { '/dureeMinutes': 'deux', [`${one.id}/position`]: 'au marché' },
    files: new Map([['parcours/a/b.webp', new Blob()]]),
  });
  const { parcours, saisies, files } = joinFiles([first, other], fresh);
  expect(parcoursSchema.parse(parcours)).toEqual(parcours);
  expect(parcours.titre).toBe('Le nôtre');
  expect(parcours.etapes.map(({ titre }) => titre)).toEqual([
    'Le lavoir',
    'Le moulin',
    'La halle',
  ]);
  expect(new Set(parcours.etapes.map(({ id }) => id)).size).toBe(3);
  const rangs = parcours.etapes.map(({ rang }) => rang);
  expect(rangs).toEqual(rangs.toSorted());
  const last = parcours.etapes[2]?.id ?? '';
  expect(saisies).toEqual({
    '/dureeMinutes': 'une heure',
    [`${last}/position`]: 'au marché',
  });
  expect(files.size).toBe(1);
});

it('an empty étape is left out', () => {
  const blank = blankParcours(parcoursIdSchema.parse('vide000000000001'), freshId());
  const joined = joinFiles([fileOf({ parcours: blank }), fileOf({})], fresh);
  expect(joined.parcours.etapes).toHaveLength(createParcours().etapes.length);
});

it('the étapes of several aventures keep their choices, empty ones included', () => {
  const key = { id: 'cle', nom: 'La clé', description: '' };
  const story = (objet: typeof key) =>
    fileOf({
      parcours: createParcours({
        genre: 'aventure',
        aventure: { objets: [objet], drapeaux: [], personnages: [] },
        etapes: [
          {
            ...one,
            suites: [
              {
                ...blankSuite,
                vers: two.id,
                effets: [{ type: 'objet', id: objet.id, donne: true }],
              },
            ],
          },
          blankParcours(parcoursIdSchema.parse('vide000000000001'), two.id).etapes[0] ??
            two,
        ],
      }),
    });
  const { parcours } = joinFiles(
    [story(key), story({ ...key, nom: 'La clé du four' }), story(key)],
    fresh,
  );
  expect(parcoursSchema.parse(parcours)).toEqual(parcours);
  const { etapes, aventure } = parcours;
  expect(aventure.objets.map(({ nom }) => nom)).toEqual(['La clé', 'La clé du four']);
  const links = etapes.flatMap(({ suites }) => suites);
  expect(links.map(({ vers }) => vers)).toEqual(
    [1, 3, 5].map((index) => etapes[index]?.id),
  );
  const [held, other] = aventure.objets;
  expect(links.map(({ effets: [effet] }) => effet && 'id' in effet && effet.id)).toEqual([
    held?.id,
    other?.id,
    held?.id,
  ]);
});

it('one file is unchanged', () => {
  const file = fileOf({});
  expect(joinFiles([file], fresh)).toBe(file);
});

it('more étapes than a parcours may have are refused with their number', () => {
  const etapes = Array.from({ length: 31 }, (_, index) => createEtape(index + 1));
  const file = fileOf({ parcours: createParcours({ etapes }) });
  expect(() => joinFiles([file, file], fresh)).toThrow(FileRefusedError);
  expect(() => joinFiles([file, file], fresh)).toThrow(/62 étapes/);
});
