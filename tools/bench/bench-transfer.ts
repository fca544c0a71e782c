import type { Browser, Page } from '@playwright/test';
import { awaitPages } from '../../e2e/drivers/open-awake.ts';
import { corsaires } from '../../e2e/drivers/corsaires-driver.ts';
import { limitesTransfert } from '../../src/content/ecoconception.ts';
import { printBudgetRows, type BudgetRow } from '../docs/budget-rows.ts';
import { profiles, siteAddress } from '../lib/environment.ts';
import { print } from '../lib/print.ts';
import { withBrowser } from './admin-page.ts';
import {
  fetchNothingAhead,
  measurePage,
  measureParty,
  type Transfer,
} from './transfer-measure.ts';

/** A page of a phone that never came here. */
async function openPhone(browser: Browser, looksAhead = false): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteAddress(profiles.test),
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  awaitPages(page);
  if (!looksAhead) await fetchNothingAhead(page);
  return page;
}

function rowsOf(name: string, transfer: Transfer, limit: Transfer): BudgetRow[] {
  return [
    [name, transfer.kilo, limit.kilo, 'ko'],
    [`${name}, requêtes`, transfer.requetes, limit.requetes, ''],
  ];
}

/** Part of `npm run bench`, over its seeded back end and built site: what is sent for, against the declaration of eco-design. */
async function benchTransfer(): Promise<boolean> {
  return withBrowser(async (browser) => {
    const accueil = await measurePage(await openPhone(browser), '/');
    const quete = await measurePage(await openPhone(browser), corsaires);
    const mairie = await measurePage(await openPhone(browser), '/mairie');
    const { jeu, partie } = await measureParty(await openPhone(browser));
    const ahead = await measureParty(await openPhone(browser, true));
    print(
      `Avec ce qui vient d’avance : première étape ${String(ahead.jeu.kilo)} ko, partie ${String(ahead.partie.kilo)} ko`,
    );
    return printBudgetRows('Transferts, cache vide, compressés', [
      ...rowsOf('accueil', accueil, limitesTransfert.page),
      ...rowsOf('une quête', quete, limitesTransfert.page),
      ...rowsOf('pour les mairies', mairie, limitesTransfert.page),
      ...rowsOf('première étape', jeu, limitesTransfert.jeu),
      ...rowsOf('une partie entière de six étapes', partie, limitesTransfert.partie),
    ]);
  });
}

process.exit((await benchTransfer()) ? 0 : 1);
