import type { SessionEnd } from '@/lib/errors/session-end.ts';

/**
 * The person in front of the screen. `inconnue`: not known yet, the SDK is still reading the device. `absente` with a `raison`: an account
 * was open, and was not closed on purpose in this tab.
 */
export type Session =
  | { statut: 'inconnue' }
  | { statut: 'absente'; raison?: SessionEnd }
  | { statut: 'anonyme'; uid: string }
  | { statut: 'compte'; uid: string; email: string; nom: string; admin: boolean };
