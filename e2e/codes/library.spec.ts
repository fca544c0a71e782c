import type { Page } from '@playwright/test';
import { localHost, profiles } from '../../tools/lib/environment.ts';
import { secretCodeTable } from '../../src/domain/secret-code/table.ts';
import { expect, test } from '../fixtures.ts';

const { ports } = profiles.test;

/** Every address requested by a page from now on. */
function watchRequests(page: Page): URL[] {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  return urls;
}

test('the pages of codes ask no database, load the codes of their own family alone, and go on without network', async ({
  page,
}) => {
  const others = secretCodeTable.map(({ id }) => id).filter((id) => id !== 'vigenere');
  const urls = watchRequests(page);
  await page.goto('/les_codes/polyalphabetique/vigenere');
  await page.getByLabel('Texte en clair').fill('Le pont');
  await expect(page.getByRole('region', { name: 'Message codé' })).toContainText(
    'CS HSEH',
  );
  await page.waitForLoadState('networkidle');
  // Each file is fetched and then imported: the browser's second reading comes from its cache.
  const scripts = [...new Set(urls.map(({ pathname }) => pathname))]
    .map((pathname) => /^\/assets\/([^/]+)-[\w-]{7}\.js$/.exec(pathname)?.[1] ?? '')
    .filter((name) => name !== '');
  const families = scripts.filter((name) => name.endsWith('-codes'));
  expect(new Set(families)).toEqual(new Set(['polyalphabetique-codes']));
  expect(scripts.filter((name) => name === 'vigenere')).toHaveLength(1);
  expect(scripts.filter((name) => others.some((id) => id === name))).toEqual([]);

  // The list shows codes on the first screen of a phone.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/les_codes');
  await expect(page.getByText(`${secretCodeTable.length} codes.`)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Code de César' })).toBeInViewport();
  await page.setViewportSize({ width: 1_280, height: 720 });
  await page.goto('/les_codes/substitution/cesar');
  // Its tool answers: all files are loaded.
  await page.getByLabel('Texte en clair').fill('mur');
  await expect(page.getByRole('region', { name: 'Message codé' })).toContainText('PXU');
  const openFamily = async () => {
    await page.getByRole('link', { name: 'Substitution simple' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Substitution simple' }),
    ).toBeVisible();
  };
  await openFamily();
  await page.getByRole('link', { name: 'Atbash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Atbash' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Texte en clair').fill('fontaine');
  await expect(page.getByRole('region', { name: 'Message codé' })).toContainText(
    'ULMGZRMV',
  );
  await openFamily();
  await page.getByRole('link', { name: 'Code de César' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Code de César' }),
  ).toBeVisible();
  await page.getByLabel('Texte en clair').fill('pont');
  await expect(page.getByRole('region', { name: 'Message codé' })).toContainText('SRQW');

  const databases = [ports.firestore, ports.database, ports.auth, ports.storage];
  const asked = urls.filter(({ host }) =>
    databases.some((port) => host === `${localHost}:${port}`),
  );
  expect(asked.map(String)).toEqual([]);
});
