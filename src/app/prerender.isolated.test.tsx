import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths.ts';
import { fixedPaths, pageImport, renderPage } from './prerender.tsx';

describe('the pages that the build renders', () => {
  it('are those that are open to all and say the same to all', () => {
    expect(fixedPaths()).toContain('/forgot-password');
    expect(pageImport('/forgot-password')).toContain('forgot-password-page');
  });

  it.each([
    '/reset-password',
    '/user',
    '/admin/parcours/dashboard',
    '/admin/parcours/message',
    '/admin/parcours/d',
  ])('%s is none of them: what it shows is in its query, or behind a guard', (path) => {
    expect(fixedPaths()).not.toContain(path);
    expect(pageImport(path)).toBeNull();
  });
});

describe('a page in another language', () => {
  it('is rendered in it from the data of the French one, and names all its languages', async () => {
    const from = {
      data: { total: 0, vedettes: [], departements: [] },
      documents: { 'catalogue/france': '2026-11-26T00:00:00Z' },
    };
    const page = await renderPage('https://quetes.example/de/les_quetes', { from });
    if (page.type !== 'page') throw new Error(page.type);
    expect(page).toMatchObject(from);
    expect(page.html).toContain('Die erste Quest muss noch geschrieben werden');
    expect(page.html).toMatch(/rel="canonical" href="[^"]*\/de\/les_quetes"/);
    const told = [...page.html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/g)];
    expect(told.map(([, langue]) => langue)).toEqual([
      ...['fr', 'en', 'de', 'nl', 'es', 'it', 'x-default'],
    ]);
    // Feeds and open data are written next: their addresses are the French ones.
    expect(paths.login()).toBe('/login');
  });

  it('is no page that the crawl begins with', () => {
    expect(fixedPaths().filter((path) => /^\/\w\w(?:\/|$)/.test(path))).toEqual([]);
  });
});
