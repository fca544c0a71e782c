import { expect, expectAxeSilent, test } from '../fixtures.ts';

const publicPages = [
  '/',
  '/blog',
  '/contact',
  '/defaultFormData',
  '/download',
  '/faq',
  '/forgot-password',
  '/login',
  '/reset-password',
  '/mairie',
  '/privacy',
  '/utilisation',
  '/les_codes',
  '/les_codes/substitution/cesar',
  '/les_quetes',
  '/admin/parcours/d',
  '/admin/parcours/editadventure',
];

/** The pages that no test of their own shows to axe. */
const shownHere = ['/admin/parcours/editadventure'];

test.describe('every address of the specification', () => {
  test('that asks for no session opens, with one h1 and a title', async ({ page }) => {
    for (const path of publicPages) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/.+ · Quêtes & Codes|^Quêtes & Codes/);
        if (shownHere.includes(path)) await expectAxeSilent(page);
      });
    }
  });

  test('that is for several authors leads who has no account to sign in', async ({
    page,
  }) => {
    const response = await page.goto('/admin/parcours/ed', { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
    await page.waitForURL('/login?redirect=%2Fadmin%2Fparcours%2Fed');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Se connecter' }),
    ).toBeVisible();
  });

  test('/404 and an unknown path show the error page, the latter with HTTP 404', async ({
    page,
  }) => {
    await page.goto('/404');
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    const response = await page.goto('/nulle-part/ici');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(page.getByText('Page Not Found: /nulle-part/ici')).toBeVisible();
    await expectAxeSilent(page);
  });
});
