// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from './session.ts';

let tell: (session: Session) => void = () => undefined;
const watchSession = vi.fn((listener: (session: Session) => void) => {
  tell = listener;
  return () => undefined;
});

/** A fresh page: nothing started, nothing known. */
async function openStore() {
  vi.resetModules();
  vi.doMock('./session-repository.ts', () => ({ watchSession }));
  return import('./session-store.ts');
}

const compte: Session = {
  statut: 'compte',
  uid: 'u1',
  email: 'mairie@exemple.fr',
  nom: 'Mairie',
  admin: true,
};

beforeEach(() => {
  watchSession.mockClear();
  localStorage.clear();
});

test('the session is unknown until the SDK has been asked, once', async () => {
  const store = await openStore();
  expect(store.currentSession()).toEqual({ statut: 'inconnue' });
  expect(watchSession).not.toHaveBeenCalled();
  await Promise.all([store.startSession(), store.startSession()]);
  expect(watchSession).toHaveBeenCalledTimes(1);
});

test('a start that failed without network is tried again when it is back', async () => {
  const store = await openStore();
  watchSession.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(store.startSession()).rejects.toThrow('Failed to fetch');
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(watchSession).toHaveBeenCalledTimes(2));
  tell(compte);
  expect(store.currentSession()).toEqual(compte);
});

test('those who listen hear each change, and the device remembers the account', async () => {
  const store = await openStore();
  const listener = vi.fn();
  store.subscribeToSession(listener);
  await store.startSession();
  tell(compte);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.currentSession()).toEqual(compte);
  expect(store.sessionHint()).toEqual({ nom: 'Mairie', admin: true });
  expect(store.sessionHint()).toBe(store.sessionHint());
  tell({ statut: 'absente' });
  expect(store.sessionHint()).toBeNull();
});

test('an anonymous session leaves no name on the device', async () => {
  const store = await openStore();
  await store.startSession();
  tell({ statut: 'anonyme', uid: 'a1' });
  expect(localStorage.length).toBe(0);
});

test.each(['', '{', '42', '{"nom":7}'])(
  'a damaged memory « %s » is no memory',
  async (text) => {
    localStorage.setItem('qc.session', text);
    const store = await openStore();
    expect(store.sessionHint()).toBeNull();
  },
);

test('a browser that holds its storage back has no memory, and no error', async () => {
  const store = await openStore();
  await store.startSession();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  tell(compte);
  expect(store.currentSession()).toEqual(compte);
  expect(store.sessionHint()).toBeNull();
});
