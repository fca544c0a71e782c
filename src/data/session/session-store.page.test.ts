import { beforeEach, expect, test, vi } from 'vitest';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { sessionRepository } from './session-repository.ts';
import { sessionStore } from './session-store.ts';
import type { Session } from './session.ts';

let tell: (session: Session) => void = () => undefined;
const watch = vi.fn((listener: (session: Session) => void) => {
  tell = listener;
  return Promise.resolve(() => undefined);
});

/** A fresh page: nothing started, nothing known. */
function openStore() {
  const services = createSilentServices();
  sessionRepository.handIn(services, { watch });
  return sessionStore(services);
}

const compte: Session = {
  statut: 'compte',
  uid: 'u1',
  email: 'mairie@exemple.fr',
  nom: 'Mairie',
  admin: true,
};

beforeEach(() => {
  watch.mockClear();
  localStorage.clear();
});

test('the session is unknown until the SDK has been asked, once', async () => {
  const store = openStore();
  expect(store.current()).toEqual({ statut: 'inconnue' });
  expect(watch).not.toHaveBeenCalled();
  await Promise.all([store.start(), store.start()]);
  expect(watch).toHaveBeenCalledTimes(1);
});

test('a start that failed without network is tried again when it is back', async () => {
  const store = openStore();
  watch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(store.start()).rejects.toThrow('Failed to fetch');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(watch).toHaveBeenCalledTimes(2));
  tell(compte);
  expect(store.current()).toEqual(compte);
});

test('those who listen hear each change, and the device remembers the account', async () => {
  const store = openStore();
  const listener = vi.fn();
  store.subscribe(listener);
  await store.start();
  tell(compte);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.current()).toEqual(compte);
  expect(store.hint()).toEqual({ nom: 'Mairie', admin: true });
  expect(store.hint()).toBe(store.hint());
  tell({ statut: 'absente' });
  expect(store.hint()).toBeNull();
});

test('an anonymous session leaves no name on the device', async () => {
  const store = openStore();
  await store.start();
  tell({ statut: 'anonyme', uid: 'a1' });
  expect(localStorage.length).toBe(0);
});

test.each(['', '{', '42', '{"nom":7}'])(
  'a damaged memory « %s » is no memory',
  (text) => {
    localStorage.setItem('qc.session', text);
    const store = openStore();
    expect(store.hint()).toBeNull();
  },
);

test('a browser that holds its storage back remembers for this page, without an error', async () => {
  const store = openStore();
  await store.start();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  tell(compte);
  expect(store.current()).toEqual(compte);
  expect(store.hint()).toEqual({ nom: 'Mairie', admin: true });
});

test('each services has a session of its own', async () => {
  const [first, second] = [openStore(), openStore()];
  await first.start();
  tell(compte);
  expect(first.current()).toEqual(compte);
  expect(second.current()).toEqual({ statut: 'inconnue' });
});
