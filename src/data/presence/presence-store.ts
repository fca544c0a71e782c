import type { EtapeId } from '@/domain/etape/etape-id.ts';

/** An author who has this parcours open, on one of their devices. */
export type Present = {
  /** Of that page, as long as it is open. */
  connexion: string;
  /** As their account has it; possibly empty. */
  nom: string;
  /** What they are writing; null for something else than an étape. */
  etapeId: EtapeId | null;
  /** It is the account of this session, elsewhere. */
  isMine: boolean;
};

/** One's own presence, until one leaves. */
export type OwnPresence = {
  move: (etapeId: EtapeId | null) => void;
  leave: () => void;
};

/** Where the admins meet whose desk is open; the rules know its name. */
export const teamRoom = 'bureau';

/** Who is where. Without network nothing is said, and nothing is lost: it comes back by itself. */
export type PresenceStore = {
  /** Enters a room and tells of the others in it, thirty at most, now and whenever they change. */
  join: (salon: string, onOthers: (others: readonly Present[]) => void) => OwnPresence;
};
