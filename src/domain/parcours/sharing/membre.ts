/** Rights on a shared parcours: an auteur writes it, a relecteur reads it and comments, a traducteur reads and translates it. */
export const membreRoleList = ['auteur', 'relecteur', 'traducteur'] as const;
export type MembreRole = (typeof membreRoleList)[number];

/** A person with whom a parcours is shared. `nom` and `adresse` are empty until they have opened it themselves. */
export type Membre = { uid: string; role: MembreRole; nom: string; adresse: string };

export const membreRoleLabels: Readonly<Record<MembreRole, string>> = {
  auteur: 'Auteur',
  relecteur: 'Relecteur',
  traducteur: 'Traducteur',
};

/** What each role is for, in one sentence. */
export const membreRoleHints: Readonly<Record<MembreRole, string>> = {
  auteur: 'Écrit le parcours, invite et soumet à la relecture.',
  relecteur: 'Lit le parcours comme un joueur et le commente.',
  traducteur: 'Lit tout le parcours, réponses comprises, et écrit ses traductions.',
};

type RoleChange = {
  membres: Readonly<Record<string, MembreRole>>;
  /** Who changes, and whose role it is. */
  by: string;
  uid: string;
  isAdmin: boolean;
};

/** The role that is offered in the place of this one: to write for who does not, to read for who does. */
export function otherRole(role: MembreRole): MembreRole {
  return role === 'auteur' ? 'relecteur' : 'auteur';
}

/**
 * Whether a membre may be given another role: who is no auteur by an auteur, an auteur by themselves, anybody by an admin, as
 * long as an auteur stays. The rules ask for the same.
 */
export function mayChangeRole({ membres, by, uid, isAdmin }: RoleChange): boolean {
  const role = membres[uid];
  if (role === undefined) return false;
  const isAuteur = membres[by] === 'auteur';
  if (role !== 'auteur') return isAdmin || isAuteur;
  const others = Object.entries(membres).filter(([other]) => other !== uid);
  return (
    others.some(([, one]) => one === 'auteur') && (isAdmin || (uid === by && isAuteur))
  );
}

type Removal = {
  membres: Readonly<Record<string, MembreRole>>;
  /** Who removes, and who is removed: the same person when a membre leaves. */
  by: string;
  uid: string;
  isAdmin: boolean;
};

/**
 * Whether a membre may be taken out of a parcours: by themselves, who is no auteur by an auteur, anybody by an admin, as
 * long as an auteur stays. The rules ask for the same.
 */
export function mayRemove({ membres, by, uid, isAdmin }: Removal): boolean {
  const isThere = membres[uid] !== undefined;
  const others = Object.entries(membres).filter(([other]) => other !== uid);
  if (!isThere || !others.some(([, role]) => role === 'auteur')) return false;
  return isAdmin || uid === by || (membres[by] === 'auteur' && membres[uid] !== 'auteur');
}
