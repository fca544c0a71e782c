import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env/env.ts';
import { clearBackEnd } from '@/testing/emulator-account.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { emulatedOptions } from './admin-app.ts';
import { runRecap } from './recap.ts';

let app: App;

beforeAll(() => {
  app = initializeApp(emulatedOptions(env.firebase.projectId), 'recap-test');
});

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://quetes.exemple.fr/');
  return clearBackEnd();
});

afterEach(() => vi.unstubAllEnvs());

afterAll(() => deleteApp(app));

const insee = '13010';
const day = Date.UTC(2026, 10, 26, 7);

/** A quête of Barbentane with an open report, and its desk: its responsables, and subscribers of reports. */
async function openReport(asked: Readonly<Record<string, boolean>>): Promise<void> {
  const [etape] = [createEtapePublique(1)];
  const { id, contenu } = createQuete({ etapes: [etape] });
  const firestore = getFirestore(app);
  const commune = { insee, nom: 'Barbentane', departement: '13' };
  await firestore
    .doc(`quetes/${id}`)
    .set({ contenu: JSON.stringify({ ...contenu, commune }) });
  await firestore.doc('signalements/promeneur_1').set({
    ...{ uid: 'promeneur', queteId: id, version: 1, etapeId: etape.id },
    ...{ motif: 'danger', texte: '', photo: '', reponse: '' },
    at: Timestamp.fromMillis(day),
  });
  const desk = firestore.doc(`communes/${insee}`);
  await desk.set({ nom: 'Barbentane', responsables: Object.keys(asked) });
  for (const [uid, wants] of Object.entries(asked)) {
    await desk
      .collection('responsables')
      .doc(uid)
      .set({ nom: uid, adresse: '', ...(wants && { recap: true }) });
  }
}

async function addAccount(uid: string, emailVerified = true): Promise<void> {
  await getAuth(app).createUser({ uid, email: `${uid}@exemple.fr`, emailVerified });
}

async function mails() {
  const { docs } = await getFirestore(app).collection('mail').get();
  return docs;
}

test('an e-mail is written in the shape of the extension, for who asked, once a day', async () => {
  await openReport({ alice: true, bruno: false });
  await addAccount('alice');
  await addAccount('bruno');
  expect(await runRecap(app, ['--mail'], day)).toMatch(/^1 courriel écrit pour/);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.id).toBe('recap_2026-11-26_13010_alice');
  expect(mail?.data()).toMatchObject({
    to: ['alice@exemple.fr'],
    message: {
      subject: expect.stringMatching(/^Barbentane.: 1 signalement attend/) as string,
    },
  });
  const text = String(mail?.get('message.text'));
  expect(text).toContain('C’est dangereux');
  expect(text).toContain('https://quetes.exemple.fr/admin/parcours/ed?commune=13010.');
  await mail?.ref.update({ delivery: { state: 'SUCCESS', error: null } });
  expect(await runRecap(app, ['--mail'], day + 3_600_000)).toMatch(
    /^0 courriel écrit[^]*1 déjà écrits aujourd’hui/,
  );
  expect(await runRecap(app, ['--mail'], day + 86_400_000)).toMatch(/^1 courriel écrit/);
});

test('no e-mail is written without a proven address, or to a former responsable', async () => {
  await openReport({ alice: true, bruno: true });
  await addAccount('alice', false);
  await addAccount('bruno');
  await getFirestore(app)
    .doc(`communes/${insee}`)
    .update({ responsables: ['alice'] });
  expect(await runRecap(app, ['--mail'], day)).toMatch(
    /^0 courriel écrit[^]*1 responsable n’a pas d’adresse prouvée/,
  );
  expect(await mails()).toEqual([]);
});

test('nothing is written if the site has no address for links', async () => {
  vi.stubEnv('SITE_ORIGIN', '');
  await openReport({ alice: true });
  await addAccount('alice');
  await expect(runRecap(app, ['--mail'], day)).rejects.toThrow(
    /^SITE_ORIGIN n’est pas renseignée/,
  );
  expect(await mails()).toEqual([]);
});

test('an extension that is not there is said, and nothing piles up', async () => {
  await openReport({ alice: true });
  await addAccount('alice');
  await runRecap(app, ['--mail'], day);
  const next = day + 86_400_000;
  await expect(runRecap(app, ['--mail'], next)).rejects.toThrow(
    /^1 courriel écrit auparavant n’a pas été pris : l’extension « Trigger Email »/,
  );
  expect((await mails()).map(({ id }) => id)).toEqual(['recap_2026-11-26_13010_alice']);
  expect(await runRecap(app, ['--mail', '--reprendre'], next)).toMatch(
    /^1 courriel écrit/,
  );
  expect((await mails()).map(({ id }) => id)).toEqual(['recap_2026-11-27_13010_alice']);
});

test('an e-mail that the extension could not send is reported with its reason', async () => {
  await openReport({ alice: true });
  await addAccount('alice');
  await runRecap(app, ['--mail'], day);
  const [mail] = await mails();
  await mail?.ref.update({ delivery: { state: 'ERROR', error: 'Invalid login' } });
  expect(await runRecap(app, ['--mail'], day + 86_400_000)).toMatch(
    /1 courriel n’est pas parti : Invalid login/,
  );
});

test('nothing is written if nothing waits', async () => {
  expect(await runRecap(app, ['--mail'], day)).toMatch(/^0 courriel écrit/);
  expect(await mails()).toEqual([]);
});

test('the waiting reports are grouped by étape, dangers first; there is no text when none waits', async () => {
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
  await expect(runRecap(app, ['--reprendre'])).rejects.toThrow(/^Usage/);
});
