import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import { env } from '@/lib/env/env.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { clearBackEnd } from '@/testing/emulator-account.ts';
import { emulatedOptions } from './admin-app.ts';
import { run } from '../lib/run.ts';
import { runSmoke } from './smoke.ts';

let app: App;

beforeAll(() => {
  app = initializeApp(emulatedOptions(env.firebase.projectId), 'smoke-test');
});
afterAll(() => deleteApp(app));
beforeEach(clearBackEnd);

/** Stored documents of each collection, by path, without the catalogue and the figures of all. */
async function storedPaths(): Promise<string[]> {
  const collections = await getFirestore(app).listCollections();
  const lists = await Promise.all(collections.map((one) => one.listDocuments()));
  return lists
    .flat()
    .map(({ path }) => path)
    .filter((path) => !/^(catalogue|statistiques\/france_)/.test(path));
}

async function begunOfAll(): Promise<number> {
  const { docs } = await getFirestore(app).collection('statistiques').get();
  return docs
    .flatMap((one) =>
      Object.values(one.get('comptes') as Record<string, { commencees: number }>),
    )
    .reduce((all, { commencees }) => all + commencees, 0);
}

test('the command publishes 60 étapes, plays them, sees them proven, and leaves nothing', async () => {
  const { status, output } = await run(
    process.execPath,
    ['--import', 'tsx', 'tools/admin/deploy-check.ts', '--essai', '--local'],
    { env: {} },
  );
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/^publié : 60 étapes et une image/),
    'donné en privé : lu par sa clé',
    'joué : la partie est envoyée',
    'prouvé : 60 étapes et 600 points',
    'effacé : il n’en reste rien',
  ]);
  expect(status).toBe(0);
  expect(await storedPaths()).toEqual([]);
  expect(await begunOfAll()).toBe(0);
  expect((await readFrance()).total).toBe(0);
  expect((await getAuth(app).listUsers()).users).toEqual([]);
  const [files] = await getStorage(app)
    .bucket()
    .getFiles({ prefix: 'quetes/22_dinan_essai' });
  expect(files).toEqual([]);
});

test('says what failed, and erases whatever it can', async () => {
  const said: string[] = [];
  const broken = { cartes: 'pas du JSON', revision: 1, operationId: 'x' };
  await getFirestore(app).doc('catalogue/france').set(broken);
  await expect(
    runSmoke({ admin: app, say: (line) => said.push(line) }),
  ).rejects.toBeInstanceOf(InvalidDocumentError);
  expect(said).toEqual([expect.stringMatching(/^à effacer à la main.*22_dinan_essai-/)]);
  expect(await storedPaths()).toEqual([]);
  expect((await getAuth(app).listUsers()).users).toEqual([]);
});
