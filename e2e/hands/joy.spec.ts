import {
  CorsairesDriver,
  corsaires,
  corsairesAnswers,
} from '../drivers/corsaires-driver.ts';
import { expectStill } from '../drivers/expect-still.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 664 } });

test('« Qui joue ? » is asked on the first way, and its names are on the souvenir at the end', async ({
  page,
}) => {
  const game = new CorsairesDriver(page);
  await page.goto(`${corsaires}/jouer`);
  await game.open(1);
  await game.answer(1);
  await game.expectRight();
  await page.getByRole('button', { name: 'Étape suivante' }).click();
  const who = page.getByRole('region', { name: 'Qui joue\u202F?' });
  await who.getByRole('textbox', { name: /^Vos prénoms/ }).fill('Louna et Malo');
  await who.getByRole('checkbox', { name: /^Un son et une vibration/ }).check();
  await who.getByRole('button', { name: 'C’est noté' }).click();
  await expect(who).toHaveCount(0);
  await game.arrive();
  await expect(page.getByText('À Malo de lire')).toBeVisible();

  for (const [index] of corsairesAnswers.entries()) {
    if (index === 0) continue;
    await game.open(index + 1);
    await game.answer(index + 1);
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();
  await page.getByRole('button', { name: 'Garder notre souvenir' }).click();
  const souvenir = page.getByRole('img', {
    name: /^Souvenir\s: Louna et Malo, «\sLe code des corsaires\s», Saint-Malo, .+tampon\./,
  });
  await expect(souvenir).toHaveJSProperty('naturalWidth', 1_080);
  await page.getByRole('button', { name: 'Voir le certificat' }).click();
  await page.getByRole('radio', { name: 'Louna et Malo' }).check();
  await expect(
    page.getByRole('img', {
      name: /^Certificat\s: Louna et Malo ont fait toute la quête/,
    }),
  ).toBeVisible();
});

test('with less motion asked for, points and letters are there at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = new CorsairesDriver(page);
  await page.goto(`${corsaires}/jouer`);
  await game.open(1);
  await game.answer(1);
  await game.expectRight();
  await expectStill(page);
});
