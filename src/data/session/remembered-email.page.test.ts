import { beforeEach, expect, test, vi } from 'vitest';
import { forgetEmail, rememberedEmail, rememberEmail } from './remembered-email.ts';

const hour = 60 * 60 * 1_000;

beforeEach(() => localStorage.clear());

test('the address of a link is known on its device as long as the link holds', () => {
  rememberEmail('lou@exemple.fr', 0);
  expect(rememberedEmail(6 * hour - 1)).toBe('lou@exemple.fr');
  expect(rememberedEmail(6 * hour)).toBe('');
});

test('it is forgotten once the link was used', () => {
  rememberEmail('lou@exemple.fr');
  forgetEmail();
  expect(rememberedEmail()).toBe('');
});

test.each(['{', '42', 'null', '{"email":7,"at":0}', '{"email":"a@b.fr"}'])(
  'a damaged memory %s is none',
  (text) => {
    localStorage.setItem('qc.lien', text);
    expect(rememberedEmail()).toBe('');
  },
);

test('a browser that holds its storage back remembers for this page, without an error', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  rememberEmail('lou@exemple.fr');
  expect(rememberedEmail()).toBe('lou@exemple.fr');
  forgetEmail();
  expect(rememberedEmail()).toBe('');
});
