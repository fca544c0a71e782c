import { readDocument } from '../backend.ts';
import { listFiles } from '../drivers/storage-emulator.ts';
import { openEcran } from '../drivers/builder-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

test.slow();

/** As the Géoplateforme answers: its documented format, from beyond this machine. */
const found = {
  features: [
    {
      geometry: { coordinates: [4.4189, 44.0138] },
      properties: { label: '3 Place des Merciers 30700 Uzès' },
    },
  ],
};
const path = {
  geometry: {
    coordinates: [
      [4.4189, 44.0138],
      [4.4195, 44.0132],
      [4.4191, 44.0119],
    ],
  },
};
const anywhere = { 'Access-Control-Allow-Origin': '*' };

test('a parcours is written in the workshop, its line drawn along the paths, and played by it', async ({
  adminPage: page,
  builder,
}) => {
  await builder.writeDetails({
    titre: 'À l’atelier',
    commune: 'uzès',
    choice: /^Uzès \(/,
    resume: 'D’une place à l’autre.',
  });
  await builder.expectSavedOnline();
  const id = builder.parcoursId();

  await page.route('https://data.geopf.fr/geocodage/**', (route) =>
    route.fulfill({ json: found, headers: anywhere }),
  );
  await page.route('https://data.geopf.fr/navigation/**', (route) =>
    route.fulfill({ json: path, headers: anywhere }),
  );
  await page.goto(`/admin/parcours/edit?id=${id}`);
  const list = page.getByRole('region', { name: 'Étapes' });
  const text = page.getByRole('region', { name: 'Texte' });
  await list.getByRole('button', { name: /^Étape 1 : / }).click();
  await text.getByLabel('Titre de l’étape').fill('La place des Merciers');
  await text.getByLabel('Lieu', { exact: true }).fill('Devant le puits');
  await openEcran(page, 'Récit');
  await text.getByLabel('Récit').fill('Regardez les maisons.');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.getByLabel('Adresse ou lieu').fill('merciers');
  await page.getByLabel('Adresse ou lieu').press('Enter');
  await page.getByRole('button', { name: 'Y placer l’étape 1' }).click();
  await openEcran(page, 'Lieu');
  await expect(text.getByLabel('Place sur la carte')).toHaveValue('44.0138, 4.4189');

  await page.keyboard.press('Alt+KeyN');
  await expect(text.getByLabel('Titre de l’étape')).toBeFocused();
  await page.keyboard.type('La place Duclos');
  await text.getByLabel('Lieu', { exact: true }).fill('Près de la statue');
  await text.getByLabel('Place sur la carte').fill('44.0119, 4.4191');
  await openEcran(page, 'Récit');
  await text.getByLabel('Récit').fill('Fin de la promenade.');
  await text.getByText('Ajouter…').filter({ visible: true }).click();
  await text.getByRole('button', { name: 'Ajouter un enregistrement à écouter' }).click();
  await text.getByLabel(/^Choisir un enregistrement/).setInputFiles({
    name: 'lecture.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('ID3 as a phone would write it'),
  });
  await text.getByRole('button', { name: 'C’est le récit, lu à voix haute' }).click();

  await page.getByRole('button', { name: 'Tracer' }).click();
  await page.getByRole('button', { name: 'Relier les étapes' }).click();
  await expect(
    page.getByRole('button', { name: /^Annuler\s*: Tracé commencé/ }),
  ).toBeVisible();
  await expectAxeSilent(page);

  await page.getByRole('tab', { name: 'Aperçu' }).click();
  const phone = page.frameLocator('iframe[title="Aperçu de l’étape 2"]');
  await expect(phone.getByText('Fin de la promenade.').first()).toBeVisible();
  await expect(phone.getByRole('group', { name: 'Enregistrement' })).toBeVisible();
  await expectAxeSilent(page);

  await page.keyboard.press('Control+KeyK');
  await page.getByRole('combobox', { name: /^Que faire/ }).fill('publier');
  await expectAxeSilent(page);
  await page.keyboard.press('Enter');
  await expectAxeSilent(page);
  await list.getByRole('button', { name: 'Le parcours', exact: true }).click();
  await page.keyboard.press('Control+Slash');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAxeSilent(page);
  await page.keyboard.press('Escape');
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Publier', exact: true }).first().click();
  await builder.expectSavedOnline();
  const [, , departement, commune, slug] = (await builder.publish()).split('/');
  const quete = await readDocument(`quetes/${departement}_${commune}_${slug}`);
  const contenu = JSON.parse(String(quete?.data['contenu'])) as {
    trace: string;
    distanceMetres: number;
    etapes: { audio?: { path: string; transcription: string } }[];
  };
  const parcours = await readDocument(`parcours/${id}`);
  expect(contenu.trace).toBe(parcours?.data['trace']);
  expect(contenu.distanceMetres).toBeGreaterThan(200);
  const recording = contenu.etapes[1]?.audio;
  expect(recording?.transcription).toBe('Fin de la promenade.');
  expect(await listFiles()).toContain(recording?.path);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const volet of ['Étapes', 'Carte', 'Texte', 'Aperçu']) {
    await page.getByRole('tab', { name: volet }).click();
    await expect(page.getByRole('tabpanel', { name: volet })).toBeVisible();
    await expectAxeSilent(page);
  }
});
