import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { ajoutee } from '@/domain/saga/equipe.ts';
import { avanceeOf, type EtapeSaga } from '@/domain/saga/saga.ts';
import { env } from '@/lib/env/env.ts';
import { clearBackEnd, leaveSession } from '@/testing/emulator-account.ts';
import { emulatedOptions } from '../../tools/admin/admin-app.ts';
import { runMigrate } from '../../tools/admin/migrate.ts';
import { openDataFiles } from '../../tools/build/prerender/open-data/open-data-files.ts';
import { openSite } from '../../tools/build/prerender/open-data/site.ts';
import { importDatabases } from '../../tools/local-firebase/database/exports.ts';
import {
  fixtureAccounts,
  fixturePassword,
  type FixtureAccount,
} from '../../e2e/compatibility/accounts.ts';
import { editionFolder, freshTimes } from '../../e2e/compatibility/editions.ts';
import { readActualites, readArticle } from './actualite/actualite-repository.ts';
import { articleDeskRepository } from './actualite/article-desk-repository.ts';
import { animationRepository } from './animation/animation-repository.ts';
import { avisModerationRepository } from './avis/avis-moderation-repository.ts';
import { avisRepository } from './avis/avis-repository.ts';
import {
  readDepartement,
  readFrance,
  readWholeRecherche,
} from './catalogue/catalogue-repository.ts';
import { responsableRepository } from './commune/responsable-repository.ts';
import { absenceDeskRepository } from './conversation/absence-desk-repository.ts';
import { inboxRepository } from './conversation/inbox-repository.ts';
import { reponseRepository } from './conversation/reponse-repository.ts';
import { debitRepository } from './debit/debit-repository.ts';
import { directRepository } from './direct/direct-repository.ts';
import { equipeRepository } from './equipe/equipe-repository.ts';
import { commentaireRepository } from './commentaire/commentaire-repository.ts';
import { invitationRepository } from './membre/invitation-repository.ts';
import { jalonRepository } from './jalon/jalon-repository.ts';
import { marcheRepository } from './marche/marche-repository.ts';
import { membreRepository } from './membre/membre-repository.ts';
import { ownParcoursRepository } from './parcours/own-parcours-repository.ts';
import { parcoursRepository } from './parcours/parcours-repository.ts';
import { tableauRepository } from './tableau/tableau-repository.ts';
import { partieListRepository } from './partie/partie-list-repository.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from './partie/partie-repository.ts';
import { repriseRepository } from './partie/reprise-repository.ts';
import { queteRepository } from './quete/quete-repository.ts';
import { suspensionRepository } from './quete/suspension-repository.ts';
import { readPartState } from './saga/part-state.ts';
import { readSaga } from './saga/saga-reading.ts';
import { sagaRepository } from './saga/saga-repository.ts';
import { isRevoked } from './session/revocation-repository.ts';
import { signalementInboxRepository } from './signalement/signalement-inbox-repository.ts';
import { statistiqueRepository } from './statistique/statistique-repository.ts';
import { tourneeRepository } from './tournee/tournee-repository.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';

const { listJudged: listJudgedAvis, listPending: listPendingAvis } =
  avisModerationRepository(emulatorServices);
const { list: readAvisList } = avisRepository(emulatorServices);
const { read: readDebit } = debitRepository(emulatorServices);
const { watch: watchDirect } = directRepository(emulatorServices);
const { read: readQuete, readVersion: readQueteVersion } =
  queteRepository(emulatorServices);
const { read: readSuspensions } = suspensionRepository(emulatorServices);
const { list: listSignalements } = signalementInboxRepository(emulatorServices);
const { list: listStatistiques } = statistiqueRepository(emulatorServices);

const firestoreCommentaireStore = commentaireRepository(emulatorServices);
const { read: readInvitation } = invitationRepository(emulatorServices);
const { list: listJalons, read: readJalon } = jalonRepository(emulatorServices);
const { list: listMarches } = marcheRepository(emulatorServices);
const firestoreMembreStore = membreRepository(emulatorServices);
const { list: listOwnParcours } = ownParcoursRepository(emulatorServices);
const { load: loadParcours } = parcoursRepository(emulatorServices);
const { open: openTableau } = tableauRepository(emulatorServices);

const parties = partieGateway(emulatorServices);

