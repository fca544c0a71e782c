import { expect, test } from 'vitest';
import { hostingWithPolicy } from './hosting.ts';

const own = (name: string) => ({ scripts: new Set(['loader']), styles: new Set([name]) });

const { headers } = hostingWithPolicy(
  { public: 'dist', headers: [] },
  {
    ...{ scripts: new Set(['loader']), styles: new Set(['privacy', 'login', 'code']) },
    pages: new Map([
      ['/privacy', own('privacy')],
      ['/login', own('login')],
      ['/les_codes/substitution/cesar', own('code')],
    ]),
  },
  {},
);

/** For the rules that name an address, or every one: the last wins. */
function styleSourcesOf(...sources: string[]): string | undefined {
  return headers
    .filter(({ source }) => sources.includes(source))
    .flatMap((rule) => rule.headers)
    .map(({ value }) => /style-src ([^;]*)/.exec(value)?.[1])
    .at(-1);
}

test('a page at the root of the site has its own inline texts in its policy, and no others', () => {
  expect(styleSourcesOf('**', '/privacy')).toBe("'self' privacy");
});

test('every other address has those of all pages: it may be any of them', () => {
  expect(styleSourcesOf('**')).toBe("'self' privacy login code");
  expect(headers.map(({ source }) => source)).not.toContain(
    '/les_codes/substitution/cesar',
  );
});

test('the policy for the window of Google follows the general one', () => {
  const sources = headers.map(({ source }) => source);
  expect(sources.indexOf('/@(login|user)')).toBeGreaterThan(sources.indexOf('/login'));
});

test('only the workshop may query the surroundings of a place, and its pictures', () => {
  const asking = headers.filter(({ headers: [header] }) =>
    header?.value.includes('overpass-api.de'),
  );
  expect(asking.map(({ source }) => source)).toEqual([
    '/admin/parcours/@(create|create2|d|ed|edit|editadventure|newcreate|simple)',
  ]);
  const [policy = ''] = asking.flatMap((rule) => rule.headers.map(({ value }) => value));
  expect(policy).toMatch(/img-src [^;]*upload\.wikimedia\.org/);
  expect(policy).toMatch(/script-src 'self' loader;/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('a file of the build carries no policy of pages, but one for the workers among them', () => {
  const policy = headers.filter(({ source }) => ['**', '/assets/**'].includes(source));
  expect(policy.at(-1)?.headers).toEqual([
    {
      key: 'Content-Security-Policy',
      value:
        "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
    },
  ]);
});
