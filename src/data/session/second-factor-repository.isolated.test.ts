import { expect, test, vi } from 'vitest';
import { challengeOf } from './second-factor-repository.ts';

const { hints } = vi.hoisted(() => ({
  hints: [
    { uid: 's', factorId: 'phone', phoneNumber: '+*******78' },
    { uid: 't', factorId: 'totp', displayName: ' Téléphone ' },
  ],
}));
vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getMultiFactorResolver: () => ({ hints }),
}));

test('a sign-in asks for the code of an application, and for no text message', () => {
  const [auth, error] = [{}, {}] as Parameters<typeof challengeOf>;
  const { factors } = challengeOf(auth, error);
  expect(factors).toEqual([{ id: 't', nom: 'Téléphone' }]);
});
