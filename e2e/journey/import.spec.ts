import library from '@e965/xlsx/dist/xlsx.mini.min.js';
import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const gpx = `<?xml version="1.0"?>
<gpx version="1.1" creator="essai" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata><name>La balade du lavoir</name></metadata>
  <wpt lat="48.4535" lon="-2.0461"><name>LE LAVOIR</name><desc>On y battait le linge.</desc></wpt>
  <wpt lat="48.4545" lon="-2.0471"><name>Parking</name></wpt>
  <wpt lat="48.4555" lon="-2.0481"><name>La porte</name></wpt>
  <trk><trkseg><trkpt lat="48.4535" lon="-2.0461"/><trkpt lat="48.4555" lon="-2.0481"/></trkseg></trk>
</gpx>`;

test('a GPX file and a template each become a parcours in the workshop', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/parcours/dashboard?vue=commencer');
  await page.getByRole('link', { name: 'Partir de ce que vous avez' }).click();
  await page.getByRole('radio', { name: /^Un fichier/ }).check();
  const files = page.getByLabel('Votre fichier');
  const file = { mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) };
  await files.setInputFiles([
    { name: 'un.gpx', ...file },
    { name: 'deux.gpx', ...file },
  ]);
  await expect(page.getByRole('alert')).toContainText('Un fichier à la fois');
  await files.setInputFiles({ name: 'balade.gpx', ...file });

  await expect(page.getByRole('heading', { name: 'Ce qui sera repris' })).toBeVisible();
  await expect(page.getByLabel('Titre du parcours')).toHaveValue('La balade du lavoir');
  await expect(page.getByRole('checkbox', { name: /^Le lavoir/ })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Parking' }).uncheck();
  await expectAxeSilent(page);
  await page.getByRole('button', { name: /^Créer le parcours \(2.étapes\)$/ }).click();

  await expect(page).toHaveURL(/\/admin\/parcours\/edit\?id=/);
  // The list and the map say the same.
  const etape = (name: RegExp) => page.getByRole('button', { name }).first();
  await expect(etape(/^Étape 1 : Le lavoir/)).toBeVisible();
  await expect(etape(/^Étape 2 : La porte/)).toBeVisible();
  await expect(page.getByText(/^Enregistré/).first()).toBeVisible();

  await page.goto('/admin/parcours/newcreate');
  await page.getByRole('button', { name: /Lavoirs et fontaines/ }).click();
  await expect(page.getByLabel('Titre du parcours')).toHaveValue('Au fil de l’eau');
  await page.getByRole('button', { name: /^Créer le parcours/ }).click();
  await expect(etape(/^Étape 6 : Le moulin/)).toBeVisible();
});

test('a workbook with heads of its own becomes twelve étapes in at most 15 actions', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 });
  const rows = Array.from({ length: 12 }, (_, at) => [
    12 - at,
    `Chose ${12 - at}`,
    `Une anecdote ${12 - at}.`,
    48.4535 + at / 1_000,
    -2.0461,
  ]);
  const heads = ['Ordre', 'À voir', 'Anecdote du lieu', 'GPS latitude', 'GPS longitude'];
  const book = library.utils.book_new();
  const sheet = library.utils.aoa_to_sheet([heads, ...rows]);
  library.utils.book_append_sheet(book, sheet, 'Balade');
  const written = library.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;

  const counter = await ActionCounter.watch(page);
  await page.goto('/admin/parcours/newcreate');
  await page.getByRole('radio', { name: /^Un fichier/ }).check();
  await page.getByLabel('Votre fichier').setInputFiles({
    name: 'balade.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(written),
  });
  await expect(page.getByLabel('À voir')).toHaveValue('titre');
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Lire le tableau ainsi' }).click();
  await expect(page.getByRole('checkbox', { name: /^Chose 1\b/ }).first()).toBeChecked();
  await page.getByRole('button', { name: /^Créer le parcours \(12.étapes\)$/ }).click();
  await expect(
    page.getByRole('button', { name: /^Étape 12 : Chose 12/ }).first(),
  ).toBeVisible();
  expect(counter.actionCount).toBeLessThanOrEqual(15);
});
