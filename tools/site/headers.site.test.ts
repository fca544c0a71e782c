import { describe, expect, test } from 'vitest';
import { assetPolicy } from '../build/prerender/content-policy.ts';
import { ask, askHeaders, askText } from './built-site.ts';

describe('the headers', () => {
  test.each(['/', '/les_quetes', '/nulle-part', '/sitemap.xml'])(
    'keep %s to the site itself',
    async (address) => {
      const headers = await askHeaders(address);
      const policy = headers['content-security-policy'];
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-cache',
      });
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      expect(headers['strict-transport-security']).toContain('max-age=63072000');
    },
  );

  test('let other sites frame the two integration pages', async () => {
    for (const address of [
      '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean/integration',
      '/les_quetes/territoire/200035087/integration',
    ]) {
      const headers = await askHeaders(address);
      expect(headers['content-security-policy']).toContain('frame-ancestors https:');
    }
  });

  test('cache files named by content for ever, and never the mark of the build', async () => {
    const [, entry = ''] = /data-entree="([^"]+)"/.exec(await askText('/')) ?? [];
    const asset = await askHeaders(entry);
    expect(asset['cache-control']).toContain('immutable');
    expect(asset['content-security-policy']).toBe(assetPolicy);
    expect(asset).not.toHaveProperty('permissions-policy');
    const latest = await ask('/builds/latest.json?1');
    expect(latest.headers.get('cache-control')).toBe('no-store');
    const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number };
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(timestamp).toBeGreaterThan(0);
  });

  test('keep pages of an account out of search engines', async () => {
    for (const address of ['/user', '/login', '/admin/parcours/dashboard']) {
      expect((await askHeaders(address))['x-robots-tag'], address).toBe('noindex');
    }
    expect(await askHeaders('/faq')).not.toHaveProperty('x-robots-tag');
  });
});
