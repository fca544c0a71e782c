import { execFileSync } from 'node:child_process';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type DocumentData,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { env } from '@/lib/env/env.ts';
import { clearBackEnd } from '@/testing/emulator-account.ts';
import { emulatedOptions } from './admin-app.ts';
import type { Migration } from './migration.ts';
import { runMigrate } from './migrate.ts';

let app: App;
let firestore: Firestore;

beforeAll(() => {
  app = initializeApp(emulatedOptions(env.firebase.projectId), 'migrate-test');
  firestore = getFirestore(app);
});
afterAll(() => deleteApp(app));
beforeEach(clearBackEnd);

/** More documents than two pages hold. */
const total = 250;

async function writeOldDocuments(): Promise<void> {
  const batch = firestore.batch();
  for (let n = 0; n < total; n += 1) {
    const name = String(n).padStart(4, '0');
    batch.set(firestore.doc(`voix/${name}`), { nom: `Lou ${n}`, autre: 'gardé' });
  }
  await batch.commit();
}

/** `nom` becomes `titre`, and a copy of it is written beside. */
function renaming(onDocument: (id: string) => void = () => undefined): Migration {
  return {
    id: 'voix-titre',
    titre: 'Le nom devient le titre',
    query: (store) => store.collection('voix'),
    writesOf: (document: QueryDocumentSnapshot) => {
      onDocument(document.id);
      const titre: unknown = document.get('nom');
      if (typeof titre !== 'string') return [];
      return [
        { path: document.ref.path, data: { titre, nom: null } },
        { path: `copies/${document.id}`, data: { titre } },
      ];
    },
  };
}

async function documents(collection: string): Promise<DocumentData[]> {
  const { docs } = await firestore.collection(collection).get();
  return docs.map((one) => one.data());
}

async function migrated(): Promise<number> {
  return (await documents('voix')).filter(({ titre }) => typeof titre === 'string')
    .length;
}

test('says how much it would change, and writes nothing, not even its progress', async () => {
  await writeOldDocuments();
  expect(await runMigrate(app, [], [renaming()])).toContain(
    '250 documents lus, 250 à écrire',
  );
  expect(await migrated()).toBe(0);
  expect(await documents('migrations')).toEqual([]);
});

test('writes every document once, keeps the fields it does not name, and a second run writes nothing', async () => {
  await writeOldDocuments();
  expect(await runMigrate(app, ['--ecrire'], [renaming()])).toContain(
    '250 documents lus, 250 écrits',
  );
  expect(await migrated()).toBe(total);
  expect(await documents('copies')).toHaveLength(total);
  expect((await documents('voix'))[7]).toEqual({
    titre: 'Lou 7',
    nom: null,
    autre: 'gardé',
  });
  expect(await runMigrate(app, ['--ecrire'], [renaming()])).toContain(
    '250 documents lus, 0 écrits',
  );
});

test('stopped half way and begun again, it goes on behind the last page that was written', async () => {
  await writeOldDocuments();
  const stopping = renaming((id) => {
    if (id === '0150') throw new Error('The power went out.');
  });
  await expect(runMigrate(app, ['--ecrire'], [stopping])).rejects.toThrow('power');
  expect(await migrated()).toBe(100);

  const seen: string[] = [];
  const report = await runMigrate(app, ['--ecrire'], [renaming((id) => seen.push(id))]);
  expect(report).toContain('(reprise) : 150 documents lus, 150 écrits');
  expect(seen[0]).toBe('0100');
  expect(await migrated()).toBe(total);
});

/** Saves another name at once, while nothing else of this process runs: as a concurrent save between a read and its write. */
function saveAtOnce(id: string, nom: string): void {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const { projectId } = env.firebase;
  const address = `http://${host}/v1/projects/${projectId}/databases/(default)/documents/voix/${id}?updateMask.fieldPaths=nom`;
  const body = JSON.stringify({ fields: { nom: { stringValue: nom } } });
  const program = `fetch(${JSON.stringify(address)}, { method: 'PATCH', body: ${JSON.stringify(body)}, headers: { Authorization: 'Bearer owner' } }).then(({ ok }) => process.exit(ok ? 0 : 1))`;
  execFileSync(process.execPath, ['-e', program]);
}

