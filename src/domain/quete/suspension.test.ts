import { describe, expect, it } from 'vitest';
import { noSuspensions, parseSuspensions, suspensionsAt } from './suspension.ts';

const may = Date.UTC(2026, 4, 1);
const june = Date.UTC(2026, 5, 1);

describe('the closures of a quête', () => {
  it('are none when nothing, or nothing readable, is stored', () => {
    expect(parseSuspensions(undefined)).toEqual(noSuspensions);
    expect(parseSuspensions({ etape0001: 'fermée', fermeture: {} })).toEqual(
      noSuspensions,
    );
  });

  it('tell the whole quête from its étapes', () => {
    const stored = {
      fermeture: { motif: 'Crue du canal', jusquAu: june },
      etape0001: { motif: 'Échafaudage' },
    };
    expect(parseSuspensions(stored)).toEqual({
      fermeture: { motif: 'Crue du canal', jusquAu: june },
      byEtapeId: { etape0001: { motif: 'Échafaudage', jusquAu: null } },
    });
  });

  it('say whether another étape takes the place, and nothing that is no yes', () => {
    const closed = { motif: 'Travaux' };
    const stored = {
      etape0001: { ...closed, rechange: true },
      etape0002: { ...closed, rechange: 'oui' },
    };
    expect(parseSuspensions(stored).byEtapeId).toEqual({
      etape0001: { ...closed, jusquAu: null, rechange: true },
      etape0002: { ...closed, jusquAu: null },
    });
  });

  it('end on their day, and not before if the end is unknown', () => {
    const suspensions = {
      fermeture: { motif: 'Crue du canal', jusquAu: june },
      byEtapeId: {
        etape0001: { motif: 'Échafaudage', jusquAu: null },
        etape0002: { motif: 'Marché', jusquAu: may },
      },
    };
    expect(suspensionsAt(suspensions, may)).toEqual({
      fermeture: suspensions.fermeture,
      byEtapeId: { etape0001: suspensions.byEtapeId.etape0001 },
    });
    expect(suspensionsAt(suspensions, june).fermeture).toBeNull();
  });
});
