import type { TokenOptions } from '@firebase/rules-unit-testing';

/** All actors of the tests. `owner` bypasses the rules: it sets the scene. */
export const actorList = [
  'nobody',
  'anonymous',
  'account',
  'otherAccount',
  'admin',
  'otherAdmin',
  'adminRevoked',
  'adminByString',
] as const;
/** `unverified` appears only in tests of a proven address. */
export type Actor = (typeof actorList)[number] | 'unverified';

type Session = { uid: string; token: TokenOptions };

function account(uid: string, claims: TokenOptions = {}): Session {
  const email = `${uid}@example.org`;
  return {
    uid,
    token: {
      email,
      email_verified: true,
      ...claims,
      firebase: { sign_in_provider: 'password' },
    },
  };
}

export const sessionByActor: Record<Exclude<Actor, 'nobody'>, Session> = {
  anonymous: {
    uid: 'SessionAnonyme000000000000001',
    token: { firebase: { sign_in_provider: 'anonymous' } },
  },
  account: account('CompteDAlice0000000000000001'),
  otherAccount: account('CompteDeBruno000000000000001'),
  unverified: account('CompteDEmma00000000000000001', { email_verified: false }),
  admin: account('AdminChloe000000000000000001', { admin: true }),
  otherAdmin: account('AdminDavid000000000000000001', { admin: true }),
  adminRevoked: account('AdminRevoque0000000000000001', { admin: true }),
  adminByString: account('AdminParTexte000000000000001', { admin: 'true' }),
};

export function uidOf(actor: Exclude<Actor, 'nobody'>): string {
  return sessionByActor[actor].uid;
}
