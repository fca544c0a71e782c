import { describe, expect, it } from 'vitest';
import {
  hasState,
  parcoursStateOf,
  parcoursStateText,
  stateFilterList,
  type ParcoursStateInput,
} from './parcours-state.ts';

const draft: ParcoursStateInput = { etat: 'brouillon', publication: null, updatedAt: 5 };
const published: ParcoursStateInput = { ...draft, publication: { at: 5 } };
const modified: ParcoursStateInput = { ...published, updatedAt: 6 };

const filtersOf = (parcours: ParcoursStateInput) =>
  stateFilterList.filter((filter) => hasState(parcours, filter));

describe('the state of a parcours', () => {
  it('goes from a draft over its review to its publication and later states', () => {
    expect(parcoursStateOf(draft)).toBe('brouillon');
    expect(parcoursStateOf({ ...draft, etat: 'relecture' })).toBe('relecture');
    expect(parcoursStateOf({ ...draft, etat: 'approuve' })).toBe('approuve');
    expect(parcoursStateOf({ ...published, etat: 'approuve' })).toBe('publie');
    expect(parcoursStateOf(modified)).toBe('modifie');
    expect(parcoursStateOf({ ...modified, etat: 'relecture' })).toBe('relecture');
    expect(parcoursStateOf({ ...modified, etat: 'approuve' })).toBe('modifie');
    expect(parcoursStateOf({ ...published, etat: 'archive' })).toBe('archive');
  });

  it('is « retiré » once its quête is known to be gone from the catalogue', () => {
    expect(parcoursStateOf({ ...published, isInCatalogue: undefined })).toBe('publie');
    expect(parcoursStateOf({ ...published, isInCatalogue: true })).toBe('publie');
    expect(parcoursStateOf({ ...modified, isInCatalogue: false })).toBe('retire');
  });

  it('names the version that is online', () => {
    expect(parcoursStateText('publie', 2)).toBe('Publié, version\u00A02');
    expect(parcoursStateText('modifie', 2)).toBe('Modifié depuis la version\u00A02');
    expect(parcoursStateText('relecture', 2)).toBe('En relecture');
  });
});

describe('the filter by state', () => {
  it('finds a published parcours under « Publié », and not among the drafts', () => {
    expect(filtersOf(published)).toEqual(['publie']);
    expect(filtersOf(draft)).toEqual(['brouillon']);
  });

  it('finds one under review while its last version is online under both', () => {
    expect(filtersOf({ ...modified, etat: 'relecture' })).toEqual([
      'relecture',
      'publie',
    ]);
    expect(filtersOf(modified)).toEqual(['publie', 'modifie']);
  });

  it('finds a withdrawn one among the drafts, and an archived one nowhere else', () => {
    expect(filtersOf({ ...published, isInCatalogue: false })).toEqual(['brouillon']);
    expect(filtersOf({ ...published, etat: 'archive' })).toEqual(['archive']);
  });
});
