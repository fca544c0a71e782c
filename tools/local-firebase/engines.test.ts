import { describe, expect, it } from 'vitest';
import { ClearError } from '../lib/clear-error.ts';
import {
  chooseEngines,
  describeEngines,
  findEngines,
  needsJavaKit,
  type Found,
} from './engines.ts';

const nothing: Found = {
  environment: {},
  official: { hasInterface: false },
  cloudCli: undefined,
};

describe('chooseEngines', () => {
  it('takes the official files when firebase-tools has them', () => {
    const engines = chooseEngines({
      ...nothing,
      official: {
        firestore: '/f.jar',
        storage: '/s.jar',
        database: '/d.jar',
        hasInterface: true,
      },
      cloudCli: '/cli.jar',
    });
    expect(engines).toEqual({
      firestore: { kind: 'official', file: '/f.jar' },
      storage: { kind: 'official', file: '/s.jar' },
      database: { kind: 'official', file: '/d.jar' },
      hasInterface: true,
    });
  });

  it('takes the jar of the Google Cloud CLI, our Storage rules and our Realtime Database otherwise', () => {
    expect(chooseEngines({ ...nothing, cloudCli: '/cli.jar' })).toEqual({
      firestore: { kind: 'cloud-cli', file: '/cli.jar' },
      storage: { kind: 'ours' },
      database: { kind: 'ours' },
      hasInterface: false,
    });
  });

  it('obeys the variables of firebase-tools before all', () => {
    const engines = chooseEngines({
      environment: {
        firestore: '/mine.jar',
        storage: '/my-rules.jar',
        database: '/my-database.jar',
      },
      official: { firestore: '/f.jar', storage: '/s.jar', hasInterface: false },
      cloudCli: '/cli.jar',
    });
    expect(engines?.firestore).toEqual({ kind: 'environment', file: '/mine.jar' });
    expect(engines?.storage).toEqual({ kind: 'environment', file: '/my-rules.jar' });
    expect(engines?.database).toEqual({ kind: 'environment', file: '/my-database.jar' });
  });

  it('chooses nothing when Firestore has no engine', () => {
    expect(
      chooseEngines({ ...nothing, official: { storage: '/s.jar', hasInterface: true } }),
    ).toBeUndefined();
  });
});

describe('needsJavaKit', () => {
  it('asks for javac only when something is made here', () => {
    const official = chooseEngines({
      ...nothing,
      official: { firestore: '/f.jar', storage: '/s.jar', hasInterface: false },
    });
    const ours = chooseEngines({ ...nothing, cloudCli: '/cli.jar' });
    expect([official, ours].map((engines) => engines && needsJavaKit(engines))).toEqual([
      false,
      true,
    ]);
  });
});

describe('describeEngines', () => {
  it('gives each part and its source, a line each', () => {
    const engines = chooseEngines({ ...nothing, cloudCli: '/cli.jar' });
    expect(engines && describeEngines(engines)).toEqual([
      'Auth : firebase-tools',
      'Firestore : émulateur de la Google Cloud CLI (/cli.jar)',
      'Storage : firebase-tools, règles jugées par tools/local-firebase/storage-rules sur le moteur de Firestore',
      'Realtime Database : serveur de tools/local-firebase/database',
      'Interface des émulateurs : absente (téléchargement impossible ici)',
    ]);
  });
});

describe('findEngines', () => {
  it('says what works where there is neither network nor the Google Cloud CLI', async () => {
    const finding = findEngines({
      look: () => nothing,
      download: () => Promise.resolve(),
      install: (_name, { what, elsewhere }) =>
        Promise.reject(new ClearError(`Il manque ${what} : ${elsewhere}.`)),
    });
    await expect(finding).rejects.toThrow('connectez cette machine à Internet');
    await expect(finding).rejects.toThrow('FIRESTORE_EMULATOR_BINARY_PATH');
  });

  it('takes a file downloaded on the second try, behind a slow network', async () => {
    let isHere = false;
    const engines = await findEngines({
      look: () =>
        isHere
          ? { ...nothing, official: { firestore: '/f.jar', hasInterface: false } }
          : nothing,
      download: (_parts, evenIfUnreachable) => {
        isHere = evenIfUnreachable;
        return Promise.resolve();
      },
      install: () => Promise.reject(new Error('nothing is to be installed')),
    });
    expect(engines.firestore).toEqual({ kind: 'official', file: '/f.jar' });
  });
});
