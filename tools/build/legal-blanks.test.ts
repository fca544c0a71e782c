import { describe, expect, it } from 'vitest';
import { blankLabels, editeur, type Editeur } from '@/content/editeur.ts';
import { ClearError } from '../lib/clear-error.ts';
import { legalBlanks, namedProject, refuseLegalBlanks } from './legal-blanks.ts';

const full = Object.fromEntries(
  Object.keys(blankLabels).map((key) => [key, 'écrit']),
) as Editeur;
const named = { VITE_FIREBASE_PROJECT_ID: 'quetes-de-dinan' };

describe('a build', () => {
  it.each([
    ['without a project', {}],
    ['for a demonstration', { VITE_FIREBASE_PROJECT_ID: 'demo-qc' }],
    ['for emulators', { ...named, VITE_FIREBASE_EMULATORS: 'auth=127.0.0.1:9099' }],
  ])('%s is local, and may have brackets', (_what, variables) => {
    expect(namedProject(variables)).toBeNull();
    expect(() => refuseLegalBlanks(variables, editeur)).not.toThrow();
  });

  it('for a named project is refused with one bracket left, which it names', () => {
    const filled = { ...full, dpo: ' ' };
    expect(() => refuseLegalBlanks(named, filled)).toThrow(ClearError);
    expect(() => refuseLegalBlanks(named, filled)).toThrow(
      /« quetes-de-dinan »[^]*dpo : \[nom de la personne/,
    );
    expect(legalBlanks(filled)).toHaveLength(1);
  });

  it('for a named project is made without brackets', () => {
    expect(() => refuseLegalBlanks(named, full)).not.toThrow();
  });
});
