import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { profiles, siteFolder } from '../../tools/lib/environment.ts';
import { pageFile, sitePages } from '../../tools/build/site-weight.ts';
import { expect, test } from '../fixtures.ts';

const folder = siteFolder(profiles.test);

/** The open paths of the specification, section 2, that the build writes as HTML; the others need a session or a draft. */
const specified = [
  ...['/', '/blog', '/contact', '/defaultFormData', '/download', '/faq', '/login'],
  ...['/forgot-password', '/mairie', '/privacy', '/utilisation'],
  ...['/les_codes', '/les_codes/substitution/cesar', '/les_quetes', '/les_quetes/17'],
  ...['/les_quetes/17/la-rochelle'],
  '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean',
];

/** Pages of the application that no build can render: hosting answers them with its shell. */
const ofTheShell =
  /^\/(user|admin\/parcours\/\w+|les_quetes\/\w+\/[\w-]+\/[\w-]+\/jouer)$/;

const htmlByPage = new Map<string, string>();

function htmlOf(page: string): string {
  const known = htmlByPage.get(page);
  if (known !== undefined) return known;
  const html = readFileSync(pageFile(folder, page), 'utf8');
  htmlByPage.set(page, html);
  return html;
}

function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\s[^>]*?\\b${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}

/** What is wrong with one address, seen from a page; null when nothing is. */
function problemOf(
  href: string,
  from: string,
  pages: ReadonlySet<string>,
): string | null {
  if (/^(mailto:|tel:|geo:|https?:\/\/)/.test(href)) return null;
  const { pathname, hash } = new URL(href, `https://quetes.fr${from}`);
  if (ofTheShell.test(pathname)) return null;
  if (!pages.has(pathname)) {
    return existsSync(path.join(folder, decodeURI(pathname))) ? null : 'leads nowhere';
  }
  const id = decodeURIComponent(hash.slice(1));
  if (id === '') return null;
  return attributes(htmlOf(pathname), '\\w+', 'id').includes(id) ? null : 'no such part';
}

test.describe('the built site', () => {
  const pages = () => new Set([...sitePages(folder), ...specified]);

  test('has every path of the specification that a build can render', () => {
    const missing = specified.filter((page) => !existsSync(pageFile(folder, page)));
    expect(missing).toEqual([]);
  });

  test('has no link, no anchor and no file that leads nowhere', () => {
    const known = pages();
    const problems: string[] = [];
    let linkCount = 0;
    for (const page of known) {
      const html = htmlOf(page);
      const links = [
        ...attributes(html, 'a', 'href'),
        ...attributes(html, 'link', 'href'),
        ...attributes(html, 'form', 'action'),
      ];
      linkCount += links.length;
      for (const href of new Set(links)) {
        const problem = problemOf(
          href.replace(/^https?:\/\/127\.0\.0\.1:\d+/, ''),
          page,
          known,
        );
        if (problem !== null) problems.push(`${page} → ${href}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
    expect(linkCount).toBeGreaterThan(1_000);
  });

  test('has no picture that is missing, without words, or without its size', async ({
    request,
  }) => {
    const problems: string[] = [];
    const sources = new Set<string>();
    for (const page of pages()) {
      for (const [image] of htmlOf(page).matchAll(/<img\s[^>]*>/g)) {
        if (!/\salt="/.test(image)) problems.push(`${page}: no words for ${image}`);
        if (!/\swidth="\d+"/.test(image)) problems.push(`${page}: no size for ${image}`);
        sources.add(/\ssrc="([^"]*)"/.exec(image)?.[1]?.replaceAll('&amp;', '&') ?? '');
      }
      const [shared = ''] = attributes(
        htmlOf(page),
        'meta',
        'property="og:image" content',
      );
      if (shared !== '') sources.add(new URL(shared).pathname);
    }
    for (const source of sources) {
      const answer = await request.get(source);
      const type = answer.headers()['content-type'] ?? '';
      if (!answer.ok() || !type.startsWith('image/')) problems.push(`${source}: ${type}`);
    }
    expect(problems).toEqual([]);
    expect(sources.size).toBeGreaterThan(5);
  });
});

test.describe('an address that hosting does not know', () => {
  for (const path of [
    '/nulle-part',
    '/api/_nuxt_icon/inconnu.json',
    '/assets/vieux-abc.js',
  ]) {
    test(`${path} is answered by a real 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  test('of a quête that was published after the build opens by the shell', async ({
    request,
  }) => {
    const answer = await request.get('/les_quetes/17/la-rochelle/publiee-ce-matin');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module"');
  });
});
