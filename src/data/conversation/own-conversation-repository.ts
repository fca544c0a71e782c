import {
  equalTo,
  get,
  limitToLast,
  onValue,
  orderByChild,
  query,
  ref,
  type Database,
} from 'firebase/database';
import { conversationSchema, type Conversation } from '@/domain/conversation/inbox.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/** A conversation for its opener, with its messages, as stored. */
export type StoredConversation = {
  id: string;
  contenu: unknown;
  /** By id. */
  messages: unknown;
};

/** The most that are shown: the newest ones. */
const shownCount = 50;

/** The conversations that an account opened. */
export const ownConversationRepository = perServices((services) => {
  async function readAll(uid: string): Promise<StoredConversation[]> {
    const database = await services.database();
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

  return {
    /** All of them, whole, for the copy of the account's data. Throws a data error. */
    readAll: (uid: string) => answered(readAll(uid)),

    /** Watches them, latest message first; `onError` when they may not be read, or do not arrive. Returns a stop function. */
    watch: (
      uid: string,
      onConversations: (conversations: readonly Conversation[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<Database, readonly Conversation[]>(
        services.database(),
        (database, onTold, onRefused) =>
          onValue(
            query(
              ref(database, 'conversations'),
              orderByChild('uid'),
              equalTo(uid),
              limitToLast(shownCount),
            ),
            (snapshot) => {
              const own: Conversation[] = [];
              snapshot.forEach((child) => {
                const parsed = conversationSchema.safeParse(child.val());
                if (parsed.success) own.push({ id: child.key, ...parsed.data });
              });
              onTold(own.toSorted((a, b) => b.dernier.at - a.dernier.at));
            },
            onRefused,
          ),
        { onValue: onConversations, onError },
      ),
  };
});
