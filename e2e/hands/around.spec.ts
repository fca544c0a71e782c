import { ActionCounter } from '../drivers/action-counter.ts';
import { imitateAround } from '../drivers/around-sources.ts';
import { openEcran } from '../drivers/builder-driver.ts';
import { watchViolations } from '../drivers/content-policy.ts';
import { watchDocuments } from '../drivers/watch-documents.ts';
import { expect, test } from '../fixtures.ts';

const names = [
  ...['Basilique Saint-Sauveur', 'Croix du Bourg', 'Lavoir de la Fontaine'],
  ...['Vieux Pont', 'Statue de Bertrand du Guesclin'],
];

test('five étapes are added and filled from things found around, in at most 23 actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked = await imitateAround(page);
  const violations = await watchViolations(page);
  await page.goto('/');
  const documents = watchDocuments(page);
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
  await expect(page.getByLabel(/^Comment s’appelle l’étape 1/)).toBeFocused();
  const list = page.getByRole('region', { name: 'Étapes', exact: true });
  await hands.tap(page.getByText('Coordonnées', { exact: true }));
  await hands.fill(page.getByLabel('Place sur la carte'), '48.4541, -2.0449');
  await hands.press('Tab');
  await hands.tap(page.getByRole('button', { name: 'À voir', exact: true }));
  const press = page.getByRole('button', { name: 'Que voit-on par ici' });
  await expect(press).toBeVisible();
  expect(asked).toEqual([]);
  await hands.tap(press);
  for (const name of names) {
    await hands.tap(page.getByRole('checkbox', { name: `Poser une étape : ${name}` }));
  }
  await hands.tap(page.getByRole('button', { name: 'Poser 5 étapes' }));
  await expect(page.getByText('5 étapes posées. Vérifiez tout sur place.')).toBeVisible();
  for (const name of names) {
    await expect(
      list.getByRole('button', { name: new RegExp(`^Étape \\d : ${name}`) }),
    ).toBeVisible();
  }

  await hands.tap(list.getByRole('button', { name: /^Étape \d : Croix du Bourg/ }));
  await hands.tap(page.getByRole('button', { name: 'À voir ici' }));
  const picture = page
    .getByRole('listitem')
    .filter({ hasText: 'Anne & le musée' })
    .last();
  await hands.tap(picture.getByRole('button', { name: 'Prendre cette image' }));
  await expect(
    page.getByText(/L’image est dans le récit, avec son crédit/),
  ).toBeVisible();
  await openEcran(page, 'Récit');
  hands.actionCount += 1;
  await hands.fill(
    page.getByLabel('Description de l’image'),
    'La croix, devant un mur de granit.',
  );
  await expect(page.getByLabel('Crédit')).toHaveValue(
    'Anne & le musée, 2019, CC BY-SA 4.0, Wikimedia Commons',
  );
  await expect(page.getByLabel('Récit', { exact: true })).toHaveValue(
    /À vérifier sur place.*1752/,
  );
  await openEcran(page, 'Épreuve');
  await expect(page.getByText('Un cadenas à ouvrir').first()).toBeVisible();
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
  expect(hands.actionCount).toBeLessThanOrEqual(23);

  // One document for the whole workshop, under a policy that allows these hosts.
  expect(documents).toEqual(['/admin/parcours/d']);
  expect(violations).toEqual([]);
});
