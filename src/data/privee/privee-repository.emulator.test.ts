import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { syncPartie } from '@/data/partie/partie-sync.ts';
import { createPartieStore } from '@/data/partie/partie-store.ts';
import { randomPartieId } from '@/data/partie/partie-sync.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { priveePartieMost } from '@/domain/privee/privee.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { env } from '@/lib/env/env.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { changePastRules, readPastRules } from '@/testing/emulator-documents.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { createEmulatorServices, emulatorServices } from '@/testing/services.ts';
import { planGarde } from '../garde/garde-plan.ts';
import { ownDataRepository } from '../account/own-data-repository.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { parcoursRepository } from '../parcours/parcours-repository.ts';
import type { ParcoursSnapshot } from '../parcours/parcours-store.ts';
import { publicationRepository } from '../quete/publication-repository.ts';
import { PlacesTakenError } from './places-taken-error.ts';
import { gatewayOfAll } from './privee-gateway.ts';
import { readPrivee, readPriveeSolution, readSesame } from './privee-reading.ts';
import { priveeRepository } from './privee-repository.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const titre = 'Les sept ans de Noé';
const author = priveeRepository(emulatorServices);
const playerServices = createEmulatorServices('joueur');
const player = priveeRepository(playerServices);
const otherServices = createEmulatorServices('joueuse');
const parcours = parcoursRepository(emulatorServices);
const id = parcoursIdSchema.parse('anniversaire0001');
const image = {
  path: `parcours/${id}/image-1.webp`,
  texteAlternatif: 'Un lavoir',
  credit: '',
  largeur: 800,
  hauteur: 600,
};

async function save(number = 1): Promise<ParcoursSnapshot> {
  const outcome = await parcours.save({
    base: null,
    parcours: createParcours({
      id: number === 1 ? id : parcoursIdSchema.parse(`publique${number}`.padEnd(16, '0')),
      titre: number === 1 ? titre : 'Le secret du lavoir',
      etapes: [
        createEtape(1, number === 1 ? { image } : {}),
        createEtape(2, { epreuve: createTexteEpreuve() }),
      ],
    }),
    operationId: createOperationId(),
  });
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  return outcome.snapshot;
}

function give(snapshot: ParcoursSnapshot): Promise<string> {
  return author.create({
    snapshot,
    readImage: () => Promise.resolve(new Blob([titre], { type: 'image/webp' })),
    de: Date.now() - dayMs,
    a: Date.now() + 7 * dayMs,
  });
}

beforeEach(async () => {
  await clearBackEnd();
  await signInAs('autrice', { admin: false, isProven: true });
});
afterAll(leaveSession);

test('a plain account publishes a parcours for holders of its key: its text, its files, its solutions', async () => {
  const cle = await give(await save());
  const { quete } = await readPrivee(cle);
  expect(quete.contenu.titre).toBe(titre);
  expect(quete.id).toMatch(/^22_privee_[0-9a-f]{32}$/);
  const path = quete.contenu.etapes[0]?.image?.path ?? '';
  expect(path).toMatch(new RegExp(`^privees/${cle}/[0-9a-f]{64}\\.webp$`));
  expect(await (await fetch(publicFileUrl(path))).text()).toBe(titre);
  const etapeId = etapeIdSchema.parse('etape0002');
  expect((await readPriveeSolution(quete.id, etapeId)).reponse).not.toBe('');
  expect(await author.readOwn()).toMatchObject([
    { cle, titre, place: 1, etat: 'ouverte', partieCount: 0 },
  ]);
});

