import * as z from 'zod/mini';
import { enterRoom } from '../presence/room-repository.ts';

/** The room of the team in the Realtime Database: its rules open it to admins alone. */
const salon = 'bureau';

const roomSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({
      nom: z._default(z.string(), ''),
      conversation: z._default(z.string(), ''),
    }),
  ),
);

/** Somebody else of the team who has the inbox open. */
export type Colleague = {
  uid: string;
  /** As their account has it; possibly empty. */
  nom: string;
  /** Ids of the conversations that are open before them, one a page. */
  conversations: readonly string[];
};

/** One's own presence at the desk, until one leaves. */
export type OwnDeskPresence = {
  /** The conversation that is open now; null for the list. */
  move: (conversation: string | null) => void;
  leave: () => void;
};

function colleaguesOf(value: unknown, uid: string): Colleague[] {
  const parsed = roomSchema.safeParse(value ?? {});
  if (!parsed.success) return [];
  return Object.entries(parsed.data)
    .filter(([account]) => account !== uid)
    .map(([account, pages]) => {
      const told = Object.values(pages);
      return {
        uid: account,
        nom: told.find(({ nom }) => nom !== '')?.nom ?? '',
        conversations: told
          .map(({ conversation }) => conversation)
          .filter((conversation) => conversation !== ''),
      };
    });
}

/** Nobody waits to see somebody: who cannot be told is not there. */
function quiet(error: unknown): void {
  console.warn('The presence at the desk is not told.', error);
}

/**
 * Sits down at the desk, where the others of the team see which conversation is open, and tells of them, now and at each
 * change. The connection takes this page away when it ends. For admins.
 */
export function joinDesk(
  author: { uid: string; nom: string },
  onColleagues: (colleagues: readonly Colleague[]) => void,
): OwnDeskPresence {
  const toldOf = (conversation: string | null) => ({
    page: 'message',
    conversation: conversation ?? '',
  });
  const own = enterRoom(salon, author, toldOf(null), {
    onRoom: (room) => onColleagues(colleaguesOf(room, author.uid)),
    onRefused: quiet,
  });
  return { move: (conversation) => own.tell(toldOf(conversation)), leave: own.leave };
}
