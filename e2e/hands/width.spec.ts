import { expect, test } from '../fixtures.ts';

const sheet = '/les_quetes/35/saint-malo/le-code-des-corsaires';

/** Every kind of public page. */
const pages = [
  '/',
  '/les_quetes',
  '/les_quetes/35',
  '/les_quetes/35/saint-malo',
  sheet,
  '/les_codes',
  '/les_codes/signaux',
  '/les_codes/signaux/pavillons',
  '/les_codes/substitution/cesar',
  '/les_codes/transposition/fleissner',
  '/blog',
  '/contact',
  '/defaultFormData',
  '/download',
  '/ecoconception',
  '/faq',
  '/forgot-password',
  `${sheet}/integration`,
  '/login',
  '/mairie',
  '/privacy',
  '/reset-password',
  '/utilisation',
  '/404',
];

test.use({ javaScriptEnabled: false });

for (const width of [320, 360, 390]) {
  test(`no public page is wider than a screen of ${width} pixels, with text twice as large too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    const wide: string[] = [];
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'load' });
      for (const size of ['100%', '200%']) {
        const beyond = await page.evaluate((fontSize) => {
          const { documentElement: root } = document;
          root.style.fontSize = fontSize;
          return root.scrollWidth - root.clientWidth;
        }, size);
        if (beyond > 0) wide.push(`${path} at ${size}: ${beyond} pixels`);
      }
    }
    expect(wide).toEqual([]);
  });
}
