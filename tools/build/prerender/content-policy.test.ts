// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  contentPolicy,
  firebaseSources,
  inlineHashes,
  localOrigins,
} from './content-policy.ts';

const dinan = {
  VITE_FIREBASE_PROJECT_ID: 'quetes-de-dinan',
  VITE_FIREBASE_STORAGE_BUCKET: 'quetes-de-dinan.firebasestorage.app',
};
const firebase = firebaseSources(dinan);
const strict = contentPolicy({
  ...{ scripts: ["'sha256-a='"], styles: ["'sha256-b='"], firebase },
});

describe('the content policy', () => {
  it('allows nothing by default, and no text that it does not know', () => {
    expect(strict).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-a='; style-src/,
    );
    expect(strict).not.toContain('unsafe');
    expect(strict).not.toContain('127.0.0.1');
    expect(strict).toContain("require-trusted-types-for 'script'");
  });

  it('lets Google in only where its window opens', () => {
    expect(strict).not.toContain('apis.google.com');
    expect(strict).toContain("frame-src 'none'");
    const signIn = contentPolicy({
      ...{ scripts: [], styles: [], firebase },
      googleWindow: 'a.firebaseapp.com',
    });
    expect(signIn).toContain("script-src 'self' https://apis.google.com;");
    expect(signIn).toContain('frame-src https://a.firebaseapp.com;');
    expect(signIn).toContain("frame-ancestors 'none'");
  });

  it('lets a page ask, and show files of, the project that it was built for, and no other of Google’s', () => {
    const sourcesOf = (directive: string) =>
      (strict.split('; ').find((one) => one.startsWith(directive)) ?? '').split(' ');
    const files =
      'https://firebasestorage.googleapis.com/v0/b/quetes-de-dinan.firebasestorage.app/';
    expect(sourcesOf('img-src')).toContain(files);
    expect(sourcesOf('media-src')).toContain(files);
    const ofGoogle = sourcesOf('connect-src').filter((source) =>
      /google|firebase/.test(source),
    );
    // Those that end without a project have it in the query.
    expect(ofGoogle).toEqual([
      files,
      'https://firestore.googleapis.com/v1/projects/quetes-de-dinan/',
      'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'wss://*.europe-west1.firebasedatabase.app/.ws',
    ]);
    expect(
      firebaseSources({ ...dinan, VITE_FIREBASE_APP_CHECK_SITE_KEY: 'cle' }).services,
    ).toContain(
      'https://content-firebaseappcheck.googleapis.com/v1/projects/quetes-de-dinan/',
    );
  });

  it('adds the emulators that a site was built for, and only them', () => {
    expect(localOrigins({})).toEqual([]);
    expect(
      localOrigins({
        VITE_FIREBASE_EMULATORS: 'auth=127.0.0.1:9099,database=127.0.0.1:9000',
        VITE_FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo',
      }),
    ).toEqual(['http://127.0.0.1:9099', 'http://127.0.0.1:9000', 'ws://127.0.0.1:9000']);
  });
});

describe('inlineHashes', () => {
  it('finds what would run, and neither files nor data', () => {
    const html =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script>a()</script><style>p{}</style>';
    expect(inlineHashes(html)).toEqual({
      scripts: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
      styles: [expect.stringMatching(/^'sha256-/)],
    });
  });
});
