import type { EtapeId } from '@/domain/etape/etape-id.ts';

/** An author who has this parcours open, on one of their devices. */
export type Present = {
  /** Of that page, while it is open. */
  connexion: string;
  /** As their account has it; possibly empty. */
  nom: string;
  /** The étape being written; null for another part. */
  etapeId: EtapeId | null;
  /** It is the account of this session, elsewhere. */
  isMine: boolean;
};

/** One's own presence, until one leaves. */
export type OwnPresence = {
  move: (etapeId: EtapeId | null) => void;
  leave: () => void;
};

/** Room of admins with an open desk; the rules know its name. */
export const teamRoom = 'bureau';

/** Presence. Without network it is silent, and loses nothing: it returns by itself. */
export type PresenceStore = {
  /** Enters a room and watches the others in it, thirty at most. */
  join: (salon: string, onOthers: (others: readonly Present[]) => void) => OwnPresence;
};
