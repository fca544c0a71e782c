import { describe, expect, test, vi } from 'vitest';
import { keepZodFromCompiling, trustedTypesRules } from './trusted-types.ts';

const rules = trustedTypesRules('https://quetes.fr');

describe('the Trusted Types policy', () => {
  test.each(['/assets/answer-checker.worker-D7LdAwLy.js', 'https://quetes.fr/sw.js'])(
    'lets %s start as a script',
    (url) => {
      expect(rules.createScriptURL(url)).toBe(url);
    },
  );

  test.each([
    'https://example.org/assets/a.js',
    '/assets/../photo.js',
    'data:text/javascript,alert(1)',
    '/communes/13.json',
  ])('refuses %s as a script', (url) => {
    expect(rules.createScriptURL(url)).toBeNull();
  });

  test('refuses any HTML but the probe of Leaflet', () => {
    expect(rules.createHTML('<svg/>')).toBe('<svg/>');
    expect(rules.createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  });
});

test('zod, configured not to compile before it loads, compiles nothing', async () => {
  vi.stubGlobal('__zod_globalConfig', undefined);
  vi.resetModules();
  keepZodFromCompiling();
  const { config } = await import('zod/mini');
  expect(config()).toEqual({ jitless: true });
});
