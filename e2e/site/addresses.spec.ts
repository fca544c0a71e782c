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
  '/admin/parcours/ed',
  '/admin/parcours/editadventure',
];

const guardedPages = [
  '/user',
  '/admin/parcours/create',
  '/admin/parcours/create2',
  '/admin/parcours/dashboard',
  '/admin/parcours/edit',
  '/admin/parcours/message',
  '/admin/parcours/newcreate',
  '/admin/parcours/news',
  '/admin/parcours/simple',
];

test.describe('every address of the specification', () => {
  for (const path of publicPages) {
    test(`${path} opens, has one h1 and a title, and axe is silent`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/.+ · Quêtes & Codes|^Quêtes & Codes/);
      await expectAxeSilent(page);
    });
  }

  for (const path of guardedPages) {
    test(`${path} sends a visitor to sign in and back`, async ({ page }) => {
      await page.goto(`${path}?id=a&b=é#ici`);
      await page.waitForURL('**/login?redirect=*');
      const redirect = new URL(page.url()).searchParams.get('redirect');
      expect(decodeURI(redirect ?? '')).toBe(`${path}?id=a&b=é#ici`);
    });
  }

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
