import { retention } from '../../retention.ts';
import type { MembreRole } from './membre.ts';
import type { ParcoursId } from '../parcours.ts';

/** A link that makes one account a membre of a parcours. */
export type Invitation = {
  /** 128 random bits as 32 hexadecimal digits: its holder may use it once. */
  jeton: string;
  parcoursId: ParcoursId;
  /** Title of the parcours at the invitation. */
  titre: string;
  role: MembreRole;
  /** The account that joined with it; null while it waits. */
  usedBy: string | null;
  /** Epoch milliseconds, by the server's clock. */
  createdAt: number;
};

const dayMs = 24 * 60 * 60 * 1_000;

/** Expiry of an invitation, epoch milliseconds; the rules count the same days by their own clock. */
export function invitationEnd({ createdAt }: Pick<Invitation, 'createdAt'>): number {
  return createdAt + retention.invitationDays * dayMs;
}

export type InvitationState = 'ouverte' | 'acceptee' | 'utilisee' | 'expiree';

/** State of an invitation for this account; `now`: epoch milliseconds. */
export function invitationStateOf(
  invitation: Pick<Invitation, 'usedBy' | 'createdAt'>,
  { uid, now }: { uid: string; now: number },
): InvitationState {
  if (invitation.usedBy === uid) return 'acceptee';
  if (invitation.usedBy !== null) return 'utilisee';
  return now < invitationEnd(invitation) ? 'ouverte' : 'expiree';
}

/** True if a text has the form of an invitation's jeton. */
export function isJeton(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
