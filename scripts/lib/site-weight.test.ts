import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { excesses, sitePages, weighPage } from './site-weight.ts';

/** Bytes that no compression makes fewer. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  })
    .join('')
    .replaceAll(/["<>&]/g, 'x');
}

describe('the weight of a page', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qc-weight-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(
      path.join(folder, 'sitemap.xml'),
      '<loc>https://a.fr/</loc><loc>https://a.fr/blog</loc>',
    );
    writeFileSync(path.join(folder, 'assets/a.js'), 'a()');
    writeFileSync(path.join(folder, 'assets/b.js'), noise(200_000));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function writePage(modules: string, content: string) {
    writeFileSync(
      path.join(folder, 'index.html'),
      `<div data-entree="/assets/a.js" data-modules="${modules}">${content}</div><script>go()</script>`,
    );
  }

  it('counts the pages that were built', () => {
    writePage('', '');
    expect(sitePages(folder)).toEqual(['/']);
  });

  it('is within the budgets for a light page', () => {
    writePage('', 'Bonjour');
    expect(excesses(weighPage(folder, '/'))).toEqual([]);
  });

  it('says which part is too much', () => {
    writePage('b', noise(30_000));
    const [html, scripts] = excesses(weighPage(folder, '/'));
    expect(html).toMatch(/^\/: HTML [\d.]+ kB > \d+ kB$/);
    expect(scripts).toMatch(/^\/: scripts [\d.]+ kB > \d+ kB$/);
  });
});
