import type { RenderedPage, RenderOptions } from '@/app/prerender.tsx';
import type { holdEnigmes } from '@/data/quete/enigme-repository.ts';
import { addressIn, isTranslated, partsOfAddress } from '@/langue/addresses.ts';
import { otherLangues } from '@/langue/langue.ts';
import type { QuetesByCode } from '@/domain/quete/code-usage.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { SiteFigures } from '@/domain/statistique/site-figures.ts';
import type { holdDrawings } from '@/ui/icons/drawings.ts';
import { queteOf } from './page-head.ts';

/** Exports of the site's server build (src/app/prerender.tsx). */
export type Renderer = {
  fixedPaths: () => string[];
  pageImport: (path: string) => string | null;
  renderPage: (url: string, options?: RenderOptions) => Promise<RenderedPage>;
  /** The text of the function that finds the valid address of a path, and its patterns. */
  ownAddressSource: () => { text: string; patterns: string[] };
  holdQuetesByCode: (value: QuetesByCode) => void;
  holdEnigmes: typeof holdEnigmes;
  holdDrawings: typeof holdDrawings;
  /** The ids of all quêtes of the catalogue. Throws without an answer. */
  readPublished: () => Promise<QueteId[]>;
  /** Publication time of a quête's first version, in epoch milliseconds. Throws when it cannot be read. */
  readFirstPublication: (id: QueteId) => Promise<number>;
  /** The figures of the site up to a day (`2026-11-26`). Throws when the back end does not answer. */
  readSiteFigures: (today: string) => Promise<SiteFigures>;
  holdSiteFigures: (value: SiteFigures | null) => void;
  /** The names of the sagas that are online. Throws when the catalogue does not answer. */
  readSagas: () => Promise<string[]>;
  /** The SIREN of every territory. Throws when the back end does not answer. */
  readTerritoires: () => Promise<string[]>;
  /** The address of a published file. */
  publicFileUrl: (path: string) => string;
};

export type CrawledPage = Extract<RenderedPage, { type: 'page' }> & { path: string };

export type Crawl = {
  pages: CrawledPage[];
  /** Links of the pages without a target page, with their source. */
  deadLinks: { path: string; from: string }[];
  /** Pages that could not be rendered now: the shell serves them. */
  failed: { path: string; error: unknown }[];
};

/** Addresses of the site that a page links to, without their hash; those with a query are the application's. */
export function linkedPaths(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&').split('#')[0] ?? '',
  );
  return [...new Set(hrefs)].filter((href) => href !== '' && !href.includes('?'));
}

/**
 * Renders the fixed addresses of the route table, those of `quetes` and sagas (a long list shows its first ones), and every
 * page they lead to: those in French. `renderLangues` renders the others.
 */
export async function crawlSite(
  renderer: Renderer,
  origin: string,
  quetes: readonly string[] = [],
): Promise<Crawl> {
  const crawl: Crawl = { pages: [], deadLinks: [], failed: [] };
  const first = [...renderer.fixedPaths(), ...quetes];
  const seen = new Map<string, string>(first.map((path) => [path, '']));
  // Iterating a Map includes entries added on the way.
  for (const [path, from] of seen) {
    if (renderer.pageImport(path) === null) continue;
    const rendered = await renderer
      .renderPage(origin + path)
      // A page that cannot be rendered must not stop the others.
      .catch((error: unknown) => ({ type: 'echec', error }) as const);
    switch (rendered.type) {
      case 'page':
        crawl.pages.push({ ...rendered, path });
        for (const next of linkedPaths(rendered.html)) {
          const isFrench = partsOfAddress(next).langue === 'fr';
          if (isFrench && !seen.has(next)) seen.set(next, path);
        }
        break;
      case 'redirection':
        if (!seen.has(rendered.to) && rendered.to.startsWith('/')) {
          seen.set(rendered.to, path);
        }
        break;
      case 'introuvable':
        crawl.deadLinks.push({ path, from });
        break;
      case 'echec':
        crawl.failed.push({ path, error: rendered.error });
        break;
    }
  }
  return crawl;
}

/** Renders some pages of a crawl again, in place: their data is known since. */
export async function renderAgain(
  renderer: Renderer,
  crawl: Crawl,
  origin: string,
  isWanted: (path: string) => boolean,
): Promise<void> {
  for (const [index, { path }] of crawl.pages.entries()) {
    if (!isWanted(path)) continue;
    const rendered = await renderer.renderPage(origin + path);
    if (rendered.type === 'page') crawl.pages[index] = { ...rendered, path };
  }
}

/**
 * Renders the translated pages of a crawl in each language, from the data of the French ones; the sheet of a translated quête is read in
 * its own language. Each is passed to `act` and released: there are five times as many.
 * @returns those that could not be rendered: the shell serves them.
 */
export async function renderLangues(
  renderer: Renderer,
  crawl: Crawl,
  origin: string,
  act: (page: CrawledPage, french: CrawledPage) => void,
): Promise<Crawl['failed']> {
  const failed: Crawl['failed'] = [];
  const wanted = crawl.pages.filter(({ path }) => isTranslated(path));
  for (const langue of otherLangues) {
    for (const french of wanted) {
      const path = addressIn(langue, french.path);
      const isTold = queteOf(french.data)?.contenu.langues?.includes(langue) === true;
      const rendered = await renderer
        .renderPage(origin + path, isTold ? {} : { from: french })
        .catch((error: unknown) => ({ type: 'echec', error }) as const);
      if (rendered.type === 'page') act({ ...rendered, path }, french);
      else failed.push({ path, error: 'error' in rendered ? rendered.error : rendered });
    }
  }
  return failed;
}
