import { getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { avisModerationRepository } from '@/data/avis/avis-moderation-repository.ts';
import { avisRepository } from '@/data/avis/avis-repository.ts';
import { jugementRepository } from '@/data/avis/jugement-repository.ts';
import type { OwnAvis } from '@/data/avis/avis-outbox.ts';
import { signalementAnswerRepository } from '@/data/signalement/signalement-answer-repository.ts';
import { signalementRepository } from '@/data/signalement/signalement-repository.ts';
import { waitingRepository } from '@/data/statistique/waiting-repository.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { readPastRules, writePastRules } from '@/testing/emulator-documents.ts';
import { beginWithQuete } from '@/testing/emulator-parties.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { JudgedMeanwhileError } from './judged-meanwhile-error.ts';
import { createEmulatorServices } from '@/testing/services.ts';
import { moderationRepository, type Waiting } from './moderation-queries.ts';

const services = createEmulatorServices();
const { listJudged: listJudgedAvis, moderate: moderateAvis } =
  avisModerationRepository(services);
const { list: readAvisList } = avisRepository(services);
const { read: readJugement } = jugementRepository(services);
const { refresh: refreshFollowed } = signalementAnswerRepository(services);
const { send: sendSignalement } = signalementRepository(services);
const { count: countWaiting } = waitingRepository(services);
const { judge, list: listWaiting } = moderationRepository(services);

const quete = createQuete();
const queteId = quete.id;
const partieId = partieIdSchema.parse('partie'.padEnd(20, '0'));
const signIn = (name: string) => signInAs(name, { admin: false });
const signInTeam = () => signInAs('equipe', { admin: true });
const time = { timestampValue: '2026-05-12T10:00:00Z' };

const said: OwnAvis = {
  ...{ genre: 'avis', queteId, partieId, id: 'un', note: 4, texte: '' },
  ...{ pseudonyme: 'Camille', isRetire: false, isSent: true },
};

/** An avis of a new session, which is signed in from then on. */
async function sayAvis(
  name: string,
  operation: string,
  etat = 'attente',
): Promise<string> {
  const uid = await signIn(name);
  await writePastRules(`quetes/${queteId}/avis/${uid}`, {
    ...{ uid: { stringValue: uid }, note: { integerValue: '4' } },
    ...{ texte: { stringValue: operation }, pseudonyme: { stringValue: 'Camille' } },
    ...{ partieId: { stringValue: partieId }, etat: { stringValue: etat } },
    ...{ at: time, operationId: { stringValue: operation } },
  });
  return uid;
}

async function onlyWaiting(): Promise<Waiting> {
  const [waiting, ...others] = await listWaiting();
  if (waiting === undefined || others.length > 0) throw new Error('One was expected.');
  return waiting;
}

async function fileOf({ path }: Extract<Waiting, { genre: 'photo' }>) {
  return ref(await services.storage(), path);
}

beforeEach(() => beginWithQuete(quete));
afterAll(leaveSession);

test('an avis gets a public answer, and its author finds it', async () => {
  await sayAvis('joueuse', 'un');
  expect(await readJugement(said)).toBeNull();
  await signInTeam();
  await judge(await onlyWaiting(), { motif: null, reponse: 'Merci\u00A0!' });
  expect(await listWaiting()).toEqual([]);
  expect(await readAvisList(queteId)).toMatchObject([
    { texte: 'un', reponse: 'Merci\u00A0!' },
  ]);
  await signIn('joueuse');
  expect(await readJugement(said)).toEqual({
    phrase: 'Votre avis est publié sur la page de la quête.',
    reponse: 'Merci\u00A0!',
  });
});

test('a public avis is anonymous, with the day alone', async () => {
  const uid = await sayAvis('joueuse', 'un');
  await signInTeam();
  await judge(await onlyWaiting(), { motif: null, reponse: '' });
  const stored = await readPastRules(`quetes/${queteId}/avis/${uid}`);
  const { publique } = z
    .object({ publique: z.object({ stringValue: z.string() }) })
    .parse(stored);
  const copy = `quetes/${queteId}/avisPublics/${publique.stringValue}`;
  expect(await readPastRules(copy)).toEqual({
    ...{ note: { integerValue: '4' }, texte: { stringValue: 'un' } },
    ...{ pseudonyme: { stringValue: 'Camille' }, reponse: { stringValue: '' } },
    at: { timestampValue: '2026-05-12T00:00:00Z' },
  });
  await leaveSession();
  expect(await readAvisList(queteId)).toMatchObject([{ texte: 'un' }]);
});

test('an avis that was seen before there were copies gets its own with the next judgement', async () => {
  await sayAvis('joueuse', 'un', 'publie');
  await signInTeam();
  const [seen] = (await listJudgedAvis('publie', null)).avis;
  if (seen === undefined) throw new Error('One was expected.');
  expect(await readAvisList(queteId)).toEqual([]);
  await moderateAvis(seen, { motif: null, reponse: 'Merci\u00A0!' });
  expect(await readAvisList(queteId)).toMatchObject([{ reponse: 'Merci\u00A0!' }]);
});

test('a hidden avis shows the reason to its author only', async () => {
  await sayAvis('joueuse', 'un');
  await signInTeam();
  const hidden = { motif: 'personne' as const, reponse: 'Sans le nom, volontiers.' };
  await judge(await onlyWaiting(), hidden);
  expect(await readAvisList(queteId)).toEqual([]);
  await signIn('joueuse');
  expect(await readJugement(said)).toMatchObject({
    phrase: expect.stringMatching(/^Votre avis n’est pas montré/) as string,
    reponse: 'Sans le nom, volontiers.',
  });
});

test('words that were changed since they were read are not published, nor judged twice', async () => {
  await sayAvis('joueuse', 'un');
  await signInTeam();
  const read = await onlyWaiting();
  await sayAvis('joueuse', 'deux');
  await signInTeam();
  const keep = { motif: null, reponse: '' };
  await expect(judge(read, keep)).rejects.toThrow(JudgedMeanwhileError);
  expect(await readAvisList(queteId)).toEqual([]);
  const anew = await onlyWaiting();
  await judge(anew, keep);
  await expect(judge(anew, { motif: 'autre', reponse: '' })).rejects.toThrow(
    JudgedMeanwhileError,
  );
  expect(await readAvisList(queteId)).toMatchObject([{ texte: 'deux' }]);
});

test('a public avis is hidden, which the rating follows, and published again', async () => {
  await sayAvis('joueuse', 'un');
  await signInTeam();
  await judge(await onlyWaiting(), { motif: null, reponse: 'Merci\u00A0!' });
  const { avis, next } = await listJudgedAvis('publie', null);
  expect(next).toBeNull();
  expect(avis).toMatchObject([
    { etat: 'publie', motif: null, queteId, texte: 'un', reponse: 'Merci\u00A0!' },
  ]);
  const [seen] = avis;
  if (seen === undefined) throw new Error('One was expected.');
  await moderateAvis(seen, { motif: 'personne', reponse: '' });
  expect(await readAvisList(queteId)).toEqual([]);
  await expect(moderateAvis(seen, { motif: 'autre', reponse: '' })).rejects.toThrow(
    JudgedMeanwhileError,
  );
  expect(await listJudgedAvis('publie', null)).toEqual({ avis: [], next: null });
  const { avis: hidden } = await listJudgedAvis('refuse', null);
  expect(hidden).toMatchObject([{ etat: 'refuse', motif: 'personne', reponse: '' }]);
  const [back] = hidden;
  if (back === undefined) throw new Error('One was expected.');
  await moderateAvis(back, { motif: null, reponse: 'Merci\u00A0!' });
  expect(await readAvisList(queteId)).toMatchObject([
    { texte: 'un', reponse: 'Merci\u00A0!' },
  ]);
});

test('judged avis are in pages of twenty, newest first', async () => {
  for (let second = 10; second < 31; second += 1) {
    await writePastRules(`quetes/${queteId}/avis/joueur${second}`, {
      ...{ uid: { stringValue: `joueur${second}` }, note: { integerValue: '4' } },
      ...{ texte: { stringValue: '' }, pseudonyme: { stringValue: 'Camille' } },
      ...{ partieId: { stringValue: partieId }, etat: { stringValue: 'publie' } },
      at: { timestampValue: `2026-05-12T10:00:${second}Z` },
    });
  }
  await signInTeam();
  const first = await listJudgedAvis('publie', null);
  expect(first.avis).toHaveLength(20);
  expect(first.avis[0]).toMatchObject({ uid: 'joueur30' });
  const last = await listJudgedAvis('publie', first.next);
  expect(last).toMatchObject({ avis: [{ uid: 'joueur10' }], next: null });
});

test('only the team lists the queue, or judges it', async () => {
  await sayAvis('joueuse', 'un');
  await signInTeam();
  const waiting = await onlyWaiting();
  await signIn('joueuse');
  await expect(listWaiting()).rejects.toThrow(AccessDeniedError);
  await expect(listJudgedAvis('publie', null)).rejects.toThrow(AccessDeniedError);
  await expect(judge(waiting, { motif: null, reponse: '' })).rejects.toThrow(
    AccessDeniedError,
  );
});

test('the photo of a report is erased for a reason, and its report stays open', async () => {
  await signIn('joueuse');
  const place = { queteId, version: quete.version, etapeId: testEtapeId(1) };
  const signalement = { ...place, motif: 'plaque' as const, texte: '' };
  const photo = new Blob([new Uint8Array(10)], { type: 'image/webp' });
  const kept = { id: 'un'.padEnd(24, '0'), signalement, photo, at: 0 };
  const id = await sendSignalement(kept);
  await signInTeam();
  expect(await countWaiting()).toMatchObject({ photos: 1 });
  const waiting = await onlyWaiting();
  if (waiting.genre !== 'photo') throw new Error('A photo was expected.');
  expect((await getBytes(await fileOf(waiting))).byteLength).toBe(10);
  await judge(waiting, { motif: 'personne', reponse: '' });
  await expect(getBytes(await fileOf(waiting))).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
  expect(await countWaiting()).toMatchObject({ photos: 0, signalements: 1 });
  expect(await listWaiting()).toEqual([]);
  await expect(judge(waiting, { motif: 'personne', reponse: '' })).rejects.toThrow(
    JudgedMeanwhileError,
  );
  expect(await readPastRules(`signalements/${id}`)).toMatchObject({
    photo: { stringValue: '' },
    reponduLe: { nullValue: null },
  });
  await signIn('joueuse');
  const followed = { id, queteId, etapeId: testEtapeId(1), at: 0, reponse: '' };
  expect(await refreshFollowed([followed])).toEqual([
    { ...followed, photo: { motif: 'personne', isRead: false } },
  ]);
  // Its place is taken for good: no other can be put there.
  await expect(
    uploadBytes(await fileOf(waiting), photo, { contentType: 'image/webp' }),
  ).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

test('a photo without persons is kept, and no longer waits', async () => {
  await signIn('joueuse');
  const place = { queteId, version: quete.version, etapeId: testEtapeId(1) };
  const signalement = { ...place, motif: 'plaque' as const, texte: '' };
  const photo = new Blob([new Uint8Array(10)], { type: 'image/webp' });
  await sendSignalement({ id: 'un'.padEnd(24, '0'), signalement, photo, at: 0 });
  await signInTeam();
  const waiting = await onlyWaiting();
  await judge(waiting, { motif: null, reponse: '' });
  expect(await listWaiting()).toEqual([]);
  expect(await countWaiting()).toMatchObject({ photos: 0, signalements: 1 });
  if (waiting.genre !== 'photo') throw new Error('A photo was expected.');
  expect((await getBytes(await fileOf(waiting))).byteLength).toBe(10);
});
