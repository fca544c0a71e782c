import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, test } from '../fixtures.ts';

test('the first étape is written without an account, from the home page, in at most eight actions', async ({
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
  await hands.tap(page.getByText('Autres manières'));
  await hands.tap(page.getByRole('link', { name: 'En partant de la carte' }));
  const map = page.getByRole('application', { name: 'Carte' });
  await expect(map).toBeVisible();
  await hands.tap(map);
  const name = page.getByLabel(/^Comment s’appelle l’étape 1/);
  await expect(name).toBeFocused();
  await hands.fill(name, 'Le lavoir');
  await hands.press('Enter');
  await hands.tap(
    page
      .getByRole('navigation', { name: 'Écrans de l’étape 1' })
      .getByRole('button', { name: 'Récit' }),
  );
  await hands.fill(page.getByLabel('Récit', { exact: true }), 'On y lavait le linge.');
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
  expect(hands.actionCount).toBeLessThanOrEqual(8);
});

test('any part of the workshop is eight keys of Tab from its top at most, and the way to the map gives it the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/parcours/d');
  await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
  await expect(page.getByRole('dialog', { name: 'Visite de l’atelier' })).toBeVisible();
  await page.keyboard.press('Escape');
  const map = page.getByRole('application', { name: 'Carte' });
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Aller à : Carte' }).press('Enter');
  await expect(map).toBeFocused();

  await page.getByRole('button', { name: 'Aller à : Texte' }).press('Enter');
  const title = page.getByLabel('Titre de l’étape');
  let tabs = 3;
  while (!(await title.evaluate((field) => field === document.activeElement))) {
    expect(tabs, 'keys of Tab to the title').toBeLessThan(8);
    await page.keyboard.press('Tab');
    tabs += 1;
  }
});
