import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageFile, sitePages } from '../build/site-weight.ts';
import { ask, attributes, folder, htmlOf, metaOf } from './built-site.ts';

/** The open paths of the specification, section 2, that the build writes as HTML; the others need a session or a draft. */
const specified = [
  ...['/', '/blog', '/contact', '/defaultFormData', '/download', '/faq', '/login'],
  ...['/forgot-password', '/mairie', '/privacy', '/utilisation'],
  ...['/les_codes', '/les_codes/substitution/cesar', '/les_quetes', '/les_quetes/17'],
  ...['/les_quetes/17/la-rochelle'],
  '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean',
];

/** Pages of the application that no build can render: Hosting answers them with its shell. */
const ofTheShell =
  /^\/(user|admin\/parcours\/\w+|les_quetes\/\w+\/[\w-]+\/[\w-]+\/jouer)$/;

const pages = new Set([...sitePages(folder), ...specified]);

/** The fault of a link on a page; null for a valid one. */
function faultOf(href: string, from: string): string | null {
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

describe('the built site', () => {
  test('has every path of the specification that a build can render', () => {
    const missing = specified.filter((page) => !existsSync(pageFile(folder, page)));
    expect(missing).toEqual([]);
  });

  test('has no link, no anchor and no file that leads nowhere', () => {
    const faults: string[] = [];
    let linkCount = 0;
    for (const page of pages) {
      const html = htmlOf(page);
      const links = [
        ...attributes(html, 'a', 'href'),
        ...attributes(html, 'link', 'href'),
        ...attributes(html, 'form', 'action'),
      ];
      linkCount += links.length;
      for (const href of new Set(links)) {
        const own = href.replace(/^https?:\/\/127\.0\.0\.1:\d+/, '');
        const fault = faultOf(own, page);
        if (fault !== null) faults.push(`${page} → ${href}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
    expect(linkCount).toBeGreaterThan(1_000);
  });

  test('has no picture that is missing, without words, or without its size', async () => {
    const faults: string[] = [];
    const sources = new Set<string>();
    for (const page of pages) {
      const html = htmlOf(page);
      for (const [image] of html.matchAll(/<img\s[^>]*>/g)) {
        if (!/\salt="/.test(image)) faults.push(`${page}: no words for ${image}`);
        if (!/\swidth="\d+"/.test(image)) faults.push(`${page}: no size for ${image}`);
        sources.add(/\ssrc="([^"]*)"/.exec(image)?.[1]?.replaceAll('&amp;', '&') ?? '');
      }
      const shared = metaOf(html, 'og:image');
      if (shared !== '') sources.add(new URL(shared).pathname);
    }
    for (const source of sources) {
      const answer = /^https?:/.test(source) ? await fetch(source) : await ask(source);
      await answer.arrayBuffer();
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !type.startsWith('image/')) faults.push(`${source}: ${type}`);
    }
    expect(faults).toEqual([]);
    expect(sources.size).toBeGreaterThan(5);
  });
});
