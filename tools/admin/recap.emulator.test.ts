import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { env } from '@/lib/env/env.ts';
import { clearBackEnd } from '@/testing/emulator-account.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { emulatedOptions } from './admin-app.ts';
import { runRecap } from './recap.ts';

let app: App;

beforeAll(() => {
  app = initializeApp(emulatedOptions(env.firebase.projectId), 'recap-test');
});

beforeEach(() => clearBackEnd(), 120_000);

afterAll(() => deleteApp(app));

test('the reports that wait are put together by étape, what is dangerous first; nothing is said when none waits', async () => {
  expect(await runRecap(app, [])).toBe('');
  const [first, second] = [createEtapePublique(1), createEtapePublique(2)];
  const { id, contenu } = createQuete({ etapes: [first, second] });
  const firestore = getFirestore(app);
  await firestore.doc(`quetes/${id}`).set({ contenu: JSON.stringify(contenu) });
  const report = (etapeId: string, motif: string, day: number, reponse = '') => ({
    ...{ uid: 'promeneur', queteId: id, version: 1, etapeId, motif, texte: '' },
    ...{ photo: '', reponse, at: Timestamp.fromMillis(Date.UTC(2026, 10, day, 12)) },
  });
  const reports = [
    report(first.id, 'plaque', 3),
    report(first.id, 'plaque', 5),
    report(second.id, 'danger', 4),
    report(first.id, 'travaux', 1, 'C’est réglé.'),
  ];
  for (const [index, one] of reports.entries()) {
    await firestore.doc(`signalements/promeneur_${index}`).set(one);
  }
  const said = await runRecap(app, []);
  expect(said).toMatch(/^3.signalements attendent une réponse/);
  const danger = said.indexOf(`Étape 2, ${second.titre}\n  1 × C’est dangereux`);
  const plate = said.indexOf(`Étape 1, ${first.titre}\n  2 × La plaque manque`);
  expect(danger).toBeGreaterThan(0);
  expect(plate).toBeGreaterThan(danger);
  expect(said).toMatch(/le plus ancien : 3.novembre 2026$/);
  expect(said).not.toContain('Des travaux');
});

test('words that it does not know bring the usage', async () => {
  await expect(runRecap(app, ['--tout'])).rejects.toThrow(/^Usage/);
});
