import { describe, expect, it } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { emptyHistory, redo, remember, undo } from './history.ts';
import { omit } from '../omit.ts';
import { mergeParcours, type FieldConflict } from './merge.ts';
import { applyOperation, type ParcoursOperation } from '../operations.ts';
import type { Parcours } from '../parcours.ts';

/** Value of a field, and what each of two people may change it to. */
type Values = readonly [before: unknown, mine: unknown, theirs: unknown];

/** Real values of the fields that are neither a text nor a number. */
const valuesByField: Readonly<Record<string, Values>> = {
  commune: [
    { insee: '22050', nom: 'Dinan', departement: '22' },
    { insee: '35288', nom: 'Saint-Malo', departement: '35' },
    null,
  ],
  pratique: [
    { traits: [], saisons: [], horaires: null, verifieLe: null },
    { traits: [], saisons: ['ete'], horaires: { de: 480, a: 1_200 }, verifieLe: null },
    { traits: [], saisons: ['ete', 'hiver'], horaires: null, verifieLe: '2026-05-12' },
  ],
  position: [{ lat: 48.45, lon: -2.04 }, { lat: 48.46, lon: -2.04 }, null],
  image: [
    null,
    {
      path: 'parcours/p/a.webp',
      texteAlternatif: 'La tour',
      credit: '',
      largeur: 9,
      hauteur: 9,
    },
    {
      path: 'parcours/p/b.webp',
      texteAlternatif: '',
      credit: 'Anne',
      largeur: 8,
      hauteur: 8,
    },
  ],
  'epreuve.options': [
    [{ id: 'a', texte: 'Une', juste: true, paire: '' }],
    [
      { id: 'a', texte: 'Une', juste: true, paire: '' },
      { id: 'b', texte: 'Deux', juste: false, paire: '' },
    ],
    [{ id: 'a', texte: 'Une', juste: false, paire: '' }],
  ],
  'epreuve.reponses': [['la tour'], ['la tour', 'une tour'], []],
  'epreuve.indices': [
    [{ texte: 'Levez les yeux.', cout: 5 }],
    [{ texte: 'Levez les yeux.', cout: 10 }],
    [],
  ],
  'epreuve.message': [
    {
      secretCode: 'cesar',
      variante: '',
      cle: '',
      clair: 'Un',
      chiffre: '',
      aide: 'toujours',
    },
    {
      secretCode: 'cesar',
      variante: '',
      cle: '',
      clair: 'Deux',
      chiffre: '',
      aide: 'toujours',
    },
    {
      secretCode: 'morse',
      variante: '',
      cle: '',
      clair: 'Un',
      chiffre: '',
      aide: 'toujours',
    },
  ],
  'epreuve.minimum': [null, 3, 4.5],
  'epreuve.maximum': [7, null, 9],
  'epreuve.cible': [null, { lat: 48.45, lon: -2.04 }, { lat: 48.5, lon: -2 }],
};

function valuesOf(field: string, value: unknown): Values {
  const known = valuesByField[field];
  if (known !== undefined) return known;
  if (typeof value === 'number') return [value, value + 1, value + 2];
  if (Array.isArray(value)) return [[], ['la mienne'], ['la leur']];
  return [`${field} d’avant`, `${field} de ma main`, ''];
}

const template = createParcours({
  etapes: [createEtape(1), createEtape(2, { epreuve: createTexteEpreuve() })],
});
const etape = template.etapes[1];
if (etape === undefined) throw new Error('The template has two étapes.');
const etapeId = etape.id;

function operationOn(field: string, value: unknown): ParcoursOperation {
  const [owner, champ] = field.split('/') as ['parcours' | 'etape' | 'epreuve', string];
  const changes = { [champ]: value };
  if (owner === 'parcours') return { type: 'changeParcours', changes };
  if (owner === 'etape') return { type: 'changeEtape', etapeId, changes };
  return { type: 'changeEpreuve', etapeId, changes };
}

