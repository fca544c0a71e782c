import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { excesses, sitePages, weighPage, aloneExcesses } from './site-weight.ts';

/** Incompressible bytes. */
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

  function writePage(modules: string, content: string, page = 'index') {
    writeFileSync(
      path.join(folder, `${page}.html`),
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
    expect(html).toMatch(/^\/: HTML [\d.]+ kB > 20 kB$/);
    expect(scripts).toMatch(/^\/: scripts [\d.]+ kB > 152 kB$/);
  });

  it.each(['login', 'contact', 'mairie'])(
    'may be more for /%s, which has a form, than for another page',
    (page) => {
      // 158 kB once compressed.
      writeFileSync(path.join(folder, 'assets/b.js'), noise(197_500));
      writePage('b', '', page);
      writePage('b', '', 'faq');
      expect(excesses(weighPage(folder, `/${page}`))).toEqual([]);
      expect(excesses(weighPage(folder, '/faq'))).toEqual([
        expect.stringMatching(/^\/faq: scripts 15\d\.\d kB > 152 kB$/),
      ]);
    },
  );

  it('counts each picture that is not left for later once', () => {
    writeFileSync(path.join(folder, 'a.webp'), noise(100_000));
    writeFileSync(path.join(folder, 'b.webp'), noise(60_000));
    const picture = '<img src="/a.webp?v=1" alt="">';
    writePage('', `${picture}${picture}<img loading="lazy" src="/b.webp">`);
    expect(excesses(weighPage(folder, '/'))).toEqual([]);
    writePage('', `${picture}<img src="/b.webp" alt="">`);
    expect(excesses(weighPage(folder, '/'))).toEqual(['/: pictures 156.3 kB > 150 kB']);
  });

  it('counts the files that show it', () => {
    writePage('b '.repeat(23).trim(), '<img src="/a.webp" alt="">');
    writeFileSync(path.join(folder, 'a.webp'), '');
    expect(weighPage(folder, '/').requests).toBe(25);
    writePage('b '.repeat(24).trim(), '<img src="/a.webp" alt="">');
    expect(excesses(weighPage(folder, '/'))).toContain('/: 26 requests > 25');
  });

  it('is bounded for the service worker and the game alone', () => {
    mkdirSync(path.join(folder, 'joueur'));
    writeFileSync(path.join(folder, 'joueur/joueur.js'), '');
    writeFileSync(path.join(folder, 'sw.js'), 'self.skipWaiting()');
    expect(aloneExcesses(folder)).toEqual([]);
    writeFileSync(path.join(folder, 'sw.js'), noise(30_000));
    expect(aloneExcesses(folder)).toEqual([
      expect.stringMatching(/^sw\.js: [\d.]+ kB > 15 kB$/),
    ]);
  });
});
