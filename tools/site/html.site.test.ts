import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { addressIn } from '@/langue/addresses.ts';
import { pageFile, sitePages } from '../build/site-weight.ts';
import { findJava } from '../local-firebase/java.ts';
import { ask, askText, attributes, folder, htmlOf, metaOf, site } from './built-site.ts';

const require = createRequire(import.meta.url);

/** Hidden from search engines, so without an address for them. */
const signIn = /\/(login|forgot-password)$/;

type Message = { type: string; url: string; message: string; extract?: string };

/** @returns the errors that the Nu HTML Checker of the W3C finds in files, in words. */
async function checkHtml(files: readonly string[]): Promise<string[]> {
  const java = findJava({ needsKit: false });
  if (java === undefined) throw new Error('There is no Java.');
  const jar = path.join(
    path.dirname(require.resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  );
  const parameters = [
    // A run of seconds: compiling the code further takes longer than it saves, and more stack.
    ...['-XX:TieredStopAtLevel=1', '-Xss4m'],
    ...['-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always'],
  ];
  const { stderr } = await promisify(execFile)(
    path.join(java.home, 'bin/java'),
    [...parameters, ...files],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  // Its CSS parser knows neither @property nor newer properties; the style is Tailwind's.
  const ofHtml = messages.filter(({ message }) => !message.startsWith('CSS:'));
  return ofHtml.map(
    ({ url, message, extract = '' }) => `${path.basename(url)}: ${message} ${extract}`,
  );
}

describe('the HTML that the build writes', () => {
  test('is valid', async () => {
    const pages = sitePages(folder);
    expect(pages.length).toBeGreaterThan(20);
    const files = [
      ...pages.map((page) => pageFile(folder, page)),
      path.join(folder, '404.html'),
    ];
    expect(await checkHtml(files)).toEqual([]);
  });

  test('shows the emblem of a quête on its page and on its card, the same in each language', () => {
    const sheet = '/les_quetes/89/vezelay/le-chemin-de-lumiere';
    for (const page of [sheet, addressIn('de', sheet), '/les_quetes/89']) {
      expect(htmlOf(page)).toMatch(/<path data-embleme="lucide:sunrise"[^>]*\sd="M/);
    }
  });

  test('has one h1, a title of its own within its language, a description and its address for search engines on every page', () => {
    const titles = new Map<string, string>();
    const faults: string[] = [];
    for (const page of sitePages(folder)) {
      const html = htmlOf(page);
      const [, written = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      const [, langue = ''] = /<html lang="(\w+)"/.exec(html) ?? [];
      const title = `${langue}: ${written}`;
      if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push(`${page}: h1`);
      if (titles.has(title)) faults.push(`${page}: title of ${titles.get(title) ?? ''}`);
      titles.set(title, page);
      if (metaOf(html, 'description').length < 20) faults.push(`${page}: description`);
      const canonical = attributes(html, 'link', 'rel="canonical" href');
      const expected = signIn.test(page) ? [] : [new URL(page, site).href];
      if (canonical.join(' ') !== expected.join(' ')) {
        faults.push(`${page}: canonical ${canonical.join(' ')}`);
      }
      if (html.includes(' style="')) faults.push(`${page}: style attribute`);
    }
    expect(faults).toEqual([]);
  });

  test('shares a quête with its picture, its data and its files', async () => {
    const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';
    const html = await askText(quete);
    const picture = await ask(new URL(metaOf(html, 'og:image')).pathname);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const [, data = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@type': string }[] };
    expect(graph.map((one) => one['@type'])).toEqual([
      'TouristTrip',
      'Game',
      'BreadcrumbList',
    ]);
    const gpx = await ask(`${quete}.gpx`);
    expect(gpx.headers.get('content-type')).toContain('application/gpx+xml');
    expect(await gpx.text()).toContain('<trkpt');
    const geojson = JSON.parse(await askText(`${quete}.geojson`)) as {
      features: unknown[];
    };
    expect(geojson.features.length).toBeGreaterThan(3);
  });

  test('comes with a sitemap, a robots.txt, a feed and the icons in use', async () => {
    expect(await askText('/robots.txt')).toContain('/sitemap.xml');
    expect(await askText('/.well-known/security.txt')).toMatch(/^Expires: \d{4}-/m);
    expect(await askText('/actualites.xml')).toContain(
      '<feed xmlns="http://www.w3.org/2005/Atom"',
    );
    const icons = JSON.parse(await askText('/api/_nuxt_icon/lucide.json?icons=map')) as {
      prefix: string;
      icons: Record<string, { body: string }>;
    };
    expect(icons.prefix).toBe('lucide');
    expect(icons.icons['map']?.body).toContain('<path');
  });
});
