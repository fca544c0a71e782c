import { getMetadata, ref } from 'firebase/storage';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { conversationRepository } from '@/data/conversation/conversation-repository.ts';
import { emulatorServices } from '@/testing/services.ts';
import { partieGateway } from '@/data/partie/partie-repository.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import { randomPartieId } from '@/data/partie/partie-sync.ts';
import { partieListRepository } from '@/data/partie/partie-list-repository.ts';
import { signalementRepository } from '@/data/signalement/signalement-repository.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { readPastRules, writePastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete, createParties } from '@/testing/emulator-parties.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { accountRepository } from './account-repository.ts';
import { avatarRepository } from './avatar-repository.ts';
import { ownDataRepository } from './own-data-repository.ts';

const { send: sendSignalement } = signalementRepository(emulatorServices);

const account = accountRepository(emulatorServices);
const avatar = avatarRepository(emulatorServices);
const ownData = ownDataRepository(emulatorServices);

const parties = partieGateway(emulatorServices);

const quete = createQuete();
const at = Date.UTC(2026, 4, 12);
const picture = new Blob([new Uint8Array(10)], { type: 'image/webp' });

/** Parties of a player, with documents under the first. */
async function beginParties(count: number): Promise<{ uid: string; ids: string[] }> {
  const targets = await createParties(quete, count);
  const uid = await parties.ensureUid();
  const ids = targets.map(({ documentId }) => documentId);
  const first = `parties/${ids[0] ?? ''}`;
  const at = { timestampValue: new Date(Date.now() + 60_000).toISOString() };
  await writePastRules(`essais/${uid}_x_1_y`, {
    ...{ uid: { stringValue: uid }, reponse: { stringValue: 'tour' } },
    numero: { integerValue: '7' },
  });
  await writePastRules(`${first}/reussites/${testEtapeId(1)}`, {
    ...{ points: { integerValue: '10' }, at },
  });
  await writePastRules(`deblocages/${uid}_x_1_y`, { uid: { stringValue: uid } });
  return { uid, ids };
}

/** Path of the public copy of that opinion. */
const copy = `quetes/${quete.id}/avisPublics/copie001`;

/** Gives the quête a public opinion; returns its path. */
async function speak(uid: string): Promise<string> {
  const avis = `quetes/${quete.id}/avis/${uid}`;
  await writePastRules(avis, {
    ...{ uid: { stringValue: uid }, etat: { stringValue: 'publie' } },
    publique: { stringValue: 'copie001' },
  });
  await writePastRules(copy, { note: { integerValue: '5' } });
  return avis;
}

beforeEach(() => beginWithQuete(quete));
afterAll(leaveSession);

it('a copy of one’s data holds every document, what lies under it, and the picture', async () => {
  const uid = await signInAs('joueuse', { admin: false });
  const { ids } = await beginParties(2);
  const said = await speak(uid);
  await avatar.put(uid, picture, at);
  await sendSignalement({
    id: 'signalement0000000000001',
    signalement: {
      queteId: quete.id,
      version: quete.version,
      etapeId: testEtapeId(1),
      motif: 'plaque',
      texte: '',
    },
    photo: picture,
    at,
  });
  const photo = `signalements/${uid}/1/photo.webp`;
  const { id } = await conversationRepository(emulatorServices).open({
    sujet: 'Une question',
    nom: 'Camille',
    texte: 'Bonjour.',
    insee: null,
  });
  const data = await ownData.read(at);
  expect(data).toMatchObject({
    exporteLe: '2026-05-12T00:00:00.000Z',
    identite: { uid, email: 'joueuse@exemple.fr', isAnonymous: false },
    fichiers: [
      { chemin: `avatars/${uid}`, type: 'image/webp', octets: 10 },
      { chemin: photo, type: 'image/webp', octets: 10 },
    ],
  });
  expect(Object.keys(data.documents).toSorted()).toEqual([
    'avis',
    'conversations',
    'deblocages',
    'essais',
    'parties',
    'signalements',
  ]);
  expect(data.documents['conversations']).toMatchObject([
    {
      chemin: `conversations/${id}`,
      contenu: { uid, nom: 'Camille' },
      sousDocuments: { messages: [{ contenu: { texte: 'Bonjour.', auteur: uid } }] },
    },
  ]);
  const paths = data.documents['parties']?.map(({ chemin }) => chemin);
  expect(paths?.toSorted()).toEqual(ids.map((id) => `parties/${id}`).toSorted());
  const first = data.documents['parties']?.find(({ chemin }) =>
    chemin.endsWith(ids[0] ?? ''),
  );
  expect(first?.contenu['startedAt']).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  expect(first?.sousDocuments).toMatchObject({
    reussites: [{ contenu: { points: 10 } }],
  });
  expect(data.documents['avis']?.map(({ chemin }) => chemin)).toEqual([said]);
  await ownData.remove();
  for (const path of [said, copy]) expect(await readPastRules(path), path).toBeNull();
  expect(await readPastRules(`signalements/${uid}_1`)).toBeNull();
  await expect(
    getMetadata(ref(await emulatorServices.storage(), photo)),
  ).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
  expect(JSON.stringify(data)).not.toMatch(/accessToken|refreshToken|stsTokenManager/);
});

