import type { Page } from '@playwright/test';
import { gpsSegment } from '../../src/testing/gps-segment.ts';
import { listFiles } from '../drivers/storage-emulator.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** A photograph of 2,000 by 1,500 pixels, as from a phone with its position. */
async function takePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2_000;
    canvas.height = 1_500;
    canvas.getContext('2d')?.fillRect(500, 300, 900, 700);
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), gpsSegment(), jpeg.subarray(2)]);
}

test('a parcours is begun on the map, goes on step by step, and its photo is framed, sent in three sizes and gives its place', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/parcours/dashboard');
  await page.getByRole('link', { name: 'Nouveau parcours' }).click();
  await expect(
    page.getByRole('heading', { name: /^Comment voulez-vous commencer/ }),
  ).toBeFocused();
  await expectAxeSilent(page);
  await page.getByText('Autres manières').click();
  await page.getByRole('link', { name: 'En partant de la carte' }).click();
  const fresh = page.getByRole('button', { name: 'Commencer un nouveau parcours' });
  const map = page.getByRole('application', { name: 'Carte' });
  await expect(fresh.or(map)).toBeVisible();
  if (await fresh.isVisible()) await fresh.click();

  // One by the mouse, one by the keyboard.
  await expect(map).toBeVisible();
  await map.click({ position: { x: 120, y: 140 } });
  await expect(page.getByText('Étape 1 posée.')).toBeVisible();
  await expect(page.getByLabel(/^Comment s’appelle l’étape 1/)).toBeFocused();
  await page.keyboard.type('Le lavoir');
  await page.keyboard.press('Enter');
  await expect(map).toBeFocused();
  await map.press('ArrowRight');
  await map.press('Enter');
  await expect(page.getByText('Étape 2 posée.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Étapes', exact: true });
  await expect(list.getByRole('button', { name: /^Étape 1 : Le lavoir/ })).toBeVisible();
  // Beside the map, what was just laid is written.
  await page.getByLabel('Titre de l’étape').fill('Le four');
  await expectAxeSilent(page);

  // The same parcours, by another way.
  await page.waitForURL('**/create2?id=*');
  await page.getByRole('button', { name: /^Outils/ }).click();
  await page.getByRole('link', { name: 'Écrire d’une autre façon' }).click();
  await page.getByRole('link', { name: 'Pas à pas' }).click();
  await expect(page.getByRole('progressbar', { name: 'Écran 1 sur 9' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText(/^Vous n’avez pas choisi de commune/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('progressbar', { name: 'Écran 2 sur 9' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(
    page.getByRole('heading', { name: /^Comment s’appelle votre parcours/ }),
  ).toBeVisible();
  await expect(page.getByLabel('Titre', { exact: true })).toBeFocused();
  await page.getByLabel('Titre').fill('L’eau et le feu');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByLabel('Nom de l’étape 2')).toHaveValue('Le four');
  await page.goBack();
  await expect(page.getByLabel('Titre')).toHaveValue('L’eau et le feu');
  await page.goForward();
  await page.getByRole('button', { name: 'Continuer' }).click();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  // Its own requests only: parallel tests send others.
  const files = async () =>
    (await listFiles()).filter((path) => path.startsWith(`parcours/${id}/`));
  const etape = page.getByRole('group', { name: /^Étape 1 sur 2.*Le lavoir/ });
  const file = { name: 'lavoir.jpg', mimeType: 'image/jpeg' };
  await etape
    .getByLabel('Choisir une image')
    .setInputFiles({ ...file, buffer: await takePhoto(page) });
  await etape.getByLabel('Description de l’image').fill('Le lavoir et ses dalles.');
  await etape.getByRole('button', { name: 'Y placer l’étape 1' }).click();
  await expect.poll(files).toHaveLength(3);

  await etape.getByRole('button', { name: 'Recadrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recadrer l’image' });
  await dialog.getByRole('radio', { name: 'Carré' }).check();
  await dialog.getByRole('button', { name: 'Coin en bas à droite' }).press('ArrowLeft');
  await expectAxeSilent(page);
  await dialog.getByRole('button', { name: 'Garder ce cadre' }).click();
  await expect.poll(files).toHaveLength(6);
  const picture = etape.getByRole('img', { name: 'Le lavoir et ses dalles.' });
  const shape = () =>
    picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );
  await expect.poll(shape).toBe(1);

  // One étape a screen: two stories, then two épreuves.
  const goOn = page.getByRole('button', { name: 'Continuer' });
  const second = page.getByRole('group', { name: /^Étape 2 sur 2.*Le four/ });
  await goOn.click();
  await expect(second.getByLabel('Récit', { exact: true })).toBeVisible();
  await goOn.click();
  await etape.getByRole('button', { name: 'Une date' }).click();
  await goOn.click();
  await expect(second).toBeVisible();
  await goOn.click();
  for (const question of [
    /^Qu’est-ce qui donne envie/,
    /^Pour qui est cette promenade/,
  ]) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await goOn.click();
  }
  await expectAxeSilent(page);
  await page.getByRole('link', { name: 'Ouvrir l’atelier' }).click();
  const text = page.getByRole('region', { name: 'Texte' });
  await expect(text.getByLabel('Place sur la carte')).toHaveValue('48.45, -2.05');
  await expect(text.getByLabel('Consigne')).toHaveValue(/Quelle année/);
});
