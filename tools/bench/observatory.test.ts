import { describe, expect, it } from 'vitest';
import {
  hostingWithPolicy,
  readFirebaseJson,
  type Hosting,
} from '../build/prerender/hosting.ts';
import { observatoryOf, type Headers } from './observatory.ts';

/** As `firebase deploy` gets it, for a site that is online: nothing of this machine, no reCAPTCHA. */
const hosting = hostingWithPolicy(
  readFirebaseJson().hosting,
  {
    ...{ scripts: new Set(["'sha256-a='"]), styles: new Set(["'sha256-b='"]) },
    pages: new Map(),
  },
  { VITE_FIREBASE_AUTH_DOMAIN: 'quetes.example.fr' },
);

/** The globs that firebase.json holds, as Hosting reads them. */
function matches(source: string, path: string): boolean {
  if (source.startsWith('!')) return !matches(source.slice(1), path);
  const pattern = source
    .replaceAll('.', '\\.')
    .replaceAll(/@\(([^)]*)\)/g, '(?:$1)')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*');
  return new RegExp(`^${pattern}$`).test(path);
}

/** The headers of an answer: of all rules that match, the last wins. */
function headersOf({ headers }: Hosting, path: string): Headers {
  return new Map(
    headers
      .filter(({ source }) => matches(source, path))
      .flatMap((rule) => rule.headers)
      .map(({ key, value }) => [key.toLowerCase(), value]),
  );
}

const pages = [
  ...['/', '/les_quetes', '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean'],
  ...['/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean/jouer', '/les_codes'],
  ...['/admin/parcours/dashboard', '/login', '/user', '/404'],
];

describe('the mark of the HTTP Observatory, computed from firebase.json and the content policy', () => {
  it.each(pages)('is 130 at least for %s', (page) => {
    const { score, modifiers } = observatoryOf(headersOf(hosting, page));
    expect(modifiers.filter(({ points }) => points < 0)).toEqual([]);
    expect(score).toBe(140);
  });

  it('loses what the Observatory takes for each header that is missing', () => {
    const whole = headersOf(hosting, '/');
    const without = (...names: string[]) =>
      observatoryOf(new Map([...whole].filter(([name]) => !names.includes(name)))).score;
    expect(without('strict-transport-security')).toBe(80);
    expect(without('x-content-type-options')).toBe(135);
    expect(without('referrer-policy')).toBe(135);
    expect(without('cross-origin-resource-policy')).toBe(130);
    expect(without('cross-origin-opener-policy')).toBe(130);
    expect(without('content-security-policy')).toBe(55);
    expect(observatoryOf(new Map()).score).toBe(30);
  });

  it('takes twenty points for scripts written in the page', () => {
    const policy =
      "default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'";
    const { score } = observatoryOf(
      new Map([...headersOf(hosting, '/'), ['content-security-policy', policy]]),
    );
    expect(score).toBe(80);
  });
});

describe('the headers of every answer', () => {
  const headers = headersOf(hosting, '/');
  it.each([
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'cache-control',
  ])('hold %s', (name) => {
    expect(headers.get(name)).toBeTruthy();
  });

  it('ask for two years of HTTPS, of the domains below too', () => {
    expect(headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });

  it('give to no page what the site does not use', () => {
    const policy = headers.get('permissions-policy') ?? '';
    for (const feature of ['payment', 'usb', 'serial', 'hid', 'bluetooth', 'midi']) {
      expect(policy).toContain(`${feature}=()`);
    }
  });
});
