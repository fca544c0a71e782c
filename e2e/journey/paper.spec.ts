import type { Page } from '@playwright/test';
import { saintMalo } from '../../scripts/seed/saint-malo.ts';
import { etapePaths } from '../../src/domain/etape/etape-paths.ts';
import { buildPublication } from '../../src/domain/quete/publication.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test.slow();

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

/** Points of a printer: 72 to the inch of 25.4 mm. */
const points = (millimetres: number) => (millimetres / 25.4) * 72;

/**
 * Notes that the page was handed to the printer, instead of asking who is not there. The browser says that it is done
 * when a test makes a PDF, before its last pages are drawn: the page hears of it once they are.
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

/** The PDF that the browser would make of what was handed over, and the size of each of its pages in points. */
async function printed(page: Page) {
  await expect(page.locator('html[data-imprime]')).toBeAttached({ timeout: 30_000 });
  const bytes = await page.pdf({ preferCSSPageSize: true, tagged: true });
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

/** Each page is as large as it says, to a point. */
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

test('a quête is played on paper: its booklet has no solution, its word gives the tampon and the certificate', async ({
  page,
}) => {
  await stubPrinter(page);
  await page.goto(quete);
  await page.getByRole('button', { name: 'Livret à imprimer' }).click();
  const booklet = page.locator('.papier');
  await expect(booklet).toContainText('La tour de mauvaise humeur', { timeout: 30_000 });
  await expect(booklet).not.toContainText(/Anne de Bretagne/);
  const { text, sizes } = await printed(page);
  expectPages(sizes, 148, 210);
  expect(text).toMatch(/\/Lang \(fr/);
  expect(text).toContain('/StructTreeRoot');

  await page.getByRole('button', { name: 'Nous avons joué sur papier' }).click();
  const words = page.getByLabel(/^Les? mots? du livret$/);
  await words.fill('autre chose');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText(/Ce n’est pas encore ça/)).toBeVisible({
    timeout: 30_000,
  });
  await expectAxeSilent(page);
  const { mots } = await buildPublication({
    parcours: saintMalo.parcours,
    previous: null,
    fileByPath: new Map(
      saintMalo.parcours.etapes.flatMap(etapePaths).map((path) => [path, path]),
    ),
  });
  await words.fill(mots.join(' '));
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await expect(page.getByText(/^Bravo/)).toBeVisible({ timeout: 30_000 });
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Imprimer le certificat' }).click();
  expect((await printed(page)).sizes).toHaveLength(1);

  // The tampon is of this device: it needs no account and no network.
  await page.reload();
  await page.getByRole('button', { name: 'Nous avons joué sur papier' }).click();
  await expect(page.getByText(/^Bravo/)).toBeVisible();
});
