import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';

/** Who uses the site of the fixture; all have the password of the seed's accounts. */
export const fixtureAccounts = {
  admin: demoAccountOf('admin').email,
  auteur: demoAccountOf('auteur').email,
  joueur: demoAccountOf('joueur').email,
  relectrice: 'relectrice@quetes-et-codes.test',
  /** Answers for the commune of the fixture. */
  mairie: 'mairie@quetes-et-codes.test',
  /** Its right was withdrawn. */
  revoquee: 'ancienne-admin@quetes-et-codes.test',
} as const;

export type FixtureAccount = keyof typeof fixtureAccounts;

export const fixturePassword = demoAccountOf('admin').password;
