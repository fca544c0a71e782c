import { equalTo, get, orderByChild, query, ref } from 'firebase/database';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import { inTime } from './conversation-repository.ts';

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
