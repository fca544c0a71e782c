import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

test('a mairie sends a request on its own page, the team answers from its inbox, and sees that it was read', async ({
  page,
  openDevice,
}) => {
  const device = await openDevice();
  const team = await device.newPage();
  await keepAdminSession(team);
  await team.goto('/admin/parcours/message');
  const inbox = team.getByRole('region', { name: 'Conversations' });
  await expect(team.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();

  await page.goto('/mairie?commune=13-barbentane');
  // The file of the page was built without a commune: it is rendered again.
  await expect(
    page.getByRole('heading', { level: 3, name: /^Barbentane/ }),
  ).toBeVisible();
  const form = page.locator('#demande');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText('Barbentane')).toBeVisible();
  await expect(form.getByLabel('Sujet')).toHaveCount(0);
  await form.getByLabel('Votre nom').fill('Le secrétariat');
  await form.getByLabel('Adresse e-mail').fill('mairie@exemple.fr');
  await form.getByLabel(/^Être rappelé/).fill('04 90 00 00 00');
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

  // It is in the inbox without asking.
  await inbox.getByRole('link', { name: /Le secrétariat/ }).click();
  const open = team.getByRole('region', { name: 'Conversation ouverte' });
  await expect(open.getByText(/^Une boucle des tours/)).toBeVisible();
  await expect(
    open.getByRole('link', { name: 'Répondre aussi par e-mail' }),
  ).toHaveAttribute('href', /^mailto:mairie@exemple\.fr\?/);
  await expect(open.getByRole('link', { name: '04 90 00 00 00' })).toHaveAttribute(
    'href',
    'tel:0490000000',
  );
  await expectAxeSilent(team);
  await open.getByLabel('Votre réponse').fill('Avec plaisir. Lundi à 10 h ?');
  await open.getByLabel('Votre réponse').press('Control+Enter');
  await expect(page.getByText('Avec plaisir. Lundi à 10 h ?')).toBeVisible();
  await expect(open.getByText('Lu.', { exact: true })).toBeVisible();
});
