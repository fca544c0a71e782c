import { describe, expect, it } from 'vitest';
import type { WayStep } from '@/domain/geo/voie.ts';
import { cheminText } from './chemin-offer.tsx';

function step(type: string, sens: string, metres: number, voie = ''): WayStep {
  return { type, sens, metres, voie };
}

const arrival = step('arrive', '', 0);
/** Non-breaking spaces are compared as plain ones. */
const read = (steps: readonly WayStep[]) => cheminText(steps).replaceAll('\u00A0', ' ');

describe('a way in words', () => {
  it('is given turn by turn, with its streets and its lengths in tens of metres', () => {
    const steps = [
      step('depart', 'right', 245.1, 'R DU FOUR'),
      step('end of road', 'left', 316.4, 'QU AUX FLEURS'),
      step('turn', 'sharp right', 3),
      arrival,
    ];
    expect(read(steps)).toBe(
      'Suivez la rue du Four sur 250 m. Au bout, tournez à gauche sur le quai aux Fleurs, sur 320 m. Tournez franchement à droite sur 10 m.',
    );
  });

  it('joins the legs without a choice between them', () => {
    const steps = [
      step('depart', '', 40),
      step('continue', 'straight', 60),
      step('new name', 'straight', 1_240, 'RTE DE DOL'),
      step('new name', 'straight', 10, 'RTE DE DOL'),
      arrival,
    ];
    expect(read(steps)).toBe(
      'Marchez sur 100 m. Continuez tout droit sur la route de Dol, sur 1,3 km.',
    );
  });

  it('gives the direction at a fork and at a roundabout', () => {
    const steps = [
      step('depart', '', 50),
      step('fork', 'slight left', 50),
      step('roundabout', 'straight', 50),
      step('turn', 'uturn', 50),
    ];
    expect(read(steps)).toBe(
      'Marchez sur 50 m. À la fourche, prenez légèrement à gauche sur 50 m. Au rond-point, continuez tout droit sur 50 m. Faites demi-tour sur 50 m.',
    );
  });

  it('is empty at the same place', () => {
    expect(cheminText([arrival])).toBe('');
  });
});
