/**
 * Where the back end keeps something about a person. `own-collections.test.ts` reads the rules files and asks that
 * every path of theirs stands in one of these lists: a collection that is added must say what becomes of it when
 * its person asks for a copy or leaves.
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
 * Downloaded with one's data, and left until their `expireAt`: they count what a session has tried and seen of a version, and
 * nobody sets that back. What was answered is emptied with the account.
 */
export const countingCollections = ['essais', 'deblocages'] as const;

/** Downloaded by those who share them; they belong to the commune, and stay, without the name of the person who leaves. */
export const sharedCollections = ['parcours', 'communes'] as const;

/**
 * A copy for the team of what parcours say, with the names of those who saved them last and who follow them: the names of those who left
 * go at the next opening, or by `npm run menage` (tools/admin/forget-names.ts).
 */
export const copiedCollections = ['tableau'] as const;

/**
 * Against abuse, under a uid: numbers, which nobody sets back, which name nothing once the account has left and which are cleared
 * away 180 days after they last counted. What the last party added to the figures stands
 * beside the numbers (`genres/partie`), and goes with the account; the mark that a version has had its preuve stays. A place says
 * until when a quête privée takes it.
 */
export const counterCollections = ['debits', 'places'] as const;

/**
 * Only the team can tell from them who a person is: published work, and withdrawn rights. A preuve names nobody, and once its party
 * is gone nothing leads to it.
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
 * The same for the Realtime Database. What one exchanged with a town hall is downloaded, and stays among its letters until
 * `npm run menage` clears it away; counters against abuse bear the uid for two days at most.
 */
export const exchangeBranches = ['conversations', 'messages', 'acces', 'debits'] as const;

/** Where one is now: taken away as one leaves the page, with the event, or by `npm run menage` 30 days after a team played. */
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
