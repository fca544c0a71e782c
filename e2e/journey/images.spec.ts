import { randomFillSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readDocument } from '../backend.ts';
import { expect, test } from '../fixtures.ts';

/** An uncompressed picture (BMP) of random colours: about `megabytes` large, and any browser reads it. */
function createBitmap(megabytes: number): Buffer {
  const width = 2_048;
  const height = Math.ceil((megabytes * 1_048_576) / (width * 3));
  const header = Buffer.alloc(54);
  header.write('BM', 0);
  header.writeUInt32LE(54 + width * height * 3, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  const pixels = Buffer.alloc(width * height * 3, 0x7f);
  randomFillSync(pixels, 0, width * 300);
  return Buffer.concat([header, pixels]);
}

test('an image of 30 MiB is resized in the browser to under 2 MiB and stored with the parcours', async ({
  builder,
}, testInfo) => {
  const file = testInfo.outputPath('trente.bmp');
  writeFileSync(file, createBitmap(30));
  await builder.field('Titre').fill('Avec une image');
  await builder.etape(1).locator('input[type=file]').setInputFiles(file);
  await builder
    .etape(1)
    .getByLabel('Description de l’image')
    .fill('Un mur de pierre sous le soleil.');
  await builder.expectSavedOnline();
  const etapeImage = async () => {
    const etapeId = await builder
      .etape(1)
      .getByLabel('Titre de l’étape')
      .evaluate((field) => field.id.split('-')[1] ?? '');
    const etape = await readDocument(
      `parcours/${builder.parcoursId()}/etapes/${etapeId}`,
    );
    return etape?.data['image'] as {
      path: string;
      largeur: number;
      hauteur: number;
    } | null;
  };
  await expect.poll(async () => (await etapeImage())?.path ?? '').toMatch(/\.webp$/);
  const image = await etapeImage();
  expect(Math.max(image?.largeur ?? 0, image?.hauteur ?? 0)).toBeLessThanOrEqual(1_600);
  expect(readFileSync(file).length).toBeGreaterThan(30 * 1_048_576);
});
