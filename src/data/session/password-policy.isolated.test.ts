import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acceptsPassword, deleteApps } from '@/testing/auth-sdk.ts';
import {
  stubIdentityServer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import { waitFor } from '@/testing/wait-for.ts';
import type { Services } from '../firebase/services.ts';
import {
  checkPassword,
  defaultPasswordPolicy,
  type PasswordPolicy,
  type PasswordRuleName,
} from './password-policy.ts';

vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

let server: FakeIdentityServer;
let services: Services;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  services = (await import('../firebase/services.ts')).createServices();
  server = stubIdentityServer();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await deleteApps();
});

const serverPolicy = {
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  allowedNonAlphanumericCharacters: ['-', '_', '!', '?'],
  customStrengthOptions: {
    minPasswordLength: 12,
    maxPasswordLength: 64,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
};

const wholePolicy: PasswordPolicy = {
  minimumLength: 12,
  maximumLength: 64,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbol: true,
  symbols: '-_!?',
  isEnforced: true,
};

function broken(password: string, policy: PasswordPolicy): PasswordRuleName[] {
  const { rules } = checkPassword(password, policy);
  return rules.filter(({ isMet }) => !isMet).map(({ name }) => name);
}

async function read(): Promise<PasswordPolicy> {
  const { passwordPolicyRepository } = await import('./password-policy-repository.ts');
  return passwordPolicyRepository(services).read();
}

describe('requirements of a password', () => {
  test('without a policy, six characters', () => {
    expect(broken('cinq5', defaultPasswordPolicy)).toEqual(['minimum']);
    expect(checkPassword('six666', defaultPasswordPolicy)).toEqual({
      isValid: true,
      rules: [{ name: 'minimum', sentence: '6 caractères au minimum', isMet: true }],
    });
  });

  test.each<[string, PasswordRuleName[]]>([
    ['Abcdefghij1-', []],
    ['Abcdefgh1-', ['minimum']],
    ['ABCDEFGHIJ1-', ['minuscule']],
    ['abcdefghij1-', ['majuscule']],
    ['Abcdefghijk-', ['chiffre']],
    ['Abcdefghij12', ['symbole']],
    ['Abcdefghij1é', ['symbole']],
    ['', ['minimum', 'minuscule', 'majuscule', 'chiffre', 'symbole']],
    [`Ab1-${'x'.repeat(61)}`, ['maximum']],
    ['Élan-de-1900', ['majuscule']],
    ['🦊🦊🦊🦊🦊🦊', ['minuscule', 'majuscule', 'chiffre', 'symbole']],
  ])('with each rule of a policy, « %s » breaks %j', (password, names) => {
    expect(broken(password, wholePolicy)).toEqual(names);
  });

  test('the example of a symbol is an accepted one', () => {
    const sentenceOf = (symbols: string) =>
      checkPassword('', { ...wholePolicy, symbols }).rules.at(-1)?.sentence;
    expect(sentenceOf('-_!?')).toBe('Un signe (- _ par exemple)');
    expect(sentenceOf('+=')).toBe('Un signe (+ = par exemple)');
    expect(sentenceOf('')).toBe('Un signe de ponctuation');
  });

  test('the longest length is said once it is passed, in French', () => {
    const tooLong = 'a'.repeat(5_000);
    expect(checkPassword(tooLong, defaultPasswordPolicy).rules.at(-1)).toEqual({
      name: 'maximum',
      sentence: '4\u202F096 caractères au maximum',
      isMet: false,
    });
  });
});

describe('the policy of the server', () => {
  test('is read whole, and asked once', async () => {
    server.answer('passwordPolicy', () => serverPolicy);
    expect(await read()).toEqual(wholePolicy);
    expect(await read()).toEqual(wholePolicy);
    expect(server.calls).toMatchObject([{ method: 'GET', path: 'passwordPolicy' }]);
  });

  test('that says nothing of its own asks for six characters', async () => {
    server.answer('passwordPolicy', () => ({
      schemaVersion: 1,
      customStrengthOptions: {},
    }));
    expect(await read()).toMatchObject({ minimumLength: 6, isEnforced: false });
  });

  test.each([
    ['without network', () => 'no network' as const],
    ['when the server is ill', () => ({ error: 'BACKEND_ERROR' })],
  ])('is not read %s', async (_when, answer) => {
    server.answer('passwordPolicy', answer);
    await expect(read()).rejects.toMatchObject({
      code: expect.stringMatching(/^auth\//) as string,
    });
  });

  test('of a later kind never asks for less than Firebase does', async () => {
    server.answer('passwordPolicy', () => ({ ...serverPolicy, schemaVersion: 2 }));
    const policy = await read().catch(() => defaultPasswordPolicy);
    expect(policy.minimumLength).toBeGreaterThanOrEqual(6);
  });

  test('that does not answer within 15 s is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    server.answer('passwordPolicy', () => 'no answer');
    const reading = expect(read()).rejects.toMatchObject({ name: 'OfflineError' });
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(15_000);
    await reading;
  });

  test('judges every password as the SDK does', async () => {
    server.answer('passwordPolicy', () => serverPolicy);
    const policy = await read();
    const auth = await services.auth();
    const bit = fc.constantFrom(...'abzABZ019-_!?éÉ🦊 '.split(''), 'longueur');
    const typed = fc.array(bit, { maxLength: 16 }).map((bits) => bits.join(''));
    await fc.assert(
      fc.asyncProperty(typed, async (password) => {
        const isValid = await acceptsPassword(auth, password);
        expect(checkPassword(password, policy).isValid).toBe(isValid);
      }),
      { numRuns: 500 },
    );
  });
});
