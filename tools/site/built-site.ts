import { readFileSync } from 'node:fs';
import { pageFile } from '../build/site-weight.ts';
import { profiles, siteAddress, siteFolder } from '../lib/environment.ts';

/** Folder of the built files. */
export const folder = siteFolder(profiles.test);

/** Its origin, which the build writes into canonical addresses. */
export const site = siteAddress(profiles.test);

/** Requests an address of the site from Hosting; a redirect is returned unchanged. */
export function ask(address: string): Promise<Response> {
  return fetch(site + address, { redirect: 'manual' });
}

export async function askText(address: string): Promise<string> {
  return (await ask(address)).text();
}

/** @returns the response headers, by their names in lower case. */
export async function askHeaders(
  address: string,
): Promise<Record<string, string | undefined>> {
  return Object.fromEntries((await ask(address)).headers);
}

const htmlByPage = new Map<string, string>();

/** The HTML that the build wrote for a page. */
export function htmlOf(page: string): string {
  const known = htmlByPage.get(page);
  if (known !== undefined) return known;
  const html = readFileSync(pageFile(folder, page), 'utf8');
  htmlByPage.set(page, html);
  return html;
}

/** The values of an attribute, of each element of a name (a pattern). */
export function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\s[^>]*?\\b${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
}

/** The content of a `meta` element; empty for none. */
export function metaOf(html: string, name: string): string {
  return (
    new RegExp(`(?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
  );
}
