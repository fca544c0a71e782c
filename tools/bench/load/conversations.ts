import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase as getAdminDatabase } from 'firebase-admin/database';
import {
  get,
  onChildAdded,
  push,
  ref,
  serverTimestamp,
  update,
  type Database,
} from 'firebase/database';
import { setTimeout as wait } from 'node:timers/promises';
import { answerWrite, lastOf, wordWrite } from '@/data/conversation/message-writes.ts';
import { loadPassword, newOperationId, openClient, type Client } from './client.ts';
import { createTimings, type Timings } from './timings.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** The rules' minimum time between two messages of a person, and a margin. */
const gapMs = 2_300;

type Thread = { opener: Client; member: Client; id: string; words: string[] };

function debitOf(id: string, n: number) {
  return { id, at: serverTimestamp(), jour: Math.floor(Date.now() / dayMs), n };
}

/** A conversation and its first words: as `openConversation` of conversation-repository.ts does. */
async function open(opener: Client, words: string): Promise<string> {
  const { uid } = opener;
  const database = opener.database();
  const id = push(ref(database, 'conversations')).key;
  const messageId = push(ref(database, `messages/${id}`)).key;
  await update(ref(database), {
    [`conversations/${id}`]: {
      ...{ sujet: 'Une question de charge', uid, nom: 'Camille', etat: 'ouverte' },
      ...{ lien: newOperationId(), at: serverTimestamp() },
      nonLus: { equipe: 1, auteur: 0 },
      dernier: lastOf(messageId, words, uid, serverTimestamp()),
    },
    [`messages/${id}/${messageId}`]: { texte: words, auteur: uid, at: serverTimestamp() },
    [`debits/${uid}/conversation`]: debitOf(id, 1),
    [`debits/${uid}/message`]: debitOf(`${id}_${messageId}`, 1),
  });
  return id;
}

async function unreadOf(database: Database, id: string, end: string): Promise<number> {
  return Number((await get(ref(database, `conversations/${id}/nonLus/${end}`))).val());
}

async function say({ opener, id }: Thread, texte: string, n: number): Promise<void> {
  const database = opener.database();
  const messageId = push(ref(database, `messages/${id}`)).key;
  const unread = await unreadOf(database, id, 'equipe');
  const write = { id, messageId, texte, uid: opener.uid, at: serverTimestamp(), unread };
  await update(ref(database), wordWrite(write, debitOf(`${id}_${messageId}`, n)));
}

async function reply({ member, id }: Thread, texte: string): Promise<void> {
  const database = member.database();
  const messageId = push(ref(database, `messages/${id}`)).key;
  const unread = await unreadOf(database, id, 'auteur');
  const write = { id, messageId, texte, uid: member.uid, at: serverTimestamp(), unread };
  // Of the team: its answers are not counted.
  await update(ref(database), answerWrite(write, null));
}

/** Measures the time of messages from the sending to the other end's screen. */
function followSeen(threads: readonly Thread[], seen: Timings) {
  const sentAt = new Map<string, number>();
  for (const { opener, member, id } of threads) {
    for (const { uid, database } of [opener, member]) {
      onChildAdded(ref(database(), `messages/${id}`), (snapshot) => {
        const texte = String(snapshot.child('texte').val());
        const begin = sentAt.get(texte);
        // One’s own messages are there at once: only the other end counts.
        if (begin !== undefined && snapshot.child('auteur').val() !== uid) {
          seen.note(performance.now() - begin);
        }
      });
    }
  }
  return (texte: string) => {
    sentAt.set(texte, performance.now());
  };
}

/**
 * Conversations between a visitor without an account and one of two admins: `rounds` messages and as many answers, both ends listening.
 * `count` then returns the number of messages missing on the server, or in another order.
 */
export function createConversations(total: number, rounds: number) {
  const timings = {
    open: createTimings('quelqu’un ouvre une conversation'),
    say: createTimings('… écrit un message'),
    reply: createTimings('l’équipe répond'),
    seen: createTimings('un message paraît chez l’autre'),
  };
  const threads: Thread[] = [];
  const team: Client[] = [];

  return {
    timings: Object.values(timings),
    prepare: async (app: App) => {
      for (const name of ['equipe-1', 'equipe-2']) {
        const email = `${name}@exemple.fr`;
        const account = { email, password: loadPassword, emailVerified: true };
        const { uid } = await getAuth(app).createUser(account);
        await getAuth(app).setCustomUserClaims(uid, { admin: true });
        team.push(await openClient(name, email));
      }
      const come = async (index: number) => {
        const opener = await openClient(`opener-${index}`);
        const words = `Conversation ${index} : bonjour.`;
        const id = await timings.open.time(() => open(opener, words));
        const member = team[index % team.length];
        if (id === null || member === undefined) return;
        threads.push({ opener, member, id, words: [words] });
      };
      await Promise.all(Array.from({ length: total }, (_one, index) => come(index)));
    },
    talk: async () => {
      const sending = followSeen(threads, timings.seen);
      await Promise.all(
        threads.map(async (thread) => {
          const { id, words } = thread;
          for (let round = 1; round <= rounds; round += 1) {
            await wait(gapMs);
            const asked = `${id} : question ${round}`;
            const answered = `${id} : réponse ${round}`;
            words.push(asked, answered);
            sending(asked);
            await timings.say.time(() => say(thread, asked, round + 1));
            sending(answered);
            await timings.reply.time(() => reply(thread, answered));
          }
        }),
      );
    },
    count: async (app: App): Promise<{ lost: number; kept: number }> => {
      const kept = await Promise.all(
        threads.map(async ({ id, words }) => {
          const stored = await getAdminDatabase(app).ref(`messages/${id}`).get();
          const messages: { texte: string; at: number }[] = [];
          stored.forEach((child) => {
            const at = Number(child.child('at').val());
            messages.push({ texte: String(child.child('texte').val()), at });
          });
          // As every screen has them: by the time of the server.
          const texts = messages
            .toSorted((a, b) => a.at - b.at)
            .map(({ texte }) => texte);
          return words.filter((text, index) => texts[index] === text).length;
        }),
      );
      const keptCount = kept.reduce((all, one) => all + one, 0);
      return { lost: total * (1 + 2 * rounds) - keptCount, kept: keptCount };
    },
    close: () =>
      Promise.all(
        [...threads.map(({ opener }) => opener), ...team].map((one) => one.close()),
      ),
  };
}
