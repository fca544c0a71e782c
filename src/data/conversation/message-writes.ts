import type { Joint } from '@/domain/conversation/joint.ts';

/** Length of the last message in the list of conversations. */
const excerptLength = 200;

/** A message for a write; `at` is the time of the server. */
export type MessageWrite = {
  /** Of the conversation. */
  id: string;
  messageId: string;
  texte: string;
  /** Of the author. */
  uid: string;
  at: unknown;
  /** A joined quête or étape. */
  joint?: Joint | null;
  /** Messages that the other end had not read when checked. */
  unread: number;
};

/** The beginning of a message, as the rules compare it: whole characters, 199 or 200 of a longer one. */
function excerptOf(texte: string): string {
  const cut = texte.slice(0, excerptLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The last message of a conversation, as the list shows it. */
export function lastOf(id: string, texte: string, auteur: string, at: unknown) {
  return { id, texte: excerptOf(texte), auteur, at };
}

function messageAt({ id, messageId, texte, uid, at, joint = null }: MessageWrite) {
  return {
    [`messages/${id}/${messageId}`]: {
      ...{ texte, auteur: uid, at },
      ...(joint !== null && { joint }),
    },
    [`conversations/${id}/dernier`]: lastOf(messageId, texte, uid, at),
  };
}

/**
 * An answer of the team, in one write: it adds one unread for the opener, marks all as read, and closes. With its count against floods for
 * a responsable; null for an admin.
 */
export function answerWrite(
  write: MessageWrite,
  debit: object | null,
): Record<string, unknown> {
  const { id, uid, unread } = write;
  return {
    ...messageAt(write),
    [`conversations/${id}/nonLus/auteur`]: unread + 1,
    [`conversations/${id}/nonLus/equipe`]: 0,
    [`conversations/${id}/etat`]: 'close',
    ...(debit !== null && { [`debits/${uid}/message`]: debit }),
  };
}

/** A message of the opener, in one write with its count against floods: it adds one unread for the team. */
export function wordWrite(write: MessageWrite, debit: object): Record<string, unknown> {
  const { id, uid, unread } = write;
  return {
    ...messageAt(write),
    [`conversations/${id}/nonLus/equipe`]: unread + 1,
    [`debits/${uid}/message`]: debit,
  };
}
