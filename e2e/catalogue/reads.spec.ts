import type { Page } from '@playwright/test';
import { profiles, localHost } from '../../tools/lib/environment.ts';
import { deleteDocument, writeDocument } from '../backend.ts';
import { expect, test } from '../fixtures.ts';

const firestoreHost = `${localHost}:${profiles.test.ports.firestore}`;

/** The part of a document's name after `documents/`. */
function pathOf(name: string): string {
  return name.split('/documents/')[1] ?? name;
}

/**
 * The documents a page requests from Firestore, in order, one by one or several by one query; any other request is named whole. A check for
 * changes costs as much as the content: a read each.
 */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.host !== firestoreHost) return;
    if (url.pathname.endsWith('/documents:batchGet')) {
      const asked = JSON.parse(request.postData() ?? '{}') as { documents?: string[] };
      reads.push(...(asked.documents ?? []).map(pathOf));
    } else {
      reads.push(request.method() === 'GET' ? pathOf(url.pathname) : request.url());
    }
  });
  return reads;
}

function carte(index: number) {
  return {
    queteId: `976_mamoudzou_quete-${index}`,
    slug: `quete-${index}`,
    titre: `Quête numéro ${index}`,
    resume: 'Une quête parmi d’autres.',
    genre: 'quete',
    theme: 'eau',
    commune: { insee: '97608', nom: 'Mamoudzou', departement: '976' },
    dureeMinutes: 60,
    distanceMetres: 1_500,
    difficulte: 'facile',
    ageMinimum: 7,
    etapeCount: 5,
    depart: { lat: -12.78, lon: 45.23 },
    points: '',
    version: 1,
    publishedAt: 1_767_225_600_000 + index,
    traits: [],
    saisons: [],
    horaires: null,
    note: null,
    vignette: '',
  };
}

async function writeCatalogue(): Promise<void> {
  const cartes = Array.from({ length: 1_000 }, (_, index) => carte(index + 1));
  await writeDocument('catalogue/976', {
    cartes: { stringValue: JSON.stringify({ cartes }) },
    revision: { integerValue: '1' },
  });
}

test.afterAll(() => deleteDocument('catalogue/976'));

test('a département of 1,000 quêtes and the national list read one document each; a quête reads one, its saga once, and its département once its opinions come into view', async ({
  page,
}) => {
  await writeCatalogue();
  const reads = watchReads(page);
  await page.goto('/les_quetes/976');
  await expect(page.getByText('Quête numéro 1', { exact: true }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual(['catalogue/976']);

  reads.length = 0;
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/les_quetes');
  await page.getByRole('main').locator('a[href^="/les_quetes/"]').first().waitFor();
  const href = await page
    .getByRole('main')
    .locator('a[href^="/les_quetes/"][href*="/"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .find((candidate) => candidate.split('/').length === 5),
    );
  // The list brings itself up to date once awake.
  await page.waitForLoadState('networkidle');
  expect(reads).toEqual(['catalogue/france']);
  reads.length = 0;
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A saga not yet read on this device is checked for being online, at any time.
  const isOfSaga = (read: string) => read.startsWith('sagas/');
  const others = () => reads.filter((read) => !isOfSaga(read));
  const itself = expect.stringMatching(/^quetes\//);
  expect(others()).toEqual([itself]);
  await page
    .getByRole('heading', { name: 'Ce qu’en disent les joueurs' })
    .scrollIntoViewIfNeeded();
  await expect.poll(others).toEqual([itself, expect.stringMatching(/^catalogue\/\w+$/)]);
  const sagas = reads.filter(isOfSaga);
  expect(sagas.length).toBe(new Set(sagas).size);
});
