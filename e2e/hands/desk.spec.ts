import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';
import { writeToTeam } from '../drivers/write-to-team.ts';

test('from the list, a message is answered in four actions, as the guide says', async ({
  page: visitor,
  openDevice,
}) => {
  await writeToTeam(visitor, {
    nom: 'Honorine Quatre',
    email: 'honorine@exemple.fr',
    message: 'Et les chiens ?',
  });

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
