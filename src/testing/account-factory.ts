import type { Account } from '@/data/account/account.ts';

/** A player's account with e-mail and password. */
export function createAccount(overrides: Partial<Account> = {}): Account {
  return {
    uid: 'u1',
    email: 'anne@exemple.fr',
    isEmailVerified: true,
    pseudonyme: 'Anne',
    avatarUrl: null,
    ways: [{ providerId: 'password', email: 'anne@exemple.fr' }],
    factors: [],
    createdAt: Date.UTC(2026, 0, 1),
    ...overrides,
  };
}
