import { Feed } from 'feed';
import { siteName } from './page-head.ts';

export type SitemapEntry = { url: string; lastModified: Date | null };

/** sitemap.xml (sitemaps.org): absolute addresses, and when a page last changed where that is known. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, lastModified }) => {
    const date =
      lastModified === null ? '' : `<lastmod>${lastModified.toISOString()}</lastmod>`;
    return `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: everything may be read; what shall not be listed says so in its own headers. */
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

/** The Atom feed of the news (RFC 4287), newest first. */
export function atomFeed(
  origin: string,
  entries: readonly FeedEntry[],
  builtAt: Date,
): string {
  const newest = entries
    .map(({ updatedAt }) => updatedAt)
    .sort((a, b) => b.getTime() - a.getTime())[0];
  const feed = new Feed({
    id: `${origin}/actualites.xml`,
    title: `Les actualités de ${siteName}`,
    link: `${origin}/blog`,
    language: 'fr',
    updated: newest ?? builtAt,
    feedLinks: { atom: `${origin}/actualites.xml` },
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
