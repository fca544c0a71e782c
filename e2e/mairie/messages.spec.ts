import { writeDocument } from '../backend.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { expect, expectAxeSilent, keepAdminSession, test } from '../fixtures.ts';

test('the team opens the messages of a commune to its responsable, who answers a visitor, and closes them again', async ({
  page,
  openDevice,
}) => {
  const responsable = await createPlayer('mairie-messages', { displayName: 'Maylis' });
  const deskPath = '/admin/parcours/ed?commune=65059';
  await writeDocument('communes/65059', {
    nom: { stringValue: 'Bagnères-de-Bigorre' },
    responsables: { arrayValue: { values: [{ stringValue: responsable.uid }] } },
  });
  await writeDocument(`communes/65059/responsables/${responsable.uid}`, {
    nom: { stringValue: 'Maylis' },
    adresse: { stringValue: responsable.email },
    at: { timestampValue: new Date().toISOString() },
  });

  await page.goto('/contact?sujet=mairie&commune=65-bagneres-de-bigorre');
  await expect(page.getByText('Bagnères-de-Bigorre', { exact: true })).toBeVisible();
  await page.getByLabel('Votre nom').fill('Gaston Thermes');
  await page.getByLabel('Adresse e-mail').fill('gaston@exemple.fr');
  await page.getByRole('textbox', { name: 'Message' }).fill('La fontaine coule-t-elle ?');
  await page.getByLabel(/J’accepte/).check();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();

  // Before the team has opened them, the messages are absent, and their link says so.
  const maylis = await (await openDevice()).newPage();
  await keepSessionOf(maylis, responsable);
  await maylis.goto(`${deskPath}&vue=messages`);
  await expect(
    maylis.getByRole('heading', { name: 'Ces messages ne vous sont pas ouverts' }),
  ).toBeVisible();

  const camille = await (await openDevice()).newPage();
  await keepAdminSession(camille);
  await camille.goto(deskPath);
  await camille.getByRole('button', { name: 'Ouvrir les messages à Maylis' }).click();
  await expect(camille.getByText(/^Maylis lit maintenant les messages/)).toBeVisible();
  await expectAxeSilent(camille);

  await maylis.goto(deskPath);
  await maylis.getByRole('link', { name: 'Lire les messages de la commune' }).click();
  await maylis.getByRole('link', { name: /Gaston Thermes/ }).click();
  const open = maylis.getByRole('region', { name: 'Conversation ouverte' });
  await expect(open.getByText('La fontaine coule-t-elle ?')).toBeVisible();
  await expectAxeSilent(maylis);
  await expect(maylis.getByText('Notes de l’équipe')).toHaveCount(0);
  const answer = maylis.getByLabel('Votre réponse');
  await answer.fill('Oui, jour et nuit.');
  await answer.press('Control+Enter');
  await expect(page.getByText('Oui, jour et nuit.')).toBeVisible();
  await expect(maylis.getByText('Lu.')).toBeVisible();

  // Withdrawn while she writes: her text stays.
  await answer.fill('Et tiède.');
  await camille.getByRole('button', { name: 'Fermer les messages à Maylis' }).click();
  await expect(camille.getByText(/^Maylis ne lit plus les messages/)).toBeVisible();
  await maylis.getByRole('button', { name: 'Répondre' }).click();
  await expect(maylis.getByText(/Votre réponse est toujours là/)).toBeVisible();
  await expect(answer).toHaveValue('Et tiède.');
});
