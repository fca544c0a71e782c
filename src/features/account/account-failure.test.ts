import { beforeEach, expect, test, vi } from 'vitest';
import { ProofGivenUpError } from '@/data/account/proof.ts';
import { authMessage } from '@/lib/errors/auth-message.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { asRead, dataErrors } from '@/testing/data-errors.ts';
import { failureOf, formFailureOf } from './account-failure.ts';

const refusal = (code: string) =>
  Object.assign(new Error(code), { code: `auth/${code}` });

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

test.each(dataErrors.filter(([, error]) => !(error instanceof OfflineError)))(
  'a change that fails with %s has the sentence of the data error',
  (_name, error, sentence) => {
    const failure = failureOf(error);
    expect(asRead(failure?.message ?? '')).toBe(sentence);
    expect(failure?.errorCode).toBe('');
  },
);

test('a change without network has the sentence of signing in', () => {
  const offline = new OfflineError('cut');
  expect(failureOf(offline)?.message).toBe(authMessage(offline).message);
  vi.stubGlobal('navigator', { onLine: false });
  expect(failureOf(refusal('internal-error'))).toEqual({
    errorCode: 'network-request-failed',
    message: authMessage(offline).message,
  });
});

test('a cancelled proof is not a failure', () => {
  expect(failureOf(new ProofGivenUpError())).toBeNull();
  expect(formFailureOf(new ProofGivenUpError())).toBeNull();
});

test('a refusal is beside its field only if its code is about the field', () => {
  const options = { field: 'password', codes: ['weak-password'], passwordMinimum: 12 };
  expect(formFailureOf(refusal('weak-password'), options)).toEqual({
    errorCode: 'weak-password',
    field: 'password',
    message: 'Ce mot de passe est trop court\u00A0: 12 caractères au minimum.',
  });
  expect(formFailureOf(refusal('too-many-requests'), options)?.field).toBeUndefined();
});
