import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { diffParcours } from '@/domain/parcours/versions/difference.ts';
import { createEpreuve, createEtape, createParcours } from '@/testing/factories.ts';
import {
  AccessDeniedError,
  OfflineError,
  UnexpectedError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import type { ParcoursSave, ParcoursSnapshot } from './parcours-store.ts';
import {
  countedIn,
  refusalOf,
  refusedHere,
  snapshotAfter,
  withoutEtapes,
} from './save-parts.ts';

const [first, second, third] = [createEtape(1), createEtape(2), createEtape(3)];
const parcours = createParcours({ etapes: [first, second] });
const base: ParcoursSnapshot = {
  ...{ parcours, publication: null, operationId: 'before', updatedAt: 5_000 },
  revision: 7,
  etapeRevisionById: { [first.id]: 2, [second.id]: 3 },
  epreuveRevisionById: { [first.id]: 1, [second.id]: 1 },
  salon: 'salon',
};
const changed = { ...second, titre: 'La halle' };
const written = { ...parcours, etapes: [first, changed, third] };
const save: ParcoursSave = { base, parcours: written, operationId: 'ours' };

describe('snapshotAfter', () => {
  it('counts the revision of each document that a save writes on', () => {
    const difference = diffParcours(parcours, written);
    expect(snapshotAfter({ ...save, salon: 'salon' }, difference, 6_000)).toEqual({
      ...{ parcours: written, publication: null, operationId: 'ours', salon: 'salon' },
      revision: 8,
      etapeRevisionById: { [first.id]: 2, [second.id]: 4, [third.id]: 1 },
      epreuveRevisionById: { [first.id]: 1, [second.id]: 1, [third.id]: 1 },
      updatedAt: 6_000,
    });
  });

  it('is later than the stored time, for any clock of the device', () => {
    const difference = diffParcours(parcours, written);
    expect(snapshotAfter({ ...save, salon: '' }, difference, 0).updatedAt).toBe(5_001);
  });
});

describe('withoutEtapes', () => {
  it('leaves an étape as it is online, and a new one out', () => {
    const leftOut = new Set<string>([second.id, third.id]);
    expect(withoutEtapes(save, leftOut).etapes).toEqual([first, second]);
    expect(withoutEtapes({ ...save, base: null }, leftOut).etapes).toEqual([first]);
  });
});

describe('refusedHere', () => {
  it.each([
    [
      'a text over its limit',
      { titre: 'a'.repeat(limits.etapeTitre.max + 1) },
      'trop-grande',
    ],
    ['more bytes than a document holds', { recit: '…'.repeat(400_000) }, 'trop-grande'],
    ['a field that cannot be read again', { position: { lat: 91, lon: 0 } }, 'illisible'],
    [
      'a number out of bounds',
      { epreuve: createEpreuve({ points: 1_000_000 }) },
      'illisible',
    ],
  ])('names a changed étape with %s', (_, changes, raison) => {
    const after = { ...parcours, etapes: [first, { ...second, ...changes }] };
    const difference = diffParcours(parcours, after);
    expect(refusedHere(after, difference)).toEqual([{ etapeId: second.id, raison }]);
    // Stored data is not checked again.
    expect(refusedHere(after, diffParcours(after, after))).toEqual([]);
  });
});

describe('countedIn', () => {
  it('counts a parcours once, later each étape that is added, and the jalons', () => {
    expect(countedIn({ ...save, base: null })).toMatchObject({ parcours: 1 });
    expect(countedIn({ ...save, base: null })).not.toHaveProperty('etape');
    expect(countedIn(save)).toEqual({ etape: 1 });
    expect(countedIn({ ...save, jalon: 'demande' })).toEqual({ etape: 1, jalon: 1 });
  });
});

describe('refusalOf', () => {
  const ofFirestore = (code: string) =>
    new UnexpectedError('No.', { cause: Object.assign(new Error(code), { code }) });

  it.each([
    [new AccessDeniedError('No.'), 'refus'],
    [ofFirestore('invalid-argument'), 'trop-grande'],
    [ofFirestore('internal'), null],
    [new LimitReachedError('etape', 0), null],
    [new OfflineError('Cut.'), null],
  ])('of %s is %s', (error, raison) => {
    expect(refusalOf(error)).toBe(raison);
  });
});
