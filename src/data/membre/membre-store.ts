import type { Membre, MembreRole } from '@/domain/parcours/sharing/membre.ts';
import type { Etat, ParcoursId } from '@/domain/parcours/parcours.ts';

/** This account's role in a parcours, and the parcours's state. */
export type ParcoursAccess = {
  uid: string;
  titre: string;
  etat: Etat;
  isPublished: boolean;
  /** Of its commune; empty for none. */
  insee: string;
  membres: Readonly<Record<string, MembreRole>>;
  /** Null for an admin who is not one of its membres. */
  role: MembreRole | null;
};

/** The membres of a parcours, and changes of them. Each throws a data error. */
export type MembreStore = {
  readAccess: (id: ParcoursId) => Promise<ParcoursAccess>;
  /** Those of the parcours with the names that they gave, its auteurs first. */
  listMembres: (id: ParcoursId) => Promise<readonly Membre[]>;
  /**
   * Removes a membre, with their card; the others move to another room. An account that leaves by itself leaves no name, not even that of
   * the last change.
   */
  remove: (id: ParcoursId, uid: string) => Promise<void>;
  /** Changes a membre's role. */
  changeRole: (id: ParcoursId, uid: string, role: MembreRole) => Promise<void>;
  /** Changes the parcours's state; `ParcoursMovedError` when it was in another one. */
  move: (id: ParcoursId, from: Etat, to: Etat) => Promise<void>;
};

/** The parcours was no longer in the state that was shown: another person moved it meanwhile. */
export class ParcoursMovedError extends Error {
  override name = 'ParcoursMovedError';
}
