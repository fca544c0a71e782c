import {
  get,
  limitToLast,
  onValue,
  orderByKey,
  push,
  query,
  ref,
  serverTimestamp,
  set,
  update,
  type Database,
} from 'firebase/database';
import * as z from 'zod/mini';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { messageSchema, type Message } from '@/domain/conversation/message.ts';
import {
  AccessDeniedError,
  isDataError,
  OfflineError,
  UnexpectedError,
  type DataError,
} from '@/lib/errors/data-error.ts';
import { RefusedError } from '@/lib/errors/refused-error.ts';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { untilTime } from '@/lib/network/until-time.ts';
import { lastOf, wordWrite } from './message-writes.ts';
import { followSending } from './pending-messages.ts';

/** What opens a conversation. */
export type NewConversation = {
  /** 3 to 120 characters. */
  sujet: string;
  nom: string;
  texte: string;
  /** INSEE code of the commune it is about. */
  insee: string | null;
  /** Where a player stands, who agreed that it be joined: id of the étape, version of the quête, indices read. */
  contexte?: { etape: string; version: number; indices: number };
  /** The étape that it is about, by which the team finds those who are stuck at the same one; with `contexte`. */
  objet?: { quete: string; etape: string; version: number };
};

export type OpenedConversation = {
  id: string;
  /** 128 bits: lets its opener read the answer on another device. */
  lien: string;
  uid: string;
};

/** The SDK queues a write for ever without network: past this, the person is told. */
export const sendDeadlineMs = 12_000;

const dayMs = 24 * 60 * 60 * 1_000;

/** More messages than one conversation has; the desk reads fewer at a time. */
const longestThread = 1_000;

/** What is counted: conversations, messages, codes of teams that are drawn or tried, events with their codes. */
export type Debit = 'conversation' | 'message' | 'equipe' | 'animation';

/** What the rules ask for between two of one person, where one waits for one's turn. */
const gapMs: Readonly<Record<Debit, number>> = {
  conversation: 0,
  message: 2_000,
  equipe: 1_000,
  animation: 2_000,
};

/** What the team may refuse from somebody for a time. */
const isMessage: Readonly<Record<Debit, boolean>> = {
  conversation: true,
  message: true,
  equipe: false,
  animation: false,
};

/** How far the two clocks may be apart once the offset is known: the time that it took to tell. */
const clockMarginMs = 200;

const debitSchema = z.object({ jour: z.number(), n: z.number(), at: z.number() });

/** So many random bytes, in hexadecimal. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** One of the data errors for what the Realtime Database threw. */
export function toError(error: unknown): DataError {
  if (isDataError(error)) return error;
  if (error instanceof Error && /permission.denied/i.test(error.message)) {
    return new AccessDeniedError('The rules refused.', { cause: error });
  }
  if (error instanceof Error && /client is offline/i.test(error.message)) {
    return new OfflineError('The Realtime Database is out of reach.', { cause: error });
  }
  return new UnexpectedError('The Realtime Database failed.', { cause: error });
}

/** `work`, which rejects with one of the data errors: with `OfflineError` when it takes longer than a person waits. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  try {
    return await withDeadline(work, sendDeadlineMs);
  } catch (error) {
    throw toError(error);
  }
}

/** How far the server's clock is ahead of the device's, in milliseconds; known once the device is connected. */
export function readServerOffset(database: Database): Promise<number> {
  return new Promise((resolve) => {
    onValue(
      ref(database, '.info/serverTimeOffset'),
      (snapshot) => {
        const offset: unknown = snapshot.val();
        resolve(typeof offset === 'number' ? offset : 0);
      },
      { onlyOnce: true },
    );
  });
}

/**
 * The next count of the day, as the rules ask for it beside what it counts; a message or a code waits for its turn. Throws
 * `RefusedError` for a message of somebody whom the team refuses.
 */
export async function nextDebit(
  database: Database,
  uid: string,
  genre: Debit,
  id: string,
) {
  const stored = await get(ref(database, `debits/${uid}`));
  const offset = await readServerOffset(database);
  const refusedUntil: unknown = stored.child('refus/at').val();
  const isRefused =
    typeof refusedUntil === 'number' && refusedUntil > Date.now() + offset;
  if (isRefused && isMessage[genre]) throw new RefusedError(refusedUntil);
  const debit = debitSchema.safeParse(stored.child(genre).val()).data;
  if (gapMs[genre] > 0 && debit !== undefined) {
    // Two words sent in one breath both arrive.
    const isFreeAt = debit.at + gapMs[genre] + clockMarginMs;
    await untilTime(isFreeAt - offset);
  }
  const jour = Math.floor((Date.now() + offset) / dayMs);
  return {
    id,
    at: serverTimestamp(),
    jour,
    n: (debit?.jour === jour ? debit.n : 0) + 1,
  };
}

/** A key that no other has, in the order of time. */
export function newKey(database: Database, path: string): string {
  return push(ref(database, path)).key;
}

/**
 * Opens a conversation with the team, its first message and its counts in one write. Under the session of this device,
 * anonymous if need be. Throws one of the data errors: `OfflineError` when nothing answers within 12 s,
 * `AccessDeniedError` when the rules refuse (30 s between two, 5 a day), `RefusedError` when the team does.
 */
