import { readFile } from 'node:fs/promises';
import { readDocument } from '../backend.ts';
import { password } from '../drivers/account-driver.ts';
import { actionPath, freshEmail, sentEmails } from '../drivers/auth-emulator.ts';
import { BuilderDriver } from '../drivers/builder-driver.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { storedFile } from '../drivers/storage-emulator.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';
import { profiles } from '../../tools/lib/environment.ts';

const { auth, database, firestore, storage } = profiles.test.ports;
const backEndPorts = [auth, database, firestore, storage].map(String);

/** A picture of one colour: every browser reads it. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAK0lEQVR42u3NMQ0AAAgDsOlEBEoQjQw4mvRvavpExGKxWCwWi8VisVj8N1622TobTLF/RAAAAABJRU5ErkJggg==',
  'base64',
);

test('without an account, a parcours is shown, written, kept over a reload and taken away, and nothing of it goes to the back end', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, port } = new URL(request.url());
    const isBackEnd = backEndPorts.includes(port) || hostname.endsWith('googleapis.com');
    if (isBackEnd) asked.push(request.url());
  });
  page.on('websocket', (socket) => asked.push(socket.url()));

  await page.goto('/admin/parcours/d');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écrire un parcours');
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Ouvrir l’exemple' }).click();
  const tour = page.getByRole('dialog', { name: 'Visite de l’atelier' });
  await expect(tour.getByRole('heading', { name: 'La liste des étapes' })).toBeFocused();
  await tour.getByRole('button', { name: 'Suivant' }).click();
  await expect(tour.getByText('Visite, 2 sur 6')).toBeVisible();
  await expectAxeSilent(page);
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Le secret du sonneur',
  );
  await page.getByLabel('Titre de l’étape').fill('Sous la tour');
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Titre de l’étape')).toHaveValue('Sous la tour');
  await expect(tour).toBeHidden();
  await page.getByRole('button', { name: 'Emporter' }).first().click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Le texte seul (JSON)' }).click();
  const file = await (await coming).path();
  expect(await readFile(file, 'utf8')).toContain('Sous la tour');
  await expectAxeSilent(page);

  // The file becomes a parcours of its own; the first is removed once that is confirmed.
  await page.getByRole('link', { name: 'Mes essais' }).click();
  await page.getByLabel('Fichier d’un parcours').setInputFiles(file);
  await expect(page.getByLabel('Titre de l’étape')).toHaveValue('Sous la tour');
  await page.getByRole('link', { name: 'Mes essais' }).click();
  const removals = page.getByRole('button', { name: /^Effacer/ });
  await expect(removals).toHaveCount(2);
  await removals.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer' }).click();
  await expect(removals).toHaveCount(1);
  expect(asked).toEqual([]);
});

test('a parcours written without an account goes into the account of who signs in, with its image', async ({
  adminPage: page,
}) => {
  const builder = new BuilderDriver(page);
  await page.goto('/admin/parcours/d?vue=page');
  await builder.field('Titre').fill('Le lavoir des essais');
  const image = { name: 'lavoir.png', mimeType: 'image/png', buffer: picture };
  await builder.etape(1).locator('input[type=file]').setInputFiles(image);
  await builder.etape(1).getByLabel('Description de l’image').fill('Un lavoir.');
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
  const id = builder.parcoursId();
  expect(await readDocument(`parcours/${id}`)).toBeNull();

  await page.getByRole('link', { name: 'Continuer dans mon compte' }).click();
  await page.getByRole('button', { name: 'Mettre dans mon compte' }).click();
  await page.waitForURL(/\/admin\/parcours\/edit\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Le lavoir des essais',
  );
  const own = await readDocument(`parcours/${id}`);
  expect(own?.data).toMatchObject({ titre: 'Le lavoir des essais', etat: 'brouillon' });
  const etapeField = page.getByLabel('Titre de l’étape');
  const etapeId = await etapeField.evaluate((field) => field.id.split('-')[1] ?? '');
  const etape = await readDocument(`parcours/${id}/etapes/${etapeId}`);
  const kept = etape?.data['image'] as { path: string } | undefined;
  expect((await storedFile(kept?.path ?? ''))?.contentType).toBe('image/webp');

  await page.goto('/admin/parcours/d');
  await expect(page.getByRole('button', { name: 'Ouvrir l’exemple' })).toBeVisible();
  await expect(page.getByText('Le lavoir des essais')).toHaveCount(0);
});

test('a parcours begun by « Une date » without an account goes into a new account, and is submitted', async ({
  page,
}) => {
  const builder = new BuilderDriver(page);
  await page.goto('/admin/parcours/d?vue=page');
  await builder.writeDetails({
    titre: 'L’an du lavoir',
    commune: 'Barbentane',
    choice: /^Barbentane \(/,
    resume: 'Une date, un lavoir.',
  });
  await builder.writeEtape(1, {
    titre: 'Le lavoir',
    lieu: 'Rue du Lavoir',
    position: '43,9 ; 4,75',
    recit: 'Une date est gravée au-dessus de l’entrée.',
    epreuve: { type: 'aucune' },
  });
  const etape = builder.etape(1);
  await etape.getByRole('button', { name: 'Une date' }).click();
  await etape.getByLabel('Réponse', { exact: true }).fill('1598');
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
  const id = builder.parcoursId();

  // Nobody is signed in: an account is made, which leads back.
  await page.getByRole('link', { name: 'Continuer dans mon compte' }).click();
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  const email = freshEmail('autrice');
  const signIn = new SignInDriver(page);
  await signIn.fillAccount('Lou des Bois', email, password);
  await page.getByRole('radio', { name: /15 ans ou plus/ }).check();
  await signIn.createAccount();
  await signIn.expectTitle('Votre compte est créé');

  // The address is confirmed from its e-mail, in another tab as anybody does.
  const [sent] = await sentEmails(email, 'VERIFY_EMAIL');
  const mail = await page.context().newPage();
  await mail.goto(actionPath('verifyEmail', sent?.oobCode ?? ''));
  await mail.getByRole('button', { name: 'Confirmer cette adresse' }).click();
  await new SignInDriver(mail).expectTitle('Adresse confirmée');
  await mail.close();

  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'Mettre dans mon compte' }).click();
  await page.waitForURL(/\/admin\/parcours\/ed\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('L’an du lavoir');
  const etapeId = await page
    .getByLabel('Titre de l’étape')
    .evaluate((field) => field.id.split('-')[1] ?? '');
  const epreuve = await readDocument(`parcours/${id}/epreuves/${etapeId}`);
  expect(epreuve?.data).toMatchObject({ type: 'nombre', minimum: 1598, maximum: 1598 });

  await page.getByLabel('Titre de l’étape').fill('Le vieux lavoir');
  await builder.expectSavedOnline();
  await page.getByRole('button', { name: 'Soumettre', exact: true }).first().click();
  await page.getByRole('button', { name: 'Soumettre à la relecture' }).click();
  await expect(page.getByText('En relecture', { exact: true })).toBeVisible();
  const own = await readDocument(`parcours/${id}`);
  expect(own?.data).toMatchObject({ etat: 'relecture', titre: 'L’an du lavoir' });
});

test('a parcours written without network is there after a restart, on this device alone', async ({
  context,
  page,
  openTab,
}) => {
  const titre = 'Le four du bout du monde';
  const alone = new BuilderDriver(page);
  await page.goto('/admin/parcours/d?vue=page');
  await expect(alone.field('Titre')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await alone.field('Titre').fill(titre);
  await page.getByLabel(/^Résumé/).fill('Un four, deux tours, et du pain pour tous.');
  await page.getByLabel(/^Durée/).fill('30');
  await alone.writeEtape(1, {
    titre: 'Le four',
    lieu: 'Rue du Four',
    position: '45,0430 ; 3,8850',
    recit: 'On y cuit encore, une fois l’an.',
    epreuve: { type: 'aucune' },
  });
  await expect(page.getByText(/^Enregistré sur cet appareil à/)).toBeVisible();
  const id = alone.parcoursId();
  await page.close();

  // The browser is opened again; the network came back meanwhile.
  await context.setOffline(false);
  const again = await openTab();
  await again.goto('/admin/parcours/d');
  const onward = again.getByRole('link', { name: /^Continuer dans mon compte/ });
  await expect(onward).toHaveAccessibleName(new RegExp(titre));
  expect(await readDocument(`parcours/${id}`)).toBeNull();
});
