import { expect, test } from 'vitest';
import { withGoogleWindow } from './google-window-policy.ts';

const strict =
  "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; frame-src 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default";

test('the window of Google is let in, and every other line stays as strict as it was', () => {
  expect(withGoogleWindow(strict, 'https://quetes.exemple.fr')).toBe(
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-abc=' https://apis.google.com https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      "style-src 'self'",
      'frame-src https://quetes.exemple.fr https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      "object-src 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
});

test('nothing unsafe is ever added, and twice is once', () => {
  const once = withGoogleWindow(strict, 'http://127.0.0.1:19099');
  expect(once).not.toContain('unsafe');
  expect(withGoogleWindow(once, 'http://127.0.0.1:19099')).toBe(once);
});

test('a policy without frames gets its own line for them', () => {
  expect(withGoogleWindow("default-src 'self'", 'https://a.fr')).toContain(
    '; frame-src https://a.fr ',
  );
});
