import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type UserImportRecord } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { retentionMeans } from '@/domain/retention.ts';
import { env } from '@/lib/env/env.ts';
import { clearBackEnd } from '@/testing/emulator-account.ts';
import { emulatedOptions } from './admin-app.ts';
import { run } from '../lib/run.ts';
import { closeLink, doMenage, findMenage, runMenage } from './menage.ts';

const { projectId } = env.firebase;
const dayMs = 24 * 60 * 60 * 1_000;
const now = Date.now();

let app: App;

beforeAll(() => {
  app = initializeApp(emulatedOptions(projectId), 'menage-test');
});

beforeEach(async () => {
  await clearBackEnd();
  await getDatabase(app).ref().remove();
});

afterAll(() => deleteApp(app));

function usedDaysAgo(days: number): Pick<UserImportRecord, 'metadata'> {
  const time = new Date(now - days * dayMs).toUTCString();
  return { metadata: { creationTime: time, lastSignInTime: time } };
}

function account(uid: string, days: number, customClaims = {}): UserImportRecord {
  const email = `${uid}@exemple.fr`;
  return {
    ...{ uid, email, customClaims },
    ...usedDaysAgo(days),
    providerData: [{ providerId: 'google.com', uid: `google-${uid}`, email }],
  };
}

/** A parcours of the team, with the fields that a departing person affects. */
function parcours(fields: Record<string, unknown>) {
  return { titre: 'Le lavoir', membres: {}, membreUids: [], ...fields };
}

async function remainingUids(): Promise<string[]> {
  const { users } = await getAuth(app).listUsers();
  return users.map(({ uid }) => uid).toSorted();
}

test('an unused account is announced, warned of, and erased thirty days later with all that is its own', async () => {
  await getAuth(app).importUsers([
    account('ancienne', 800),
    account('bientot', 710),
    account('active', 100),
    account('responsable', 900, { admin: true }),
  ]);
  const firestore = getFirestore(app);
  const own = [
    'parties/partieDAncienne0000001',
    'deblocages/ancienne_x_1_y',
    'essais/ancienne_x_1_y',
  ];
  for (const path of own) {
    await firestore.doc(path).set({ uid: 'ancienne', queteId: 'dijon' });
  }
  await firestore.doc(`${own[0] ?? ''}/reussites/etape0001`).set({ numero: 1 });
  const avis = { uid: 'ancienne', publique: 'copie001' };
  await firestore.doc('quetes/dijon/avis/ancienne').set(avis);
  await firestore.doc('quetes/dijon/avisPublics/copie001').set({ note: 5 });
  const shared = firestore.doc('parcours/parcoursPartage01');
  await shared.set(
    parcours({
      membres: { ancienne: 'auteur', active: 'auteur' },
      membreUids: ['ancienne', 'active'],
      signataire: { uid: 'ancienne', nom: 'Anne' },
    }),
  );
  await shared.collection('membres').doc('ancienne').set({ nom: 'Anne' });
  const commune = firestore.doc('communes/05009');
  await commune.set({ responsables: ['ancienne', 'active'] });
  await commune.collection('responsables').doc('ancienne').set({ nom: 'Anne' });
  await firestore.doc('parties/partieDActive000000001').set({ uid: 'active' });
  const avatar = getStorage(app).bucket().file('avatars/ancienne');
  await avatar.save(Buffer.from([1]), { contentType: 'image/webp' });
  const photo = getStorage(app).bucket().file('signalements/ancienne/1/photo.webp');
  await photo.save(Buffer.from([1]), { contentType: 'image/webp' });
  const counter = firestore.doc('debits/ancienne/genres/signalement');
  await counter.set({ n: 1 });

  const said = await runMenage(app, [], now);
  expect(said).toMatch(/Comptes à prévenir/);
  expect(said).toMatch(/ancienne@exemple\.fr · dernière visite le /);
  expect(said).toMatch(/bientot@exemple\.fr/);
  expect(said).not.toMatch(/active@|responsable@/);
  // Without a warning no account is erased.
  expect(await runMenage(app, ['--effacer'], now)).toMatch(/0 compte inutilisé/);
  expect(await remainingUids()).toEqual(['active', 'ancienne', 'bientot', 'responsable']);

  expect(await runMenage(app, ['--avertis'], now)).toMatch(/^2 personnes prévenues\./);
  expect(await runMenage(app, ['--effacer'], now + 29 * dayMs)).toMatch(
    /0 compte inutilisé/,
  );
  expect(await runMenage(app, ['--effacer'], now + 30 * dayMs)).toMatch(
    /2 comptes inutilisés/,
  );
  expect(await remainingUids()).toEqual(['active', 'responsable']);
  const under = [
    `${own[0] ?? ''}/reussites/etape0001`,
    'quetes/dijon/avis/ancienne',
    'quetes/dijon/avisPublics/copie001',
    'parcours/parcoursPartage01/membres/ancienne',
    'communes/05009/responsables/ancienne',
  ];
  expect((await shared.get()).data()).toEqual(
    parcours({
      membres: { active: 'auteur' },
      membreUids: ['active'],
      signataire: { uid: 'ancienne', nom: '' },
    }),
  );
  expect((await commune.get()).data()).toEqual({ responsables: ['active'] });
  for (const path of [...own, ...under]) {
    expect((await firestore.doc(path).get()).exists, path).toBe(false);
  }
  expect((await firestore.doc('parties/partieDActive000000001').get()).exists).toBe(true);
  expect(await avatar.exists()).toEqual([false]);
  expect(await photo.exists()).toEqual([false]);
  expect((await counter.get()).exists).toBe(false);
});