test('reads a page again, and overwrites nothing, after a concurrent save', async () => {
  await writeOldDocuments();
  const migration = renaming();
  let isSaved = false;
  const interrupted: Migration = {
    ...migration,
    writesOf: (document) => {
      if (document.id === '0099' && !isSaved) {
        isSaved = true;
        saveAtOnce('0099', 'Écrit entre-temps');
      }
      return migration.writesOf(document);
    },
  };
  await runMigrate(app, ['--ecrire'], [interrupted]);
  const saved = await firestore.doc('voix/0099').get();
  expect(saved.get('titre')).toBe('Écrit entre-temps');
  expect(await migrated()).toBe(total);
});

function avis(changes: DocumentData): DocumentData {
  return {
    ...{ uid: 'joueur', partieId: 'partie', operationId: 'un', etat: 'publie' },
    ...{ note: 4, texte: 'Joli.', pseudonyme: 'Armel' },
    at: Timestamp.fromDate(new Date('2026-05-12T10:20:30Z')),
    ...changes,
  };
}

test('gives each published opinion the copy that everybody reads, which names nobody, and none to others', async () => {
  const opinions = firestore.collection('quetes/dinan/avis');
  await opinions.doc('ancien').set(avis({}));
  await opinions.doc('repondu').set(avis({ reponse: 'Merci.', motif: '' }));
  await opinions.doc('copie').set(avis({ publique: 'copie001' }));
  await opinions.doc('illisible').set({ etat: 'publie' });
  await opinions.doc('attend').set(avis({ etat: 'attente' }));
  await opinions.doc('cache').set(avis({ etat: 'refuse', motif: 'autre' }));
  expect(await runMigrate(app, [])).toContain('4 documents lus, 2 à écrire');
  expect(await documents('quetes/dinan/avisPublics')).toEqual([]);

  expect(await runMigrate(app, ['--ecrire'])).toContain('4 documents lus, 2 écrits');
  const copyOf = async (uid: string) => {
    const publique: unknown = (await opinions.doc(uid).get()).get('publique');
    return (
      await firestore.doc(`quetes/dinan/avisPublics/${String(publique)}`).get()
    ).data();
  };
  const copy = {
    ...{ note: 4, texte: 'Joli.', pseudonyme: 'Armel', reponse: '' },
    at: Timestamp.fromDate(new Date('2026-05-12T00:00:00Z')),
  };
  expect(await copyOf('ancien')).toEqual(copy);
  expect(await copyOf('repondu')).toEqual({ ...copy, reponse: 'Merci.' });
  expect(await documents('quetes/dinan/avisPublics')).toHaveLength(2);
  expect((await opinions.doc('attend').get()).data()).toEqual(avis({ etat: 'attente' }));

  expect(await runMigrate(app, ['--ecrire'])).toContain('4 documents lus, 0 écrits');
  expect(await documents('quetes/dinan/avisPublics')).toHaveLength(2);
});

test('gives each version the list of its étapes, from what it holds, and leaves one that cannot be read', async () => {
  const versions = firestore.collection('quetes/dinan/versions');
  const contenu = JSON.stringify({ format: 1, etapes: [{ id: 'etape01' }, { id: 'b' }] });
  await versions.doc('1').set({ contenu, version: 1 });
  await versions.doc('2').set({ contenu, version: 2, etapeIds: ['etape02'] });
  await versions.doc('3').set({ contenu: 'illisible', version: 3 });
  expect(await runMigrate(app, [])).toContain('3 documents lus, 1 à écrire');
  expect(await runMigrate(app, ['--ecrire'])).toContain('3 documents lus, 1 écrits');
  expect(await documents('quetes/dinan/versions')).toEqual([
    { contenu, version: 1, etapeIds: ['etape01', 'b'] },
    { contenu, version: 2, etapeIds: ['etape02'] },
    { contenu: 'illisible', version: 3 },
  ]);
  expect(await runMigrate(app, ['--ecrire'])).toContain('3 documents lus, 0 écrits');
});

test('refuses words that it does not know', async () => {
  await expect(runMigrate(app, ['--tout'])).rejects.toThrow('Usage');
});
