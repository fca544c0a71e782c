import { describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { diffParcours, isNoDifference } from './difference.ts';
import { applyOperation } from '../operations.ts';

const base = createParcours({ etapes: [createEtape(1), createEtape(2)] });

describe('diffParcours', () => {
  it('finds nothing between a parcours and its copy', () => {
    expect(isNoDifference(diffParcours(base, structuredClone(base)))).toBe(true);
  });

  it('holds every field and étape when there is no base', () => {
    const difference = diffParcours(null, base);
    expect(difference.fields.titre).toBe(base.titre);
    expect(difference.etapes.map(({ isNew }) => isNew)).toEqual([true, true]);
    expect(difference.etapes[0]?.epreuveChanges).toEqual(base.etapes[0]?.epreuve);
  });

  it('holds only what changed, étape and épreuve apart', () => {
    const second = createEtape(2);
    const next = applyOperation(base, {
      type: 'changeEpreuve',
      etapeId: second.id,
      changes: { consigne: 'Comptez.' },
    });
    expect(diffParcours(base, next)).toEqual({
      fields: {},
      etapes: [
        {
          etapeId: second.id,
          isNew: false,
          changes: {},
          epreuveChanges: { consigne: 'Comptez.' },
        },
      ],
      removedEtapeIds: [],
    });
  });

  it('names the étapes that are gone', () => {
    const etapeId = createEtape(2).id;
    const next = applyOperation(base, { type: 'removeEtape', etapeId });
    expect(diffParcours(base, next)).toEqual({
      fields: {},
      etapes: [],
      removedEtapeIds: [etapeId],
    });
  });
});