test('a person who returned after the warning keeps the account', async () => {
  await getAuth(app).importUsers([
    account('revenue', 10, { averti: now - 40 * dayMs, testeur: true }),
  ]);
  const { comptes, aPrevenir } = await findMenage(app, now);
  expect([comptes, aPrevenir]).toEqual([[], []]);
});

test('an anonymous account is deleted 180 days after its last use', async () => {
  await getAuth(app).importUsers([
    { uid: 'promeneur', ...usedDaysAgo(181) },
    { uid: 'promeneuse', ...usedDaysAgo(179) },
  ]);
  expect(await runMenage(app, ['--effacer'], now)).toMatch(/1 session sans compte/);
  expect(await remainingUids()).toEqual(['promeneuse']);
});

test('a conversation is erased a year after it was closed, whole; an open one is only named', async () => {
  const old = now - 366 * dayMs;
  const database = getDatabase(app);
  await database.ref().set({
    conversations: {
      close: { etat: 'close', dernier: { at: old } },
      ouverte: { etat: 'ouverte', dernier: { at: old } },
      recente: { etat: 'close', dernier: { at: now - 360 * dayMs } },
    },
    messages: { close: { m: { texte: 'Bonjour' } }, recente: { m: { texte: 'Oui' } } },
    notes: { close: { n: { texte: 'À rappeler' } } },
    acces: { close: { quelquun: 'lien' } },
    debits: {
      hier: { message: { at: now - dayMs } },
      jadis: { message: { at: old }, conversation: { at: old } },
    },
  });
  const said = await runMenage(app, ['--effacer'], now);
  expect(said).toMatch(/1 échange terminé/);
  expect(said).toMatch(/1 compteur contre les abus/);
  expect(said).toMatch(/1 échange ancien n’est pas clos/);
  expect((await database.ref().get()).val()).toMatchObject({
    conversations: { ouverte: {}, recente: {} },
    messages: { recente: {} },
    debits: { hier: {} },
  });
  expect(JSON.stringify((await database.ref().get()).val())).not.toMatch(
    /"close":|jadis/,
  );
});

