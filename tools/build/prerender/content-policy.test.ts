// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentPolicy, inlineHashes, localOrigins } from './content-policy.ts';

const strict = contentPolicy({ scripts: ["'sha256-a='"], styles: ["'sha256-b='"] });

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
      scripts: [],
      styles: [],
      googleWindow: 'a.firebaseapp.com',
    });
    expect(signIn).toContain("script-src 'self' https://apis.google.com;");
    expect(signIn).toContain('frame-src https://a.firebaseapp.com;');
    expect(signIn).toContain("frame-ancestors 'none'");
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
