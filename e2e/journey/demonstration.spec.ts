import { readFile } from 'node:fs/promises';
import { readDocument } from '../backend.ts';
import { BuilderDriver } from '../drivers/builder-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';
import { profiles } from '../../tools/lib/environment.ts';

const { auth, database, firestore, storage } = profiles.test.ports;
const backEndPorts = [auth, database, firestore, storage].map(String);

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
  await page.getByRole('button', { name: 'Publier…' }).first().click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Le texte seul (JSON)' }).click();
  const file = await (await coming).path();
  expect(await readFile(file, 'utf8')).toContain('Sous la tour');
  await expectAxeSilent(page);

  // The file becomes a parcours of its own; the first is deleted after a confirmation.
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

  // The browser is opened again; the network is back.
  await context.setOffline(false);
  const again = await openTab();
  await again.goto('/admin/parcours/d');
  const onward = again.getByRole('link', { name: /^Continuer dans mon compte/ });
  await expect(onward).toHaveAccessibleName(new RegExp(titre));
  expect(await readDocument(`parcours/${id}`)).toBeNull();
});
