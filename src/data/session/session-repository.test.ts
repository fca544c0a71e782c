// The SDK itself is replaced here, so it is named here.
/* eslint-disable no-restricted-imports */
import { FirebaseError } from 'firebase/app';
import {
  onIdTokenChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { OfflineError, UnexpectedError } from '@/lib/errors/data-error.ts';
import type { Session } from './session.ts';
import {
  ensurePlayerUid,
  signInWithPassword,
  watchSession,
} from './session-repository.ts';

const auth = vi.hoisted(() => ({
  currentUser: null as { uid: string } | null,
  authStateReady: () => Promise.resolve(),
}));
vi.mock('@/lib/firebase/auth.ts', () => ({ firebaseAuth: () => auth }));
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: vi.fn(),
  signInAnonymously: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
  signOut: vi.fn(),
}));

type UserOverrides = Partial<Pick<User, 'uid' | 'email' | 'displayName' | 'isAnonymous'>>;

function createUser(overrides: UserOverrides, claims: () => Promise<object>): User {
  const user = {
    uid: 'u1',
    email: 'mairie@exemple.fr',
    displayName: 'Mairie',
    isAnonymous: false,
    getIdTokenResult: async () => ({ claims: await claims() }),
    ...overrides,
  };
  return user as unknown as User; // The few properties that a session is made of.
}

const admin = () => Promise.resolve({ admin: true });

/** Watches the session; gives the way to say that the SDK has another user, and what was heard. */
function watch() {
  let tell: (user: User | null) => void = () => undefined;
  vi.mocked(onIdTokenChanged).mockImplementation((_auth, next) => {
    // Called with a function, never with an observer.
    tell = next as (user: User | null) => void;
    return () => undefined;
  });
  const heard: Session[] = [];
  const stop = watchSession((session) => heard.push(session));
  return { tell: (user: User | null) => tell(user), heard, stop };
}

beforeEach(() => {
  vi.clearAllMocks();
  auth.currentUser = null;
});

test('an account is told with its name and its rights', async () => {
  const { tell, heard } = watch();
  tell(createUser({}, admin));
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toEqual({
    statut: 'compte',
    uid: 'u1',
    email: 'mairie@exemple.fr',
    nom: 'Mairie',
    admin: true,
  });
});

test('an account without a name goes by its e-mail', async () => {
  const { tell, heard } = watch();
  tell(createUser({ displayName: ' ' }, () => Promise.resolve({ admin: 'true' })));
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ nom: 'mairie@exemple.fr', admin: false });
});

test('an account whose token cannot be refreshed has no right', async () => {
  const { tell, heard } = watch();
  tell(createUser({}, () => Promise.reject(new Error('no network'))));
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  expect(heard[0]).toMatchObject({ statut: 'compte', admin: false });
});

test('rights that come late do not bring a closed session back', async () => {
  const { tell, heard } = watch();
  let grant: (claims: object) => void = () => undefined;
  tell(createUser({}, () => new Promise((resolve) => (grant = resolve))));
  tell(null);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  grant({ admin: true });
  await Promise.resolve();
  expect(heard).toEqual([{ statut: 'absente' }]);
});

test('nothing is told after the watching has stopped', async () => {
  const { tell, heard, stop } = watch();
  tell(null);
  stop();
  await Promise.resolve();
  expect(heard).toEqual([]);
});

test('the e-mail and the password reach the SDK as they are', async () => {
  vi.mocked(signInWithEmailAndPassword).mockResolvedValue({
    user: createUser({}, admin),
  } as Awaited<ReturnType<typeof signInWithEmailAndPassword>>);
  const session = await signInWithPassword('mairie@exemple.fr', '  mot de passe ');
  expect(signInWithEmailAndPassword).toHaveBeenCalledWith(
    auth,
    'mairie@exemple.fr',
    '  mot de passe ',
  );
  expect(session).toMatchObject({ statut: 'compte', admin: true });
});

test('two parties that begin together make one anonymous session', async () => {
  vi.mocked(signInAnonymously).mockResolvedValue({
    user: createUser({ uid: 'anonyme', isAnonymous: true }, admin),
  } as Awaited<ReturnType<typeof signInAnonymously>>);
  const uids = await Promise.all([ensurePlayerUid(), ensurePlayerUid()]);
  expect(uids).toEqual(['anonyme', 'anonyme']);
  expect(signInAnonymously).toHaveBeenCalledTimes(1);
});

test('a session that is there is kept', async () => {
  auth.currentUser = { uid: 'u1' };
  expect(await ensurePlayerUid()).toBe('u1');
  expect(signInAnonymously).not.toHaveBeenCalled();
});

test.each(['auth/too-many-requests', 'auth/network-request-failed'])(
  'a session refused by %s is tried again later',
  async (code) => {
    vi.mocked(signInAnonymously).mockRejectedValueOnce(new FirebaseError(code, code));
    await expect(ensurePlayerUid()).rejects.toBeInstanceOf(OfflineError);
    vi.mocked(signInAnonymously).mockResolvedValue({
      user: createUser({ uid: 'plus-tard', isAnonymous: true }, admin),
    } as Awaited<ReturnType<typeof signInAnonymously>>);
    expect(await ensurePlayerUid()).toBe('plus-tard');
  },
);

test('a project without anonymous sessions says so', async () => {
  vi.mocked(signInAnonymously).mockRejectedValue(
    new FirebaseError('auth/admin-restricted-operation', 'no'),
  );
  await expect(ensurePlayerUid()).rejects.toBeInstanceOf(UnexpectedError);
});
