import type { Locator, Page } from '@playwright/test';
import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, test } from '../fixtures.ts';

/** The commonest phone of the design: what is on its first screen is what a person sees without scrolling. */
test.use({ viewport: { width: 390, height: 664 } });

function firstCard(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first();
}

/** The first card, with its distance, is whole in words on the screen as it stands. */
async function expectFirstCardInView(page: Page, words: RegExp): Promise<void> {
  const card = firstCard(page);
  await expect(card).toContainText(words);
  await expect(card.getByRole('link')).toBeInViewport({ ratio: 1 });
}

async function expectNoSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}

// What is nearest to a place depends on all that is published: no other journey publishes a quête in Bretagne.
test.describe('a family finds the nearest walk from the home page', () => {
  for (const { place, words } of [
    { place: 'Dinan', words: /Saint-Malo · à 22.km · / },
    { place: 'Rennes', words: /Saint-Malo · à 65.km · / },
    { place: 'Cancale', words: /Saint-Malo · à 13.km · / },
    { place: 'Léhon', words: /Saint-Malo · à 23.km · / },
    { place: 'Bretagne', words: /Saint-Malo · 1.h.30/ },
    { place: '97460', words: /· à [\d\s]+.km · / },
    { place: 'Saint-Denis', words: /· à [\d\s]+.km · / },
  ]) {
    test(`« ${place} » typed: two actions and the letters, the first card in view`, async ({
      page,
    }) => {
      await page.goto('/');
      const hands = new ActionCounter(page);
      await hands.fill(page.getByRole('searchbox'), place);
      await hands.press('Enter');
      await expectFirstCardInView(page, words);
      expect(hands.actionCount).toBeLessThanOrEqual(3);
      await expectNoSideways(page);
    });
  }

  test('by position: one tap, the first card with its distance in view', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 48.456, longitude: -2.05, accuracy: 40 });
    await page.goto('/');
    const hands = new ActionCounter(page);
    await hands.tap(page.getByRole('button', { name: 'Trouver une quête près de moi' }));
    await expectFirstCardInView(page, /Saint-Malo · à 22.km · /);
    expect(hands.actionCount).toBeLessThanOrEqual(2);
    await expectNoSideways(page);
  });
});

for (const width of [320, 360, 390]) {
  test(`the answer to a place is no wider than a screen of ${width} pixels, with text twice as large too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    await page.goto('/les_quetes?q=Dinan');
    await expect(firstCard(page)).toBeVisible();
    await expectNoSideways(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSideways(page);
  });
}
