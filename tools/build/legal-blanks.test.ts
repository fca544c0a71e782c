import { describe, expect, it } from 'vitest';
import { blankLabels } from '@/content/blank-labels.ts';
import { editeur, type Editeur } from '@/content/editeur.ts';
import { ClearError } from '../lib/clear-error.ts';
import { exploitant } from '@/content/exploitant.ts';
import {
  configurationFaults,
  legalBlanks,
  namedProject,
  refuseLegalBlanks,
} from './legal-blanks.ts';

const full = {
  ...Object.fromEntries(Object.keys(blankLabels).map((key) => [key, 'écrit'])),
  siret: '120 027 016 00563',
  securiteContact: 'securite@dinan.fr',
} as Editeur;
const named = { VITE_FIREBASE_PROJECT_ID: 'quetes-de-dinan' };

describe('a build', () => {
  it.each([
    ['without a project', {}],
    ['for a demonstration', { VITE_FIREBASE_PROJECT_ID: 'demo-qc' }],
    ['for emulators', { ...named, VITE_FIREBASE_EMULATORS: 'auth=127.0.0.1:9099' }],
  ])('%s is local, and may be half said', (_what, variables) => {
    expect(namedProject(variables)).toBeNull();
    expect(() => refuseLegalBlanks(variables, editeur)).not.toThrow();
  });

  it('for a named project is refused with one blank left, which it names', () => {
    const filled = { ...full, dpo: ' ' };
    expect(() => refuseLegalBlanks(named, filled)).toThrow(ClearError);
    expect(() => refuseLegalBlanks(named, filled)).toThrow(
      /« quetes-de-dinan »[^]*dpo : nom de la personne/,
    );
    expect(legalBlanks(filled)).toHaveLength(1);
  });

  it('for a named project is made once all is said', () => {
    expect(() => refuseLegalBlanks(named, full)).not.toThrow();
  });

  it('for a named project is refused with a SIRET that cannot be one, which it names', () => {
    const filled = { ...full, siret: '120 027 016 00564' };
    expect(() => refuseLegalBlanks(named, filled)).toThrow(
      /siret : « 120 027 016 00564 »/,
    );
    expect(() => refuseLegalBlanks({}, filled)).not.toThrow();
  });
});

it('the operator’s data are checked as far as possible', () => {
  expect(configurationFaults(full, exploitant)).toEqual([]);
  expect(
    configurationFaults({ ...full, securiteContact: '02 96 00 00 00' }, exploitant),
  ).toEqual([expect.stringMatching(/^editeur\.json, securiteContact : « 02 96/)]);
  const prestation = { annuelTtc: 300, installationTtc: 0, dureeAns: 3, comprend: [] };
  const runs = {
    ...exploitant,
    siret: '1234',
    photo: { fichier: '/equipe/personne.webp', texte: ' ' },
  };
  expect(configurationFaults(full, runs).map((fault) => fault.split(' : ')[0])).toEqual([
    'exploitant.json, siret',
    'exploitant.json, photo',
    'exploitant.json, photo',
  ]);
  const photo = { fichier: '/favicon.svg', texte: 'Un carré vert' };
  expect(configurationFaults(full, { ...exploitant, photo, prestation })).toEqual([]);
});

it('a file of another shape is refused, with the field', () => {
  const half = { ...full, nom: 12, ville: 'Dinan' } as unknown as Editeur;
  const prestation = { annuelTtc: -1, installationTtc: 0, dureeAns: 3, comprend: [] };
  const faults = configurationFaults(half, { ...exploitant, prestation });
  expect(faults.map((fault) => fault.split(' : ')[0])).toEqual([
    'editeur.json, nom',
    'editeur.json, ville',
    'exploitant.json, prestation.annuelTtc',
  ]);
});
