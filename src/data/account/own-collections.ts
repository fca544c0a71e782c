/**
 * Where the back end keeps something about a person. `own-collections.test.ts` reads the rules files and asks that
 * every path of theirs stands in one of these lists: a collection that is added must say what becomes of it when
 * its person asks for a copy or leaves.
 */

/** Downloaded with one's data, and deleted with the account. */
export const ownCollections = ['parties', 'deblocages', 'transferts'] as const;

/** Downloaded by those who wrote them; they belong to the commune, and stay. */
export const sharedCollections = ['parcours'] as const;

/**
 * A voice for a quête somewhere bears the uid alone, and nobody can look for it or take it back: it would be counted
 * twice. Its `expireAt` clears it away within 180 days.
 */
export const expiringCollections = ['voeux'] as const;

/** Nothing in them says who somebody is but to the team: published work, and withdrawn rights. */
export const impersonalCollections = [
  'quetes',
  'catalogue',
  'articles',
  'revocations',
] as const;

/** The same for files. */
export const ownFolders = ['avatars'] as const;
export const impersonalFolders = ['parcours', 'quetes'] as const;
