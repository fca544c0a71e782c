import type { Page } from '@playwright/test';
import { famillePath, secretCodePath } from '../../src/domain/secret-code/address.ts';
import { familleList } from '../../src/domain/secret-code/famille.ts';
import {
  secretCodesOf,
  type SecretCodeCard,
} from '../../src/domain/secret-code/table.ts';
import { cutOff, tooSmall } from '../drivers/printed-pieces.ts';
import { expect, test } from '../fixtures.ts';

/** What is sent to the printer of a school, and kept by the browser meanwhile: lines, no picture of them. */
const maximumBytes = 1_000_000;

/** How many pages a sheet of this format takes. */
async function pageCount(page: Page, format: 'A4' | 'A6'): Promise<number> {
  const pdf = await page.pdf({ format });
  expect(pdf.byteLength, page.url()).toBeLessThan(maximumBytes);
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)\b/g)?.length ?? 0;
}

async function variantCount({ load }: SecretCodeCard): Promise<number> {
  const loaded = await load?.();
  return Math.max(1, loaded?.secretCode.variants.length ?? 1);
}

test.describe('the key cards', () => {
  // A sheet of A4 at 96 dots an inch: what is measured is what paper shows.
  test.use({ viewport: { width: 794, height: 1_123 } });

  for (const { id, titre } of familleList) {
    test(`of « ${titre} » are four on one or two sheets of A4 of less than a megabyte, hold all they say, and say it in 11 points`, async ({
      page,
    }) => {
      const title = page.getByRole('heading', { level: 1 });
      const cards = page.locator('.carte-cle');
      await page.goto(famillePath(id));
      for (const card of secretCodesOf(id)) {
        if (card.load === null) continue;
        // From page to page by links: opening each by its address costs a second more.
        await expect(title).toHaveText(titre);
        await page.getByRole('main').getByRole('link', { name: card.titre }).click();
        await expect(title).toHaveText(card.titre);
        await expect(page).toHaveURL(secretCodePath(card));
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
        // As a printer asks for it, and as the next page is read.
        await page.emulateMedia({ media: null });
        await page.goBack();
      }
    });
  }

  test('are not made for a code that is only told: its page is printed instead', async ({
    page,
  }) => {
    await page.goto('/les_codes/signaux/chappe');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Histoire' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
