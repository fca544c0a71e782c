import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('a navigation', () => {
  test('begins at the top, with the focus on the heading, and says the title', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await footer(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    const title = await page.title();
    await expect(page.locator('[role=status].sr-only').first()).toHaveText(title);
  });

  test('to a part of a page shows that part, and gives it the focus', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await footer(page).getByRole('link', { name: 'Plan du site' }).click();
    await expect(page).toHaveURL(/\/utilisation#plan-du-site$/);
    const part = page.locator('#plan-du-site');
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
    expect(await scrollY(page)).toBeGreaterThan(0);
  });

  test('to a part that is not there begins at the top', async ({ page }) => {
    await page.goto('/privacy#nulle-part');
    expect(await scrollY(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('back and forward find each page where one left it', async ({ page }) => {
    await page.goto('/utilisation');
    await page.evaluate(() => window.scrollTo(0, 500));
    await footer(page)
      .getByRole('link', { name: 'Données personnelles' })
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/\/privacy$/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goBack();
    await expect(page).toHaveURL(/\/utilisation$/);
    await expect.poll(() => scrollY(page)).toBe(500);
    await page.goForward();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test('a plain link to a part of the first page shows that part; back and forward find where one was', async ({
    page,
  }) => {
    await page.goto('/utilisation');
    await page.evaluate(() => window.scrollTo(0, 200));
    // Far down the page: Playwright would scroll to it first.
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Plan du site', exact: true })
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(/#plan-du-site$/);
    await expect(page.locator('#plan-du-site')).toBeInViewport();
    const partY = await scrollY(page);
    expect(partY).toBeGreaterThan(200);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(200);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(partY);
  });

  test('a first page opens at the part its address names', async ({ page }) => {
    await page.goto('/utilisation#accessibilite');
    await expect(page.locator('#accessibilite')).toBeInViewport();
  });
});

test.describe('an address that leads nowhere', () => {
  const strange = [
    '/les_quetes/99',
    '/les_quetes/13/barbentane/a/b/c/d',
    '/les_quetes/13/barbentane/une%2Fautre',
    '/les_quetes/13/%C3%A9t%C3%A9/%20',
    `/les_quetes/13/barbentane/${'x'.repeat(3_000)}`,
  ];
  for (const path of strange) {
    test(`${path.slice(0, 60)} shows the error page, its layout, and asks not to be listed`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
      await expect(page.getByText(/^Page Not Found: \//)).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Navigation principale' }),
      ).toBeVisible();
      await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
      expect(await page.title()).toMatch(/^Page introuvable/);
    });
  }
});
