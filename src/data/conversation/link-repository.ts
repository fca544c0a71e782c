import { get, ref, set } from 'firebase/database';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { realtimeDatabase } from '@/lib/firebase/database.ts';
import { inTime } from './conversation-repository.ts';

async function readText(path: string): Promise<string> {
  const value: unknown = (await get(ref(realtimeDatabase(), path))).val();
  if (typeof value !== 'string') throw new NotFoundError(`Nothing is at ${path}.`);
  return value;
}

/** The secret by which another device reads a conversation, for its opener. Throws one of the data errors. */
export function readSecret(id: string): Promise<string> {
  return inTime(ensurePlayerUid().then(() => readText(`conversations/${id}/lien`)));
}

/** A conversation that is read by its link. */
export type LinkedConversation = {
  sujet: string;
  /** Uid of who opened it. */
  uid: string;
};

/**
 * Opens a conversation to the session of this device by its secret, for reading alone. Throws one of the data errors:
 * `AccessDeniedError` when the secret is not that of the conversation, or when it was erased.
 */
export function openByLink(id: string, secret: string): Promise<LinkedConversation> {
  const open = async () => {
    const uid = await ensurePlayerUid();
    await set(ref(realtimeDatabase(), `acces/${id}/${uid}`), secret);
    return {
      sujet: await readText(`conversations/${id}/sujet`),
      uid: await readText(`conversations/${id}/uid`),
    };
  };
  return inTime(open());
}
