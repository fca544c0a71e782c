import { describe, expect, it } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { estimatedDuree } from './estimated-duree.ts';
import { traceOf } from './trace.ts';

/** Étapes 500 m apart along a meridian. */
function along(count: number, overrides = {}) {
  return Array.from({ length: count }, (_, index) =>
    createEtape(index + 1, {
      position: { lat: 48 + (index * 500) / 111_195, lon: 2 },
      recit: '',
      ...overrides,
    }),
  );
}

describe('estimatedDuree', () => {
  it('is not known before two étapes have a place', () => {
    const [one, two] = [createEtape(1), createEtape(2, { position: null })];
    expect(estimatedDuree(createParcours({ etapes: [one, two] }))).toBeNull();
  });

  it('adds walking, looking around, listening and answering, to the next five minutes', () => {
    expect(estimatedDuree({ trace: '', etapes: along(3) })).toBe(35);
    expect(
      estimatedDuree({ trace: '', etapes: along(3, { recit: 'mot '.repeat(300) }) }),
    ).toBe(40);
    expect(
      estimatedDuree({ trace: '', etapes: along(3, { epreuve: createTexteEpreuve() }) }),
    ).toBe(45);
  });

  it('takes a drawn line as the way itself', () => {
    const trace = traceOf([
      { lat: 48, lon: 2 },
      { lat: 48.018, lon: 2 },
    ]);
    expect(estimatedDuree({ trace, etapes: [createEtape(1)] })).toBe(45);
  });

  it('stays a duration that a parcours may have', () => {
    const far = [createEtape(1), createEtape(2, { position: { lat: -48, lon: 2 } })];
    expect(estimatedDuree({ trace: '', etapes: far })).toBe(1_440);
  });
});