test('a team and an event go 30 days after their last word, and a code after its day', async () => {
  const database = getDatabase(app);
  await database.ref().set({
    equipes: {
      jadis: { a: { at: now - 40 * dayMs }, b: { at: now - 31 * dayMs } },
      hier: { a: { at: now - 40 * dayMs }, b: { at: now - dayMs } },
    },
    codes: { AAAAAA: { expireAt: now - 1 }, BBBBBB: { expireAt: now + 1 } },
    animations: {
      jadis: { evenement: { at: now - 31 * dayMs }, groupes: { a: { jeton: 'x' } } },
      hier: { evenement: { at: now - 29 * dayMs } },
    },
  });
  const said = await runMenage(app, ['--effacer'], now);
  expect(said).toMatch(/1 équipe qui ne joue plus/);
  expect(said).toMatch(/1 code d’équipe/);
  expect(said).toMatch(/1 animation ou sortie de classe/);
  expect((await database.ref().get()).val()).toEqual({
    animations: { hier: expect.anything() as unknown },
    equipes: { hier: expect.anything() as unknown },
    codes: { BBBBBB: { expireAt: now + 1 } },
  });
});

test('documents under a party that Firestore deleted are erased after it', async () => {
  const firestore = getFirestore(app);
  for (const etape of ['e1', 'e2']) {
    const path = `parties/partieEffacee00000001/reussites/${etape}`;
    await firestore.doc(path).set({ points: 5 });
  }
  await firestore.doc('parties/partieEnCours00000001').set({ uid: 'a' });
  await firestore.doc('parties/partieEnCours00000001/reussites/e1').set({ points: 5 });
  // Its own date clears it away.
  await firestore.doc('essais/a_dijon_1_e1').set({ uid: 'a', numero: 1 });
  expect(await runMenage(app, ['--effacer'], now)).toMatch(
    /2 restes de parties effacées/,
  );
  const { docs } = await firestore.collectionGroup('reussites').get();
  expect(docs.map(({ ref }) => ref.path)).toEqual([
    'parties/partieEnCours00000001/reussites/e1',
  ]);
  expect((await firestore.doc('essais/a_dijon_1_e1').get()).exists).toBe(true);
});

test('documents under deleted parties are erased after them, and so are those older than the party of their id', async () => {
  const firestore = getFirestore(app);
  const at = (hours: number) => Timestamp.fromMillis(now + hours * 3_600_000);
  await firestore.doc('parties/partieEnCours00000001').set({ startedAt: at(0) });
  await firestore.doc('parties/partieReprise00000001').set({ startedAt: at(0) });
  const under = (id: string) => `parties/${id}/reussites/e1`;
  const write = (id: string, hours: number) =>
    firestore.doc(under(id)).set({ at: at(hours) });
  await write('partieEnCours00000001', 0);
  await write('partieReprise00000001', -1);
  await write('partieEffacee00000001', 1);
  expect(await runMenage(app, ['--effacer'], now)).toMatch(
    /2 restes de parties effacées/,
  );
  const { docs } = await firestore.collectionGroup('reussites').get();
  expect(docs.map(({ ref }) => ref.path)).toEqual([under('partieEnCours00000001')]);
  expect(await runMenage(app, [], now)).toMatch(/0 reste d’une partie effacée/);
});

test('the photo of a report goes 180 days after it was sent', async () => {
  const bucket = getStorage(app).bucket();
  await bucket.deleteFiles({ prefix: 'signalements/' });
  const photo = bucket.file('signalements/promeneur/1/photo.webp');
  await photo.save(Buffer.from([1]), { contentType: 'image/webp' });
  const erased = (days: number) => runMenage(app, ['--effacer'], now + days * dayMs);
  expect(await erased(179)).toMatch(/0 photo de signalement/);
  expect(await erased(181)).toMatch(/1 photo de signalement/);
  expect(await photo.exists()).toEqual([false]);
});

