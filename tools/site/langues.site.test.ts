import { expect, test } from 'vitest';
import { addressIn } from '../../src/langue/addresses.ts';
import { langues, localeByLangue, otherLangues } from '../../src/langue/langue.ts';
import { ask, htmlOf, metaOf } from './built-site.ts';

test('a page in German tells search engines its language, its address and the same page in the others', () => {
  const html = htmlOf('/de');
  const head = html.slice(0, html.indexOf('</head>'));
  expect(html).toMatch(/<html lang="de"/);
  expect(head).toMatch(/<title>Quêtes &amp; Codes: Der Spaziergang beginnt/);
  expect(head).toMatch(
    /<meta name="description" content="Quests zu Fuß in den Städten und Dörfern Frankreichs/,
  );
  expect(head).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/de"/);
  const named = [
    ...head.matchAll(/hrefLang="([^"]+)" href="https?:\/\/[^/"]+([^"]*)"/gi),
  ];
  expect(named.map(([, langue, address]) => [langue, address])).toEqual([
    ['fr', '/'],
    ...otherLangues.map((langue) => [langue, `/${langue}`]),
    ['x-default', '/'],
  ]);
});

test('a quête is in the language of the page where the quête has it, from its title to its picture', async () => {
  const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';
  const seen = new Set<string>();
  for (const langue of langues) {
    const address = addressIn(langue, quete);
    const html = htmlOf(address);
    const [, titre = ''] = /<h1[^>]*>([^<]+)</.exec(html) ?? [];
    expect(/<h1[^>]*>/.exec(html)?.[0]).not.toContain('lang=');
    expect(html).toContain(`<title>${titre}, La Rochelle ·`);
    expect(metaOf(html, 'og:title')).toBe(`${titre}, La Rochelle`);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${address}"`));
    expect(html.match(/rel="alternate" hrefLang="\w\w"/gi)).toHaveLength(langues.length);
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html);
    expect(data?.[1]).toContain(`"inLanguage":"${localeByLangue[langue]}"`);
    const picture = new URL(metaOf(html, 'og:image')).pathname;
    expect((await ask(picture)).headers.get('content-type')).toBe('image/png');
    const description = metaOf(html, 'description');
    for (const text of [titre, description, metaOf(html, 'og:image:alt'), picture]) {
      expect(text.length).toBeGreaterThan(5);
      expect(seen).not.toContain(text);
      seen.add(text);
    }
  }
});

test('a quête is in French, and marked so, where it has no words in the language of the page', () => {
  const html = htmlOf(addressIn('nl', '/les_quetes/35/saint-malo/le-code-des-corsaires'));
  expect(/<h1[^>]*>/.exec(html)?.[0]).toContain('lang="fr"');
  expect(html).toContain('"inLanguage":"fr-FR"');
  expect(htmlOf('/nl/les_quetes/35')).toMatch(/lang="fr"[^>]*>Le code des corsaires</);
});
