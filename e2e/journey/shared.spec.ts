import { expect, expectAxeSilent, test } from '../fixtures.ts';
import { createPlayer } from '../drivers/account-driver.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { openTool } from '../drivers/builder-driver.ts';

test('an account that is invited writes the parcours and submits it, and the link serves once', async ({
  adminPage: page,
  builder,
  openDevice,
}) => {
  await builder.writeDetails({
    titre: 'Le lavoir à plusieurs',
    commune: 'Barbentane',
    choice: /^Barbentane \(/,
    resume: 'Une promenade.',
  });
  await builder.writeEtape(1, {
    titre: 'Le lavoir',
    lieu: 'Rue du Lavoir',
    position: '43,9 ; 4,75',
    recit: 'L’eau y coule encore.',
    epreuve: { type: 'aucune' },
  });
  await builder.expectSavedOnline();
  const id = builder.parcoursId();

  // The team makes a link for an auteur.
  await page.goto(`/admin/parcours/edit?id=${id}`);
  await openTool(page, 'Membres');
  await page.getByLabel('Auteur', { exact: true }).check();
  await page.getByRole('button', { name: 'Créer un lien d’invitation' }).click();
  const link = await page.getByLabel('Lien pour un auteur').inputValue();
  await expectAxeSilent(page);

  // Without an account, the link leads to sign-in first and back.
  const guest = await createPlayer('invitee');
  const device = await openDevice();
  const signedOut = await device.newPage();
  await signedOut.goto(link);
  await signedOut.getByRole('link', { name: 'Se connecter', exact: true }).click();
  await signedOut.waitForURL(/\/login\?redirect=.*invitation/);
  const elsewhere = await device.newPage();
  await keepSessionOf(elsewhere, guest);
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    /Vous êtes invité à «\sLe lavoir à plusieurs\s»/,
  );
  await expect(elsewhere.getByText(guest.email)).toBeVisible();
  await expectAxeSilent(elsewhere);
  await elsewhere.getByRole('button', { name: 'Accepter l’invitation' }).click();

  // The same editor, without the team's tools.
  await elsewhere.getByRole('button', { name: 'Le parcours', exact: true }).click();
  await elsewhere.getByLabel(/^Résumé/).fill('Une promenade au fil de l’eau.');
  await expect(elsewhere.getByText(/^Enregistré en ligne/)).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: /Publier/ })).toHaveCount(0);

  // The link has served.
  const other = await createPlayer('autre');
  const third = await openDevice();
  const late = await third.newPage();
  await keepSessionOf(late, other);
  await late.goto(link);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(
    'Cette invitation a déjà servi',
  );
  await late.goto(`/admin/parcours/ed?id=${id}`);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(
    'Ce parcours ne vous est pas ouvert',
  );

  // It is submitted, as shown on one’s own page.
  await elsewhere.getByRole('button', { name: 'Soumettre', exact: true }).first().click();
  await elsewhere.getByRole('button', { name: 'Soumettre à la relecture' }).click();
  await expect(elsewhere.getByText('En relecture', { exact: true })).toBeVisible();
  await expectAxeSilent(elsewhere);
  await elsewhere.goto('/user');
  await expect(
    elsewhere.getByRole('region', { name: 'Mes parcours' }).getByRole('listitem'),
  ).toContainText('En relecture');
});