test('the files that no version, no working copy and no revision names are counted, and go', async () => {
  const bucket = getStorage(app).bucket();
  await bucket.deleteFiles({ prefix: 'quetes/' });
  await bucket.deleteFiles({ prefix: 'parcours/' });
  const firestore = getFirestore(app);
  const quete = 'quetes/21_dijon_le-lavoir';
  const working = 'parcours/parcoursDesFichiers01';
  const contenuOf = (path: string) => JSON.stringify({ etapes: [{ image: { path } }] });
  const kept = [
    `${quete}/premiere.webp`,
    `${quete}/seconde.webp`,
    'quetes/21_dijon_retiree/image.webp',
    `${working}/etape-g.webp`,
    `${working}/etape-m.webp`,
    `${working}/etape-p.webp`,
    `${working}/voix.mp3`,
    `${working}/portrait.webp`,
    `${working}/d-avant.webp`,
    `privees/${'a'.repeat(32)}/gardee.webp`,
  ];
  const left = [
    `${quete}/coupee.webp`,
    'quetes/21_dijon_jamais-parue/coupee.webp',
    // Over: its document is gone.
    `privees/${'b'.repeat(32)}/finie.webp`,
    `${working}/retiree-g.webp`,
    `${working}/retiree-m.webp`,
    'parcours/parcoursQuiNEstPlus1/image.webp',
  ];
  for (const name of [...kept, ...left]) {
    await bucket.file(name).save(Buffer.from([1]), { contentType: 'image/webp' });
  }
  const [premiere, seconde, retiree] = kept.map(contenuOf);
  await firestore.doc(quete).set({ contenu: seconde, version: 2 });
  await firestore.doc(`${quete}/versions/1`).set({ contenu: premiere });
  await firestore.doc(`${quete}/versions/2`).set({ contenu: seconde });
  await firestore
    .doc(`privees/${'a'.repeat(32)}`)
    .set({ contenu: contenuOf(`privees/${'a'.repeat(32)}/gardee.webp`) });
  // Withdrawn: parties under way still show it.
  await firestore.doc('quetes/21_dijon_retiree/versions/1').set({ contenu: retiree });
  const aventure = JSON.stringify({
    personnages: [{ portrait: { path: `${working}/portrait.webp` } }],
  });
  // Announced, and never or no longer shown.
  const fichiers = ['etape-g.webp', 'retiree-g.webp', 'retiree-m.webp'];
  await firestore.doc(working).set(parcours({ aventure, fichiers }));
  await firestore
    .doc(`${working}/etapes/etape0001`)
    .set({ image: { path: `${working}/etape-g.webp` }, audio: `${working}/voix.mp3` });
  await firestore
    .doc(`${working}/revisions/3`)
    .set({ contenu: contenuOf(`${working}/d-avant.webp`) });

  const later = (days: number) => Date.now() + days * dayMs;
  const names = async () => {
    const [files] = await bucket.getFiles();
    return files
      .map(({ name }) => name)
      .filter((name) => /^(quetes|parcours|privees)\//.test(name));
  };
  expect(await runMenage(app, [], later(0.9))).toMatch(/0 fichier que rien ne montre/);
  expect(await runMenage(app, [], later(1.1))).toMatch(/3 fichiers que rien ne montre/);
  expect(await runMenage(app, [], later(29))).toMatch(/3 fichiers que rien ne montre/);
  expect(await runMenage(app, [], later(31))).toMatch(/6 fichiers que rien ne montre/);
  expect(await names()).toHaveLength(kept.length + left.length);

  // A publication uses one of them after it was found.
  const menage = await findMenage(app, later(31));
  await firestore
    .doc(`${quete}/versions/3`)
    .set({ contenu: contenuOf(`${quete}/coupee.webp`) });
  await doMenage(app, menage, later(31));
  expect(new Set(await names())).toEqual(new Set([...kept, `${quete}/coupee.webp`]));
  expect(await runMenage(app, [], later(31))).toMatch(/0 fichier que rien ne montre/);
});

test('an e-mail of reports is cleared away thirty days later, and no document of others', async () => {
  const firestore = getFirestore(app);
  const recap = firestore.doc('mail/recap_2026-11-26_13010_alice');
  await recap.set({ to: ['alice@exemple.fr'], createdAt: Timestamp.fromMillis(now) });
  await firestore.doc('mail/autre').set({ to: ['autre@exemple.fr'] });
  expect(await runMenage(app, [], now + 29 * dayMs)).toMatch(/0 récapitulatif envoyé/);
  expect(await runMenage(app, [], now + 30 * dayMs)).toMatch(/1 récapitulatif envoyé/);
  await runMenage(app, ['--effacer'], now + 30 * dayMs);
  expect((await recap.get()).exists).toBe(false);
  expect((await firestore.doc('mail/autre').get()).exists).toBe(true);
});

test('a private file that its uploader opened by a link is found and stays, and a public one is left alone', async () => {
  const bucket = getStorage(app).bucket();
  const names = ['parcours/parcoursDuLien00001/voix.mp3', 'quetes/21_dijon_lien/a.webp'];
  await bucket.deleteFiles({ prefix: 'parcours/' });
  await bucket.deleteFiles({ prefix: 'signalements/' });
  for (const name of names) {
    await bucket.file(name).save(Buffer.from([1]), {
      contentType: 'image/webp',
      metadata: { metadata: { firebaseStorageDownloadTokens: 'jeton-choisi' } },
    });
  }
  expect((await findMenage(app, now)).liens).toEqual([names[0]]);
  expect(await runMenage(app, [])).toMatch(/1 lien de téléchargement d’un fichier privé/);
  await runMenage(app, ['--effacer']);
  expect(await bucket.file(names[0] ?? '').exists()).toEqual([true]);
});

test('the tokens of its links are taken from a file that is there', async () => {
  const said: unknown[] = [];
  const fileThat = (isThere: boolean) => ({
    exists: () => Promise.resolve([isThere] as const),
    setMetadata: (metadata: unknown) => {
      said.push(metadata);
      return Promise.resolve([metadata]);
    },
  });
  await closeLink(fileThat(true));
  await closeLink(fileThat(false));
  expect(said).toEqual([{ metadata: { firebaseStorageDownloadTokens: null } }]);
});

test('the counters of a session that is present today stay', async () => {
  const database = getDatabase(app);
  const today = { id: 'a', at: Date.now(), jour: 1, n: 5 };
  await database
    .ref('debits/presente')
    .set({ message: today, presence: { a: 'bureau' } });
  await database.ref('debits/absente').set({ presence: { a: 'bureau' } });
  await runMenage(app, ['--effacer']);
  expect((await database.ref('debits').get()).val()).toEqual({
    presente: { message: today, presence: { a: 'bureau' } },
  });
});

test('the name of who left goes from the parcours they saved or follow, and from the list of the team', async () => {
  await getAuth(app).importUsers([account('claire', 10)]);
  const firestore = getFirestore(app);
  const personne = (uid: string, nom: string) => ({ uid, nom });
  const saved = firestore.doc('parcours/parcoursSigne0001');
  const followed = firestore.doc('parcours/parcoursSuivi0001');
  await saved.set(parcours({ signataire: personne('parti', 'Paul') }));
  await followed.set(
    parcours({
      signataire: personne('claire', 'Claire'),
      suivi: personne('parti', 'Paul'),
    }),
  );
  const ligne = {
    id: 'parcoursSigne0001',
    titre: 'Le lavoir',
    genre: 'quete',
    communeNom: 'Dijon',
    departement: '21',
    etapeCount: 1,
    etat: 'brouillon',
    publication: null,
    updatedAt: 1,
    par: personne('parti', 'Paul'),
    suivi: personne('claire', 'Claire'),
    membreUids: [],
    controle: { erreurs: 0 },
  };
  const tableau = firestore.doc('tableau/parcours');
  const contenu = JSON.stringify({ lignes: [ligne], jusque: null, ouverts: null });
  await tableau.set({ contenu, revision: 4 });
  const further = firestore.doc('tableau/parcours-1');
  await further.set({ contenu: JSON.stringify({ lignes: [ligne] }), revision: 1 });

  expect(await runMenage(app, ['--effacer'], now)).toMatch(/1 nom d’une personne partie/);
  expect((await saved.get()).get('signataire')).toEqual(personne('parti', ''));
  expect((await followed.get()).get('suivi')).toBeUndefined();
  expect((await followed.get()).get('signataire')).toEqual(personne('claire', 'Claire'));
  for (const [part, revision] of [
    [tableau, 5],
    [further, 2],
  ] as const) {
    const after = await part.get();
    expect(after.get('revision')).toBe(revision);
    expect(JSON.parse(String(after.get('contenu')))).toMatchObject({
      lignes: [{ par: null, suivi: personne('claire', 'Claire') }],
    });
  }
  expect(await runMenage(app, [], now)).toMatch(/0 nom d’une personne partie/);
});

test('documents of parts that the site no longer has are counted and erased once, and their neighbours stay', async () => {
  const gone = [
    'quetes/dijon/palmares/partie0001',
    'quetes/dijon/plaintes/partie0001',
    'quetes/dijon/mercis/partie0001',
    'quetes/dijon/compteurs/merci',
    'masques/anne',
    'voeux/05009_0',
    'voeux/05009_0/voix/anne',
    'debits/anne/genres/voix',
    'sagas/trois-lavoirs/secrets/cle',
    'parties/partie0001/essais/etape0001',
    'migrations/une',
  ];
  const kept = [
    'quetes/dijon/compteurs/avis',
    'debits/anne/genres/avis',
    'essais/anne_dijon_1_etape0001',
    'sagas/trois-lavoirs',
  ];
  const firestore = getFirestore(app);
  for (const path of [...gone, ...kept]) await firestore.doc(path).set({ n: 1 });
  const root = getDatabase(app).ref();
  await root.update({
    'absence/anne': { jusquAu: 1 },
    'conversations/une': { etat: 'attente', at: now },
    'conversations/autre': { etat: 'ouverte', at: now },
  });

  const erased = await runMenage(app, ['--effacer'], now);
  expect(erased).toMatch(/13 documents de parties du site qui n’existent plus/);
  for (const path of gone) {
    expect((await firestore.doc(path).get()).exists, path).toBe(false);
  }
  for (const path of kept) {
    expect((await firestore.doc(path).get()).exists, path).toBe(true);
  }
  const { absence, conversations } = (await root.get()).val() as Record<string, unknown>;
  expect(absence).toBeUndefined();
  expect(conversations).toEqual({
    une: { etat: 'close', at: now },
    autre: { etat: 'ouverte', at: now },
  });
  expect(await runMenage(app, [], now)).toMatch(
    /0 document d’une partie du site qui n’existe plus/,
  );
});

test('words that it does not know bring the usage', async () => {
  await expect(runMenage(app, ['--tout'])).rejects.toThrow(/^Usage/);
  await expect(runMenage(app, ['--effacer', '--avertis'])).rejects.toThrow(/^Usage/);
});

test('the command itself answers', async () => {
  const said = await run(process.execPath, ['--import', 'tsx', 'tools/admin/menage.ts'], {
    env: {},
  });
  expect(said).toMatchObject({ status: 0 });
  expect(said.output).toMatch(/^À effacer, par « npm run menage -- --effacer » :/m);
});

test('every duration enforced by Firestore is among its TTLs', () => {
  const { fieldOverrides } = JSON.parse(
    readFileSync('firestore.indexes.json', 'utf8'),
  ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: true }[] };
  const cleared = fieldOverrides
    .filter(({ ttl, fieldPath }) => ttl === true && fieldPath === 'expireAt')
    .map(({ collectionGroup }) => collectionGroup);
  const promised = Object.values(retentionMeans).flatMap((means) =>
    typeof means === 'string' ? [] : means.ttl,
  );
  expect(promised.length).toBeGreaterThan(2);
  expect(cleared).toEqual(expect.arrayContaining(promised));
});