export async function openConversation({
  sujet,
  nom,
  texte,
  insee,
  contexte,
  objet,
}: NewConversation): Promise<OpenedConversation> {
  const open = async () => {
    const uid = await ensurePlayerUid();
    const database = realtimeDatabase();
    const id = newKey(database, 'conversations');
    const messageId = newKey(database, `messages/${id}`);
    const lien = randomHex(16);
    const [conversationDebit, messageDebit] = await Promise.all([
      nextDebit(database, uid, 'conversation', id),
      nextDebit(database, uid, 'message', `${id}_${messageId}`),
    ]);
    await update(ref(database), {
      [`conversations/${id}`]: {
        sujet,
        uid,
        nom,
        ...(insee !== null && { commune: insee }),
        ...(objet !== undefined && { objet }),
        etat: 'ouverte',
        lien,
        at: serverTimestamp(),
        nonLus: { equipe: 1, auteur: 0 },
        dernier: lastOf(messageId, texte, uid, serverTimestamp()),
      },
      [`messages/${id}/${messageId}`]: {
        texte,
        auteur: uid,
        at: serverTimestamp(),
        ...(contexte !== undefined && { contexte }),
      },
      [`debits/${uid}/conversation`]: conversationDebit,
      [`debits/${uid}/message`]: messageDebit,
    });
    return { id, lien, uid };
  };
  return inTime(open());
}

/** The id of a message that is about to be sent: the same for each attempt, so that it is there once. */
export function newMessageId(id: string): string {
  return newKey(realtimeDatabase(), `messages/${id}`);
}

/**
 * Where a message goes: null when it is there already, from an attempt whose answer was lost or that waited for the
 * network. Other words under its id are those of another message. `confirm` is a write of no consequence: this device sees
 * its own writes before the server does, which takes them in their order.
 */
export async function freeMessageId(
  id: string,
  messageId: string,
  texte: string,
  confirm: () => Promise<void>,
): Promise<string | null> {
  const stored = ref(realtimeDatabase(), `messages/${id}/${messageId}/texte`);
  if (!(await get(stored)).exists()) return messageId;
  await confirm();
  const confirmed = await get(stored);
  if (!confirmed.exists()) return messageId;
  return confirmed.val() === texte ? null : newMessageId(id);
}

/** Resolves once this device is connected to the database. */
function connection(): Promise<void> {
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    stops.push(
      onValue(ref(realtimeDatabase(), '.info/connected'), (connected) => {
        if (connected.val() !== true) return;
        for (const stop of stops) stop();
        resolve();
      }),
    );
  });
}

/** Two may write at once, or one while another reads: the second begins again from what the first has left. */
const sendAttempts = 3;

/**
 * Sends, and sends again each time that the network is back, or that somebody was faster, until it is sent or refused: with
 * one of the data errors.
 */
export async function untilSent(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ;) {
    try {
      await send();
      return;
    } catch (error) {
      const told = toError(error);
      if (told instanceof OfflineError) {
        await connection();
        continue;
      }
      const isLate = told instanceof AccessDeniedError && !(told instanceof RefusedError);
      if (!isLate || attempt === sendAttempts) throw told;
      attempt += 1;
    }
  }
}

/**
 * Adds a message of the opener to a conversation, 2 s after the one before. It waits for the network as long as the page is
 * open (`pendingMessages`). Called again with the same `wantedId`, it is there once. Throws `AccessDeniedError` when the
 * rules refuse (100 a day), `RefusedError` when the team does.
 */
export async function sendMessage(
  id: string,
  texte: string,
  wantedId = newMessageId(id),
): Promise<void> {
  const send = async () => {
    const uid = await ensurePlayerUid();
    const database = realtimeDatabase();
    const messageId = await freeMessageId(id, wantedId, texte, () => markSeen(id));
    if (messageId === null) return;
    const [debit, unread] = await Promise.all([
      nextDebit(database, uid, 'message', `${id}_${messageId}`),
      get(ref(database, `conversations/${id}/nonLus/equipe`)),
    ]);
    const write = {
      ...{ id, messageId, texte, uid },
      at: serverTimestamp(),
      unread: Number(unread.val()),
    };
    await update(ref(database), wordWrite(write, debit));
  };
  return followSending({ id: wantedId, conversationId: id, texte }, () =>
    untilSent(send),
  );
}

/** Tells the team that the opener, whose session this is, has read what it wrote. Throws as `openConversation` does. */
export async function markSeen(id: string): Promise<void> {
  return inTime(set(ref(realtimeDatabase(), `conversations/${id}/nonLus/auteur`), 0));
}

/**
 * Tells what was written at a path, oldest first, now and after each change: the newest `count`, and no more is read.
 * `onError` once when it may not be read. Returns the way to stop.
 */
export function watchList(
  path: string,
  onList: (list: readonly Message[]) => void,
  onError: (error: DataError) => void,
  count = longestThread,
): () => void {
  return onValue(
    // Ids are in the order of time.
    query(ref(realtimeDatabase(), path), orderByKey(), limitToLast(count)),
    (snapshot) => {
      const list: Message[] = [];
      snapshot.forEach((child) => {
        const parsed = messageSchema.safeParse(child.val());
        if (parsed.success) list.push({ id: child.key, ...parsed.data });
      });
      onList(list.toSorted((a, b) => a.at - b.at));
    },
    (error) => onError(toError(error)),
  );
}

/**
 * Tells the messages of a conversation now and after each change, oldest first, with the reader's own uid; `onError` once
 * when they may not be read. Returns the way to stop.
 */
export function watchMessages(
  id: string,
  onMessages: (messages: readonly Message[], uid: string) => void,
  onError: (error: DataError) => void,
): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  ensurePlayerUid().then(
    (uid) => {
      if (isStopped) return;
      stop = watchList(
        `messages/${id}`,
        (messages) => onMessages(messages, uid),
        onError,
      );
    },
    (error: unknown) => onError(toError(error)),
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
