import type { Locator } from '@playwright/test';
import { readDocument } from '../backend.ts';
import { listFiles } from '../drivers/storage-emulator.ts';
import { openEcran, unfold } from '../drivers/builder-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

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

const picture = {
  name: 'statue.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAIAAADRv8uKAAAAK0lEQVR42u3NMQ0AAAgDsOlEBEoQjQw4mvRvavpExGKxWCwWi8VisVj8N1622TobTLF/RAAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A box of ISO/IEC 14496-12. */
function box(type: string, content: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** Codec description of H.264, without a picture. */
const film = {
  name: 'signes.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([
    box('ftyp', 'isom0000'),
    box('moov', '....stsd....avc1....'),
    box('mdat', 'une main, puis deux'),
  ]),
};

/** Chooses an image in its field, and describes it. */
async function choosePicture(place: Locator, words: string): Promise<void> {
  await place.getByLabel(/^Choisir/).setInputFiles(picture);
  await place.getByLabel(/^Description/).fill(words);
}

/** Further images, a view of before and of today, a film, at the active étape. */
async function writeMedia(text: Locator): Promise<void> {
  await text.getByLabel('Choisir une image').setInputFiles(picture);
  await text.getByLabel('Description de l’image').fill('La statue.');
  await text.getByRole('button', { name: 'Ajouter d’autres images' }).click();
  const second = text.getByRole('group', { name: 'Image 2 sur 6' });
  await choosePicture(second, 'Son socle.');
  await second.getByRole('checkbox').check();

  await text.getByRole('button', { name: 'Ajouter une vue d’autrefois' }).click();
  const then = text.getByRole('group', { name: 'Vue d’autrefois' });
  await choosePicture(then, 'La place, sans statue.');
  await then.getByRole('checkbox').check();
  await text.getByLabel('De quand date la vue d’autrefois').fill('1908');
  const now = text.getByRole('group', { name: 'Vue d’aujourd’hui' });
  await choosePicture(now, 'La place, avec sa statue.');
  await now.getByRole('checkbox').check();

  await text
    .getByRole('button', { name: 'Ajouter un film en langue des signes' })
    .click();
  await text.getByLabel('Choisir un film').setInputFiles(film);
  await text
    .getByRole('button', { name: 'C’est le récit, en langue des signes' })
    .click();
}

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

  await list.getByRole('button', { name: 'Ajouter une étape' }).click();
  await expect(text.getByLabel('Titre de l’étape')).toBeFocused();
  await page.keyboard.type('La place Duclos');
  await text.getByLabel('Lieu', { exact: true }).fill('Près de la statue');
  await unfold(text, /coordonnées/i);
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
  await writeMedia(text);
  await expectAxeSilent(page);

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
  await expect(phone.getByRole('slider', { name: /^Autrefois \(1908\)/ })).toBeVisible();
  await expect(
    phone.getByRole('group', { name: 'Film en langue des signes' }),
  ).toBeVisible();
  await expectAxeSilent(page);

  await page.getByRole('button', { name: 'Publier', exact: true }).first().click();
  await builder.expectSavedOnline();
  const [, , departement, commune, slug] = (await builder.publish()).split('/');
  const quete = await readDocument(`quetes/${departement}_${commune}_${slug}`);
  const contenu = JSON.parse(String(quete?.data['contenu'])) as {
    trace: string;
    distanceMetres: number;
    etapes: {
      audio?: { path: string; transcription: string };
      images?: { texteAlternatif: string }[];
      autrefois?: { annee: string; aujourdhui: { texteAlternatif: string } };
      film?: { path: string; octets: number; texte: string };
    }[];
  };
  const parcours = await readDocument(`parcours/${id}`);
  expect(contenu.trace).toBe(parcours?.data['trace']);
  expect(contenu.distanceMetres).toBeGreaterThan(200);
  const recording = contenu.etapes[1]?.audio;
  expect(recording?.transcription).toBe('Fin de la promenade.');
  const published = contenu.etapes[1];
  expect(published).toMatchObject({
    images: [{ texteAlternatif: 'La statue.' }, { texteAlternatif: 'Son socle.' }],
    autrefois: {
      annee: '1908',
      aujourdhui: { texteAlternatif: 'La place, avec sa statue.' },
    },
    film: { octets: film.buffer.byteLength, texte: 'Fin de la promenade.' },
  });
  const files = await listFiles();
  expect(files).toContain(recording?.path);
  expect(files).toContain(published?.film?.path);

  await page.setViewportSize({ width: 390, height: 844 });
  for (const volet of ['Étapes', 'Carte', 'Texte', 'Aperçu']) {
    await page.getByRole('tab', { name: volet }).click();
    await expect(page.getByRole('tabpanel', { name: volet })).toBeVisible();
    await expectAxeSilent(page);
  }
});
