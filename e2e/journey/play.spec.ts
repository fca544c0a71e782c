import type { Page } from '@playwright/test';
import { listDocuments } from '../backend.ts';
import { partsAhead } from '../drivers/parts-ahead.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { VisiteDriver } from '../drivers/visite-driver.ts';
import { storedFile } from '../drivers/storage-emulator.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** Finds the visite of La Rochelle in its commune, and begins it. */
async function beginVisite(page: Page): Promise<void> {
  await page.goto('/les_quetes/17/la-rochelle');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Trois tours/ })
    .click();
  await page.getByRole('link', { name: /^Commencer/ }).click();
}

test.describe('playing', () => {
  test('needs no network once the quête is open, from the first étape to the end', async ({
    page,
  }) => {
    const parts = partsAhead(page);
    await beginVisite(page);
    const game = new VisiteDriver(page);
    await game.expectEtape(1, 6);
    await parts;
    await page.context().setOffline(true);
    await game.walkFrom(1);
  });

  test('a coded message is shown with its signs, and answered, when the network goes before it is reached', async ({
    page,
  }) => {
    const names = [
      'substitution-codes',
      'signaux-codes',
      'code-parts',
      'online-parts',
      'lazy-parts',
    ];
    const parts = names.map(async (name) => {
      const response = await page.waitForResponse((sent) =>
        sent.url().includes(`/assets/${name}-`),
      );
      await response.finished();
    });
    await page.goto('/les_quetes/35/saint-malo/le-code-des-corsaires/jouer');
    const game = new PlayDriver(page);
    await game.expectEtape(1, 6);
    await Promise.all(parts);
    await page.context().setOffline(true);
    for (let numero = 1; numero < 6; numero += 1) {
      await game.expectEtape(numero, 6);
      await game.seeEpreuve();
      if (numero === 1) {
        await game.answerTexte('Anne');
        await game.expectRight();
      } else await game.passEtape();
      await game.goOn();
    }
    await game.expectEtape(6, 6);
    await game.seeEpreuve();
    const message = page.getByRole('region', { name: 'Message codé' });
    await expect(message.getByRole('img').first()).toBeVisible();
    await game.answerTexte('le Kent');
    await game.expectRight();
  });

  test('guides, rests, takes the short way back and gives an honest certificate, on the narrowest phone', async ({
    openDevice,
  }) => {
    const context = await openDevice({
      viewport: { width: 320, height: 700 },
      permissions: ['geolocation'],
      // Some 220 metres to the south of the first étape.
      geolocation: { latitude: 48.649437, longitude: -2.023501, accuracy: 8 },
    });
    const page = await context.newPage();
    await page.goto('/les_quetes/35/saint-malo/le-code-des-corsaires/jouer');
    const game = new PlayDriver(page);
    await game.expectEtape(1, 6);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    await press(/^Où aller/);
    await press('Me guider');
    await expect(page.getByText(/^Encore 220.m, au nord\./).first()).toBeVisible();
    await expectAxeSilent(page);
    await press('Je suis sur place');

    await game.openMenu('Réglages', 'Qui joue\u202F?');
    await page.getByRole('textbox', { name: 'Prénom ou pseudonyme' }).fill('Lina');
    await press('Ajouter');
    await expectAxeSilent(page);
    await press('Fermer');
    await expect(page.getByText('À Lina de lire')).toBeVisible();

    const paused = page.getByRole('heading', {
      ...{ level: 1, name: 'La partie est en pause' },
    });
    await game.openMenu('Pause');
    await expect(paused).toBeVisible();
    await page.reload();
    await expect(paused).toBeVisible();
    await press('Reprendre');

    await game.openMenu('Besoin d’aide\u202F?', 'Écourter la balade');
    await expectAxeSilent(page);
    await game.skipToLastEtape();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await game.seeEpreuve();
    await game.passEtape();
    await game.goOn();
    await expect(page.getByText('1 étape sur 6')).toBeVisible();

    await game.unfold('Certificat et preuve');
    await press('Voir le certificat');
    const certificat = page.getByRole('img', {
      name: /^Certificat\s: Lina a fait 1 étape/,
    });
    await expect(certificat).toHaveJSProperty('naturalWidth', 1_240);
    await expectAxeSilent(page);
  });

  test('what is reported without network leaves with its photo when the network is back', async ({
    page,
  }) => {
    const parts = partsAhead(page);
    await page.goto('/les_quetes/35/saint-malo/le-code-des-corsaires/jouer');
    await new PlayDriver(page).expectEtape(1, 6);
    await parts;
    await page.context().setOffline(true);
    const press = (name: string) => page.getByRole('button', { name }).click();
    await press('Menu');
    await press('Besoin d’aide\u202F?');
    await press('Signaler un problème');
    await page.getByLabel('La plaque manque', { exact: false }).check();
    const texte = `Elle est tombée. ${crypto.randomUUID()}`;
    await page.getByLabel('En quelques mots').fill(texte);
    await page
      .getByLabel('Choisir ou prendre une photo')
      .setInputFiles('tools/seed/images/vezelay/facade.webp');
    await expect(
      page.getByRole('img', { name: 'La photo du signalement' }),
    ).toBeVisible();
    await expectAxeSilent(page);
    await press('Envoyer le signalement');
    await expect(
      page.getByRole('heading', { name: 'Votre signalement est gardé ici' }),
    ).toBeFocused();

    await page.context().setOffline(false);
    const photoOf = async () => {
      const reports = await listDocuments('signalements');
      return reports.find(({ data }) => data['texte'] === texte)?.data['photo'];
    };
    await expect.poll(photoOf).toMatch(/^signalements\/\w+\/1\/photo\.webp$/);
    await expect.poll(async () => storedFile(String(await photoOf()))).not.toBeNull();
  });
});
