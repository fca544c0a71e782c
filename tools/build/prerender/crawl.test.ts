// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createQuete } from '@/testing/play-factories.ts';
import {
  crawlSite,
  linkedPaths,
  renderAgain,
  renderLangues,
  type Renderer,
} from './crawl.ts';

const html: Record<string, string> = {
  '/': '<a href="/faq#jouer">FAQ</a><a class="x" href="/les_quetes/13?commune=a">13</a><a href="/perdu">?</a>',
  '/faq':
    '<a href="/">Accueil</a><a href="/ancien">…</a><a href="/panne">!</a><a href="/user">Moi</a>',
  '/nouveau': '<a href="https://example.org/">ailleurs</a>',
};

const sheet = '/les_quetes/22/dinan/la-tour';

const renderer: Renderer = {
  fixedPaths: () => ['/'],
  ownAddressSource: () => ({ text: '', patterns: [] }),
  publicFileUrl: (path) => path,
  readPublished: () => Promise.resolve([]),
  readFirstPublication: () => Promise.resolve(0),
  readSagas: () => Promise.resolve([]),
  readTerritoires: () => Promise.resolve([]),
  holdQuetesByCode: () => undefined,
  holdEnigmes: () => undefined,
  holdDrawings: () => undefined,
  readSiteFigures: () => Promise.reject(new Error('No figures.')),
  holdSiteFigures: () => undefined,
  pageImport: (path) => (path === '/user' ? null : 'import("./page.js")'),
  renderPage: (url) => {
    const { pathname } = new URL(url);
    if (pathname === '/panne') return Promise.reject(new Error('window is not defined'));
    if (pathname === '/ancien') {
      return Promise.resolve({ type: 'redirection', to: '/nouveau' });
    }
    const page = html[pathname];
    return Promise.resolve(
      page === undefined
        ? { type: 'introuvable' }
        : { type: 'page', html: page, data: undefined, documents: {} },
    );
  },
};

describe('the crawl of the site', () => {
  it('reads the addresses of the site in a page, without hash, and none with a query', () => {
    expect(linkedPaths(html['/'] ?? '')).toEqual(['/faq', '/perdu']);
  });

  it('renders what can be reached, and says what could not', async () => {
    const { pages, deadLinks, failed } = await crawlSite(renderer, 'https://a.fr');
    expect(pages.map(({ path }) => path)).toEqual(['/', '/faq', '/nouveau']);
    expect(deadLinks).toEqual([{ path: '/perdu', from: '/' }]);
    expect(failed.map(({ path }) => path)).toEqual(['/panne']);
  });

  it('renders what no page leads to when the catalogue has it', async () => {
    const { pages } = await crawlSite(renderer, 'https://a.fr', ['/nouveau', '/faq']);
    expect(pages.map(({ path }) => path)).toEqual(['/', '/nouveau', '/faq']);
  });

  it('renders again, in their place, the pages that have more to tell, and no other', async () => {
    const crawl = await crawlSite(renderer, 'https://a.fr');
    const before = [...crawl.pages];
    const grown: Renderer = {
      ...renderer,
      renderPage: () =>
        Promise.resolve({ type: 'page', html: 'plus', data: undefined, documents: {} }),
    };
    await renderAgain(grown, crawl, 'https://a.fr', (path) => path === '/faq');
    expect(crawl.pages).toEqual([
      before[0],
      { type: 'page', html: 'plus', data: undefined, documents: {}, path: '/faq' },
      before[2],
    ]);
  });

  it('follows no link to another language, and renders those pages from the data of the French ones', async () => {
    const asked: string[] = [];
    const inFrench: Renderer = {
      ...renderer,
      renderPage: (url, { from } = {}) => {
        const { pathname } = new URL(url);
        asked.push(pathname);
        if (pathname === '/nl') return Promise.resolve({ type: 'introuvable' });
        const links = '<a href="/de">Deutsch</a><a href="/faq">FAQ</a>';
        return Promise.resolve({
          ...{ type: 'page', html: links, documents: {} },
          data: from === undefined ? `read for ${pathname}` : from.data,
        });
      },
    };
    const crawl = await crawlSite(inFrench, 'https://a.fr');
    expect(asked).toEqual(['/', '/faq']);
    const rendered: [path: string, data: unknown, french: string][] = [];
    const failed = await renderLangues(inFrench, crawl, 'https://a.fr', (page, french) =>
      rendered.push([page.path, page.data, french.path]),
    );
    expect(rendered).toEqual(
      ['/en', '/de', '/es', '/it'].map((path) => [path, 'read for /', '/']),
    );
    expect(failed.map(({ path }) => path)).toEqual(['/nl']);
  });

  it('reads the sheet of a quête again in a language that it has, and in no other', async () => {
    const quete = createQuete({ langues: ['de'] });
    const froms: [path: string, isFromFrench: boolean][] = [];
    const ofSheets: Renderer = {
      ...renderer,
      fixedPaths: () => [sheet],
      renderPage: (url, { from } = {}) => {
        froms.push([new URL(url).pathname, from !== undefined]);
        return Promise.resolve({
          type: 'page',
          html: '',
          data: { quete },
          documents: {},
        });
      },
    };
    const crawl = await crawlSite(ofSheets, 'https://a.fr');
    await renderLangues(ofSheets, crawl, 'https://a.fr', () => undefined);
    expect(froms).toEqual([
      [sheet, false],
      [`/en${sheet}`, true],
      [`/de${sheet}`, false],
      ...['nl', 'es', 'it'].map((langue) => [`/${langue}${sheet}`, true]),
    ]);
  });
});
