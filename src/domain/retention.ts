/** How long what is kept is kept. `/privacy` says these figures, and names what makes each of them come true. */
export const retention = {
  /** A party and what is under it: `expireAt`, which Firestore deletes by itself. */
  partieDays: 180,
  /** Which session wished for a quête in a commune: `expireAt`; the count itself names nobody and stays. */
  voixDays: 180,
  /** An account that nobody used: the cleaning of the person who runs the site. */
  inactiveAccountYears: 2,
  /** A conversation, once closed. */
  conversationYears: 1,
  /** The host's own logs of connections. */
  logMonths: 12,
} as const;
