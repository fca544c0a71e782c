import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { addressIn } from '../../src/langue/addresses.ts';
import { langues, localeByLangue } from '../../src/langue/langue.ts';
import { findJava } from '../../tools/local-firebase/java.ts';
import { profiles, siteFolder } from '../../tools/lib/environment.ts';
import { pageFile, sitePages } from '../../tools/build/site-weight.ts';
import { expect, test } from '../fixtures.ts';

const require = createRequire(import.meta.url);
const folder = siteFolder(profiles.test);

type Message = { type: string; url: string; message: string; extract?: string };

/** What the Nu HTML Checker of the W3C has against some files. */
async function checkHtml(files: readonly string[]): Promise<string[]> {
  const java = findJava({ needsKit: false });
  if (java === undefined) throw new Error('There is no Java.');
  const jar = path.join(
    path.dirname(require.resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  const parameters = [
    // It runs once, for seconds: to make its code faster still takes longer than it saves, and more stack.
    ...['-XX:TieredStopAtLevel=1', '-Xss4m'],
    '-jar',
    jar,
    '--errors-only',
    '--format',
    'json',
    '--exit-zero-always',
  ];
  const { stderr } = await promisify(execFile)(
    path.join(java.home, 'bin/java'),
    [...parameters, ...files],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  // Its reader of CSS knows neither @property nor newer properties; the style is Tailwind's business.
  const ofHtml = messages.filter(({ message }) => !message.startsWith('CSS:'));
  return ofHtml.map(
    ({ url, message, extract = '' }) => `${path.basename(url)}: ${message} ${extract}`,
  );
}

test.describe('the HTML that the build writes', () => {
  test('is valid', async () => {
    const pages = sitePages(folder);
    expect(pages.length).toBeGreaterThan(20);
    const files = [
      ...pages.map((page) => pageFile(folder, page)),
      path.join(folder, '404.html'),
    ];
    expect(await checkHtml(files)).toEqual([]);
  });

  test('has one h1, a title of its own within its language and a description on every listed page', async ({
    request,
  }) => {
    const titles = new Map<string, string>();
    const problems: string[] = [];
    for (const page of sitePages(folder)) {
      const html = await (await request.get(page)).text();
      const [, written = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      const [, langue = ''] = /<html lang="(\w+)"/.exec(html) ?? [];
      const title = `${langue}: ${written}`;
      if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) problems.push(`${page}: h1`);
      if (titles.has(title))
        problems.push(`${page}: title of ${titles.get(title) ?? ''}`);
      titles.set(title, page);
      if (!/<meta\s+name="description"\s+content="[^"]{20,}"/.test(html)) {
        problems.push(`${page}: description`);
      }
      if (html.includes(' style="')) problems.push(`${page}: style attribute`);
    }
    expect(problems).toEqual([]);
  });

  test('shares a quête with its picture, its data and its files', async ({ request }) => {
    const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';
    const html = await (await request.get(quete)).text();
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const picture = await request.get(new URL(image).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    const [, data = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string }[] };
    expect(graph.map((one) => one['@type'])).toEqual([
      'TouristTrip',
      'Game',
      'BreadcrumbList',
    ]);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${quete}"`));
    const gpx = await request.get(`${quete}.gpx`);
    expect(gpx.headers()['content-type']).toContain('application/gpx+xml');
    expect(await gpx.text()).toContain('<trkpt');
    const geojson = (await (await request.get(`${quete}.geojson`)).json()) as {
      features: unknown[];
    };
    expect(geojson.features.length).toBeGreaterThan(3);
  });

  test('tells a quête in the language of the page where the quête has it, from its title to its picture', async ({
    request,
  }) => {
    const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';
    const seen = new Set<string>();
    for (const langue of langues) {
      const html = await (await request.get(addressIn(langue, quete))).text();
      const meta = (name: string) =>
        new RegExp(`(?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
      const [, titre = ''] = /<h1[^>]*>([^<]+)</.exec(html) ?? [];
      expect(/<h1[^>]*>/.exec(html)?.[0]).not.toContain('lang=');
      expect(html).toContain(`<title>${titre}, La Rochelle ·`);
      expect(meta('og:title')).toBe(`${titre}, La Rochelle`);
      expect(html).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]+${addressIn(langue, quete)}"`),
      );
      expect(html.match(/rel="alternate" hrefLang="\w\w"/gi)).toHaveLength(
        langues.length,
      );
      const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html);
      expect(data?.[1]).toContain(`"inLanguage":"${localeByLangue[langue]}"`);
      const picture = new URL(meta('og:image')).pathname;
      const answer = await request.get(picture);
      expect(answer.headers()['content-type']).toBe('image/png');
      const texts = [titre, meta('description'), meta('og:image:alt'), picture];
      for (const text of texts) {
        expect(text.length).toBeGreaterThan(5);
        expect(seen).not.toContain(text);
        seen.add(text);
      }
    }
  });

  test('tells a quête in French, and says that it is, where the language of the page is none of its own', async ({
    request,
  }) => {
    const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';
    const html = await (await request.get(addressIn('nl', quete))).text();
    expect(/<h1[^>]*>/.exec(html)?.[0]).toContain('lang="fr"');
    expect(html).toContain('"inLanguage":"fr-FR"');
    const list = await (await request.get('/nl/les_quetes/35')).text();
    expect(list).toMatch(/lang="fr"[^>]*>Le code des corsaires</);
  });

  test('comes with a sitemap, a robots.txt, a feed and the icons in use', async ({
    request,
  }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
    expect(await (await request.get('/actualites.xml')).text()).toContain(
      '<feed xmlns="http://www.w3.org/2005/Atom"',
    );
    const icons = (await (
      await request.get('/api/_nuxt_icon/lucide.json?icons=map')
    ).json()) as {
      prefix: string;
      icons: Record<string, { body: string }>;
    };
    expect(icons.prefix).toBe('lucide');
    expect(icons.icons['map']?.body).toContain('<path');
    expect((await request.get('/api/_nuxt_icon/inconnu.json?icons=a')).status()).toBe(
      404,
    );
  });
});