it('an account that holds nothing has an empty copy, and nothing to lose', async () => {
  await signInAs('nouvelle', { admin: false });
  expect(await ownData.read(at)).toMatchObject({ documents: {}, fichiers: [] });
  expect(await ownData.count()).toEqual({ partieCount: 0, parcoursCount: 0 });
});

it('an admin’s copy holds the parcours of which they are a membre', async () => {
  const uid = await signInAs('autrice', { admin: true });
  await writePastRules('parcours/parcoursDAutrice001', {
    membreUids: { arrayValue: { values: [{ stringValue: uid }] } },
  });
  const { documents } = await ownData.read(at);
  expect(documents['parcours']).toHaveLength(1);
  expect(await ownData.count()).toEqual({ partieCount: 0, parcoursCount: 1 });
});

it('more parties than one page are all counted, listed and deleted, and none of other accounts', async () => {
  await signInAs('voisin', { admin: false });
  const neighbour = await beginParties(1);
  const uid = await signInAs('joueuse', { admin: false });
  const { ids } = await beginParties(51);
  await avatar.put(uid, picture, at);
  const store = await partieStore();
  const kept = await store.begin(quete, beginPartie(quete, randomPartieId(), at));
  await store.change(kept.partie.id, (before) => ({
    ...before,
    envoi: { ...before.envoi, uid },
  }));
  expect(await ownData.count()).toMatchObject({ partieCount: 51 });
  expect(await partieListRepository(emulatorServices).listOwn()).toHaveLength(50);

  await ownData.remove();
  expect(await ownData.count()).toMatchObject({ partieCount: 0 });
  const first = `parties/${ids[0] ?? ''}`;
  for (const path of [first, `${first}/reussites/${testEtapeId(1)}`]) {
    expect(await readPastRules(path), path).toBeNull();
  }
  // Answers are gone; the counts of tries and seen solutions remain.
  expect(await readPastRules(`essais/${uid}_x_1_y`)).toEqual({
    ...{ uid: { stringValue: uid }, reponse: { stringValue: '' } },
    numero: { integerValue: '7' },
  });
  expect(await readPastRules(`deblocages/${uid}_x_1_y`)).not.toBeNull();
  expect(await store.read(kept.partie.id)).toBeNull();
  expect(await readPastRules(`parties/${neighbour.ids[0] ?? ''}`)).not.toBeNull();
  // A second call after an interruption finds nothing, which is fine.
  await ownData.remove();
});

it('the name and the picture of an account are in its identity record', async () => {
  const uid = await signInAs('joueuse', { admin: false });
  expect(await account.savePseudonyme('Marcheuse 13')).toMatchObject({
    uid,
    pseudonyme: 'Marcheuse 13',
    avatarUrl: null,
    ways: [{ providerId: 'password' }],
  });
  const { avatarUrl } = await avatar.put(uid, picture, at);
  expect(avatarUrl).toMatch(new RegExp(`avatars%2F${uid}\\?alt=media&v=${at}$`));
  expect((await fetch(avatarUrl ?? '')).headers.get('content-type')).toBe('image/webp');
  expect((await avatar.remove()).avatarUrl).toBeNull();
  expect((await account.read()).pseudonyme).toBe('Marcheuse 13');
});

it('the last way in is not taken away', async () => {
  await signInAs('joueuse', { admin: false });
  await expect(account.unlinkWay('password')).rejects.toThrow('The last way in');
});
