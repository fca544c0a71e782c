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
  type Database,
  type Query,
} from 'firebase/database';
import { requireUid } from '@/data/session/author-repository.ts';
import {
  conversationSchema,
  type Conversation,
  type EtatConversation,
  type Motif,
} from '@/domain/conversation/inbox.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { retention } from '@/domain/retention.ts';
import type { DataError } from '@/lib/errors/data-error.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { newKey, readServerOffset, watchList } from './conversation-repository.ts';

/** Conversations in the inbox at first, and per further page. */
export const inboxPageSize = 50;

/** Messages of a conversation read at first, and per further page. */
export const threadPageSize = 50;

const dayMs = 24 * 60 * 60 * 1_000;

function conversationsOf(
  asked: Query,
  onConversations: (conversations: readonly Conversation[]) => void,
  onError: (error: unknown) => void,
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
    onError,
  );
}

/**
 * The conversations for the team, and for a commune's responsables. Every promise rejects with a data error. Every `watch…` reports now and
 * after each change, calls `onError` when nothing may be read or nothing arrives, and returns a stop function.
 */
export const inboxRepository = perServices((services) => {
  function watchConversations(
    askedOf: (database: Database) => Query,
    onConversations: (conversations: readonly Conversation[]) => void,
    onError: (error: DataError) => void,
  ): () => void {
    return listen<Database, readonly Conversation[]>(
      services.database(),
      (database, ...listeners) => conversationsOf(askedOf(database), ...listeners),
      { onValue: onConversations, onError },
    );
  }

  function watchMessages(
    path: string,
    listener: {
      onValue: (messages: readonly Message[]) => void;
      onError: (error: DataError) => void;
    },
    count?: number,
  ): () => void {
    return listen<Database, readonly Message[]>(
      services.database(),
      (database, onTold, onError) =>
        watchList(database, path, { onValue: onTold, onError }, count),
      listener,
    );
  }

  async function conversationRef(id: string, field = '') {
    return ref(await services.database(), `conversations/${id}${field}`);
  }

  async function markRead(id: string, etat?: EtatConversation): Promise<void> {
    await update(await conversationRef(id), {
      'nonLus/equipe': 0,
      ...(etat === 'close' && { etat: 'ouverte' }),
    });
  }

  async function take(id: string, isMine: boolean): Promise<void> {
    const assigned = await conversationRef(id, '/assigne');
    await (isMine ? set(assigned, await requireUid(services)) : remove(assigned));
  }

  async function report(
    { id, uid }: Pick<Conversation, 'id' | 'uid'>,
    motif: Motif,
    refuses: boolean,
  ): Promise<void> {
    await requireUid(services);
    const database = await services.database();
    const now = Date.now() + (await readServerOffset(database));
    await update(ref(database), {
      [`conversations/${id}/signalee`]: motif,
      [`conversations/${id}/etat`]: 'close',
      [`conversations/${id}/nonLus/equipe`]: 0,
      ...(refuses && {
        [`debits/${uid}/refus`]: { id, at: now + retention.refusDays * dayMs },
      }),
    });
  }

  async function updateAll(changes: Readonly<Record<string, unknown>>): Promise<void> {
    await update(ref(await services.database()), changes);
  }

  async function addNote(id: string, texte: string): Promise<void> {
    const uid = await requireUid(services);
    const database = await services.database();
    const noteId = newKey(database, `notes/${id}`);
    const note = { texte, auteur: uid, at: serverTimestamp() };
    await set(ref(database, `notes/${id}/${noteId}`), note);
  }

  async function readFirstWords(id: string): Promise<string | null> {
    const messages = ref(await services.database(), `messages/${id}`);
    let texte: unknown = null;
    (await get(query(messages, orderByKey(), limitToFirst(1)))).forEach((child) => {
      texte = child.child('texte').val();
    });
    return typeof texte === 'string' ? texte : null;
  }

  return {
    /** Watches the `count` conversations with the newest messages. For admins. */
    watchInbox: (
      count: number,
      onConversations: (conversations: readonly Conversation[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      watchConversations(
        (database) =>
          query(
            ref(database, 'conversations'),
            orderByChild('dernier/at'),
            limitToLast(count),
          ),
        onConversations,
        onError,
      ),

    /**
     * The last conversations about one commune or several, by their INSEE codes: of those whose messages are open to this account, or to
     * its territory. Its `onError` is called when none of them is.
     */
    watchCommuneInboxes: (
      insees: readonly string[],
      count: number,
      onConversations: (conversations: readonly Conversation[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) => {
      const toldBy = new Map<string, readonly Conversation[]>();
      const refused = new Set<string>();
      const stops = insees.map((insee) =>
        watchConversations(
          (database) =>
            query(
              ref(database, 'conversations'),
              orderByChild('commune'),
              equalTo(insee),
              limitToLast(count),
            ),
          (conversations) => {
            toldBy.set(insee, conversations);
            onConversations([...toldBy.values()].flat());
          },
          (error) => {
            refused.add(insee);
            if (refused.size === insees.length) onError(error);
          },
        ),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },

    /**
     * Marks a whole conversation as read here; a closed one that a message brought back is open again, until answered or closed once more.
     */
    markRead: (id: string, etat?: EtatConversation) => answered(markRead(id, etat)),

    /** Closes a conversation, or opens it again. */
    move: (id: string, etat: EtatConversation) =>
      answered(conversationRef(id, '/etat').then((place) => set(place, etat))),

    /** Takes a conversation upon oneself, or leaves it to the team. */
    take: (id: string, isMine: boolean) => answered(take(id, isMine)),

    /** Reports a conversation to the rest of the team and closes it; `refuses` its opener for 30 days. One write, or none. */
    report: (
      conversation: Pick<Conversation, 'id' | 'uid'>,
      motif: Motif,
      refuses: boolean,
    ) => answered(report(conversation, motif, refuses)),

    /** Withdraws a report, and readmits its opener. One write, or none. */
    withdrawReport: ({ id, uid }: Pick<Conversation, 'id' | 'uid'>) =>
      answered(
        updateAll({
          [`conversations/${id}/signalee`]: null,
          [`debits/${uid}/refus`]: null,
        }),
      ),

    /** Returns until when the messages of a person are refused, in epoch milliseconds; null when they are not. */
    watchRefusal: (
      uid: string,
      onUntil: (until: number | null) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      listen<Database, number | null>(
        services.database(),
        (database, onTold, onRefused) =>
          onValue(
            ref(database, `debits/${uid}/refus/at`),
            (snapshot) => {
              const at: unknown = snapshot.val();
              onTold(typeof at === 'number' && at > Date.now() ? at : null);
            },
            onRefused,
          ),
        { onValue: onUntil, onError },
      ),

    /** Erases a conversation for good, with its messages, its notes, and its readers by link. One write, or none. For admins. */
    purge: (id: string) =>
      answered(
        updateAll({
          [`conversations/${id}`]: null,
          [`messages/${id}`]: null,
          [`notes/${id}`]: null,
          [`acces/${id}`]: null,
        }),
      ),

    /** Stores a note that only the team reads. */
    addNote: (id: string, texte: string) => answered(addNote(id, texte)),

    /** Watches the newest `count` messages of a conversation, oldest first. */
    watchThread: (
      id: string,
      count: number,
      onMessages: (messages: readonly Message[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) =>
      watchMessages(`messages/${id}`, { onValue: onMessages, onError }, count),

    /** The first message of a conversation, with the address to answer; null when there is none. */
    readFirstWords: (id: string) => answered(readFirstWords(id)),

    /** Watches the notes of the team about a conversation, oldest first. */
    watchNotes: (
      id: string,
      onNotes: (notes: readonly Message[]) => void,
      onError: (error: DataError) => void,
    ): (() => void) => watchMessages(`notes/${id}`, { onValue: onNotes, onError }),
  };
});