test('pictures, a recording and a film lie under the key, are played by it, and are kept for a walk without network', async () => {
  const at = (name: string) => `parcours/${id}/${name}`;
  const picture = (name: string) => ({ ...image, path: at(name), droits: true as const });
  const outcome = await parcours.save({
    base: null,
    parcours: createParcours({
      ...{ id, titre },
      etapes: [
        createEtape(1, {
          image: picture('une.webp'),
          autresImages: [picture('deux.webp')],
          autrefois: {
            annee: '1908',
            image: picture('autrefois.webp'),
            aujourdhui: picture('aujourdhui.webp'),
          },
          audio: at('voix.mp3'),
          transcription: 'La tour penche.',
          film: { path: at('film.mp4'), octets: 23, texte: 'La tour penche.' },
        }),
      ],
    }),
    operationId: createOperationId(),
  });
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  const typeOf: Record<string, string> = { mp3: 'audio/mpeg', mp4: 'video/mp4' };
  const cle = await author.create({
    snapshot: outcome.snapshot,
    // Each by its own words, so that each has a name of its own.
    readImage: (path) =>
      Promise.resolve(new Blob([path], { type: typeOf[path.slice(-3)] ?? 'image/webp' })),
    de: Date.now() - dayMs,
    a: Date.now() + 7 * dayMs,
  });
  const { quete } = await readPrivee(cle);
  const [etape] = quete.contenu.etapes;
  const played = [
    ...(etape?.images ?? []),
    etape?.autrefois?.image,
    etape?.autrefois?.aujourdhui,
    etape?.audio,
    etape?.film,
  ].map((file) => file?.path ?? '');
  const place = new RegExp(`^privees/${cle}/[0-9a-f]{64}\\.(webp|mp3|mp4)$`);
  for (const path of played) expect(path).toMatch(place);
  const told = await Promise.all(
    played.map(async (path) => (await fetch(publicFileUrl(path))).text()),
  );
  expect(told).toEqual(
    [
      'une.webp',
      'deux.webp',
      'autrefois.webp',
      'aujourdhui.webp',
      'voix.mp3',
      'film.mp4',
    ].map(at),
  );
  const film = await fetch(publicFileUrl(etape?.film?.path ?? ''));
  expect(film.headers.get('Content-Type')).toBe('video/mp4');
  const plan = planGarde(quete, () => 'https://tuiles.test/1', true);
  expect(plan.images.toSorted()).toEqual(played.map(publicFileUrl).toSorted());
  expect(plan.need.pages).toEqual(['/privee']);
});

test('a wrong key opens nothing, like a late one', async () => {
  const cle = await give(await save());
  await expect(readPrivee('f'.repeat(32))).rejects.toThrow(AccessDeniedError);
  const past = { timestampValue: '2026-01-01T00:00:00Z' };
  await changePastRules(`privees/${cle}`, { expireAt: past });
  await expect(readPrivee(cle)).rejects.toThrow(AccessDeniedError);
});

test('three live at once; a place is free again once its quête is deleted', async () => {
  const snapshot = await save();
  const keys = [await give(snapshot), await give(snapshot), await give(snapshot)];
  await expect(give(snapshot)).rejects.toThrow(PlacesTakenError);
  await author.erase(keys[1] ?? '');
  expect(await readPastRules(`privees/${keys[1]}/solutions/toutes`)).toBeNull();
  await give(snapshot);
  const places = (await author.readOwn()).map(({ place }) => place);
  expect(places.toSorted()).toEqual([1, 2, 3]);
});

test('the eight signs lead to their key', async () => {
  const cle = await give(await save());
  const { signes, jusquA } = await author.giveSesame(cle);
  expect(await readSesame(signes)).toBe(cle);
  expect(jusquA).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1_000);
  await expect(readSesame('00000000')).rejects.toThrow(AccessDeniedError);
});

test('reports of many stop it, and the team’s clearance makes it immune to reports', async () => {
  const cle = await give(await save());
  const { a } = await readPrivee(cle);
  await ensurePlayerUid(playerServices);
  await ensurePlayerUid(otherServices);
  const other = priveeRepository(otherServices);
  await Promise.all([
    player.report({ cle, a }, 'Un texte blessant'),
    other.report({ cle, a }, 'Une adresse privée'),
  ]);
  await expect(readPrivee(cle)).rejects.toThrow(AccessDeniedError);
  await expect(player.report({ cle, a }, 'Encore')).rejects.toThrow(AccessDeniedError);
  await expect(author.stop(cle)).rejects.toThrow(AccessDeniedError);
  await signInAs('equipe', { admin: true, isProven: true });
  const [reported] = await author.readReported();
  expect(reported?.privee.cle).toBe(cle);
  expect(reported?.alertes.map(({ motif }) => motif).toSorted()).toEqual([
    'Un texte blessant',
    'Une adresse privée',
  ]);
  await author.judge(cle, 'levee');
  await author.report({ cle, a }, 'Un troisième avis');
  expect((await readPrivee(cle)).quete.contenu.titre).toBe(titre);
  await author.judge(cle, 'fermee');
  await expect(readPrivee(cle)).rejects.toThrow(AccessDeniedError);
});

