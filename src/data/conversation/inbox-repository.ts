import {
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  query,
  ref,
  remove,
  serverTimestamp,
  set,
  update,
  type Query,
} from 'firebase/database';
import { isTeam, requireUid } from '@/data/session/author-repository.ts';
import {
  conversationSchema,
  type Conversation,
  type EtatConversation,
  type Motif,
} from '@/domain/conversation/inbox.ts';
import type { Joint } from '@/domain/conversation/joint.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { retention } from '@/domain/retention.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import {
  freeMessageId,
  inTime,
  newKey,
  newMessageId,
  nextDebit,
  readServerOffset,
  toError,
  untilSent,
  watchList,
} from './conversation-repository.ts';
import { answerWrite } from './message-writes.ts';
import { followSending } from './pending-messages.ts';

/** How many conversations the inbox holds at first, and how many more each time one asks. */
export const inboxPageSize = 50;

/**
 * Tells the `count` conversations with the newest words, now and after each change; `onError` once when they may not be
 * read. For admins. Returns the way to stop.
 */
export function watchInbox(
  count: number,
  onConversations: (conversations: readonly Conversation[]) => void,
  onError: (error: DataError) => void,
): () => void {
  const all = ref(realtimeDatabase(), 'conversations');
  return watchConversations(
    query(all, orderByChild('dernier/at'), limitToLast(count)),
    onConversations,
    onError,
  );
}

/**
 * Tells the `count` conversations about a commune (INSEE code) that were opened last, as `watchInbox` does. For its
 * responsables to whom its messages are open, and admins.
 */
export function watchCommuneInbox(
  insee: string,
  count: number,
  onConversations: (conversations: readonly Conversation[]) => void,
  onError: (error: DataError) => void,
): () => void {
  const all = ref(realtimeDatabase(), 'conversations');
  return watchConversations(
    query(all, orderByChild('commune'), equalTo(insee), limitToLast(count)),
    onConversations,
    onError,
  );
}

function watchConversations(
  asked: Query,
  onConversations: (conversations: readonly Conversation[]) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    asked,
    (snapshot) => {
      const conversations: Conversation[] = [];
      snapshot.forEach((child) => {
        const parsed = conversationSchema.safeParse(child.val());
        if (parsed.success) conversations.push({ id: child.key, ...parsed.data });
        else console.error(`The conversation ${child.key} is unreadable.`, parsed.error);
      });
      onConversations(conversations);
    },
    (error) => onError(toError(error)),
  );
}

/** The words of an answer, and the quête or étape that goes with them. */
type Answer = { texte: string; joint: Joint | null };

async function answerOnce(
  id: string,
  { texte, joint }: Answer,
  wantedId: string,
): Promise<void> {
  const uid = await requireUid();
  const database = realtimeDatabase();
  const messageId = await freeMessageId(id, wantedId, texte, () => markRead(id));
  if (messageId === null) return;
  const [unread, debit] = await Promise.all([
    get(ref(database, `conversations/${id}/nonLus/auteur`)),
    // The team is not counted; who answers for a commune is, as everybody else.
    isTeam().then((isFree) =>
      isFree ? null : nextDebit(database, uid, 'message', `${id}_${messageId}`),
    ),
  ]);
  const write = {
    ...{ id, messageId, texte, uid, joint },
    at: serverTimestamp(),
    unread: Number(unread.val()),
  };
  await update(ref(database), answerWrite(write, debit));
}

/**
 * Answers a conversation in the name of the team or of its commune: it then waits for its opener. One write, or none; called again with the
 * same `messageId`, the answer is there once. Throws one of the data errors: `OfflineError` when nothing answers within 12 s, `AccessDeniedError` for who is no admin any more.
 */
export function answerConversation(
  id: string,
  texte: string,
  messageId = newMessageId(id),
  joint: Joint | null = null,
): Promise<void> {
  return inTime(
    followSending({ id: messageId, conversationId: id, texte }, () =>
      untilSent(() => answerOnce(id, { texte, joint }, messageId)),
    ),
  );
}

/**
 * Says that the team has read all of a conversation; one that was closed and came back by a word is open again, until it is
 * answered or closed once more. Throws as `answerConversation` does.
 */
export function markRead(id: string, etat?: EtatConversation): Promise<void> {
  return inTime(
    update(ref(realtimeDatabase(), `conversations/${id}`), {
      'nonLus/equipe': 0,
      ...(etat === 'close' && { etat: 'ouverte' }),
    }),
  );
}

