import { afterAll, beforeEach, expect, it } from 'vitest';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { emulatorServices } from '@/testing/services.ts';
import { provenUser, requireUid } from './author-repository.ts';

beforeEach(clearBackEnd);
afterAll(leaveSession);

it('an account with a proven address is accepted, and one without is not', async () => {
  const uid = await signInAs('prouvee', { admin: false, isProven: true });
  expect((await provenUser(emulatorServices))?.uid).toBe(uid);
  await signInAs('en-attente', { admin: false });
  expect(await provenUser(emulatorServices)).toBeNull();
});

it('the session of an account that was deleted while its address waited to be proven ends as it is asked about', async () => {
  await signInAs('supprimee', { admin: false });
  await clearBackEnd();
  await expect(provenUser(emulatorServices)).rejects.toMatchObject({
    code: 'auth/user-token-expired',
  });
  expect((await emulatorServices.auth()).currentUser).toBeNull();
  await expect(requireUid(emulatorServices)).rejects.toBeInstanceOf(AccessDeniedError);
});
