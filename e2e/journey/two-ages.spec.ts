import { PlayDriver } from '../drivers/play-driver.ts';
import { partsAhead } from '../drivers/parts-ahead.ts';
import { expectFits } from '../drivers/expect-fits.ts';
import { expect, test } from '../fixtures.ts';

const jouer = '/les_quetes/68/colmar/les-visages-de-colmar/jouer';
/** Answers of small ones, by the number of their étape; photos and orders apart. */
const petits: Readonly<Record<number, string>> = {
  1: 'Il est debout',
  3: 'Des visages',
  5: 'Des chapeaux',
  7: 'Vertes et jaunes',
};

test('a child of five and one of eleven share a phone, without network, to the end', async ({
  openDevice,
}) => {
  const context = await openDevice({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const parts = partsAhead(page);
  const small = page.waitForResponse((sent) =>
    sent.url().includes('/assets/petit-parts-'),
  );
  await page.goto(jouer);
  const game = new PlayDriver(page);
  await game.expectEtape(1, 7);
  await parts;
  await (await small).finished();
  await context.setOffline(true);

  const asked = page.getByRole('region', { name: 'Qui joue\u202F?' });
  await asked.getByRole('textbox').fill('Malo, Louna');
  await asked.getByRole('checkbox', { name: 'Malo' }).check();
  await asked.getByRole('button', { name: 'C’est noté' }).click();
  await expect(page.getByText('Au tour de Malo')).toBeVisible();
  await expect(page.getByText('Voici une grande fontaine.')).toBeVisible();
  await expectFits(page);
  // Twenty-two pixels for a small one's letters at least.
  const sizes = await page
    .locator('.play-petits :is(p, button)')
    .evaluateAll((found) =>
      found.map((one) => parseFloat(getComputedStyle(one).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(22);
  // By keyboard, sentence after sentence.
  await page.getByRole('button', { name: 'Suite' }).press('Enter');
  await expect(page.getByText('quatre personnes sont assises')).toBeVisible();

  for (let numero = 1; numero <= 7; numero += 1) {
    await game.expectEtape(numero, 7);
    const answer = petits[numero];
    await expect(
      page.getByText(answer === undefined ? 'Au tour de Louna' : 'Au tour de Malo'),
    ).toBeVisible();
    await game.seeEpreuve();
    if (numero === 1) {
      await expectFits(page);
      // Either version can be looked at.
      await page.getByRole('button', { name: 'Voir pour les grands' }).click();
      await expect(page.getByText(/terres lointaines représentées/)).toBeVisible();
      await page.getByRole('button', { name: 'Voir pour les petits' }).click();
    }
    if (answer !== undefined && numero === 3) {
      await page.getByLabel(answer, { exact: true }).press('Space');
      await page.getByRole('button', { name: 'Valider' }).press('Enter');
      await game.expectRight();
    } else if (answer !== undefined) {
      await game.choose(answer);
      await game.expectRight();
    } else if (numero === 2) {
      await game.answerTexte('tilleul');
      await game.expectRight();
    } else {
      await game.passEtape();
    }
    await game.goOn();
  }
  await game.expectEnd();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await game.unfold('Certificat et preuve');
  await page.getByRole('button', { name: 'Voir le certificat' }).click();
  await expect(
    page.getByRole('img', { name: /^Certificat.*Malo a trouvé/ }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Malo et Louna' }).check();
  await expect(
    page.getByRole('img', {
      name: /^Certificat.*Malo\s*: 4 étapes trouvées · Louna\s*: 1 étape trouvée/,
    }),
  ).toBeVisible();
});
