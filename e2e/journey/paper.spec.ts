import type { Page } from '@playwright/test';
import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { openTool } from '../drivers/builder-driver.ts';
import { cutOff, tooSmall } from '../drivers/printed-pieces.ts';
import { expect, test } from '../fixtures.ts';

/** Width of A4 within the margins of a booklet, in millimetres. */
const livretWidth = 210 - 2 * 20;

/** Points of a printer: 72 to the inch of 25.4 mm. */
const points = (millimetres: number) => (millimetres / 25.4) * 72;

/**
 * Records that the page was sent to the printer, instead of a dialog. The browser reports the end of printing when a test makes a PDF,
 * before its last pages are drawn: the page gets the event once they are.
 */
async function stubPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['imprime'] = document.title;
    };
    window.addEventListener('afterprint', (event) => {
      if ('imprime' in document.documentElement.dataset) event.stopImmediatePropagation();
    });
  });
}

/**
 * The browser's PDF of the printed pieces, and the size of each of its pages in points. Expects no content cut, or smaller than 11 points;
 * `contentWidth` is the width within the margins, in millimetres.
 */
async function printed(page: Page, contentWidth: number) {
  await expect(page.locator('html[data-imprime]')).toBeAttached();
  const bytes = await page.pdf({
    // A piece without a size is printed in US Letter.
    preferCSSPageSize: true,
    tagged: true,
  });
  // Measured at the width of the paper; the page itself is narrow for that moment only.
  const onScreen = page.viewportSize() ?? { width: 1_280, height: 720 };
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({
    width: Math.round((contentWidth / 25.4) * 96),
    height: onScreen.height,
  });
  const sheets = page.locator('.papier');
  expect(await sheets.evaluateAll(tooSmall)).toEqual([]);
  const bounded = sheets.locator('.papier-couverture, .papier-plaque, .papier-affiche');
  expect(await bounded.evaluateAll(cutOff)).toEqual([]);
  await page.setViewportSize(onScreen);
  await page.emulateMedia({ media: null });
  const text = bytes.toString('latin1');
  const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => [Number(width), Number(height)] as const,
  );
  await page.evaluate(() => {
    delete document.documentElement.dataset['imprime'];
    window.dispatchEvent(new Event('afterprint'));
  });
  return { text, sizes };
}

/** Each page has its declared size, to a point. */
function expectPages(
  sizes: readonly (readonly [number, number])[],
  width: number,
  height: number,
): void {
  expect(sizes.length).toBeGreaterThan(0);
  for (const [w, h] of sizes) {
    expect(Math.abs(w - points(width))).toBeLessThan(1.5);
    expect(Math.abs(h - points(height))).toBeLessThan(1.5);
  }
}

const pieces = [
  ['Le livret', 210, 297, livretWidth],
  ['Les solutions', 210, 297, livretWidth],
  ['Les cartes-clés', 210, 297, 210],
  ['Les plaques', 210, 297, 210],
  ['L’affiche', 210, 297, 210],
  ['Le certificat', 210, 297, 210],
] as const;

test('each piece that an author prints is of its size to the last page, tagged, and nothing on it is small or cut', async ({
  adminPage: page,
}) => {
  await stubPrinter(page);
  await page.goto(`/admin/parcours/edit?id=${saintMalo.parcours.id}`);
  await openTool(page, 'Imprimer');
  for (const [nom, width, height, contentWidth] of pieces) {
    await page.getByRole('button', { name: new RegExp(`^Imprimer.*${nom}$`) }).click();
    const { text, sizes } = await printed(page, contentWidth);
    expectPages(sizes, width, height);
    expect(text, nom).toMatch(/\/Lang \(fr/);
    expect(text, nom).toContain('/StructTreeRoot');
    // A printed piece leaves the page, and the next one is alone.
    await expect(page.locator('.papier')).toHaveCount(0);
  }
});
