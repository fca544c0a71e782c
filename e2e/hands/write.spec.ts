import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, test } from '../fixtures.ts';

test('the first étape is written without an account, from the home page, in at most ten actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const hands = new ActionCounter(page);
  await hands.tap(
    page
      .getByRole('link', { name: 'Écrire un parcours' })
      .filter({ visible: true })
      .first(),
  );
  await hands.tap(page.getByRole('link', { name: 'En partant de la carte' }));
  const map = page.getByRole('application', { name: 'Carte' });
  await expect(map).toBeVisible();
  await hands.tap(map);
  const name = page.getByLabel(/^Comment s’appelle l’étape 1/);
  await expect(name).toBeFocused();
  await hands.fill(name, 'Le lavoir');
  await hands.press('Enter');
  await hands.tap(page.getByRole('link', { name: 'Continuer dans l’atelier' }));
  const list = page.getByRole('region', { name: 'Étapes', exact: true });
  await hands.tap(list.getByRole('button', { name: /^Étape 1 : Le lavoir/ }));
  await hands.tap(
    page
      .getByRole('navigation', { name: 'Écrans de l’étape 1' })
      .getByRole('button', { name: 'Récit' }),
  );
  await hands.fill(page.getByLabel('Récit', { exact: true }), 'On y lavait le linge.');
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
  expect(hands.actionCount).toBeLessThanOrEqual(10);
});
