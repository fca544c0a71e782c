import { describe, expect, it } from 'vitest';
import { createEpreuve, createEtape, createParcours } from '@/testing/factories.ts';
import { findOversize } from './oversize.ts';

describe('findOversize', () => {
  it('finds nothing in texts of just the right length', () => {
    expect(findOversize(createParcours({ titre: 'a'.repeat(80) }))).toEqual([]);
  });

  it('names each text that is too long, its length and its limit', () => {
    const etape = createEtape(1, {
      lieu: 'l'.repeat(161),
      epreuve: createEpreuve({ indices: [{ texte: 'i'.repeat(501), cout: 1 }] }),
    });
    const parcours = createParcours({ titre: 'a'.repeat(81), etapes: [etape] });
    expect(findOversize(parcours)).toEqual([
      { etapeId: null, champ: 'titre', length: 81, max: 80 },
      { etapeId: etape.id, champ: 'lieu', length: 161, max: 160 },
      { etapeId: etape.id, champ: 'epreuve.indices.0', length: 501, max: 500 },
    ]);
  });
});
