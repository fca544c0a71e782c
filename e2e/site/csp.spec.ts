import { assetPolicy } from '../../tools/build/prerender/content-policy.ts';
import { watchViolations } from '../drivers/content-policy.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { VisiteDriver } from '../drivers/visite-driver.ts';
import { expect, signInAsAdmin, test } from '../fixtures.ts';

/** addresses.spec.ts proves that no page breaks it by being opened. */
test.describe('the content policy', () => {
  test('is broken neither by the map of a quête nor by playing it', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/les_quetes/17/la-rochelle');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Trois tours/ })
      .click();
    await page.getByRole('button', { name: 'Voir sur la carte' }).click();
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
    await page.getByRole('link', { name: /^Commencer/ }).click();
    await new VisiteDriver(page).walkFrom(1);
    expect(violations).toEqual([]);
  });

  test('lets the worker check an answer', async ({ page }) => {
    const violations = await watchViolations(page);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
    await page.goto('/les_quetes/68/colmar/les-visages-de-colmar/jouer');
    const game = new PlayDriver(page);
    await game.seeEpreuve();
    await page
      .getByRole('main')
      .getByRole('textbox')
      .or(page.getByRole('radio'))
      .or(page.getByRole('checkbox'))
      .first()
      .waitFor();
    const text = page.getByRole('main').getByRole('textbox');
    if (await text.isVisible()) await text.fill('rien de tel');
    else await page.getByRole('radio').or(page.getByRole('checkbox')).first().check();
    await game.validate();
    await game.expectWrong();
    expect(workers).toContainEqual(expect.stringMatching(/^\/assets\/.*\.js$/));
    expect(violations).toEqual([]);
  });

  test('is broken neither by signing in nor by writing a parcours', async ({ page }) => {
    const violations = await watchViolations(page);
    await signInAsAdmin(page);
    await page.goto('/admin/parcours/simple');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });

  test('refuses a script that is not the site’s, and text that would become HTML', async ({
    context,
  }) => {
    // A page of its own: the browser reports each refusal on its console.
    const page = await context.newPage();
    await page.goto('/faq');
    const violations: string[] = [];
    await page.exposeFunction('tell', (text: string) => {
      violations.push(text);
    });
    const outcome = await page.evaluate(() => {
      const { tell } = window as unknown as { tell: (text: string) => Promise<void> };
      document.addEventListener('securitypolicyviolation', (event) => {
        void tell(event.violatedDirective);
      });
      const attempt = (act: () => void) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return String(error);
        }
      };
      const script = document.createElement('script');
      script.append('document.title = "pris"');
      return [
        attempt(() => document.body.append(script)),
        attempt(() => {
          document.body.innerHTML = '<img src="x">';
        }),
      ];
    });
    expect(outcome.at(-1)).toMatch(/TrustedHTML/);
    await expect(page).not.toHaveTitle('pris');
    await expect.poll(() => violations.length).toBeGreaterThan(0);
  });
});

test.describe('the headers', () => {
  test('keep the site to itself on every answer', async ({ request }) => {
    for (const path of ['/', '/les_quetes', '/nulle-part', '/sitemap.xml']) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      expect(headers['strict-transport-security']).toContain('max-age=63072000');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  test('let other sites frame what is made to be embedded, and it alone', async ({
    request,
  }) => {
    for (const path of [
      '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean/integration',
      '/les_quetes/territoire/200035087/integration',
    ]) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).toContain('frame-ancestors https:');
    }
  });

  test('keep for ever what is named by its content, and never the mark of the build', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const [, entry = ''] = /data-entree="([^"]+)"/.exec(html) ?? [];
    const asset = (await request.get(entry)).headers();
    expect(asset['cache-control']).toContain('immutable');
    expect(asset['content-security-policy']).toBe(assetPolicy);
    expect(asset).not.toHaveProperty('permissions-policy');
    const latest = await request.get('/builds/latest.json?1');
    expect(latest.headers()['cache-control']).toBe('no-store');
    const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number };
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(timestamp).toBeGreaterThan(0);
  });

  test('tell search engines what is nobody’s business', async ({ request }) => {
    for (const path of ['/user', '/login', '/admin/parcours/dashboard']) {
      expect((await request.get(path)).headers()['x-robots-tag']).toBe('noindex');
    }
    expect((await request.get('/faq')).headers()['x-robots-tag']).toBeUndefined();
  });
});
