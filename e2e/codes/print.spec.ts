import type { Page } from '@playwright/test';
import { secretCodePath } from '../../src/domain/secret-code/address.ts';
import { familleList } from '../../src/domain/secret-code/famille.ts';
import {
  loadSecretCode,
  secretCodesOf,
  type SecretCodeCard,
} from '../../src/domain/secret-code/table.ts';
import { cutOff, tooSmall } from '../drivers/printed-pieces.ts';
import { expect, test } from '../fixtures.ts';

/** Size of a sheet for a school’s printer, stored by the browser: lines, no picture of them. */
const maximumBytes = 1_000_000;

/** Of each family, the code with the fullest card. */
const fullest: readonly string[] = [
  ...['mot-cle', 'tritheme', 'polybe', 'colonnes', 'braille'],
  ...['semaphore', 'binaire', 'bacon', 'louchebem'],
];

/** Number of pages of a sheet in this format. */
async function pageCount(page: Page, format: 'A4' | 'A6'): Promise<number> {
  const pdf = await page.pdf({ format });
  expect(pdf.byteLength, page.url()).toBeLessThan(maximumBytes);
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)\b/g)?.length ?? 0;
}

async function variantCount({ id }: SecretCodeCard): Promise<number> {
  const secretCode = await loadSecretCode(id);
  return Math.max(1, secretCode?.variants.length ?? 1);
}

// A sheet of A4 at 96 dots an inch: the measured sizes are those of paper.
test.use({ viewport: { width: 794, height: 1_123 } });

test('the fullest key cards of each family are four on one or two sheets of A4 of less than a megabyte, with nothing cut and nothing below 11 points; a code without a tool prints its page', async ({
  page,
}) => {
  const cards = page.locator('.carte-cle');
  for (const { id } of familleList) {
    const card = secretCodesOf(id).find((one) => fullest.includes(one.id));
    if (card === undefined) throw new Error(`No code of ${id} is printed.`);
    await page.goto(secretCodePath(card));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.titre);
    await expect(cards).toHaveCount(4);
    // A card with a long table takes half a sheet, and two pages of A6.
    expect(await pageCount(page, 'A4'), card.id).toBeLessThanOrEqual(2);
    const variants = await variantCount(card);
    const pocket = await pageCount(page, 'A6');
    expect(pocket, card.id).toBeGreaterThanOrEqual(variants);
    expect(pocket, card.id).toBeLessThanOrEqual(2 * variants);
    await page.emulateMedia({ media: 'print' });
    expect(await cards.evaluateAll(cutOff), card.id).toEqual([]);
    expect(await cards.evaluateAll(tooSmall), card.id).toEqual([]);
    await page.emulateMedia({ media: null });
  }

  await page.goto('/les_codes/signaux/chappe');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Histoire' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
