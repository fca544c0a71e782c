import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { demoAccounts } from '../../tools/seed/demo-accounts.ts';
import { expect, test } from '../fixtures.ts';

const types: Readonly<Record<string, string>> = {
  'catalogue.csv': 'text/csv; charset=utf-8',
  'catalogue.geojson': 'application/geo+json; charset=utf-8',
  'catalogue.jsonld': 'application/ld+json; charset=utf-8',
  'datatourisme.jsonld': 'application/ld+json; charset=utf-8',
  'randonnees.geojson': 'application/geo+json; charset=utf-8',
  'dcat.jsonld': 'application/ld+json; charset=utf-8',
  'index.json': 'application/json; charset=utf-8',
};
const names = Object.keys(types);

test.describe('open data at its addresses', () => {
  test('is of its type, and any site may read it', async ({ request }) => {
    for (const name of names) {
      const answer = await request.get(`/donnees/${name}`);
      const { 'content-type': type, 'access-control-allow-origin': cors } =
        answer.headers();
      expect([name, answer.status(), type, cors]).toEqual([name, 200, types[name], '*']);
    }
  });

  test('is read by a page of another site', async ({ page, baseURL }) => {
    const other = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><html lang="fr"><title>Un autre site</title></html>');
    });
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    try {
      const { port } = other.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}/`);
      const read = await page.evaluate(async (url) => {
        const answer = await fetch(url);
        return (await answer.text()).length;
      }, `${baseURL}/donnees/catalogue.geojson`);
      expect(read).toBeGreaterThan(1_000);
    } finally {
      other.close();
      other.closeAllConnections();
    }
  });

  test('has each quête of the sitemap once, by its French address, and no other', async ({
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const pages = [
      ...sitemap.matchAll(
        /<loc>(https?:\/\/[^/<]+\/les_quetes\/\w+\/[\w-]+\/[\w-]+)<\/loc>/g,
      ),
    ].map(([, url]) => url);
    const rows: { url: string }[] = parse(
      await (await request.get('/donnees/catalogue.csv')).text(),
      { bom: true, columns: true },
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ url }) => url).toSorted()).toEqual(pages.toSorted());
  });

  test('says nothing of the people of the site', async ({ request }) => {
    for (const name of names) {
      const text = await (await request.get(`/donnees/${name}`)).text();
      const found = demoAccounts.filter(
        ({ uid, email, nom }) =>
          text.includes(uid) || text.includes(email) || text.includes(nom),
      );
      expect([name, found.map(({ uid }) => uid)]).toEqual([name, []]);
      expect([name, /[\w.+-]+@[\w-]+\.[a-z]{2,}/i.exec(text)]).toEqual([name, null]);
    }
  });

  test('is explained on /download, with an address that answers and an example for each', async ({
    page,
    request,
  }) => {
    await page.goto('/download#donnees');
    const links = page.getByRole('main').locator('a[href^="/donnees/"]');
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(hrefs.toSorted()).toEqual(names.map((name) => `/donnees/${name}`).toSorted());
    for (const href of hrefs) expect((await request.get(href)).status()).toBe(200);
    const examples = page.getByText(/^Un exemple/);
    await expect(examples).toHaveCount(names.length);
    await examples.first().click();
    await expect(page.getByText(/^id,titre,commune,departement/)).toBeVisible();
  });
});
