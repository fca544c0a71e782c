import { Feed } from 'feed';
import { x } from 'xastscript';
import type { SagaLue } from '@/data/saga/saga-reading.ts';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import { xmlDocument } from '@/domain/exchange/xml-document.ts';
import { paths } from '@/lib/paths.ts';
import { addressIn, isTranslated, partsOfAddress } from '@/langue/addresses.ts';
import { langues } from '@/langue/langue.ts';
import { siteName } from './page-head.ts';

export type SitemapEntry = {
  url: string;
  lastModified: Date | null;
  /** The same page in each language, including its own; empty if it has only one. */
  alternates: readonly { hreflang: string; href: string }[];
};

/** The same page in each language, for search engines: French for readers of none of them. */
export function alternatesOf(path: string, origin: string): SitemapEntry['alternates'] {
  const { french } = partsOfAddress(path);
  if (!isTranslated(french)) return [];
  return [
    ...langues.map((langue) => ({
      hreflang: langue,
      href: origin + addressIn(langue, french),
    })),
    { hreflang: 'x-default', href: origin + french },
  ];
}

/** sitemap.xml (sitemaps.org): absolute addresses, a page's last change if known, and its other languages. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified, alternates }) => [
    x('url', [
      x('loc', url),
      lastModified === null ? null : x('lastmod', lastModified.toISOString()),
      ...alternates.map(({ hreflang, href }) =>
        x('xhtml:link', { rel: 'alternate', hreflang, href }),
      ),
    ]),
    '\n',
  ]);
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return xmlDocument(x('urlset', namespaces, ['\n', ...urls.flat()]));
}

/** robots.txt: everything may be read; unlisted pages have their own headers. */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export type FeedEntry = {
  /** Never changes, even when the address does. */
  id: string;
  title: string;
  url: string;
  summary: string;
  publishedAt: Date;
  updatedAt: Date;
};

function isActualites(
  data: unknown,
): data is { view: 'liste'; cartes: readonly CarteArticle[] } {
  return (
    typeof data === 'object' && data !== null && 'view' in data && data.view === 'liste'
  );
}

/** The articles of /blog for the feed, from that page's data; none without it. */
export function articleEntries(
  pages: readonly { path: string; data: unknown }[],
  origin: string,
): FeedEntry[] {
  const blog = pages.find(({ path }) => path === paths.blog());
  if (!isActualites(blog?.data)) return [];
  return blog.data.cartes.map(({ slug, titre, resume, publieLe }) => {
    const url = origin + paths.blog({ article: slug });
    const publishedAt = new Date(publieLe);
    return {
      ...{ id: url, url, title: titre, summary: resume },
      ...{ publishedAt, updatedAt: publishedAt },
    };
  });
}

export type FeedOf = {
  origin: string;
  /** Path of the feed, and its page. */
  path: string;
  link: string;
  title: string;
};

/** The feed of the articles. */
export function articleFeedOf(origin: string): FeedOf {
  return {
    ...{ origin, path: '/actualites.xml', link: paths.blog() },
    title: `Les actualités de ${siteName}`,
  };
}

/** The saga in a page's data; null for none. */
export function sagaIn(data: unknown): SagaLue | null {
  const isSaga =
    typeof data === 'object' &&
    data !== null &&
    'saga' in data &&
    'slug' in data &&
    'premiereLe' in data;
  // Read and checked by our own loader.
  return isSaga ? (data as SagaLue) : null;
}

/** The online sagas for the feed: each once, at its first time online. */
export function sagaEntries(
  pages: readonly { data: unknown }[],
  origin: string,
): FeedEntry[] {
  return pages.flatMap(({ data }) => {
    const lue = sagaIn(data);
    if (lue === null || lue.estRetiree) return [];
    const { slug, saga, premiereLe, updatedAt } = lue;
    const url = origin + paths.saga({ slug });
    return {
      ...{ id: url, url, title: `Une saga\u00A0: ${saga.titre}`, summary: saga.resume },
      ...{ publishedAt: new Date(premiereLe), updatedAt: new Date(updatedAt) },
    };
  });
}

/** An Atom feed (RFC 4287), in the order of its entries. */
export function atomFeed(
  { origin, path, link, title: feedTitle }: FeedOf,
  entries: readonly FeedEntry[],
  builtAt: Date,
): string {
  const newest = entries
    .map(({ updatedAt }) => updatedAt)
    .sort((a, b) => b.getTime() - a.getTime())[0];
  const feed = new Feed({
    id: origin + path,
    title: feedTitle,
    link: origin + link,
    language: 'fr',
    updated: newest ?? builtAt,
    feedLinks: { atom: origin + path },
    author: { name: siteName },
    copyright: siteName,
  });
  for (const { id, title, url, summary, publishedAt, updatedAt } of entries) {
    feed.addItem({
      ...{ id, title, link: url, description: summary },
      ...{ published: publishedAt, date: updatedAt },
    });
  }
  return feed.atom1();
}
