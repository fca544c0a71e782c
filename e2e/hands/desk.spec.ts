import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';

test('from the list, a message is answered in four actions, as the guide says', async ({
  page: visitor,
  openDevice,
}) => {
  await visitor.goto('/contact');
  await visitor.getByLabel('Votre nom').fill('Honorine Quatre');
  await visitor.getByLabel('Adresse e-mail').fill('honorine@exemple.fr');
  await visitor.getByRole('textbox', { name: 'Message' }).fill('Et les chiens ?');
  await visitor.getByLabel(/J’accepte/).check();
  await visitor.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    visitor.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();

  const desk = await (await openDevice()).newPage();
  await keepAdminSession(desk);
  const count = await ActionCounter.watch(desk);
  await desk.goto('/admin/parcours/dashboard');
  await desk.getByRole('link', { name: /conversations? atten/ }).click();
  await desk.getByRole('link', { name: /Honorine Quatre/ }).click();
  await desk.getByLabel('Votre réponse').fill('Les chiens sont les bienvenus.');
  await desk.getByRole('button', { name: 'Répondre', exact: true }).click();
  expect(count.actionCount).toBeLessThanOrEqual(4);
  await expect(visitor.getByText('Les chiens sont les bienvenus.')).toBeVisible();
});