test('a party is counted once, reads a solution it asked for, and proves nothing', async () => {
  const cle = await give(await save());
  const { quete } = await readPrivee(cle);
  const store = createPartieStore({ name: crypto.randomUUID() });
  const begun = beginPartie(quete, randomPartieId(), Date.now(), []);
  const [first, second] = quete.contenu.etapes;
  const passed = [first, second].reduce((partie, etape) => {
    if (etape === undefined) return partie;
    const read = play(partie, { type: 'read', etapeId: etape.id }, quete.contenu);
    const at = Date.now();
    const past = play(read, { type: 'pass', etapeId: etape.id, at }, quete.contenu);
    return play(past, { type: 'goOn', etapeId: etape.id, at }, quete.contenu);
  }, begun);
  await store.begin(quete, passed);
  const gateway = gatewayOfAll(playerServices);
  const ports = {
    store,
    loadGateway: () => Promise.resolve(gateway),
    now: () => Date.now(),
  };
  await syncPartie(ports, passed.id, quete.contenu);
  await syncPartie(ports, passed.id, quete.contenu);
  const kept = await store.read(passed.id);
  expect(Object.keys(kept?.envoi.solutionByEtapeId ?? {})).toEqual(['etape0002']);
  expect((await author.readOwn())[0]?.partieCount).toBe(1);
  expect(await readPastRules(`parties/${kept?.envoi.documentId}`)).toBeNull();
});

test('the 201st party goes on without being counted', async () => {
  const cle = await give(await save());
  await changePastRules(`privees/${cle}`, {
    partieCount: { integerValue: String(priveePartieMost) },
  });
  await expect(player.countPartie(cle)).rejects.toThrow(AccessDeniedError);
  expect((await author.readOwn())[0]?.partieCount).toBe(priveePartieMost);
});

test('it goes with the account of its author', async () => {
  const cle = await give(await save());
  await ownDataRepository(emulatorServices).remove();
  expect(await readPastRules(`privees/${cle}`)).toBeNull();
  expect(await readPastRules(`privees/${cle}/solutions/toutes`)).toBeNull();
});

test('a quête privée that the team has closed stays until its end, also without its author', async () => {
  const cle = await give(await save());
  await changePastRules(`privees/${cle}`, { etat: { stringValue: 'fermee' } });
  await expect(author.erase(cle)).rejects.toThrow(AccessDeniedError);
  await ownDataRepository(emulatorServices).remove();
  expect(await readPastRules(`privees/${cle}`)).not.toBeNull();
});

/** The paths of all documents there are. */
async function pathsUnder(firestore: Firestore, below = ''): Promise<string[]> {
  const collections =
    below === ''
      ? await firestore.listCollections()
      : await firestore.doc(below).listCollections();
  const paths: string[] = [];
  for (const collection of collections) {
    for (const document of await collection.listDocuments()) {
      paths.push(document.path, ...(await pathsUnder(firestore, document.path)));
    }
  }
  return paths;
}

test('neither public data nor file names reveal a quête privée without its key', async () => {
  const cle = await give(await save());
  await author.giveSesame(cle);
  await signInAs('equipe', { admin: true, isProven: true });
  const snapshot = await save(2);
  await publicationRepository(emulatorServices).publish({
    snapshot,
    readImage: () => Promise.reject(new Error('There is no image.')),
  });
  const { projectId, storageBucket } = env.firebase;
  const app = initializeApp({ projectId, storageBucket }, 'tout');
  try {
    const { firestore: host = '', storage = '' } = env.emulators;
    const base = `http://${host}/v1/projects/${projectId}/databases/(default)/documents`;
    const { quete } = await readPrivee(cle);
    const told = [cle, titre, quete.id];
    const paths = await pathsUnder(getFirestore(app));
    const isKeyed = (path: string) => path.includes(cle) || path.startsWith('sesames/');
    const open: string[] = [];
    for (const path of paths.filter((one) => !isKeyed(one))) {
      const response = await fetch(`${base}/${path}`);
      if (response.ok) open.push(`${path} ${await response.text()}`);
    }
    // Includes the source of the catalogue, search, the site map, feeds and open data.
    expect(open.some((text) => text.startsWith('catalogue/22 '))).toBe(true);
    expect(open.filter((text) => told.some((one) => text.includes(one)))).toEqual([]);
    const roots = [...new Set(paths.map((path) => path.split('/')[0] ?? ''))];
    expect(roots).toContain('privees');
    for (const root of roots) {
      const list = await fetch(`${base}/${root}?pageSize=50`);
      const text = await list.text();
      expect(told.filter((one) => text.includes(one))).toEqual([]);
    }
    const files = await fetch(
      `http://${storage}/v0/b/${storageBucket}/o?prefix=privees/`,
    );
    expect(files.ok).toBe(false);
    const [there] = await getStorage(app).bucket().getFiles({ prefix: 'privees/' });
    expect(there.some(({ name }) => name.includes(cle))).toBe(true);
  } finally {
    await deleteApp(app);
  }
});
