import { createLongParcours } from '../../tools/bench/long-parcours.ts';
import { createLongStory, longStoryCounts } from '../../tools/bench/long-story.ts';
import { putDraft } from '../../tools/bench/builder-measure.ts';
import { openEcran } from '../drivers/builder-driver.ts';
import { enlargeText, expectCalm, writingScreens } from '../drivers/expect-calm.ts';
import { expect, test } from '../fixtures.ts';
import type { Page } from '@playwright/test';
import type { Parcours } from '../../src/domain/parcours/parcours.ts';

const databaseName = 'qc-demonstrations-brouillons';

/** Keeps a parcours on this device as an earlier visit without account would have. */
async function putOnDevice(page: Page, parcours: Parcours): Promise<string> {
  await page.goto('/admin/parcours/d');
  // The drafts of this device are there from then on.
  await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
  const tour = page.getByRole('dialog', { name: 'Visite de l’atelier' });
  await expect(tour).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  return putDraft(page, parcours, databaseName);
}

/** The text of a draft as this device keeps it. */
function readDraft(page: Page, id: string): Promise<string> {
  return page.evaluate(
    ({ name, key }) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error ?? new Error('No database.'));
        opening.onsuccess = () => {
          const { result: database } = opening;
          const reading = database.transaction('drafts').objectStore('drafts').get(key);
          reading.onerror = () => reject(reading.error ?? new Error('No draft.'));
          reading.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
    { name: databaseName, key: id },
  );
}

for (const { name, width, height, fontSize, hasTabs } of writingScreens) {
  test(`sixty étapes and a text of 5,000 characters are written on ${name} as six are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const id = await putOnDevice(page, createLongParcours());
    await page.goto(`/admin/parcours/d?vue=atelier&id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlargeText(page, fontSize);
    if (hasTabs) await page.getByRole('tab', { name: 'Étapes' }).click();
    // Those of the list: the map has buttons of these names too.
    const rows = page
      .getByRole('listitem')
      .getByRole('button', { name: /^Étape \d+ : Arrêt/ });
    await expect(rows).toHaveCount(60);
    // One line each: the name is on the line of its number, and can be read.
    const [first, last] = [rows.first(), rows.last()];
    const box = await first.boundingBox();
    const rem = fontSize === '200%' ? 32 : 16;
    expect(box?.height).toBeLessThanOrEqual(3 * rem);
    expect(box?.width).toBeGreaterThanOrEqual(9 * rem);
    await expectCalm(page, 'the list of sixty');

    await last.click();
    if (hasTabs) await page.getByRole('tab', { name: 'Texte' }).click();
    await openEcran(page, 'Récit');
    const recit = page.getByLabel('Récit', { exact: true });
    const longest = 'Une place, un lavoir. '.repeat(230).slice(0, 4_999);
    await recit.fill(longest);
    await recit.press('End');
    await page.keyboard.type('!');
    await expectCalm(page, 'a text of 5,000 characters');
    await page.keyboard.type(' Et puis');
    await recit.blur();
    await expect(recit).toHaveAttribute('aria-invalid', 'true');
    await expect(recit).toHaveAccessibleDescription(/5008 caractères sur 5000/);
    await expect.poll(() => readDraft(page, id)).toContain('! Et puis');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlargeText(page, fontSize);
    if (hasTabs) await page.getByRole('tab', { name: 'Étapes' }).click();
    await rows.last().click();
    if (hasTabs) await page.getByRole('tab', { name: 'Texte' }).click();
    await openEcran(page, 'Récit');
    await expect(recit).toHaveValue(`${longest}! Et puis`);
  });
}

test('the graph of two hundred étapes has the whole width, and its text in a drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await putOnDevice(page, createLongStory());
  await page.goto(`/admin/parcours/d?vue=aventure&id=${id}`);
  const graph = page.locator('.react-flow');
  await expect(graph).toBeVisible();
  await expect
    .poll(async () => (await graph.boundingBox())?.width)
    .toBeGreaterThanOrEqual(1_200);
  await page.getByRole('button', { name: 'Plan' }).click();
  const rows = page
    .getByRole('listitem')
    .getByRole('button', { name: /^Étape \d+ : Scène/ });
  await expect(rows).toHaveCount(longStoryCounts.etapes);
  await rows.last().click();
  const title = page.getByLabel('Titre de l’étape');
  await expect(title).toHaveValue('Scène 200');
  await title.fill('Le dernier matin');
  await expect.poll(() => readDraft(page, id)).toContain('Le dernier matin');
  await expectCalm(page, 'a graph of two hundred étapes');
});