test('a parcours is erased from the bin thirty days after its last change, with all its data; a restored one stays', async () => {
  const firestore = getFirestore(app);
  const bucket = getStorage(app).bucket();
  const put = async (id: string, fields: Record<string, unknown> = {}) => {
    await firestore.doc(`parcours/${id}`).set(
      parcours({
        etat: 'corbeille',
        updatedAt: Timestamp.fromMillis(now),
        membres: { alice: 'auteur' },
        membreUids: ['alice'],
        ...fields,
      }),
    );
    await firestore.doc(`parcours/${id}/etapes/etape0001`).set({ titre: 'Le lavoir' });
    const file = bucket.file(`parcours/${id}/lavoir.webp`);
    await file.save(Buffer.from([1]), { contentType: 'image/webp' });
  };
  const jete = 'parcoursJete00001';
  const repris = 'parcoursRepris001';
  const paru = 'parcoursParu00001';
  await put(jete);
  await put(repris);
  // No rule allows it.
  await put(paru, { publication: { queteId: '21_dijon_le-lavoir' } });
  const cle = 'c'.repeat(32);
  const jeton = 'd'.repeat(32);
  await firestore.doc(`privees/${cle}`).set({ uid: 'alice', place: 1, parcoursId: jete });
  await firestore.doc(`privees/${cle}/solutions/toutes`).set({ contenu: '{}' });
  await firestore.doc('places/alice_1').set({ cle });
  await firestore.doc(`invitations/${jeton}`).set({ parcoursId: jete });
  const image = bucket.file(`privees/${cle}/image.webp`);
  await image.save(Buffer.from([1]), { contentType: 'image/webp' });
  const tableau = firestore.doc('tableau/parcours');
  const lignes = [jete, repris].map((id) => ({
    ...{ id, titre: '', genre: 'quete', communeNom: '', departement: '' },
    ...{ etapeCount: 1, etat: 'corbeille', publication: null, updatedAt: now },
    ...{ par: null, suivi: null, membreUids: [] },
    controle: { erreurs: 0 },
  }));
  const contenu = JSON.stringify({ lignes, jusque: null, ouverts: null });
  await tableau.set({ contenu, revision: 1 });

  expect(await runMenage(app, [], now + 29 * dayMs)).toMatch(
    /0 parcours dans la corbeille/,
  );
  const after = now + 30 * dayMs;
  const menage = await findMenage(app, after);
  expect(new Set(menage.corbeille)).toEqual(new Set([jete, repris]));
  // Between the search and the erasing.
  await firestore.doc(`parcours/${repris}`).update({ etat: 'brouillon' });
  await doMenage(app, menage, after);

  const isThere = async (path: string) => (await firestore.doc(path).get()).exists;
  for (const path of [
    ...[`parcours/${jete}`, `parcours/${jete}/etapes/etape0001`],
    ...[`privees/${cle}`, `privees/${cle}/solutions/toutes`],
    ...['places/alice_1', `invitations/${jeton}`],
  ]) {
    expect(await isThere(path), path).toBe(false);
  }
  for (const id of [repris, paru]) {
    expect(await isThere(`parcours/${id}/etapes/etape0001`), id).toBe(true);
    const stored = await firestore.doc(`parcours/${id}`).get();
    expect(stored.get('membres'), id).toEqual({ alice: 'auteur' });
  }
  expect(await bucket.file(`parcours/${jete}/lavoir.webp`).exists()).toEqual([false]);
  expect(await image.exists()).toEqual([false]);
  const kept = String((await tableau.get()).get('contenu'));
  expect(kept).not.toContain(jete);
  expect(kept).toContain(repris);
});
