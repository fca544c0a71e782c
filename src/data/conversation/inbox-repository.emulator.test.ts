import { setImmediate } from 'node:timers/promises';
import { enableLogging, goOffline, goOnline } from 'firebase/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { env } from '@/lib/env/env.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { addWord, answer } from '@/testing/emulator-messages.ts';
import { emulatorServices } from '@/testing/services.ts';
import { conversationRepository } from './conversation-repository.ts';
import { inboxPageSize, inboxRepository, threadPageSize } from './inbox-repository.ts';
import { messageRepository } from './message-repository.ts';

const conversations = conversationRepository(emulatorServices);
const inbox = inboxRepository(emulatorServices);
const { newId } = messageRepository(emulatorServices);

type Watch<Told> = (
  onTold: (told: Told) => void,
  onError: (error: DataError) => void,
) => () => void;

/** The first value that matches. */
function toldBy<Told>(watch: Watch<Told>, isAwaited: (told: Told) => boolean) {
  return new Promise<Told>((resolve, reject) => {
    const stops: (() => void)[] = [];
    stops.push(
      watch((told) => {
        if (!isAwaited(told)) return;
        for (const stop of stops) stop();
        resolve(told);
      }, reject),
    );
  });
}

/** The conversation in the inbox, once it is as awaited. */
async function inInbox(id: string, isAwaited: (one: Conversation) => boolean) {
  const list = await toldBy<readonly Conversation[]>(
    (onTold, onError) => inbox.watchInbox(inboxPageSize, onTold, onError),
    (told) => told.some((one) => one.id === id && isAwaited(one)),
  );
  return list.find((one) => one.id === id);
}

let id = '';

beforeAll(async () => {
  await leaveSession();
  await clearBackEnd();
  await signInAs('visiteur', { admin: false });
  ({ id } = await conversations.open({
    sujet: 'Une question',
    nom: 'Camille',
    texte: 'Bonjour.',
    insee: null,
  }));
});
afterAll(leaveSession);

it('a message of a visitor arrives in the inbox, is answered, and its reading is known', async () => {
  await signInAs('equipe', { admin: true });
  const arrived = await inInbox(id, () => true);
  expect(arrived).toMatchObject({
    sujet: 'Une question',
    nom: 'Camille',
    etat: 'ouverte',
    nonLus: { equipe: 1, auteur: 0 },
  });

  await answer(id, 'Bonjour Camille.');
  const answered = await inInbox(id, ({ etat }) => etat === 'close');
  expect(answered?.nonLus).toEqual({ equipe: 0, auteur: 1 });
  expect(answered?.dernier.texte).toBe('Bonjour Camille.');

  await signInAs('visiteur', { admin: false });
  await conversations.markSeen(id);
  await signInAs('equipe', { admin: true });
  const seen = await inInbox(id, ({ nonLus }) => nonLus.auteur === 0);
  expect(seen?.etat).toBe('close');
});

it('two answers in one breath both arrive, each counted once', async () => {
  await Promise.all([answer(id, 'Un.'), answer(id, 'Deux.')]);
  const list = await toldBy<readonly { texte: string }[]>(
    (onTold, onError) => inbox.watchThread(id, threadPageSize, onTold, onError),
    (told) => told.length === 4,
  );
  expect(list.map(({ texte }) => texte).toSorted()).toEqual([
    'Bonjour Camille.',
    'Bonjour.',
    'Deux.',
    'Un.',
  ]);
  const counted = await inInbox(id, () => true);
  expect(counted?.nonLus.auteur).toBe(2);
});

it('an answer that is sent again, because nothing was heard of it, is there once', async () => {
  const messageId = await newId(id);
  await answer(id, 'Trois.', messageId);
  await answer(id, 'Trois.', messageId);
  const list = await toldBy<readonly { texte: string }[]>(
    (onTold, onError) => inbox.watchThread(id, threadPageSize, onTold, onError),
    (told) => told.length >= 5,
  );
  expect(list.map(({ texte }) => texte).slice(4)).toEqual(['Trois.']);
});

it('an answer that still waits for the network is not said to be sent, and arrives once', async () => {
  const isHere = (told: readonly { texte: string }[]) =>
    told.some(({ texte }) => texte === 'Quatre.');
  const inThread = () =>
    toldBy<readonly { texte: string }[]>(
      (onTold, onError) => inbox.watchThread(id, threadPageSize, onTold, onError),
      isHere,
    );
  const messageId = await newId(id);
  // As on the inbox page: watched data is known without network.
  const stops: (() => void)[] = [];
  await new Promise((resolve, reject) => {
    stops.push(inbox.watchInbox(inboxPageSize, resolve, reject));
  });
  await new Promise((resolve, reject) => {
    stops.push(inbox.watchThread(id, threadPageSize, resolve, reject));
  });
  const database = await emulatorServices.database();
  goOffline(database);
  const first = answer(id, 'Quatre.', messageId);
  let isOnline = false;
  const second = answer(id, 'Quatre.', messageId).then(() => isOnline);
  await setImmediate();
  isOnline = true;
  goOnline(database);
  await first;
  expect(await second).toBe(true);
  const list = await inThread();
  for (const stop of stops) stop();
  expect(list.filter(({ texte }) => texte === 'Quatre.')).toHaveLength(1);
});

