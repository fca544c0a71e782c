import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  deleteDocument,
  readDocument,
  updateDocument,
  writeDocument,
} from '../backend.ts';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import { watchDocuments } from '../drivers/watch-documents.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';
import { publishBuild, serveSiteCopy, type SiteCopy } from './site-copy.ts';

const visite = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';
const visiteId = visite.replace('/les_quetes/', '').replaceAll('/', '_');
const quete = '/les_quetes/17/la-rochelle/une-quete-de-plus-tard';
const queteId = quete.replace('/les_quetes/', '').replaceAll('/', '_');

function titled(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

/** A quête of a later build: of a greater format, with a kind of épreuve unknown to this build. */
async function publishLater(format: number): Promise<void> {
  const found = await readDocument(`quetes/${visiteId}`);
  const contenu = JSON.parse(String(found?.data['contenu'])) as object;
  const later = { ...contenu, format, ...(format > 1 && { genre: 'chasse' }) };
  await writeDocument(`quetes/${queteId}`, {
    contenu: { stringValue: JSON.stringify(later) },
    parcoursId: { stringValue: 'parcours00000001' },
    version: { integerValue: '1' },
    publishedAt: { timestampValue: new Date().toISOString() },
    suspensions: { mapValue: {} },
    operationId: { stringValue: 'operation00000000001' },
  });
}

test.describe('a quête that a later build has published', () => {
  let site: SiteCopy;

  test.beforeEach(async ({ page }) => {
    await turnOffBrowserCache(page);
    site = await serveSiteCopy();
    await publishLater(2);
  });

  test.afterEach(async ({ page }) => {
    await page.close();
    await site.close();
    await deleteDocument(`quetes/${queteId}`);
  });

  /** Announces a newer build, whose pages are not online yet; returns a function that withdraws it. */
  function announce(id: string): () => void {
    const latest = path.join(site.folder, 'builds/latest.json');
    const told = readFileSync(latest, 'utf8');
    writeFileSync(latest, JSON.stringify({ ...(JSON.parse(told) as object), id }));
    return () => writeFileSync(latest, told);
  }

  test('loads the page of the newer build by itself, once for each build', async ({
    page,
  }) => {
    const documents = watchDocuments(page);
    // Announced before its pages are everywhere: the reload loads the same build again.
    const takeBack = announce('nouvelle');
    await page.goto(site.origin + quete, { waitUntil: 'commit' });
    await expect.poll(() => documents).toEqual([quete, quete]);
    await expect(titled(page, 'Cette quête demande la nouvelle version')).toBeVisible();
    // The guard of ten seconds is not the reason that it ends.
    await page.evaluate(() => sessionStorage.removeItem('qc.rechargements'));
    await page.getByRole('button', { name: 'Recharger' }).click();
    await expect.poll(() => documents).toHaveLength(3);
    await expect(titled(page, 'Cette quête demande la nouvelle version')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(documents).toHaveLength(3);

    takeBack();
    publishBuild(site, 'encore-plus-nouvelle');
    await publishLater(1);
    await page.getByRole('button', { name: 'Recharger' }).click();
    await expect(titled(page, 'Trois tours face à l’océan')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute(
      'data-build',
      'encore-plus-nouvelle',
    );
    expect(documents).toHaveLength(4);
  });
});

test('a parcours written by a later build shows it: typed text stays, and no text is overwritten', async ({
  builder,
  openDevice,
}) => {
  await builder.field('Titre').fill('Le lavoir de plus tard');
  await builder.expectSavedOnline();
  const id = builder.parcoursId();
  await updateDocument(`parcours/${id}`, { format: { integerValue: '2' } });
  const stored = await readDocument(`parcours/${id}`);

  await builder.page.reload();
  await expect(builder.field('Titre')).toHaveValue('Le lavoir de plus tard');
  await builder.field('Titre').fill('Écrit par cette version');
  await expect(
    builder.page.getByText(
      /Ce parcours demande la nouvelle version\. Votre texte reste ici\./,
    ),
  ).toBeVisible();
  expect(await readDocument(`parcours/${id}`)).toEqual(stored);

  const other = await (await openDevice()).newPage();
  await keepAdminSession(other);
  await other.goto(`/admin/parcours/simple?id=${id}`);
  await expect(titled(other, 'Ce parcours demande la nouvelle version')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Recharger' })).toBeVisible();
  await deleteDocument(`parcours/${id}`);
});
