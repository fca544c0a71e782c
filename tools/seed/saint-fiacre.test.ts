import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeMessage, loadMessageCode } from '../../src/domain/epreuve/code-message.ts';
import { autreEpreuve } from '../../src/domain/epreuve/epreuve.ts';
import { epreuveTypeList } from '../../src/domain/epreuve/kinds/table.ts';
import { findConseils } from '../../src/domain/parcours/check/conseil.ts';
import { findOversize } from '../../src/domain/parcours/check/oversize.ts';
import { serviceList } from '../../src/domain/parcours/kinds.ts';
import { parcoursSchema } from '../../src/domain/parcours/parcours.ts';
import { parcoursPaths } from '../../src/domain/parcours/portraits.ts';
import { buildPublication } from '../../src/domain/quete/publication.ts';
import { randomBytes } from '../../src/lib/random-bytes.ts';
import { readCommuneRows } from '../build/build-communes.ts';
import { drawingFile, workingFile } from './drawing.ts';
import { draftList, publishedList } from './parcours-list.ts';
import { saintFiacre } from './saint-fiacre.ts';
import { saintFiacreTraductions } from './traductions/saint-fiacre.ts';
import { traductionsOf } from './traductions/seed-traduction.ts';

const { parcours, folder } = saintFiacre;

test('The village is said to be invented, in each language, and has a number and a name of no commune', async () => {
  expect(parcours.description).toMatch(/^Saint-Fiacre-des-Lavoirs n’existe pas\./);
  expect(saintFiacreTraductions.en?.parcours['description']).toContain('does not exist');
  expect(saintFiacreTraductions.de?.parcours['description']).toContain('gibt es nicht');
  for (const { sources } of parcours.etapes) {
    expect(sources[0]?.titre).toMatch(/^Inventé/);
  }
  const rows = await readCommuneRows();
  const { insee, nom } = parcours.commune ?? {};
  expect(rows.filter((row) => row[0] === insee || row[1] === nom)).toEqual([]);
});

test('The village is in no list of quêtes that a site publishes', () => {
  expect([...publishedList, ...draftList]).not.toContain(saintFiacre);
});

test('Each kind of épreuve is met, as an épreuve or as another way to answer', () => {
  const kinds = parcours.etapes.flatMap(({ epreuve }) => [
    epreuve.type,
    autreEpreuve(epreuve).type,
  ]);
  expect(new Set(kinds)).toEqual(new Set(epreuveTypeList));
});

test('The first épreuve is a short drawn message whose sheet of signs is there at once', async () => {
  const { type, message } = parcours.etapes[0]?.epreuve ?? {};
  expect(type).toBe('message_code');
  expect(message?.aide).toBe('toujours');
  expect(message?.clair).toHaveLength(4);
  const secretCode = message && (await loadMessageCode(message));
  expect(message && secretCode && codeMessage(message, secretCode)).toMatchObject({
    text: message?.chiffre,
    skipped: [],
  });
});

test('Nothing of its sheet is left unanswered, and it closes on a day of the week', () => {
  const { services, chiens, traits, saisons, fermetures } = parcours.pratique;
  expect(new Set(services.map(({ service }) => service))).toEqual(new Set(serviceList));
  expect(services.every(({ precision }) => precision !== '')).toBe(true);
  expect(chiens).not.toBeNull();
  expect([traits.length, saisons.length]).not.toContain(0);
  expect(fermetures.map(({ jours }) => jours)).toEqual([[5]]);
});

test('Its étapes are six to eight, with detours beside', () => {
  expect(parcours.etapes.filter(({ bonus }) => !bonus)).toHaveLength(8);
  expect(parcours.etapes.filter(({ bonus }) => bonus)).toHaveLength(2);
  expect(parcours.etapes.filter(({ autrefois }) => autrefois !== null)).toHaveLength(1);
});

test('It may be published in three languages, and the check of a parcours has no advice left', async () => {
  expect(parcoursSchema.parse(parcours)).toEqual(parcours);
  expect(findOversize(parcours)).toEqual([]);
  expect(findConseils(parcours)).toEqual([]);
  const { contenu } = await buildPublication({
    random: randomBytes,
    parcours,
    previous: null,
    fileByPath: new Map(parcoursPaths(parcours).map((path) => [path, path])),
    traductions: traductionsOf(parcours, saintFiacreTraductions),
  });
  expect(contenu.langues).toEqual(['en', 'de']);
});

test('It writes French with its own spaces', () => {
  const texts = JSON.stringify(parcours).replaceAll('\\n', '\n');
  expect(texts).not.toMatch(/ [;!?»]|« |\p{L} : |\p{L}'\p{L}|\.\.\./u);
});

test('Each étape has two drawings or more, each with a working copy', () => {
  for (const { image, autresImages, autrefois } of parcours.etapes) {
    const pictures = [image, ...autresImages, autrefois?.image ?? null];
    expect(pictures.filter((one) => one !== null).length).toBeGreaterThanOrEqual(2);
  }
  for (const path of parcoursPaths(parcours)) {
    expect(readFileSync(drawingFile(folder, path)).length).toBeLessThanOrEqual(12 * 1024);
    expect(readFileSync(workingFile(folder, path)).length).toBeLessThanOrEqual(48 * 1024);
  }
});
