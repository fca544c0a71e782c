import { describe, expect, it } from 'vitest';
import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import { epreuveSchema } from '@/domain/epreuve/epreuve.ts';
import { changesOfIdea, ideaList, isUnwritten } from './idea-list.ts';

describe.each(ideaList)('$vu', (idea) => {
  it('is a storable épreuve, whose three indices leave points to win', () => {
    const epreuve = epreuveSchema.parse({ ...blankEpreuve, ...changesOfIdea(idea) });
    const cost = epreuve.indices.reduce((sum, { cout }) => sum + cout, 0);
    expect(epreuve.indices).toHaveLength(3);
    expect(cost).toBeLessThan(epreuve.points);
  });

  it('costs more the clearer its indices are', () => {
    const costs = changesOfIdea(idea).indices.map(({ cout }) => cout);
    expect(costs.toSorted((a, b) => a - b)).toEqual(costs);
  });
});

it('is offered for an empty épreuve only', () => {
  expect(isUnwritten(blankEpreuve)).toBe(true);
  expect(isUnwritten({ ...blankEpreuve, consigne: 'Combien ?' })).toBe(false);
  expect(isUnwritten({ ...blankEpreuve, type: 'photo' })).toBe(false);
});
