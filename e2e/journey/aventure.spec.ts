import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test('an aventure is played to an ending, its choices made with the keyboard, kept over a reload', async ({
  page,
}) => {
  await page.goto('/les_quetes/21/dijon/la-chouette-s-est-envolee/jouer');
  const at = (titre: string) =>
    expect(page.getByRole('heading', { level: 1, name: titre })).toBeVisible();
  const game = new PlayDriver(page);
  await at('Une plume au vent L’ours qui ne dort pas');
  await expect(page.getByRole('img', { name: /tête d’ours blanc/ })).toBeVisible();
  await expectAxeSilent(page);
  await game.take(/Passer sous la grande arche/);
  await at('La porte qui ne ferme rien');
  await game.take(/Glisser la plume/);
  await at('Le vigneron aux pieds mouillés');
  await expect(page.getByText('Une plume grise')).toBeVisible();
  await page.getByRole('button', { name: 'Voir l’épreuve' }).click();
  await page.getByRole('radio', { name: 'Il écrase du raisin' }).check();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(page.getByRole('heading', { name: /Bonne réponse/ })).toBeVisible();
  await expectAxeSilent(page);

  // Choices and objects are on the device.
  await page.reload();
  await expect(page.getByText('Une plume grise')).toBeVisible();
  await game.take(/Renoncer/);
  await at('Le goûter');
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page.getByRole('heading', { name: /Aventure achevée/ })).toBeVisible();
  await expect(page.getByText(/Votre fin.*Le goûter partagé/)).toBeVisible();
});