/** Closes a conversation, or opens it again. Throws as `answerConversation` does. */
export function moveConversation(id: string, etat: EtatConversation): Promise<void> {
  return inTime(set(ref(realtimeDatabase(), `conversations/${id}/etat`), etat));
}

/** Takes a conversation upon oneself, or leaves it to the team. Throws as `answerConversation` does. */
export function takeConversation(id: string, isMine: boolean): Promise<void> {
  const assigned = ref(realtimeDatabase(), `conversations/${id}/assigne`);
  return inTime(
    isMine ? requireUid().then((uid) => set(assigned, uid)) : remove(assigned),
  );
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Reports a conversation to the rest of the team and closes it; `refuses` its opener for 30 days. One write, or none.
 * Throws as `answerConversation` does.
 */
export function reportConversation(
  { id, uid }: Pick<Conversation, 'id' | 'uid'>,
  motif: Motif,
  refuses: boolean,
): Promise<void> {
  const report = async () => {
    await requireUid();
    const database = realtimeDatabase();
    const now = Date.now() + (await readServerOffset(database));
    await update(ref(database), {
      [`conversations/${id}/signalee`]: motif,
      [`conversations/${id}/etat`]: 'close',
      [`conversations/${id}/nonLus/equipe`]: 0,
      ...(refuses && {
        [`debits/${uid}/refus`]: { id, at: now + retention.refusDays * dayMs },
      }),
    });
  };
  return inTime(report());
}

/** Takes a report back, and hears its opener again. One write, or none. Throws as `answerConversation` does. */
export function withdrawReport({
  id,
  uid,
}: Pick<Conversation, 'id' | 'uid'>): Promise<void> {
  return inTime(
    update(ref(realtimeDatabase()), {
      [`conversations/${id}/signalee`]: null,
      [`debits/${uid}/refus`]: null,
    }),
  );
}

/** Tells until when somebody's messages are refused, in epoch milliseconds; null when they are not. */
export function watchRefusal(
  uid: string,
  onUntil: (until: number | null) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    ref(realtimeDatabase(), `debits/${uid}/refus/at`),
    (snapshot) => {
      const at: unknown = snapshot.val();
      onUntil(typeof at === 'number' && at > Date.now() ? at : null);
    },
    (error) => onError(toError(error)),
  );
}

/**
 * Erases a conversation for good, with its messages, its notes, and who read it by its link. One write, or none. For admins.
 * Throws as `answerConversation` does.
 */
export function purgeConversation(id: string): Promise<void> {
  return inTime(
    update(ref(realtimeDatabase()), {
      [`conversations/${id}`]: null,
      [`messages/${id}`]: null,
      [`notes/${id}`]: null,
      [`acces/${id}`]: null,
    }),
  );
}

/** Keeps a note that the team alone reads. Throws as `answerConversation` does. */
export function addNote(id: string, texte: string): Promise<void> {
  const add = async () => {
    const uid = await requireUid();
    const database = realtimeDatabase();
    const noteId = newKey(database, `notes/${id}`);
    await set(ref(database, `notes/${id}/${noteId}`), {
      texte,
      auteur: uid,
      at: serverTimestamp(),
    });
  };
  return inTime(add());
}

/** How many messages of a conversation are read at first, and how many more each time one asks. */
export const threadPageSize = 50;

/** Tells the newest `count` messages of a conversation as `watchInbox` tells conversations, oldest first. */
export function watchThread(
  id: string,
  count: number,
  onMessages: (messages: readonly Message[]) => void,
  onError: (error: DataError) => void,
): () => void {
  return watchList(`messages/${id}`, onMessages, onError, count);
}

/** The first message of a conversation, which gives the address to answer; null when there is none. Throws as `answerConversation` does. */
export async function readFirstWords(id: string): Promise<string | null> {
  const first = query(
    ref(realtimeDatabase(), `messages/${id}`),
    orderByKey(),
    limitToFirst(1),
  );
  let texte: unknown = null;
  (await inTime(get(first))).forEach((child) => {
    texte = child.child('texte').val();
  });
  return typeof texte === 'string' ? texte : null;
}

/** Tells the notes of the team about a conversation, oldest first. */
export function watchNotes(
  id: string,
  onNotes: (notes: readonly Message[]) => void,
  onError: (error: DataError) => void,
): () => void {
  return watchList(`notes/${id}`, onNotes, onError);
}
