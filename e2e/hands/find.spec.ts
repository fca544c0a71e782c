import type { Page } from '@playwright/test';
import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, test } from '../fixtures.ts';

/** The commonest phone of the design: its first screen is visible without scrolling. */
test.use({ viewport: { width: 390, height: 664 } });

/** Expects the first card to be Saint-Malo's, 22 km away, with its link whole on the screen, unscrolled. */
async function expectSaintMaloInView(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(/Saint-Malo\s· à 22.km\s· /);
  await expect(card.getByRole('link')).toBeInViewport({ ratio: 1 });
}

// The nearest quête depends on all published ones: no other journey publishes a quête in Bretagne.
test('a family types its town, where no quête is: two actions and the letters, the nearest quête in view with its distance', async ({
  page,
}) => {
  await page.goto('/');
  const hands = new ActionCounter(page);
  await hands.fill(page.getByRole('searchbox'), 'Dinan');
  await hands.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Pas encore de quête à Dinan' }),
  ).toBeVisible();
  await expectSaintMaloInView(page);
  expect(hands.actionCount).toBeLessThanOrEqual(3);
});

test('by position: one tap, the nearest quête in view with its distance, and no place in the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 48.456, longitude: -2.05, accuracy: 40 });
  await page.goto('/');
  const hands = new ActionCounter(page);
  await hands.tap(page.getByRole('button', { name: 'Trouver une quête près de moi' }));
  await expectSaintMaloInView(page);
  expect(hands.actionCount).toBeLessThanOrEqual(2);
  await expect(page).toHaveURL('/les_quetes?tri=proches');
});
