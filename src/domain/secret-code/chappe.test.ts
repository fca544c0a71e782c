import { describe, expect, it } from 'vitest';
import {
  angleList,
  chappeWords,
  drawChappe,
  regulateurList,
  serviceCount,
  signalCount,
  type ChappeSignal,
} from './chappe.ts';

const signals: ChappeSignal[] = regulateurList.flatMap((regulateur) =>
  angleList.flatMap((first) =>
    angleList.map((second): ChappeSignal => ({ regulateur, ailes: [first, second] })),
  ),
);

describe('the machine of Chappe', () => {
  it('makes ninety-eight signals, ninety-two of them for dispatches', () => {
    expect(signals).toHaveLength(signalCount);
    expect(signalCount - serviceCount).toBe(92);
  });

  it('draws each signal like no other, and says it like no other', () => {
    const drawn = signals.map((signal) => JSON.stringify(drawChappe(signal)));
    expect(new Set(drawn).size).toBe(signalCount);
    expect(new Set(signals.map(chappeWords)).size).toBe(signalCount);
  });

  it('keeps every stroke within the picture', () => {
    for (const signal of signals) {
      const { shapes, largeur, hauteur, plume } = drawChappe(signal);
      const points = shapes.flatMap((shape) =>
        shape.kind === 'ligne' ? [...shape.points] : [],
      );
      for (const [x, y] of points) {
        expect(x >= plume / 2 && x <= largeur - plume / 2, chappeWords(signal)).toBe(
          true,
        );
        expect(y >= plume / 2 && y <= hauteur, chappeWords(signal)).toBe(true);
      }
    }
  });

  it('says where the wings point as one sees them', () => {
    expect(chappeWords({ regulateur: 'couche', ailes: [90, 0] })).toBe(
      'régulateur couché, aile de gauche à angle droit vers le ciel, aile de droite repliée',
    );
    expect(chappeWords({ regulateur: 'debout', ailes: [-45, 135] })).toBe(
      'régulateur debout, aile du haut à demi repliée vers la gauche, aile du bas à demi déployée vers la droite',
    );
  });
});
