import type { Page } from '@playwright/test';
import { visitEach } from '../drivers/visit-each.ts';
import { expect, test } from '../fixtures.ts';

/** The chunks that bring the SDK along. */
const sdkChunk =
  /^\/assets\/(conversation-repository|session-repository|firestore-lite|realtime-database|auth-sdk)/;

const pages = [
  '/',
  '/blog',
  '/blog?article=le-telegraphe-de-chappe',
  '/contact',
  '/defaultFormData',
  '/download',
  '/aide/auteur',
  '/aide/equipe',
  '/ecoconception',
  '/faq',
  '/mairie',
  '/mairie?commune=13-barbentane',
  '/mairie?document=deliberation&commune=13-barbentane',
  '/mairie?document=affiche',
  '/mairie?document=convention',
  '/mairie?document=dossier&commune=13-barbentane',
  '/privacy',
  '/utilisation',
];

/** The chunks of the SDK requested by a page from now on. Published data are read by REST, without it. */
function watchFirebase(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (sdkChunk.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('no public page asks for anything of Firebase, and each describes itself once it is awake', async ({
  openTab,
}) => {
  const asked: string[][] = [];
  await visitEach(
    async () => {
      const tab = await openTab();
      asked.push(watchFirebase(tab));
      return tab;
    },
    pages,
    async (page, path) => {
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const description = page.locator('meta[name="description"]');
      await expect(description, path).toHaveCount(1);
      await expect(description, path).toHaveAttribute('content', /.{30}/);
      await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(1);
    },
  );
  expect(asked.flat()).toEqual([]);
});

test('a question is found and opened with the keyboard alone', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('searchbox', { name: 'Chercher dans les questions' }).focus();
  await page.keyboard.type('gps');
  await expect(page.getByRole('status').filter({ hasText: 'question' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/votre téléphone compare sa position/)).toBeVisible();
});
