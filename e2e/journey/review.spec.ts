import { openTool } from '../drivers/builder-driver.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

test('a comment reaches another device at once, and an older version is restored without loss', async ({
  adminPage: page,
  builder,
  openDevice,
}) => {
  await builder.field('Titre').fill('Le lavoir');
  await builder.expectSavedOnline();
  const address = `/admin/parcours/edit?id=${builder.parcoursId()}`;
  await page.goto(address);
  const list = page.getByRole('region', { name: 'Étapes' });
  const text = page.getByRole('region', { name: 'Texte' });

  // The first version is stored, then left.
  await openTool(page, 'Historique');
  await text.getByRole('button', { name: 'Garder cette version' }).click();
  await expect(text.getByText('C’est gardé.')).toBeVisible();
  await list.getByRole('button', { name: 'Le parcours', exact: true }).click();
  await text.getByLabel('Titre', { exact: true }).fill('Le lavoir et la tour');
  await builder.expectSavedOnline();

  // A reviewer opens the link on another device and comments.
  const device = await openDevice();
  const elsewhere = await device.newPage();
  await keepAdminSession(elsewhere);
  await elsewhere.goto(address);
  await elsewhere.getByRole('button', { name: /^Étape 1 : / }).click();
  await elsewhere.getByRole('button', { name: /^Commenter/ }).click();
  await elsewhere.getByLabel('Votre commentaire').fill('Et la fontaine ?');
  await elsewhere.getByRole('button', { name: 'Envoyer' }).click();
  await expect(elsewhere.getByText('Commentaire envoyé.')).toBeVisible();

  // Their presence and étape are visible until they leave.
  const others = page.getByRole('list', { name: 'Aussi ici' }).first();
  await expect(others).toHaveText(/Vous, sur un autre écran, étape\s1/);

  // It arrives here without asking, and its settling arrives there.
  await openTool(page, /^Commentaires.*1\scommentaire/);
  await expect(text.getByText('Et la fontaine ?')).toBeVisible();
  await expectAxeSilent(page);
  await text.getByRole('button', { name: 'Réglé', exact: true }).click();
  await expect(elsewhere.getByText('Et la fontaine ?')).toBeHidden();
  await device.close();
  await expect(others).toBeHidden();

  // Back to the first version, and forward again.
  await openTool(page, 'Historique');
  await text.getByRole('button', { name: /Gardée à la demande/ }).click();
  await expect(text.locator('ins', { hasText: 'et la tour' })).toBeVisible();
  await expectAxeSilent(page);
  await text.getByRole('button', { name: 'Revenir à cette version' }).click();
  await expect(text.getByText(/^Vous êtes revenu à la version du/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le lavoir');
  await expect(text.getByText(/^Avant un retour en arrière/)).toBeVisible();
  await page.getByRole('button', { name: /^Annuler/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Le lavoir et la tour',
  );
});