const fields = [
  ...Object.entries(omit(template, 'id', 'etapes')).map(([champ, value]) => ({
    owner: 'parcours',
    champ,
    name: champ,
    values: valuesOf(champ, value),
  })),
  ...Object.entries(omit(etape, 'id', 'rang', 'epreuve')).map(([champ, value]) => ({
    owner: 'etape',
    champ,
    name: champ,
    values: valuesOf(champ, value),
  })),
  ...Object.entries(etape.epreuve).map(([champ, value]) => ({
    owner: 'epreuve',
    champ,
    name: `epreuve.${champ}`,
    values: valuesOf(`epreuve.${champ}`, value),
  })),
];

function take(parcours: Parcours, conflicts: readonly FieldConflict[]): Parcours {
  return conflicts.map(({ takeTheirs }) => takeTheirs).reduce(applyOperation, parcours);
}

const without = (parcours: Parcours): Parcours =>
  applyOperation(parcours, { type: 'removeEtape', etapeId });

describe.each(fields)('two people and « $name »', ({ owner, champ, name, values }) => {
  const put = (parcours: Parcours, value: unknown): Parcours =>
    applyOperation(parcours, operationOn(`${owner}/${champ}`, value));
  const base = put(template, values[0]);
  const mine = put(base, values[1]);
  const theirs = put(base, values[2]);
  const copy = structuredClone;

  it('takes what one of them changed alone', () => {
    expect(mergeParcours({ base, mine, theirs: copy(base) })).toEqual({
      parcours: mine,
      conflicts: [],
    });
    expect(mergeParcours({ base, mine: copy(base), theirs })).toEqual({
      parcours: theirs,
      conflicts: [],
    });
  });

  it('asks nothing when both put the same', () => {
    expect(mergeParcours({ base, mine, theirs: copy(mine) })).toEqual({
      parcours: mine,
      conflicts: [],
    });
  });

  it('keeps mine and lists theirs when both put something else', () => {
    const { parcours, conflicts } = mergeParcours({ base, mine, theirs: copy(theirs) });
    expect(parcours).toEqual(mine);
    expect(conflicts.map((conflict) => [conflict.etapeId, conflict.champ])).toEqual([
      [owner === 'parcours' ? null : etapeId, name],
    ]);
    expect(take(parcours, conflicts)).toEqual(theirs);
  });

  it('lists the same question on the other side', () => {
    const { parcours, conflicts } = mergeParcours({ base, mine: theirs, theirs: mine });
    expect(parcours).toEqual(theirs);
    expect(take(parcours, conflicts)).toEqual(mine);
  });

  it('is given back by undoing, and by redoing', () => {
    const history = [mine, theirs].reduce(
      (before, after, index) =>
        remember(before, {
          operation: operationOn(`${owner}/${champ}`, values[index + 1]),
          before: index === 0 ? base : mine,
          after,
          at: index * 60_000,
        }),
      emptyHistory,
    );
    const once = undo(history, theirs);
    const twice = once && undo(once.history, once.parcours);
    expect(once?.parcours).toEqual(mine);
    expect(twice?.parcours).toEqual(base);
    const again = twice && redo(twice.history, twice.parcours);
    expect(again?.parcours).toEqual(mine);
    expect(again && redo(again.history, again.parcours)?.parcours).toEqual(theirs);
  });

  if (owner === 'parcours') return;

  it('keeps the étape that one removed while the other wrote in it, and asks', () => {
    const versions = [
      { base, mine, theirs: without(base) },
      { base, mine: without(base), theirs: copy(mine) },
    ];
    for (const { parcours, conflicts } of versions.map(mergeParcours)) {
      expect(parcours).toEqual(mine);
      expect(conflicts).toHaveLength(1);
      expect(take(parcours, conflicts)).toEqual(without(base));
    }
  });
});
