import { describe, expect, test } from 'vitest';
import { csvRecords } from '../../src/testing/strict-csv.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { ask, askText, attributes, htmlOf } from './built-site.ts';

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

describe('open data at its addresses', () => {
  test.each(names)('%s is of its type, and any site may read it', async (name) => {
    const { status, headers } = await ask(`/donnees/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(types[name]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    // Else browsers refuse it to other sites that ask without CORS.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  test('has each quête of the sitemap once, by its French address, and no other', async () => {
    const pages = [
      ...(await askText('/sitemap.xml')).matchAll(
        /<loc>(https?:\/\/[^/<]+\/les_quetes\/\w+\/[\w-]+\/[\w-]+)<\/loc>/g,
      ),
    ].map(([, url]) => url);
    const bytes = await (await ask('/donnees/catalogue.csv')).arrayBuffer();
    // With the mark of UTF-8, by which spreadsheets recognise the accents.
    const rows = csvRecords(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ url }) => url).toSorted()).toEqual(pages.toSorted());
  });

  test.each(names)('%s has no name of a person of the site', async (name) => {
    const text = await askText(`/donnees/${name}`);
    const found = demoAccounts.filter(
      ({ uid, email, nom }) =>
        text.includes(uid) || text.includes(email) || text.includes(nom),
    );
    expect(found.map(({ uid }) => uid)).toEqual([]);
    expect(/[\w.+-]+@[\w-]+\.[a-z]{2,}/i.exec(text)).toBeNull();
  });

  test('is explained on /download: an address and an example for each file', () => {
    const html = htmlOf('/download');
    const hrefs = attributes(html, 'a', 'href').filter((href) =>
      href.startsWith('/donnees/'),
    );
    expect(hrefs.toSorted()).toEqual(names.map((name) => `/donnees/${name}`).toSorted());
    expect(html.match(/>Un exemple/g)).toHaveLength(names.length);
    expect(html).toContain('>id,titre,commune,departement');
  });
});
