import { expect, expectAxeSilent, test } from '../fixtures.ts';

test('a mairie asks to begin on its own page, and reads the follow-up on /contact', async ({
  page,
}) => {
  await page.goto('/mairie?commune=13-barbentane');
  const form = page.locator('#demande');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText('Barbentane')).toBeVisible();
  await expect(form.getByLabel('Sujet')).toHaveCount(0);
  await form.getByLabel('Votre nom').fill('Le secrétariat');
  await form.getByLabel('Adresse e-mail').fill('mairie@exemple.fr');
  await form.getByRole('textbox', { name: 'Message' }).fill('Une boucle des tours ?');
  await form.getByLabel(/J’accepte/).check();
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();
  await expectAxeSilent(page);
  await form.getByRole('link', { name: 'Nous écrire' }).last().click();
  await page.getByRole('button', { name: 'Voir la réponse' }).click();
  await expect(page.getByText(/^Une boucle des tours/)).toBeVisible();
});