/*
 * The fixtures of earlier editions (e2e/compatibility/README.md), read by the repositories of now, under the rules of now and
 * as those who use them: a reader that has become stricter fails here, before a journey does.
 */

const folder = path.join(editionFolder('2026-11'), 'back-end');
const { projectId } = env.firebase;
const app = initializeApp(emulatedOptions(projectId), 'fixture-readers');
const stored = getFirestore(app);
const live = getDatabase(app);

const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

async function ask(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, { headers: owner, ...init });
  if (!response.ok) throw new Error(`${url} answered ${await response.text()}`);
}

/** Puts the documents, accounts and live data of the fixture in place of what there is. */
async function importFixture(): Promise<void> {
  const { auth = '', firestore = '', database = '' } = env.emulators;
  await clearBackEnd();
  await ask(`http://${firestore}/emulator/v1/projects/${projectId}:import`, {
    method: 'POST',
    body: JSON.stringify({
      database: `projects/${projectId}/databases/(default)`,
      export_directory: path.join(
        folder,
        'firestore_export/firestore_export.overall_export_metadata',
      ),
    }),
  });
  await ask(
    `http://${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    {
      method: 'POST',
      body: readFileSync(path.join(folder, 'auth_export/accounts.json')),
    },
  );
  await importDatabases(`http://${database}`, folder);
  await live.ref().update(freshTimes((await live.ref().get()).val(), Date.now()));
}

beforeAll(importFixture);

afterAll(async () => {
  await leaveSession();
  await clearBackEnd();
  await live.ref().remove();
  await deleteApp(app);
});

/** What readers say of documents that they leave out. */
const leftOut: unknown[] = [];
beforeEach(() => {
  leftOut.length = 0;
  for (const way of ['warn', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((...words: unknown[]) => {
      // A refusal of the rules, which the SDK notes, is for the reader to take.
      if (!String(words[0]).includes('@firebase/')) leftOut.push(words);
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(leftOut).toEqual([]);
});

async function as(account: FixtureAccount): Promise<string> {
  const { user } = await signInWithEmailAndPassword(
    await emulatorServices.auth(),
    fixtureAccounts[account],
    fixturePassword,
  );
  return user.uid;
}

/** The ids in a collection, past the rules. */
async function idsIn(place: string): Promise<string[]> {
  const { docs } = await stored.collection(place).get();
  return docs.map(({ id }) => id);
}

/** The first value of a listener. */
function told<Value>(
  watch: (onValue: (value: Value) => void, onError: (error: Error) => void) => () => void,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stops: (() => void)[] = [];
    const end = (settle: () => void) => {
      // A listener may be told before it can be stopped.
      queueMicrotask(() => stops.forEach((stop) => stop()));
      settle();
    };
    stops.push(
      watch(
        (value) => end(() => resolve(value)),
        (error) => end(() => reject(error)),
      ),
    );
  });
}

const quetePath = (id: string) => `quetes/${id}`;
const fullQuete = queteIdSchema.parse('22_dinan_la-quete-au-complet');
const brouillon = parcoursIdSchema.parse('compat202611brouillo');

async function queteIds(): Promise<QueteId[]> {
  return (await idsIn('quetes')).map((id) => queteIdSchema.parse(id));
}

async function parcoursIds(): Promise<ParcoursId[]> {
  return (await idsIn('parcours')).map((id) => parcoursIdSchema.parse(id));
}

/** How many documents the collections of each name hold. */
const documentCounts = {
  articles: 10,
  avis: 21,
  catalogue: 11,
  commentaires: 2,
  communes: 1,
  compteurs: 2,
  deblocages: 5,
  epreuves: 81,
  essais: 23,
  etapes: 81,
  genres: 17,
  invitations: 4,
  marches: 1,
  membres: 1,
  mercis: 4,
  palmares: 4,
  parcours: 15,
  parties: 8,
  plaintes: 2,
  quetes: 11,
  reprises: 1,
  responsables: 1,
  reussites: 28,
  revisions: 8,
  revocations: 1,
  signalements: 17,
  solutions: 51,
  statistiques: 34,
  tableau: 1,
  tournees: 2,
  transferts: 1,
  verrous: 51,
  versions: 13,
  voeux: 1,
  voix: 1,
};

/** How many children each branch of the live data has. */
const childCounts = {
  absence: 3,
  acces: 1,
  animations: 2,
  bureaux: 1,
  codes: 6,
  conversations: 29,
  debits: 7,
  direct: 1,
  equipes: 2,
  messages: 29,
  notes: 1,
  presence: 2,
  reponses: 1,
  revocations: 1,
  saisie: 1,
};

/** What the devices hold: rows of each store of their databases, entries of their caches, and keys of local storage. */
const deviceCounts = {
  'bloque-brouillon': 1,
  'cache jeu': 2,
  'cache quete 22_dinan_la-visite-au-complet': 63,
  'contact-brouillon': 1,
  conversations: 1,
  echos: 1,
  equipes: 1,
  favoris: 1,
  'firebaseLocalStorageDb/firebaseLocalStorage': 3,
  jeu: 2,
  'qc-brouillons/drafts': 2,
  'qc-brouillons/images': 3,
  'qc-demonstrations-brouillons/drafts': 2,
  'qc-demonstrations-brouillons/images': 0,
  'qc-demonstrations/jalons': 1,
  'qc-demonstrations/medias': 3,
  'qc-demonstrations/parcours': 2,
  'qc-reperage/captures': 2,
  'qc-reperage/media': 3,
  'qc.actualite.': 1,
  'qc.atelier.touche-seule': 1,
  'qc.atelier.volets': 1,
  'qc.aventure.carte': 1,
  'qc.aventure.essais.compat202611aventure': 1,
  'qc.brouillon.': 1,
  'qc.commentaires.compat202611quete000': 1,
  'qc.icones': 1,
  'qc.icones.lucide': 1,
  'qc.lien': 1,
  'qc.marche.': 1,
  'qc.marches.': 1,
  'qc.messages.son': 1,
  'qc.messages.touches': 1,
  'qc.reprises': 1,
  'qc.session': 2,
  'qc.tournee.': 1,
  'qc.visite-atelier': 1,
  'qc.vues-des-parcours': 1,
  'quetes-et-codes-parties/parties': 6,
  'quetes-et-codes-parties/quetes': 6,
  'quetes-et-codes-photos/photos': 1,
  'quetes-et-codes-signalements/envois': 1,
  'reponse-': 1,
  'signalements-suivis': 1,
  'sur-papier': 1,
  theme: 1,
};

type Dump = {
  localStorage: Record<string, string>;
  databases: { name: string; stores: { name: string; rows: unknown[] }[] }[];
  caches: { name: string; entries: unknown[] }[];
};

/** The ids that stand in names of stores are drawn: they are left out. */
function nameOf(key: string): string {
  return key.replace(/(^reponse-|^qc\.(?:marches?|brouillon|tournee)\.).+$/, '$1');
}

describe('The fixture of November 2026', () => {
  it('holds documents of every collection', async () => {
    const counts = Object.keys(documentCounts).map(async (name) => {
      const found = await stored.collectionGroup(name).count().get();
      return [name, found.data().count] as const;
    });
    expect(Object.fromEntries(await Promise.all(counts))).toEqual(documentCounts);
  });

  it('holds something of every branch of the live data', async () => {
    const all = (await live.ref().get()).val() as Record<string, object>;
    const counts = Object.entries(all).map(([name, value]) => [
      name,
      Object.keys(value).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(childCounts);
  });

  it('holds files of every folder', () => {
    const metadata = path.join(folder, 'storage_export/metadata');
    const folders = readdirSync(metadata).map((file) => {
      const text = readFileSync(path.join(metadata, file), 'utf8');
      return (JSON.parse(text) as { name: string }).name.split('/')[0];
    });
    expect(new Set(folders)).toEqual(
      new Set(['articles', 'avatars', 'parcours', 'quetes', 'signalements']),
    );
  });

  it('holds something of every store of a device', () => {
    const counts: Record<string, number> = {};
    for (const device of ['author', 'player', 'account', 'oldest']) {
      const file = path.join(folder, `../device-${device}.json`);
      const { localStorage, databases, caches } = JSON.parse(
        readFileSync(file, 'utf8'),
      ) as Dump;
      const stores = databases.flatMap(({ name, stores: list }) =>
        list.map((store) => [`${name}/${store.name}`, store.rows.length] as const),
      );
      for (const [name, count] of [
        ...Object.keys(localStorage).map((key) => [nameOf(key), 1] as const),
        ...stores,
        ...caches.map(({ name, entries }) => [`cache ${name}`, entries.length] as const),
      ]) {
        counts[name] = (counts[name] ?? 0) + count;
      }
    }
    expect(counts).toEqual(deviceCounts);
  });
});

describe('Of the fixture of November 2026, the readers of now take', () => {
  it('each parcours with its étapes, épreuves and history', async () => {
    await as('admin');
    for (const id of await parcoursIds()) {
      const { parcours } = await loadParcours(id);
      const etapeIds = await idsIn(`parcours/${id}/etapes`);
      expect(parcours.etapes.map((etape) => etape.id).toSorted()).toEqual(
        etapeIds.toSorted(),
      );
      const { jalons } = await listJalons(id, null);
      expect(jalons).toHaveLength((await idsIn(`parcours/${id}/revisions`)).length);
      for (const { revision } of jalons) {
        expect((await readJalon(id, revision)).id).toBe(id);
      }
    }
    const { lignes } = await openTableau();
    expect(lignes).toHaveLength((await parcoursIds()).length);
  });

  it('what an auteur shares: membres, comments, walks, invitations', async () => {
    const uid = await as('auteur');
    expect((await listOwnParcours()).map(({ id }) => id)).toContain(brouillon);
    const membres = await firestoreMembreStore.listMembres(brouillon);
    expect(membres.map(({ role }) => role).toSorted()).toEqual(['auteur', 'relecteur']);
    const open = await told<readonly object[]>((onList, onTrouble) =>
      firestoreCommentaireStore.watch(brouillon, onList, onTrouble),
    );
    const settled = await firestoreCommentaireStore.listSettled(brouillon);
    expect(open.length + settled.length).toBe(
      (await idsIn(`parcours/${brouillon}/commentaires`)).length,
    );
    expect(await listMarches(brouillon)).toHaveLength(
      (await idsIn(`parcours/${brouillon}/marches`)).length,
    );
    const invitations = await stored.collection('invitations').get();
    for (const found of invitations.docs) {
      if (found.get('parcoursId') === undefined) continue;
      const { usedBy } = (await readInvitation(found.id)) ?? {};
      expect(usedBy).toBe(found.get('usedBy'));
    }
    expect(await readDebit(uid, 'parcours')).toMatchObject({ n: 1 });
  });

  it('each quête, each of its versions, its closures and the catalogue', async () => {
    const ids = await queteIds();
    const all = (await stored.collection('quetes').listDocuments()).map(({ id }) => id);
    for (const id of ids) {
      expect((await readQuete(id)).contenu.etapes.length).toBeGreaterThan(0);
      expect(await readSuspensions(id)).not.toBeNull();
    }
    for (const id of all.map((one) => queteIdSchema.parse(one))) {
      for (const number of await idsIn(`${quetePath(id)}/versions`)) {
        const version = await readQueteVersion(id, Number(number));
        expect(version.version).toBe(Number(number));
      }
    }
    const france = await readFrance();
    const cartes = await Promise.all(
      france.departements.map(({ departement }) => readDepartement(departement)),
    );
    const queteIdsOfCartes = cartes.flatMap(({ cartes: list }) =>
      list.map((carte) => carte.queteId),
    );
    expect(queteIdsOfCartes.toSorted()).toEqual(ids.toSorted());
    const lignes = await readWholeRecherche();
    expect(lignes.map((ligne) => ligne.queteId).toSorted()).toEqual(ids.toSorted());
  });

  it('open data of all quêtes, in which nobody is named', async () => {
    const quetes = await Promise.all((await queteIds()).map((id) => readQuete(id)));
    const site = openSite('https://quetes.example', Date.now());
    const files = openDataFiles({ quetes, unread: [], retirees: [], site });
    expect(JSON.parse(files.get('catalogue.geojson') ?? '')).toMatchObject({
      features: quetes.map(() => ({ type: 'Feature' })),
    });
    const { users } = JSON.parse(
      readFileSync(path.join(folder, 'auth_export/accounts.json'), 'utf8'),
    ) as { users: { localId: string; email?: string; displayName?: string }[] };
    const people = users.flatMap(({ localId, email, displayName }) => [
      ...[localId, email, displayName].filter((one) => one !== undefined),
    ]);
    const signatures = quetes.map(({ contenu }) => contenu.signature);
    const names = [...people, ...signatures].filter((name) => name !== '');
    expect(people.length).toBeGreaterThan(20);
    for (const [file, text] of files) {
      expect([file, names.filter((name) => text.includes(name))]).toEqual([file, []]);
    }
  });

  it('what players say of a quête, and what the team and the town hall answer', async () => {
    await as('admin');
    // Published before everybody read copies: they are made by the migration.
    await runMigrate(app, ['--ecrire']);
    let avisCount = 0;
    let seenCount = 0;
    for (const id of await queteIds()) {
      avisCount += (await idsIn(`${quetePath(id)}/avis`)).length;
      const seen = await stored
        .collection(`${quetePath(id)}/avis`)
        .where('etat', '==', 'publie')
        .get();
      expect(await readAvisList(id)).toHaveLength(seen.size);
      seenCount += seen.size;
    }
    expect(seenCount).toBeGreaterThan(1);
    const pending = await listPendingAvis();
    const judged = await Promise.all([
      listJudgedAvis('publie', null),
      listJudgedAvis('refuse', null),
    ]);
    expect(pending.length + judged.flatMap(({ avis }) => avis).length).toBe(avisCount);
  });

  it('reports, rounds and figures', async () => {
    await as('admin');
    const open = await stored
      .collection('signalements')
      .where('reponduLe', '==', null)
      .get();
    expect(await listSignalements(null)).toHaveLength(open.size);
    const tournees = await tourneeRepository(emulatorServices).list(fullQuete);
    expect(tournees.map(({ jeton }) => jeton).toSorted()).toEqual(
      (await idsIn('tournees')).toSorted(),
    );
    const underWay = tournees.find(({ finieLe }) => finieLe === null);
    expect(
      (await tourneeRepository(emulatorServices).read(underWay?.jeton ?? ''))?.queteId,
    ).toBe(fullQuete);
    const months = { de: '2026-01', a: '2027-03' };
    let figures = 0;
    for (const scope of [...(await queteIds()), 'france'] as const) {
      figures += (await listStatistiques(scope, months)).length;
    }
    expect(figures).toBe((await idsIn('statistiques')).length);
  });

  it('articles, published and not', async () => {
    await as('admin');
    const ids = await idsIn('articles');
    const { articles, unreadableCount } =
      await articleDeskRepository(emulatorServices).list(null);
    expect(unreadableCount).toBe(0);
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual(ids.toSorted());
    for (const { slug } of await readActualites()) {
      expect((await readArticle(slug)).blocs.length).toBeGreaterThan(0);
    }
  });

  it('the parties of an account, what is proven in them, and where they stand', async () => {
    const uid = await as('joueur');
    const own = await stored.collection('parties').where('uid', '==', uid).get();
    expect(await partieListRepository(emulatorServices).listOwn()).toHaveLength(own.size);
    for (const found of own.docs) {
      const target = {
        documentId: partieIdSchema.parse(found.id),
        uid,
        queteId: queteIdSchema.parse(found.get('queteId')),
        version: Number(found.get('version')),
      };
      const { essais, vueEtapeIds } = await parties.readTried(target);
      expect(essais).toEqual([]);
      for (const id of await idsIn(`parties/${found.id}/reussites`)) {
        const etapeId = etapeIdSchema.parse(id);
        const state = await parties.readState(target, etapeId);
        expect(state.partie).not.toBeNull();
        expect(state.hasReussite).toBe(true);
        // What was tried under a party is judged, and counted no further.
        expect(state.essai).toBeNull();
        expect(vueEtapeIds.includes(etapeId)).toBe(state.hasDeblocage);
        if (!state.hasDeblocage) continue;
        expect((await parties.readSolution(target, etapeId)).reponse).not.toBe('');
      }
    }
    const reprises = await stored.collection('reprises').where('uid', '==', uid).get();
    for (const found of reprises.docs) {
      const reprise = await repriseRepository(emulatorServices).read(
        queteIdSchema.parse(found.get('queteId')),
      );
      expect(reprise?.partieId).toBe(found.get('partieId'));
    }
    expect(reprises.size).toBeGreaterThan(0);
  });

  it('the desk of a commune, and a right that was withdrawn', async () => {
    await as('mairie');
    expect(
      (await responsableRepository(emulatorServices).readDesk('22050'))?.responsables,
    ).toHaveLength(1);
    await as('admin');
    expect(
      await responsableRepository(emulatorServices).listWaiting('22050'),
    ).toHaveLength(1);
    const [revoked = ''] = await idsIn('revocations');
    const token = (await (await emulatorServices.auth()).currentUser?.getIdToken()) ?? '';
    expect(await isRevoked(revoked, token)).toBe(true);
  });

  it('conversations with their messages and notes, and what the team has set', async () => {
    await as('admin');
    const inbox = inboxRepository(emulatorServices);
    const conversations = await told<readonly { id: string }[]>((onList, onError) =>
      inbox.watchInbox(1_000, onList, onError),
    );
    const all = (await live.ref().get()).val() as Record<string, Record<string, object>>;
    expect(conversations.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(all['conversations'] ?? {}).toSorted(),
    );
    for (const { id } of conversations) {
      const messages = await told<readonly object[]>((onList, onError) =>
        inbox.watchThread(id, 100, onList, onError),
      );
      expect(messages).toHaveLength(Object.keys(all['messages']?.[id] ?? {}).length);
      const notes = await told<readonly object[]>((onList, onError) =>
        inbox.watchNotes(id, onList, onError),
      );
      expect(notes).toHaveLength(Object.keys(all['notes']?.[id] ?? {}).length);
    }
    expect(await told(absenceDeskRepository(emulatorServices).watch)).toMatchObject({
      texte: 'L’équipe est en congé.',
    });
    expect(await told(reponseRepository(emulatorServices).watch)).toHaveLength(
      Object.keys(all['reponses'] ?? {}).length,
    );
  });

  it('teams, phones that play now, and events', async () => {
    await as('admin');
    const all = (await live.ref().get()).val() as Record<string, Record<string, object>>;
    expect(await told(watchDirect)).toHaveLength(Object.keys(all['direct'] ?? {}).length);
    for (const [jeton, rangs] of Object.entries(all['equipes'] ?? {})) {
      const seen = await told<readonly object[]>((onRangs, onError) =>
        equipeRepository(emulatorServices).watch(jeton, onRangs, onError),
      );
      expect(seen).toHaveLength(Object.keys(rangs).length);
    }
    let events = 0;
    for (const account of ['joueur', 'mairie'] as const) {
      events += (
        await animationRepository(emulatorServices).listOwn(await as(account), fullQuete)
      ).length;
    }
    expect(events).toBe(Object.keys(all['animations'] ?? {}).length);
  });

  // Last: it writes a saga beside the fixture.
  it('quêtes and parties of before as parts of a saga of now', async () => {
    await as('joueur');
    const rows = await partieListRepository(emulatorServices).listOwn();
    const { queteId } = rows.find(({ finishedAt }) => finishedAt !== null) ?? {
      queteId: fullQuete,
    };
    await as('admin');
    const sagas = sagaRepository(emulatorServices);
    const before = await readFrance();
    const slug = 'la-saga-d-apres';
    await sagas.create({ slug, titre: 'La saga d’après', seuil: 2, territoire: '' });
    const base = await sagas.load(slug);
    const etapes: EtapeSaga[] = [];
    for (const id of new Set([queteId, ...(await queteIds())])) {
      const state = await readPartState(id);
      if (state.type === 'absente') continue;
      expect(state.parts).toEqual([]);
      const { titre, communeNom, position } = state;
      etapes.push(ajoutee(etapes, { queteId: id, titre, communeNom, position }));
    }
    const saga = { ...base.saga, resume: 'Deux quêtes.', etapes, mot: 'Le mot.' };
    await sagas.save({ base, saga, dernierParcoursId: '', etat: 'publiee' });
    const { sagas: cartes, ...after } = await readFrance();
    expect(cartes).toMatchObject([{ slug, total: etapes.length }]);
    expect(after).toEqual(before);
    expect(await sagas.partsOf(queteId)).toMatchObject([{ saga: slug, n: 1, seuil: 2 }]);
    // What was published before names no saga; the party counts all the same.
    const lue = await readSaga(slug);
    const { tenues } = avanceeOf(slug, lue.saga, [{ queteId }]);
    expect(tenues.map(({ n }) => n)).toEqual([1]);
  });
});
