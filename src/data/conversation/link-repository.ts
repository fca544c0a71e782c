import { get, ref, set } from 'firebase/database';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/** A conversation that is read by its link. */
export type LinkedConversation = {
  sujet: string;
  /** Uid of the person who opened it. */
  uid: string;
};

/** The links by which other devices read a conversation. Functions throw data errors. */
export const linkRepository = perServices((services) => {
  async function readText(path: string): Promise<string> {
    const stored = await get(ref(await services.database(), path));
    const value: unknown = stored.val();
    if (typeof value !== 'string') throw new NotFoundError(`Nothing is at ${path}.`);
    return value;
  }

  async function readLien(id: string): Promise<string> {
    await ensurePlayerUid(services);
    return readText(`conversations/${id}/lien`);
  }

  async function openNow(id: string, secret: string): Promise<LinkedConversation> {
    const uid = await ensurePlayerUid(services);
    await set(ref(await services.database(), `acces/${id}/${uid}`), secret);
    return {
      sujet: await readText(`conversations/${id}/sujet`),
      uid: await readText(`conversations/${id}/uid`),
    };
  }

  return {
    /** The secret for another device to read a conversation, for its opener. */
    readSecret: (id: string) => answered(readLien(id)),

    /**
     * Opens a conversation to the session of this device by its secret, read-only. Throws `AccessDeniedError` when the secret is not that
     * of the conversation, or when it was erased.
     */
    open: (id: string, secret: string) => answered(openNow(id, secret)),
  };
});
