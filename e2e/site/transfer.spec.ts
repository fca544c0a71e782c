import { limitesTransfert } from '../../src/content/ecoconception.ts';
import {
  fetchNothingAhead,
  measurePage,
  measureParty,
  type Transfer,
} from '../../tools/bench/transfer-measure.ts';
import { corsaires } from '../drivers/corsaires-driver.ts';
import { expect, test } from '../fixtures.ts';

/** Within the limits that the declaration of eco-design names (RGESN, 6.1); what was measured stands in the report. */
function expectWithin(transfer: Transfer, limit: Transfer): void {
  const description = `${String(transfer.kilo)} kB, ${String(transfer.requetes)} requests`;
  test.info().annotations.push({ type: 'transfer', description });
  expect(transfer.kilo).toBeGreaterThan(50);
  expect(transfer.kilo, description).toBeLessThanOrEqual(limit.kilo);
  expect(transfer.requetes, description).toBeLessThanOrEqual(limit.requetes);
}

for (const path of ['/', corsaires, '/mairie']) {
  test(`${path} sends for no more than the declaration of eco-design says`, async ({
    page,
  }) => {
    await fetchNothingAhead(page);
    expectWithin(await measurePage(page, path), limitesTransfert.page);
  });
}

test('a whole party sends for no more than the declaration of eco-design says', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  const { jeu, partie } = await measureParty(page);
  expectWithin(jeu, limitesTransfert.jeu);
  expectWithin(partie, limitesTransfert.partie);
});
