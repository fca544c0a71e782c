/** Retention periods of stored data. `/privacy` shows these figures, with the means that enforce each. */
export const retention = {
  /** A party and its sub-documents: `expireAt`, which Firestore deletes by itself. */
  partieDays: 180,
  /** The last answer of a session at an étape and the solutions it has seen, after the last time: `expireAt`. */
  essaiDays: 180,
  /** An invitation to share a parcours: `expireAt`. */
  invitationDays: 7,
  /** Findings of a round through the étapes: `expireAt`. */
  tourneeDays: 180,
  /** The preuve of a finish, from its day on: `expireAt`. */
  preuveDays: 90,
  /** A quête privée with its solutions, reports, place and signs, at most: `expireAt`. Its files: `npm run menage`. */
  priveeDays: 60,
  /** A report of a problem on the spot, and the counter against floods of reports: `expireAt`. */
  signalementDays: 180,
  /** Its photo, a file, which Firestore does not delete: `npm run menage`. */
  signalementPhotoDays: 180,
  /** A parcours in the bin, after its last change, with its files and quêtes privées: `npm run menage`. */
  corbeilleDays: 30,
  /** An unused account: `npm run menage`, after a warning to its owner. */
  inactiveAccountYears: 2,
  /** Between that warning and the end of the account. */
  warningDays: 30,
  /** The number under which a player without an account plays, after its last use: `npm run menage`. */
  anonymousSessionDays: 180,
  /** A conversation, once closed: `npm run menage`. */
  conversationYears: 1,
  /** The counters against floods of messages: `npm run menage`. */
  debitDays: 2,
  /** A refusal of a person's messages, which ends by itself; then as the counters beside it. */
  refusDays: 30,
  /** Messages between the phones of a team, after the last of them; its code after its day: `npm run menage`. */
  equipeDays: 30,
  /** An event or a class trip, after its last change: `npm run menage`. */
  animationDays: 30,
  /** A digest of reports sent by e-mail, with its recipient's address: `npm run menage`. */
  recapDays: 30,
  /** The host's own logs of connections. */
  logMonths: 12,
} as const;

/** The means that enforce each: Firestore's TTL on collections, `npm run menage`, or the contract of another service. */
export const retentionMeans = {
  partieDays: {
    ttl: ['parties', 'reussites', 'reprises'],
  },
  essaiDays: { ttl: ['essais', 'deblocages'] },
  invitationDays: { ttl: ['invitations'] },
  tourneeDays: { ttl: ['tournees'] },
  preuveDays: { ttl: ['preuves'] },
  priveeDays: { ttl: ['privees', 'solutions', 'alertes', 'places', 'sesames'] },
  signalementDays: { ttl: ['signalements', 'genres'] },
  signalementPhotoDays: 'menage',
  corbeilleDays: 'menage',
  inactiveAccountYears: 'menage',
  warningDays: 'menage',
  anonymousSessionDays: 'menage',
  conversationYears: 'menage',
  debitDays: 'menage',
  refusDays: 'menage',
  equipeDays: 'menage',
  animationDays: 'menage',
  recapDays: 'menage',
  logMonths: 'contrat',
} as const satisfies Record<
  keyof typeof retention,
  { ttl: readonly string[] } | 'menage' | 'contrat'
>;
