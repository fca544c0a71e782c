import * as z from 'zod/mini';
import { perServices } from '../firebase/per-services.ts';
import { enterRoom, type OwnPage } from '../presence/room-repository.ts';

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

/** A colleague who has the inbox open. */
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

/** Presence is optional: a page that cannot say it is not shown. */
function quiet(error: unknown): void {
  console.warn('The presence at the desk is not told.', error);
}

function toldOf(conversation: string | null) {
  return { page: 'message', conversation: conversation ?? '' };
}

/** Who of the team is at the desk, for admins. */
export const deskPresenceRepository = perServices((services) => ({
  /**
   * Sits down at the desk, where the others of the team see which conversation is open, and tells of them, now and at each
   * change. The connection takes this page away when it ends.
   */
  join: (
    author: { uid: string; nom: string },
    onColleagues: (colleagues: readonly Colleague[]) => void,
  ): OwnDeskPresence => {
    let told = toldOf(null);
    let own: OwnPage | null = null;
    let hasLeft = false;
    services.database().then((database) => {
      if (hasLeft) return;
      own = enterRoom(database, salon, author, told, {
        onRoom: (room) => onColleagues(colleaguesOf(room, author.uid)),
        onRefused: quiet,
      });
    }, quiet);
    return {
      move: (conversation) => {
        told = toldOf(conversation);
        own?.tell(told);
      },
      leave: () => {
        hasLeft = true;
        own?.leave();
      },
    };
  },
}));
