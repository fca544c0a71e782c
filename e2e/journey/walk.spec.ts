import { expect, test } from '../fixtures.ts';

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires/jouer';
test('a position that is refused is said kindly, and one goes on by the map', async ({
  openDevice,
}) => {
  const page = await (await openDevice({ permissions: [] })).newPage();
  await page.goto(quete);
  await page.getByRole('button', { name: /^Où aller/ }).click();
  await page.getByRole('button', { name: 'Me guider' }).click();
  await expect(
    page.getByText(/^La position n’est pas autorisée dans ce navigateur\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Je suis sur place' }).click();
  await expect(page.getByRole('button', { name: 'Voir l’épreuve' })).toBeVisible();
});

test('a camera that is refused leaves the six letters of a team to be typed', async ({
  openDevice,
}) => {
  const page = await (await openDevice({ permissions: [] })).newPage();
  // As a phone does on which the camera was refused for good: a machine without one would say that it has none.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: () => Promise.reject(new DOMException('Refused.', 'NotAllowedError')),
    });
  });
  await page.goto(`${quete}?preparer=oui`);
  await page.getByText('Rejoindre une équipe', { exact: true }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('Code de l’équipe') });
  await form.getByRole('button', { name: 'Scanner le QR code' }).click();
  await expect(
    form.getByText(/n’est pas autorisé.*Écrivez les six lettres\./),
  ).toBeVisible();
  await form.getByLabel('Code de l’équipe').fill('BBBBBB');
  await form.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(page.getByText(/Aucune équipe n’a ce code/)).toBeVisible();
});
