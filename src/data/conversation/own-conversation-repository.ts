import {
  equalTo,
  get,
  limitToLast,
  onValue,
  orderByChild,
  query,
  ref,
} from 'firebase/database';
import { conversationSchema, type Conversation } from '@/domain/conversation/inbox.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import { inTime, toError } from './conversation-repository.ts';

/** A conversation that somebody opened, with its messages, as they are stored. */
export type StoredConversation = {
  id: string;
  contenu: unknown;
  /** By id. */
  messages: unknown;
};

async function readAll(uid: string): Promise<StoredConversation[]> {
  const database = realtimeDatabase();
  const own = query(ref(database, 'conversations'), orderByChild('uid'), equalTo(uid));
  const opened: { id: string; contenu: unknown }[] = [];
  (await get(own)).forEach((child) => {
    opened.push({ id: child.key, contenu: child.val() });
  });
  return Promise.all(
    opened.map(async ({ id, contenu }) => {
      const messages: unknown = (await get(ref(database, `messages/${id}`))).val();
      return { id, contenu, messages };
    }),
  );
}

/** The conversations that an account opened, whole, for the copy of its data. Throws one of the data errors. */
export function readOwnConversations(uid: string): Promise<StoredConversation[]> {
  return inTime(readAll(uid));
}

/** The most that are shown: the newest ones. */
const shownCount = 50;

/**
 * Tells the conversations that an account opened, the newest words first, now and after each change; `onError` once when
 * they may not be read. Returns the way to stop.
 */
export function watchOwnConversations(
  uid: string,
  onConversations: (conversations: readonly Conversation[]) => void,
  onError: (error: DataError) => void,
): () => void {
  const all = ref(realtimeDatabase(), 'conversations');
  return onValue(
    query(all, orderByChild('uid'), equalTo(uid), limitToLast(shownCount)),
    (snapshot) => {
      const own: Conversation[] = [];
      snapshot.forEach((child) => {
        const parsed = conversationSchema.safeParse(child.val());
        if (parsed.success) own.push({ id: child.key, ...parsed.data });
      });
      onConversations(own.toSorted((a, b) => b.dernier.at - a.dernier.at));
    },
    (error) => onError(toError(error)),
  );
}
