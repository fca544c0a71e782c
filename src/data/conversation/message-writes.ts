import type { Joint } from '@/domain/conversation/joint.ts';

/** How much of the last message the list of conversations shows. */
const excerptLength = 200;

/** A message as it is written; `at` is the time of the server. */
export type MessageWrite = {
  /** Of the conversation. */
  id: string;
  messageId: string;
  texte: string;
  /** Of who writes. */
  uid: string;
  at: unknown;
  /** A quête or an étape that goes with it. */
  joint?: Joint | null;
  /** How many the other end had not read when it was looked at. */
  unread: number;
};

/** The first words of a message, as the rules compare them with it: whole characters, 199 or 200 of a longer one. */
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
 * An answer of the team, one write: it counts one more for the opener, reads all that was written, and closes. With its
 * count against floods for a responsable; null for an admin.
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

/** A word of the opener, one write with its count against floods: it counts one more for the team. */
export function wordWrite(write: MessageWrite, debit: object): Record<string, unknown> {
  const { id, uid, unread } = write;
  return {
    ...messageAt(write),
    [`conversations/${id}/nonLus/equipe`]: unread + 1,
    [`debits/${uid}/message`]: debit,
  };
}
