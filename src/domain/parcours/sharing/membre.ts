/** Rights on a shared parcours: an auteur writes it, a relecteur reads it and comments, a traducteur reads and translates it. */
export const membreRoleList = ['auteur', 'relecteur', 'traducteur'] as const;
export type MembreRole = (typeof membreRoleList)[number];

/** A person who shares a parcours. `nom` and `adresse` are empty until they have opened it themselves. */
export type Membre = { uid: string; role: MembreRole; nom: string; adresse: string };

export const membreRoleLabels: Readonly<Record<MembreRole, string>> = {
  auteur: 'Auteur',
  relecteur: 'Relecteur',
  traducteur: 'Traducteur',
};

/** Purpose of each role, in one sentence. */
export const membreRoleHints: Readonly<Record<MembreRole, string>> = {
  auteur: 'Écrit le parcours, invite et soumet à la relecture.',
  relecteur: 'Lit le parcours comme un joueur et le commente.',
  traducteur: 'Lit tout le parcours, réponses comprises, et écrit ses traductions.',
};

type RoleChange = {
  membres: Readonly<Record<string, MembreRole>>;
  /** The membre who changes, and whose role it is. */
  by: string;
  uid: string;
  isAdmin: boolean;
};

/** The alternative role: writer for a reader, reader for a writer. */
export function otherRole(role: MembreRole): MembreRole {
  return role === 'auteur' ? 'relecteur' : 'auteur';
}

/**
 * True if a membre may get another role: a non-auteur from an auteur, an auteur by themselves, anyone from an admin, as long as an auteur
 * remains. The rules check the same.
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
  /** The membre who removes, and the removed one: the same when leaving. */
  by: string;
  uid: string;
  isAdmin: boolean;
};

/**
 * True if a membre may be removed from a parcours: by themselves, a non-auteur by an auteur, anyone by an admin, as long as an auteur
 * remains. The rules check the same.
 */
export function mayRemove({ membres, by, uid, isAdmin }: Removal): boolean {
  const isThere = membres[uid] !== undefined;
  const others = Object.entries(membres).filter(([other]) => other !== uid);
  if (!isThere || !others.some(([, role]) => role === 'auteur')) return false;
  return isAdmin || uid === by || (membres[by] === 'auteur' && membres[uid] !== 'auteur');
}
