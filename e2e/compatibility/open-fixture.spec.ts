import type { Page } from '@playwright/test';
import { profiles } from '../../tools/lib/environment.ts';
import { BuilderDriver } from '../drivers/builder-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect } from '../fixtures.ts';
import { restoreDevice } from './device.ts';
import { codes, fixtureBackEnd, fixtureFile, readFixture, test } from './fixture-site.ts';

/*
 * Opens the fixture of November 2026 with the build and the rules of now. It runs at any later date: the device's clock
 * stands where the device was left.
 */

// Written to the console by a device that has come back to its network.
test.use({ allowedErrors: [/RPC_ERROR HTTP error has no status/] });

const { listDocuments, updateDocument } = fixtureBackEnd;
const dinan = '/les_quetes/22/dinan';
const quete = `${dinan}/la-quete-au-complet`;
const queteId = '22_dinan_la-quete-au-complet';

/** Puts on the device of a page what a device of the fixture kept, an hour after it was left. */
async function takeUp(page: Page, name: string): Promise<void> {
  await page.clock.install({ time: codes.takenAt + 3_600_000 });
  await restoreDevice(page, readFixture(name), profiles.test);
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

test('a party of November 2026 goes on to its end over every kind of épreuve that is left, and what waited on the phone leaves: answers, a report with its photo, an opinion', async ({
  openDevice,
}) => {
  // Its étape that was closed is open again.
  await updateDocument(`quetes/${queteId}`, { suspensions: { mapValue: {} } });
  const device = await openDevice({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true },
    permissions: ['geolocation'],
    geolocation: { latitude: 48.4571, longitude: -2.0403, accuracy: 8 },
  });
  const page = await device.newPage();
  await takeUp(page, 'device-player.json');
  const count = async () => ({
    reports: (await listDocuments('signalements')).filter(
      ({ data }) => data['texte'] === 'Le panneau est arraché.' && data['photo'] !== '',
    ).length,
    opinions: (await listDocuments('quetes/22_dinan_la-visite-au-complet/avis')).filter(
      ({ data }) => data['pseudonyme'] === 'Lina et sa bande',
    ).length,
  });
  expect(await count()).toEqual({ reports: 0, opinions: 0 });
  await page.goto(`${quete}/jouer`);
  const game = new PlayDriver(page);
  await game.expectEtape(6, 12);
  await expect(page.getByRole('textbox').last()).toHaveValue('sous le vi');
  await expect
    .poll(async () => {
      const parties = await listDocuments('parties');
      return parties
        .filter(({ data }) => data['queteId'] === queteId)
        .map(({ data }) => data['reussiteCount']);
    })
    .toContain(4);
  const answers: readonly (() => Promise<void>)[] = [
    () => game.answerTexte('sous le vieux jardin'),
    () => game.openCadenas('18B5'),
    () => game.putInOrder(['Le tanneur', 'Le meunier', 'Le forgeron']),
    async () => {
      for (const name of ['Le tanneur', 'la rivière', 'Le meunier', 'le moulin']) {
        await press(page, name);
      }
      for (const name of ['Le forgeron', 'la forge']) await press(page, name);
      await game.validate();
    },
    async () => {
      await press(page, 'Trouver où je suis');
      await expect(page.getByText(/^Vous y êtes/)).toBeVisible();
      await game.validate();
    },
    () => game.answerTexte('7k2m 9qxa 4tbd 0h3v'),
    async () => {
      for (const letter of 'LOUISDOR') {
        const name = new RegExp(`^${letter}, de l’étape \\d+$`);
        await page.getByRole('button', { name }).first().click();
      }
      await game.validate();
    },
  ];
  for (const [index, answer] of answers.entries()) {
    await game.expectEtape(index + 6, 12);
    if (index > 0) await game.seeEpreuve();
    await answer();
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();
  await expect(page.getByText('Réponses prouvées\u00A0: 10 sur 10.')).toBeVisible({
    timeout: 90_000,
  });
  await page.goto(`${dinan}/la-visite-au-complet/jouer`);
  await game.expectEnd();
  await expect(page.getByText(/Votre avis est arrivé/)).toBeVisible({
    timeout: 90_000,
  });
  await expect.poll(count, { timeout: 90_000 }).toEqual({ reports: 1, opinions: 1 });
});

test('the device of an author of November 2026 sends the draft that waited, with its last words and its image, and still has the article that was begun', async ({
  openDevice,
}) => {
  const page = await (await openDevice()).newPage();
  await takeUp(page, 'device-author.json');
  const find = async () =>
    (await listDocuments('parcours')).find(({ data }) =>
      ['Avant la coupure', 'Pendant la coupure'].includes(String(data['titre'])),
    );
  const found = await find();
  expect(found?.data['titre']).toBe('Avant la coupure');
  const id = (found?.path ?? '').replace('parcours/', '');
  await page.goto(`/admin/parcours/simple?id=${id}`);
  const builder = new BuilderDriver(page);
  await expect(builder.field('Titre')).toHaveValue('Pendant la coupure');
  await expect.poll(async () => (await find())?.data['titre']).toBe('Pendant la coupure');
  await expect
    .poll(async () => {
      const [etape] = await listDocuments(`parcours/${id}/etapes`);
      return [etape?.data['recit'], etape?.data['image'] === null];
    })
    .toEqual([expect.stringMatching(/Chaque lund$/), false]);
  await page.goto('/admin/parcours/news');
  await page.getByRole('link', { name: 'Écrire une actualité' }).click();
  await expect(page.getByLabel('Titre', { exact: true })).toHaveValue(
    'La fête du lavoir',
  );
  await expect(page.getByLabel('Texte', { exact: true })).toHaveValue('Venez nombreux.');
});

test('archives of November 2026, of a device and of the workshop, are opened with their étapes', async ({
  page,
}) => {
  await page.goto('/admin/parcours/d');
  const file = page.getByLabel('Fichier d’un parcours');
  await file.setInputFiles(fixtureFile('archive-device.zip'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Le four du bout du monde',
  );
  await expect(page.getByRole('button', { name: /^Étape 2 : / }).first()).toBeVisible();
  await expect(page.getByText(/^Enregistré sur cet appareil/).first()).toBeVisible();
  // So is that of the workshop, which has its files under their paths there.
  await page.goto('/admin/parcours/d');
  await file.setInputFiles(fixtureFile('archive-workshop.zip'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'La quête au complet, revue',
  );
  await expect(page.getByRole('button', { name: /^Étape 12 : / }).first()).toBeVisible();
});
