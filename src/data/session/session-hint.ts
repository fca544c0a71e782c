import { choice, readBy } from '@/device/choice.ts';
import type { Session } from './session.ts';

/** Who was signed in on this device when last seen: enough for the header of a page, and read without the SDK. */
export type SessionHint = { nom: string; admin: boolean };

/** Null where no account was open. */
export const sessionHint = choice<SessionHint | null>(
  'qc.session',
  readBy((kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('nom' in kept) || typeof kept.nom !== 'string') return null;
    return { nom: kept.nom, admin: 'admin' in kept && kept.admin === true };
  }),
  null,
);

/** Keeps the hint of an account on this device; any other session leaves none. */
export function keepSessionHint(session: Session): void {
  if (session.statut !== 'compte') sessionHint.forget();
  else sessionHint.keep({ nom: session.nom, admin: session.admin });
}
