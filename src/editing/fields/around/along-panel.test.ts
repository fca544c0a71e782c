import { limits } from '@/domain/limits.ts';
import { describe, expect, test } from 'vitest';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import type { Trouvaille } from '@/domain/around/trouvaille.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { applyOperation } from '@/domain/parcours/operations.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { layFound } from './along-panel.tsx';

function trouvailleAt(metres: number, nom: string): Trouvaille {
  return {
    ...{ sorte: 'lavoir', nom, wikidata: null, merimee: null, faits: [] },
    position: { lat: 48 + metres / 111_195, lon: -2 },
    liens: [
      {
        source: 'osm',
        titre: 'OpenStreetMap',
        url: `https://www.openstreetmap.org/node/${metres}`,
      },
    ],
  };
}

const line = [0, 100, 200, 300].map((metres) => ({
  lat: 48 + metres / 111_195,
  lon: -2,
}));

/** A session of these étapes, without a device. */
function sessionOf(etapes: Etape[]) {
  let parcours = createParcours({ etapes });
  const session: Parameters<typeof layFound>[0] = {
    apply: (operation: Parameters<EditorSession['apply']>[0]) => {
      parcours = applyOperation(parcours, operation);
    },
    // Only the parcours is read.
    view: () => ({ parcours }) as ReturnType<EditorSession['view']>,
  };
  return { session, etapes: () => parcours.etapes };
}

const options = { hasQuestions: true, line };

describe('étapes laid from a list', () => {
  test('follow the walk, fill the blank étape first, and have a question', () => {
    const blank = createEtape(1, { titre: '', recit: '', epreuve: blankEpreuve });
    const { session, etapes } = sessionOf([blank]);
    const chosen = [
      trouvailleAt(290, 'C'),
      trouvailleAt(10, 'A'),
      trouvailleAt(110, 'B'),
    ];
    expect(layFound(session, chosen, options)).toBe(3);
    expect(etapes().map(({ titre }) => titre)).toEqual(['A', 'B', 'C']);
    expect(
      etapes().every(
        ({ epreuve, sources }) => epreuve.type === 'nombre' && sources.length === 1,
      ),
    ).toBe(true);
  });

  test('preserve the existing text, and have no question if none is wanted', () => {
    const written = createEtape(1, { titre: 'Le départ' });
    const { session, etapes } = sessionOf([written]);
    layFound(session, [trouvailleAt(10, 'A')], { ...options, hasQuestions: false });
    expect(etapes()[0]).toEqual(written);
    expect(etapes()[1]).toMatchObject({ titre: 'A', epreuve: { type: 'aucune' } });
  });

  test('are no more than the maximum of a parcours', () => {
    const { max } = limits.etapeCount;
    const known = Array.from({ length: max - 1 }, (_, index) => createEtape(index + 1));
    const { session, etapes } = sessionOf(known);
    const chosen = [trouvailleAt(10, 'A'), trouvailleAt(20, 'B')];
    expect(layFound(session, chosen, options)).toBe(1);
    expect(etapes()).toHaveLength(max);
  });
});
