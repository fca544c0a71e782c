import { limitesTransfert } from '../../src/content/ecoconception.ts';
import {
  fetchNothingAhead,
  measurePage,
  measureParty,
  type Transfer,
} from '../../tools/bench/transfer-measure.ts';
import { corsaires } from '../drivers/corsaires-driver.ts';
import { expect, test } from '../fixtures.ts';

/** Within the limits of the declaration of eco-design (RGESN, 6.1); the report shows the measures. */
function expectWithin(transfer: Transfer, limit: Transfer): void {
  const description = `${String(transfer.kilo)} kB, ${String(transfer.requetes)} requests`;
  test.info().annotations.push({ type: 'transfer', description });
  expect(transfer.kilo).toBeGreaterThan(50);
  expect(transfer.kilo, description).toBeLessThanOrEqual(limit.kilo);
  expect(transfer.requetes, description).toBeLessThanOrEqual(limit.requetes);
}

/** The least EcoIndex of each page, of 100; 75 is wanted of all. */
const ecoIndexMin = {
  '/': 75,
  '/les_quetes': 69,
  [corsaires]: 68,
  '/mairie': 67,
  jeu: 75,
};

function expectEcoIndex(index: number, min: number): void {
  test.info().annotations.push({ type: 'EcoIndex', description: String(index) });
  expect(index, 'EcoIndex').toBeGreaterThanOrEqual(min);
}

test('a page and a whole party send for no more than the declaration of eco-design says', async ({
  openDevice,
}) => {
  // Each from an empty cache.
  const openPage = async () => {
    const page = await (await openDevice()).newPage();
    await fetchNothingAhead(page);
    return page;
  };
  for (const path of ['/', '/les_quetes', corsaires, '/mairie'] as const) {
    await test.step(path, async () => {
      const page = await openPage();
      const { transfer, index } = await measurePage(page, path);
      expectWithin(transfer, limitesTransfert.page);
      expectEcoIndex(index, ecoIndexMin[path]);
    });
  }
  const { jeu, index, partie } = await measureParty(await openPage());
  expectWithin(jeu, limitesTransfert.jeu);
  expectEcoIndex(index, ecoIndexMin.jeu);
  expectWithin(partie, limitesTransfert.partie);
});
