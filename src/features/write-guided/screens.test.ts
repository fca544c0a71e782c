import { describe, expect, it } from 'vitest';
import { findFieldProblems } from '@/editing/session/field-problem.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import {
  countAt,
  firstUnfinished,
  numeroAsked,
  numeroToMend,
  screensOf,
} from './screens.ts';

const problemsOf = (parcours: ReturnType<typeof createParcours>) =>
  findFieldProblems(parcours, {});

describe('the screens', () => {
  it('are nine for a quête, and eight for a visite, which has no épreuves', () => {
    expect(screensOf({ genre: 'quete' })).toHaveLength(9);
    const ids = screensOf({ genre: 'visite' }).map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(ids).not.toContain('epreuves');
  });

  it('each count their own problems, and together all of them', () => {
    const parcours = createParcours({
      titre: '',
      resume: '',
      etapes: [createEtape(1, { titre: '', lieu: '', recit: '' })],
    });
    const problems = problemsOf(parcours);
    expect(countAt('titre', problems)).toBe(1);
    expect(countAt('annonce', problems)).toBe(1);
    expect(countAt('lieux', problems)).toBe(1);
    expect(countAt('recits', problems)).toBe(2);
    const sum = screensOf(parcours).reduce(
      (all, { id }) => all + countAt(id, problems),
      0,
    );
    expect(sum).toBe(problems.length);
  });

  it('ask about one étape, the nearest existing one', () => {
    expect([null, '2', '9', '0', 'x'].map((asked) => numeroAsked(asked, 3))).toEqual([
      1, 2, 3, 1, 1,
    ]);
  });

  it('lead to the first étape that has something to mend there', () => {
    const parcours = createParcours({
      etapes: [createEtape(1), createEtape(2, { recit: '' })],
    });
    const problems = problemsOf(parcours);
    expect(numeroToMend('recits', parcours.etapes, problems)).toBe('2');
    expect(numeroToMend('epreuves', parcours.etapes, problems)).toBeUndefined();
    expect(numeroToMend('lieux', parcours.etapes, problems)).toBeUndefined();
  });

  it('resume at the first gap, and at the end without any', () => {
    const unplaced = createParcours({ etapes: [createEtape(1, { position: null })] });
    expect(firstUnfinished(unplaced, problemsOf(unplaced))).toBe('lieux');
    const whole = createParcours();
    expect(firstUnfinished(whole, problemsOf(whole))).toBe('fin');
  });
});