it('a conversation is taken, given back, closed, and noted for the team alone', async () => {
  const uid = await signInAs('equipe', { admin: true });
  await inbox.take(id, true);
  await inbox.markRead(id);
  await inbox.move(id, 'close');
  await inbox.addNote(id, 'À rappeler lundi.');
  const taken = await inInbox(id, ({ etat }) => etat === 'close');
  expect(taken?.assigne).toBe(uid);
  const notes = await toldBy<readonly { texte: string }[]>(
    (onTold, onError) => inbox.watchNotes(id, onTold, onError),
    (told) => told.length > 0,
  );
  expect(notes.map(({ texte }) => texte)).toEqual(['À rappeler lundi.']);

  await inbox.take(id, false);
  const left = await inInbox(id, ({ assigne }) => assigne === undefined);
  expect(left?.etat).toBe('close');
});

it('a visitor whose messages are refused reads until when, and may write again once it is lifted', async () => {
  const uid = await signInAs('visiteur', { admin: false });
  await signInAs('equipe', { admin: true });
  await inbox.report({ id, uid }, 'insultes', true);
  const reported = await inInbox(id, ({ signalee }) => signalee === 'insultes');
  expect(reported?.etat).toBe('close');
  const until = await toldBy<number | null>(
    (onTold, onError) => inbox.watchRefusal(uid, onTold, onError),
    (told) => told !== null,
  );
  await signInAs('visiteur', { admin: false });
  await expect(addWord(id, 'Encore moi.')).rejects.toMatchObject({ until });

  await signInAs('equipe', { admin: true });
  await inbox.withdrawReport({ id, uid });
  await signInAs('visiteur', { admin: false });
  await addWord(id, 'Merci.');
});

it('the desk reads one page of its conversations, however many there are', async () => {
  await signInAs('equipe', { admin: true });
  const many = Array.from({ length: 1_000 }, (_one, index): [string, object] => [
    `ancienne${index}`,
    {
      ...{ sujet: 'Une vieille question', nom: 'Camille', uid: 'v', etat: 'close' },
      ...{ lien: '0'.repeat(32), at: index, nonLus: { equipe: 0, auteur: 0 } },
      dernier: { id: 'm', texte: 'Merci.', auteur: 'v', at: index },
    },
  ]);
  const { database = '' } = env.emulators;
  const all = `http://${database}/conversations.json?ns=${env.firebase.projectId}-default-rtdb`;
  const patch = async (rows: object) => {
    const headers = { Authorization: 'Bearer owner' };
    const { ok } = await fetch(all, {
      method: 'PATCH',
      headers,
      body: JSON.stringify(rows),
    });
    expect(ok).toBe(true);
  };
  await patch(Object.fromEntries(many));
  let characters = 0;
  enableLogging((line) => {
    if (line.includes('handleServerMessage')) characters += line.length;
  });
  const list = await toldBy<readonly Conversation[]>(
    (onTold, onError) => inbox.watchInbox(inboxPageSize, onTold, onError),
    (told) => told.length === inboxPageSize,
  );
  enableLogging(false);
  expect(list.some((one) => one.id === id)).toBe(true);
  // A page is some 15 kB; all of them would be 250.
  expect(characters).toBeGreaterThan(1_000);
  expect(characters).toBeLessThan(40_000);
  await patch(Object.fromEntries(many.map(([one]) => [one, null])));
});

it('a purged conversation is gone with its messages and notes, for its opener too', async () => {
  await signInAs('equipe', { admin: true });
  await inbox.addNote(id, 'À effacer.');
  await inbox.purge(id);
  const listed = await toldBy<readonly Conversation[]>(
    (onTold, onError) => inbox.watchInbox(inboxPageSize, onTold, onError),
    () => true,
  );
  expect(listed.some((one) => one.id === id)).toBe(false);
  const left = await toldBy<readonly object[]>(
    (onTold, onError) => inbox.watchNotes(id, onTold, onError),
    () => true,
  );
  expect(left).toEqual([]);
  await signInAs('visiteur', { admin: false });
  await expect(inbox.purge(id)).rejects.toMatchObject({
    name: 'AccessDeniedError',
  });
  await expect(addWord(id, 'Encore là ?')).rejects.toMatchObject({
    name: 'AccessDeniedError',
  });
});

it('a person outside the team sees neither the inbox nor the notes, and cannot answer', async () => {
  await signInAs('visiteur', { admin: false });
  const refused = { name: 'AccessDeniedError' };
  await expect(inInbox(id, () => true)).rejects.toMatchObject(refused);
  await expect(
    toldBy(
      (onTold, onError) => inbox.watchNotes(id, onTold, onError),
      () => true,
    ),
  ).rejects.toMatchObject(refused);
  await expect(answer(id, 'Moi.')).rejects.toMatchObject(refused);
});
