import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editionFolder } from '../../../e2e/compatibility/editions.ts';
import { openParcoursFile } from './parcours-archive.ts';

test.each([
  ['archive-device.zip', 'Le four du bout du monde', 2, 3],
  ['archive-workshop.zip', 'La quête au complet, revue', 12, 4],
])(
  '%s of November 2026 is opened with its étapes and its files',
  async (name, titre, etapeCount, fileCount) => {
    const bytes = readFileSync(path.join(editionFolder('2026-11'), name));
    const { parcours, files } = await openParcoursFile(new File([bytes], name));
    expect(parcours.titre).toBe(titre);
    expect(parcours.etapes).toHaveLength(etapeCount);
    expect(files.size).toBe(fileCount);
    for (const blob of files.values()) expect(blob.size).toBeGreaterThan(100);
  },
);
