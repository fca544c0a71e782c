import type { Page } from '@playwright/test';
import type { RechercheRow } from '../../src/data/catalogue/recherche-row.ts';
import { dayOf } from '../../src/lib/format/date.ts';
import {
  deleteDocument,
  readDocument,
  writeDocument,
  type StoredValue,
} from '../backend.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const commune = 'bilan-les-bains';
const queteIds = Array.from(
  { length: 14 },
  (_, index) => `88_${commune}_quete-${index + 1}`,
);
const long =
  'Une promenade que nous referons, avec ses ruelles et ses fontaines. '.repeat(13);

const text = (stringValue: string): StoredValue => ({ stringValue });
const whole = (value: number): StoredValue => ({ integerValue: String(value) });
const now = (): StoredValue => ({ timestampValue: new Date().toISOString() });
const map = (fields: Record<string, StoredValue>): StoredValue => ({
  mapValue: { fields },
});

/** The search rows of the catalogue, with those of a commune of this test only. */
async function addCommune(page: Page): Promise<void> {
  await page.route('**/documents/catalogue/recherche-0*', async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as {
      fields: Record<string, { stringValue: string }>;
    };
    const part = JSON.parse(document.fields['cartes']?.stringValue ?? '{}') as {
      lignes: RechercheRow[];
    };
    const [first] = part.lignes;
    const lignes = queteIds.map((i, index) => ({
      ...first,
      i,
      t: `Quête ${index + 1}, le long titre d’une promenade entre les sources et les bains`,
      c: 'Bilan-les-Bains',
    }));
    const cartes = {
      stringValue: JSON.stringify({ lignes: [...part.lignes, ...lignes] }),
    };
    await route.fulfill({
      response,
      json: { ...document, fields: { ...document.fields, cartes } },
    });
  });
}

/** All content of the page, at its longest; returns the paths written. */
async function fill(): Promise<string[]> {
  const model = await readDocument('quetes/35_saint-malo_le-code-des-corsaires');
  const contenu = String(model?.data['contenu']);
  const etapeIds = (JSON.parse(contenu) as { etapes: { id: string }[] }).etapes.map(
    ({ id }) => id,
  );
  const today = dayOf(Date.now());
  const documents: [string, Record<string, StoredValue>][] = [];
  for (const [index, id] of queteIds.entries()) {
    documents.push(
      [
        `quetes/${id}`,
        {
          contenu: text(contenu),
          parcoursId: text('parcoursDuBilan01'),
          version: whole(1),
          publishedAt: now(),
          suspensions: map({}),
          operationId: text('operation-0000000000001'),
        },
      ],
      [
        `statistiques/${id}_${today.slice(0, 7)}_0`,
        {
          comptes: map({
            [today.slice(8)]: map({
              commencees: whole(1_200 + index),
              terminees: whole(900),
              minutes: whole(90_000),
            }),
          }),
        },
      ],
      [
        `quetes/${id}/avisPublics/copie001`,
        {
          note: whole(4),
          texte: text(long),
          pseudonyme: text('Camille'),
          reponse: text(''),
          at: now(),
        },
      ],
      [
        `signalements/bilan_${index + 1}`,
        {
          uid: text('bilan'),
          queteId: text(id),
          version: whole(1),
          etapeId: text(etapeIds[index % etapeIds.length] ?? ''),
          motif: text('plaque'),
          texte: text('La plaque est tombée.'),
          photo: text(''),
          reponse: text(''),
          reponduLe: { nullValue: null },
          at: now(),
          expireAt: now(),
          operationId: text('operation-0000000000001'),
        },
      ],
    );
  }
  await Promise.all(documents.map(([path, fields]) => writeDocument(path, fields)));
  return documents.map(([path]) => path);
}

/** Number of A4 sheets of the printed page. */
async function sheetCount(page: Page): Promise<number> {
  const bytes = await page.pdf({ format: 'A4' });
  return bytes.toString('latin1').match(/\/MediaBox/g)?.length ?? 0;
}

function bilan(periode: number): string {
  return `/admin/parcours/dashboard?vue=bilan&commune=88_${commune}&periode=${periode}`;
}

test('the page of the council is one sheet of A4, full or empty', async ({
  adminPage: page,
}) => {
  await addCommune(page);
  const written = await fill();
  try {
    await page.goto(bilan(90));
    await expect(
      page.getByRole('heading', { name: 'Les quêtes de Bilan-les-Bains' }),
    ).toBeVisible();
    await expect(page.getByText('Et 7 autres quêtes')).toBeVisible();
    await expect(page.getByText('Et 9 autres étapes.')).toBeVisible();
    await expect(page.getByText('… »')).toHaveCount(3);
    expect(await sheetCount(page)).toBe(1);
    await expectAxeSilent(page);

    const quetes = written.filter((path) => /^quetes\/[^/]+$/.test(path));
    for (const path of written) if (!quetes.includes(path)) await deleteDocument(path);
    await page.goto(bilan(7));
    await expect(page.getByText('Personne n’a joué sur cette période.')).toBeVisible();
    await expect(page.getByText('Rien n’a été signalé sur cette période.')).toBeVisible();
    expect(await sheetCount(page)).toBe(1);
  } finally {
    for (const path of written) await deleteDocument(path);
  }
});
