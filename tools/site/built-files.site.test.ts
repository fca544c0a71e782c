import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { folder } from './built-site.ts';

/** Every file that goes online, by its path in the site. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

const texts = files
  .filter((file) => /\.(js|mjs|html|css|json|xml|txt|svg|map)$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

/** Keys that open something: a private key, a service account, keys of Google, Amazon, GitHub, Stripe and Slack. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /"private_key(_id)?"\s*:/,
  /firebase-adminsdk-[a-z0-9]+@/,
  /GOOGLE_APPLICATION_CREDENTIALS/,
  /AIza[0-9A-Za-z_-]{35}/,
  /ya29\.[0-9A-Za-z_-]{20}/,
  /AKIA[0-9A-Z]{16}/,
  /gh[pousr]_[0-9A-Za-z]{36}/,
  /sk_live_[0-9A-Za-z]{16}/,
  /xox[abprs]-[0-9A-Za-z-]{10}/,
];

describe('the files that go online', () => {
  test('hold no secret, no demonstration account and no path of the build machine', () => {
    const found = texts.flatMap(({ file, text }) => [
      ...secrets
        .filter((secret) => secret.test(text))
        .map((secret) => [file, String(secret)]),
      ...demoAccounts
        .filter(({ email, password }) => text.includes(email) || text.includes(password))
        .map(({ email }) => [file, email]),
      ...(text.includes(process.cwd()) ? [[file, 'the folder of the build']] : []),
    ]);
    expect(texts.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test('hold no source map, and name none', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const naming = texts.filter(({ text }) => /[#@] sourceMappingURL=/.test(text));
    expect(naming.map(({ file }) => file)).toEqual([]);
  });
});
