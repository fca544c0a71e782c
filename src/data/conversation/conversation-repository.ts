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
import { AccessDeniedError, type DataError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { RefusedError } from '@/lib/errors/refused-error.ts';
import { untilTime } from '@/lib/network/deadline.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { randomHex } from '../firestore/random-hex.ts';
import { lastOf } from './message-writes.ts';

/** Data that opens a conversation. */
export type NewConversation = {
  /** 3 to 120 characters. */
  sujet: string;
  nom: string;
  texte: string;
  /** INSEE code of the commune it is about. */
  insee: string | null;
  /** The player's position, with their consent: id of the étape, version of the quête, indices read. */
  contexte?: { etape: string; version: number; indices: number };
  /** The étape in question, by which the team finds other blocked players; with `contexte`. */
  objet?: { quete: string; etape: string; version: number };
};

export type OpenedConversation = {
  id: string;
  /** 128 bits: allows its opener to read the answer on another device. */
  lien: string;
  uid: string;
};

const dayMs = 24 * 60 * 60 * 1_000;

/** More messages than one conversation has; the desk reads fewer at a time. */
const longestThread = 1_000;

/** Counted actions: conversations, messages, codes of teams drawn or tried, events with their codes. */
export type Debit = 'conversation' | 'message' | 'equipe' | 'animation';

/** The rules' minimum time between two actions of a person, if the client waits for it. */
const gapMs: Readonly<Record<Debit, number>> = {
  conversation: 0,
  message: 2_000,
  equipe: 1_000,
  animation: 2_000,
};

/** Actions that the team may refuse from a person for a time. */
const isMessage: Readonly<Record<Debit, boolean>> = {
  conversation: true,
  message: true,
  equipe: false,
  animation: false,
};

/** Error of the known offset between the clocks: the transfer time. */
const clockMarginMs = 200;

const debitSchema = z.object({ jour: z.number(), n: z.number(), at: z.number() });

/** Offset of the server's clock ahead of the device's, in milliseconds; known once the device is connected. */
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
 * The next count of the day, required by the rules beside the counted action; a message or a code waits for its time. Throws `RefusedError`
 * for a message of a person whom the team refuses.
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
    // Two messages sent in quick succession both arrive.
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

type ListListener = {
  onValue: (list: readonly Message[]) => void;
  onError: (error: unknown) => void;
};

/** Watches the list at a path, oldest first: the newest `count`, and no more is read. */
export function watchList(
  database: Database,
  path: string,
  listener: ListListener,
  count = longestThread,
): () => void {
  return onValue(
    // Ids are in the order of time.
    query(ref(database, path), orderByKey(), limitToLast(count)),
    (snapshot) => {
      const list: Message[] = [];
      snapshot.forEach((child) => {
        const parsed = messageSchema.safeParse(child.val());
        if (parsed.success) list.push({ id: child.key, ...parsed.data });
      });
      listener.onValue(list.toSorted((a, b) => a.at - b.at));
    },
    listener.onError,
  );
}

/** True if the server has this conversation; a missing one may not be read. */
async function hasOpened(database: Database, id: string, lien: string): Promise<boolean> {
  try {
    const stored = await get(ref(database, `conversations/${id}`));
    return stored.child('lien').val() === lien;
  } catch (error) {
    if (toDataError(error) instanceof AccessDeniedError) return false;
    throw error;
  }
}

/** The conversations of this device with the team, in the Realtime Database. */
export const conversationRepository = perServices((services) => {
  async function openOne(conversation: NewConversation): Promise<OpenedConversation> {
    const { sujet, nom, texte, insee, contexte, objet } = conversation;
    const uid = await ensurePlayerUid(services);
    const database = await services.database();
    const id = newKey(database, 'conversations');
    const messageId = newKey(database, `messages/${id}`);
    const lien = randomHex(16);
    const [conversationDebit, messageDebit] = await Promise.all([
      nextDebit(database, uid, 'conversation', id),
      nextDebit(database, uid, 'message', `${id}_${messageId}`),
    ]);
    const writing = update(ref(database), {
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
    try {
      await writing;
    } catch (error) {
      // After a lost answer the SDK sends it again, and the server refuses the repeated write.
      if (!(await hasOpened(database, id, lien))) throw error;
    }
    return { id, lien, uid };
  }

  async function markSeen(id: string): Promise<void> {
    await set(ref(await services.database(), `conversations/${id}/nonLus/auteur`), 0);
  }

  return {
    /**
     * Opens a conversation with the team, its first message and its counts in one write. Under the session of this device, anonymous if
     * need be. Throws a data error: `AccessDeniedError` when the rules refuse (30 s between two, 5 a day), `RefusedError` when the team
     * does.
     */
    open: (conversation: NewConversation) => answered(openOne(conversation)),

    /** Records for the team that the opener, whose session this is, has read its messages. Throws a data error. */
    markSeen: (id: string) => answered(markSeen(id)),

    /**
     * Watches the messages of a conversation, oldest first, with the reader's own uid; `onError` when they may not be read, or do not
     * arrive. Returns a stop function.
     */
    watchMessages: (
      id: string,
      onMessages: (messages: readonly Message[], uid: string) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<readonly [string, Database], readonly [readonly Message[], string]>(
        Promise.all([ensurePlayerUid(services), services.database()]),
        ([uid, database], onTold, onRefused) =>
          watchList(database, `messages/${id}`, {
            onValue: (messages) => onTold([messages, uid]),
            onError: onRefused,
          }),
        { onValue: (told) => onMessages(...told), onError },
      ),
  };
});
