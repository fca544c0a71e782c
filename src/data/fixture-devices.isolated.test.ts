import { Blob as NodeBlob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createSilentServices } from '@/testing/services.ts';
import { writeDevice, type DeviceDump } from '../../e2e/compatibility/device.ts';
import { editionFolder, type FixtureCodes } from '../../e2e/compatibility/editions.ts';
import { newArticleKey, readKeptArticle } from './actualite/article-device-store.ts';
import {
  answerDraft,
  blocageDraft,
  readDraft as readContactDraft,
  storedConversations,
} from './conversation/stored-conversations.ts';
import { avisOutbox } from './avis/avis-outbox.ts';
import { readEquipe } from './equipe/equipe-store.ts';
import { readDeviceMarches, readMarcheUnderWay } from './marche/marche-keeper.ts';
import { listCaptures, readMedia } from './parcours/capture-store.ts';
import {
  demonstrationDrafts,
  deviceParcoursStore,
} from './parcours/device-parcours-store.ts';
import {
  isUnsaved,
  listDrafts,
  listKeptPaths,
  readKeptImage,
} from './parcours/draft-repository.ts';
import { listPaperPlays } from './partie/paper-plays.ts';
import { openPartieStore } from './partie/partie-store.ts';
import { readPhoto } from './partie/photo-store.ts';
import { readPlayChoices } from './partie/play-choices.ts';
import { takePassage, takePassageCode } from './partie/take-passage.ts';
import { favouriteIds } from './quete/favourite-list.ts';
import { followedOf } from './signalement/followed-signalements.ts';
import { listSavedViews } from './tableau/saved-views.ts';
import { readKeptTournee } from './tournee/tournee-keeper.ts';

/*
 * What the devices of November 2026 kept (e2e/compatibility/README.md), read by the stores of now. In a worker of its own:
 * the databases have the names of those of the site.
 */

const folder = editionFolder('2026-11');
const codes = JSON.parse(
  readFileSync(path.join(folder, 'codes.json'), 'utf8'),
) as FixtureCodes;

const full = queteIdSchema.parse('22_dinan_la-quete-au-complet');
const corsaires = queteIdSchema.parse('35_saint-malo_le-code-des-corsaires');
const underWay = partieIdSchema.parse('7GR7pvJDY8pSRn47ttaa2uim');
const sonneur = parcoursIdSchema.parse('af1971f06bb14170bf3f1b8e');
const four = parcoursIdSchema.parse('b215b6cdffd04fa5be08035d');
const cut = parcoursIdSchema.parse('00644684861d4ab7baa522ae');

async function takeUp(device: string): Promise<void> {
  const file = path.join(folder, `device-${device}.json`);
  const dump = JSON.parse(readFileSync(file, 'utf8')) as DeviceDump;
  // There are no caches here.
  await writeDevice(JSON.stringify({ ...dump, caches: [] }));
}

beforeEach(async () => {
  // jsdom's files cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  for (const device of ['oldest', 'account', 'player', 'author']) await takeUp(device);
});

test('every party is read with the quête that it is played on', async () => {
  const store = await openPartieStore();
  const played = await store.readPlayed();
  expect(played).toHaveLength(6);
  const last = await store.readLast(full);
  expect(last?.kept.partie).toMatchObject({ id: underWay, etapeIndex: 5 });
  expect(last?.quete.contenu.titre).toBe('La quête au complet, revue');
  const photo = await readPhoto(underWay, etapeIdSchema.parse('quet0002'));
  expect(photo?.size).toBeGreaterThan(1_000);
  expect(readPlayChoices().joueurs).toEqual(['Lina']);
  const [teamed] = played.filter(({ kept }) => readEquipe(kept.partie.id) !== null);
  expect(readEquipe(teamed?.kept.partie.id ?? underWay)?.codeEquipe).toBe('RKXPCH');
  await store.close();
});

test('a party goes on by the code of its phone, scanned or typed', async () => {
  const store = await openPartieStore({ name: 'another-phone' });
  const now = codes.takenAt;
  const { hash } = new URL(codes.passage.url);
  expect(await takePassage(full, hash, { store, now })).toBe(true);
  expect((await store.readLast(full))?.kept.partie.etapeIndex).toBe(5);
  expect(await takePassageCode(full, codes.passage.code, { store, now })).toBe(true);
  expect((await store.readLast(full))?.kept.partie.etapeIndex).toBe(5);
  await store.close();
});

test('what a player said, follows and was writing is read', () => {
  expect(avisOutbox(createSilentServices()).read()).not.toEqual([]);
  expect(followedOf(corsaires)).toHaveLength(1);
  expect(favouriteIds()).toEqual([corsaires]);
  expect(listPaperPlays().map(({ queteId }) => queteId)).toEqual([corsaires]);
  expect(storedConversations()).toHaveLength(1);
  expect(readContactDraft()?.message).toBe('J’ai oublié de dire…');
  expect(blocageDraft('quet0006').message).toBe('Le veilleur ne dit rien.');
  expect(readKeptTournee(codes.links.tournee)?.titre).toBe('La quête au complet, revue');
});

test('a draft of an account is read with its last words, and its images wait', async () => {
  const drafts = await listDrafts();
  const draft = drafts.find(({ id }) => id === cut);
  expect(draft?.parcours.titre).toBe('Pendant la coupure');
  expect(draft !== undefined && isUnsaved(draft)).toBe(true);
  const paths = await listKeptPaths(cut);
  expect(paths).toHaveLength(3);
  expect((await readKeptImage(paths[0] ?? ''))?.size).toBeGreaterThan(1_000);
  // That of a device of the first days.
  expect(drafts.map(({ parcours }) => parcours.titre)).toContain(
    'Le brouillon des débuts',
  );
});

test('parcours without an account are read with their files, their versions and their walks', async () => {
  const drafts = await demonstrationDrafts.listDrafts();
  expect(drafts.map(({ id }) => id).toSorted()).toEqual([sonneur, four].toSorted());
  expect((await deviceParcoursStore.load(sonneur)).parcours.etapes).toHaveLength(3);
  const { jalons } = await deviceParcoursStore.listJalons(sonneur, null);
  expect(jalons).toHaveLength(1);
  const version = await deviceParcoursStore.readJalon(sonneur, jalons[0]?.revision ?? 0);
  expect(version.id).toBe(sonneur);
  expect(readMarcheUnderWay(sonneur)).not.toBeNull();
  expect(readDeviceMarches(sonneur)).toHaveLength(1);
  const [etape] = (await deviceParcoursStore.load(four)).parcours.etapes;
  const image = await deviceParcoursStore.readImage(etape?.image?.path ?? '');
  expect(image.size).toBeGreaterThan(1_000);
});

test('places that were noted on site, an article, an answer and the views of the desk are read', async () => {
  const [place, ...others] = await listCaptures();
  expect(others).toHaveLength(1);
  expect((await readMedia(place?.id ?? '', 'photo-0'))?.size).toBeGreaterThan(1_000);
  expect(readKeptArticle(newArticleKey)?.draft.titre).toBe('La fête du lavoir');
  expect(answerDraft('-P7IAbU-jYS10ABjLG3T')).toBe('Bonjour, je regarde et je reviens.');
  expect(listSavedViews()).toEqual([{ nom: 'Dinan', question: 'q=dinan' }]);
});
