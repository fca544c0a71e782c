import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('a navigation', () => {
  test('begins at the top, with the focus on the heading, and says the title; to a part of a page it shows that part, and gives it the focus', async ({
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

    await footer(page).getByRole('link', { name: 'Plan du site' }).click();
    await expect(page).toHaveURL(/\/utilisation#plan-du-site$/);
    const part = page.locator('#plan-du-site');
    await expect(part).toBeInViewport();
    await expect(part).toBeFocused();
    expect(await scrollY(page)).toBeGreaterThan(0);
  });

  test('back and forward restore each page’s scroll position', async ({ page }) => {
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
});
