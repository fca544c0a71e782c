import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://quetes.example';

test.each([
  [{ redirect: '/admin/parcours/edit?id=a#b' }, '/admin/parcours/edit?id=a#b'],
  [{ continueUrl: `${origin}/reset-password?redirect=%2Fuser%23carnet` }, '/user#carnet'],
  [{ continueUrl: `${origin}/login?redirect=%2Fles_quetes` }, '/les_quetes'],
  [{ continueUrl: `${origin}/les_quetes/22/dinan` }, '/les_quetes/22/dinan'],
  [{ redirect: '/user', continueUrl: `${origin}/les_quetes` }, '/user'],
])('%j leads on within the site', (parameters: Record<string, string>, path) => {
  expect(returnPath(new URLSearchParams(parameters), origin, '/repli')).toBe(path);
});

test.each([
  {},
  { redirect: '//evil.example' },
  { continueUrl: 'https://evil.example/user' },
  { continueUrl: `${origin}.evil.example/user` },
  { continueUrl: 'javascript:alert(1)' },
  { continueUrl: '/user' },
  { continueUrl: origin },
  { continueUrl: `${origin}/login?redirect=https%3A%2F%2Fevil.example` },
  { continueUrl: `${origin}//evil.example` },
])('%j leads to the page of who asked for nothing', (parameters) => {
  expect(
    returnPath(new URLSearchParams(Object.entries(parameters)), origin, '/repli'),
  ).toBe('/repli');
});
