import { describe, expect, it } from 'vitest';
import {
  createContenu,
  createEtapePublique,
  createPartie,
  createQuete,
} from '@/testing/play-factories.ts';
import { placeBeside, streetNorth } from '@/testing/walk-fixes.ts';
import { encodePolyline } from '../geo/polyline.ts';
import type { Position } from '../geo/position.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import { drawnLine, lineOfWay, wayToStart } from './drawn-way.ts';
import type { Partie } from './partie.ts';

const origin: Position = { lat: 44.288937, lon: 3.938679 };
const at = (east: number, north: number) => placeBeside(origin, east, north);

/** Three étapes along a street to the north, 300 m one from the other, then round a corner. */
function etapes(overrides: Partial<EtapePublique> = {}): EtapePublique[] {
  return [at(0, 0), at(0, 300), at(300, 600)].map((position, index) =>
    createEtapePublique(index + 1, { position, ...overrides }),
  );
}

const corner = [...streetNorth(origin, 600), at(150, 600), at(300, 600)];

function walk(overrides: Partial<Contenu> = {}): Contenu {
  return createContenu({
    etapes: etapes(),
    trace: encodePolyline(corner),
    ...overrides,
  });
}

function partieAt(etapeIndex: number, overrides: Partial<Partie> = {}): Partie {
  return createPartie(createQuete({ etapes: etapes() }), { etapeIndex, ...overrides });
}

const straight = encodePolyline([at(0, 0), at(0, 300), at(300, 600)]);

describe('the drawn line', () => {
  it('is none where it only runs straight from étape to étape', () => {
    expect(drawnLine(walk({ trace: straight }))).toBeNull();
    expect(drawnLine(walk({ trace: '' }))).toBeNull();
    expect(drawnLine(walk())).toHaveLength(corner.length);
  });

  const lineFor = (contenu: Contenu, partie = partieAt(1)) => {
    const [, before = createEtapePublique(), there = before] = contenu.etapes;
    return lineOfWay(partie, contenu, before, there);
  };

  it('is watched from one étape on it to the next', () => {
    expect(lineFor(walk())).toHaveLength(corner.length);
  });

  it.each<[string, Contenu, Partial<Partie>]>([
    ['étapes are walked in any order', walk({ ordre: 'libre' }), {}],
    ['an aventure leads elsewhere', walk({ genre: 'aventure' }), {}],
    ['the walk is shortened', walk(), { ecourteeIndex: 1 }],
    ['the group began at another étape', walk(), { premiere: 1 }],
    [
      'the group takes the way without steps',
      walk({ etapes: etapes({ cheminSansMarches: 'Par la rampe.' }) }),
      { adaptations: ['sans-marches'] },
    ],
    ['an étape has no place', walk({ etapes: etapes({ position: null }) }), {}],
    [
      'an étape is off the line',
      walk({ etapes: etapes({ position: at(500, 100) }) }),
      {},
    ],
  ])('is not watched where %s', (_, contenu, overrides) => {
    expect(lineFor(contenu, partieAt(1, overrides))).toBeNull();
  });
});

describe('the way back to the start', () => {
  it('follows the drawn line backwards, through the étapes that were walked', () => {
    const way = wayToStart(partieAt(2), walk(), at(150, 610));
    expect(way).toMatchObject({ isDrawn: true });
    expect(way?.stops.map(({ numero }) => numero)).toEqual([2, 1]);
    expect(way?.stops.map(({ metres }) => Math.round(metres / 10) * 10)).toEqual([
      460, 300,
    ]);
    expect(Math.round((way?.metres ?? 0) / 10) * 10).toBe(760);
    expect(way?.line.at(0)).toEqual(at(150, 610));
    expect(way?.stops.at(-1)?.position).toEqual(at(0, 0));
  });

  it('begins at the étape where the phone does not know where it is', () => {
    const way = wayToStart(partieAt(1), walk(), null);
    expect(way?.stops.map(({ numero }) => numero)).toEqual([1]);
    expect(Math.round(way?.metres ?? 0)).toBe(300);
  });

  it('leads straight from étape to étape where no line is drawn', () => {
    const way = wayToStart(partieAt(2), walk({ trace: straight }), at(310, 600));
    expect(way).toMatchObject({ isDrawn: false });
    expect(way?.stops.map(({ numero }) => numero)).toEqual([2, 1]);
  });

  it('at the start is only the start', () => {
    const way = wayToStart(partieAt(0), walk(), at(5, 0));
    expect(way?.stops.map(({ numero }) => numero)).toEqual([1]);
    expect(way?.metres).toBeLessThan(12);
  });

  it('of an aventure goes back through the places that the party came to', () => {
    const partie = partieAt(2, {
      chemin: [{ etapeIndex: 2, suite: 0 }],
    });
    const way = wayToStart(partie, walk({ genre: 'aventure' }), at(300, 605));
    expect(way?.stops.map(({ numero }) => numero)).toEqual([1]);
  });

  it('is none where the first étape has no place', () => {
    const contenu = walk({ etapes: etapes({ position: null }) });
    expect(wayToStart(partieAt(2), contenu, at(0, 0))).toBeNull();
  });
});
