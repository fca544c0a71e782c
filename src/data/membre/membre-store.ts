import type { Invitation } from '@/domain/parcours/sharing/invitation.ts';
import type { Membre, MembreRole } from '@/domain/parcours/sharing/membre.ts';
import type { Etat, ParcoursId } from '@/domain/parcours/parcours.ts';

/** What this account is to a parcours, and how far the parcours is. */
export type ParcoursAccess = {
  uid: string;
  titre: string;
  etat: Etat;
  isPublished: boolean;
  /** Of its commune; empty while it has none. */
  insee: string;
  membres: Readonly<Record<string, MembreRole>>;
  /** Null for an admin who is not one of its membres. */
  role: MembreRole | null;
};

/** Who shares a parcours, and how that changes. Each of them throws one of the data errors. */
export type MembreStore = {
  readAccess: (id: ParcoursId) => Promise<ParcoursAccess>;
  /** Those of the parcours with the names that they gave, its auteurs first. */
  listMembres: (id: ParcoursId) => Promise<readonly Membre[]>;
  /**
   * Takes a membre out, with their card; those who stay meet in another room. An account that leaves by itself leaves no
   * name behind, not even that of the last change.
   */
  remove: (id: ParcoursId, uid: string) => Promise<void>;
  /** Gives a membre this role. */
  changeRole: (id: ParcoursId, uid: string, role: MembreRole) => Promise<void>;
  /** Brings the parcours from a state to another; `ParcoursMovedError` when it was in another one. */
  move: (id: ParcoursId, from: Etat, to: Etat) => Promise<void>;
  invite: (id: ParcoursId, role: MembreRole) => Promise<Invitation>;
  /** Invitations that nobody has used: all of the parcours for an admin, else those that this account made. */
  listWaiting: (id: ParcoursId, isAdmin: boolean) => Promise<readonly Invitation[]>;
  takeBack: (jeton: string) => Promise<void>;
};

/** The parcours was no longer in the state that was shown: another person moved it meanwhile. */
export class ParcoursMovedError extends Error {
  override name = 'ParcoursMovedError';
}
