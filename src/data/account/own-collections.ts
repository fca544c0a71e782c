/**
 * Places in the back end with data about a person. `own-collections.test.ts` reads the rules files and requires every path of theirs in one
 * of these lists: a new collection must define its handling when its person asks for a copy or leaves.
 */

/** Downloaded with one's data, and deleted with the account. */
export const ownCollections = [
  'parties',
  'reprises',
  'transferts',
  'signalements',
  'invitations',
  'privees',
] as const;

/**
 * Downloaded with one's data, and left until their `expireAt`: they count a session's tries and seen solutions of a version, and cannot be
 * reset. Answers are emptied with the account.
 */
export const countingCollections = ['essais', 'deblocages'] as const;

/** Downloaded by membres; they belong to the commune, and stay, without the name of the person who leaves. */
export const sharedCollections = ['parcours', 'communes'] as const;

/**
 * The team's copy of parcours data, with the names of the last savers and of followers: names of former persons are removed at the next
 * opening, or by `npm run menage` (tools/admin/forget-names.ts).
 */
export const copiedCollections = ['tableau'] as const;

/**
 * Against abuse, under a uid: numbers that cannot be reset, which are anonymous once the account has left and are erased 180 days after
 * their last count. The last party's addition to the figures is beside the numbers (`genres/partie`), and goes with the account; the mark
 * that a version has had its preuve stays. A place records until when a quête privée takes it.
 */
export const counterCollections = ['debits', 'places'] as const;

/**
 * Only the team can identify a person from them: published work, and withdrawn rights. A preuve is anonymous, and once its party is gone no
 * data leads to it.
 */
export const impersonalCollections = [
  'quetes',
  'preuves',
  'liens',
  'territoires',
  'sesames',
  'sagas',
  'catalogue',
  'articles',
  'tournees',
  'statistiques',
  'revocations',
] as const;

/**
 * The same for the Realtime Database. Messages with a town hall are downloaded, and stay among its letters until `npm run menage` erases
 * them; counters against abuse hold the uid for two days at most.
 */
export const exchangeBranches = ['conversations', 'messages', 'acces', 'debits'] as const;

/** Presence: removed on leaving the page, with the event, or by `npm run menage` 30 days after a team played. */
export const liveBranches = [
  'presence',
  'direct',
  'equipes',
  'codes',
  'animations',
] as const;

/** The team's own. */
export const teamBranches = ['revocations', 'bureaux', 'rattachements', 'notes'] as const;

/** The same for files. */
export const ownFolders = ['avatars', 'signalements'] as const;
export const impersonalFolders = [
  'articles',
  'parcours',
  'quetes',
  'privees',
  'territoires',
] as const;
