import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { createSaga } from '@/testing/saga.ts';
import {
  alternatesOf,
  articleEntries,
  articleFeedOf,
  atomFeed,
  sagaEntries,
  sitemap,
} from './feeds.ts';

const origin = 'https://quetes.example';
const builtAt = new Date('2026-06-01T00:00:00Z');
const carte = {
  slug: 'le-telegraphe',
  titre: 'Le télégraphe & ses bras',
  resume: 'Deux bras de bois.',
  rubrique: 'codes',
  encre: 'pierre',
  publieLe: Date.UTC(2026, 4, 12),
  minutes: 3,
};

test('the feed tells each article of the blog, by an address that never changes', () => {
  const pages = [
    { path: '/', data: { total: 1 } },
    { path: '/blog', data: { view: 'liste', cartes: [carte] } },
  ];
  const feed = atomFeed(articleFeedOf(origin), articleEntries(pages, origin), builtAt);
  expect(feed).toContain('<id>https://quetes.example/blog?article=le-telegraphe</id>');
  expect(feed).toContain('Le télégraphe & ses bras');
  expect(feed).toContain('<published>2026-05-12T00:00:00.000Z</published>');
});

test('another reader of feeds finds its content in it', () => {
  const pages = [{ path: '/blog', data: { view: 'liste', cartes: [carte] } }];
  const { meta, title, items } = parseFeed(
    atomFeed(articleFeedOf(origin), articleEntries(pages, origin), builtAt),
  );
  expect(meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect(title).toBe('Les actualités de Quêtes & Codes');
  expect(items).toMatchObject([
    {
      id: 'https://quetes.example/blog?article=le-telegraphe',
      title: 'Le télégraphe & ses bras',
      published: new Date('2026-05-12T00:00:00.000Z'),
    },
  ]);
});

test('a blog that could not be rendered leaves the feed empty, and dated by the build', () => {
  const feed = atomFeed(articleFeedOf(origin), articleEntries([], origin), builtAt);
  expect(feed).not.toContain('<entry>');
  expect(feed).toContain('<updated>2026-06-01T00:00:00.000Z</updated>');
});

test('the feed tells each saga that is online once, and none that was taken back', () => {
  const { slug, saga } = createSaga();
  const lue = {
    ...{ slug, saga, estRetiree: false },
    ...{ premiereLe: Date.UTC(2026, 4, 20), updatedAt: Date.UTC(2026, 4, 21) },
  };
  const pages = [
    { data: lue },
    { data: { ...lue, slug: 'retiree', estRetiree: true } },
    { data: { total: 1 } },
  ];
  expect(sagaEntries(pages, origin)).toEqual([
    {
      id: 'https://quetes.example/les_quetes/saga/les-trois-remparts',
      url: 'https://quetes.example/les_quetes/saga/les-trois-remparts',
      title: 'Une saga\u00A0: Les trois remparts',
      summary: saga.resume,
      publishedAt: new Date('2026-05-20T00:00:00Z'),
      updatedAt: new Date('2026-05-21T00:00:00Z'),
    },
  ]);
});

test('the sitemap escapes addresses, and dates the pages whose date is known', () => {
  const xml = sitemap([
    { url: `${origin}/blog?a=1&b=2`, lastModified: builtAt, alternates: [] },
    { url: `${origin}/faq`, lastModified: null, alternates: [] },
  ]);
  expect(xml.split('\n').slice(2)).toEqual([
    '<url><loc>https://quetes.example/blog?a=1&#x26;b=2</loc><lastmod>2026-06-01T00:00:00.000Z</lastmod></url>',
    '<url><loc>https://quetes.example/faq</loc></url>',
    '</urlset>',
    '',
  ]);
});

test('the sitemap has the other languages of a page, and French for readers of none of them', () => {
  const entry = (path: string) => ({
    ...{ url: origin + path, lastModified: null },
    alternates: alternatesOf(path, origin),
  });
  const xml = sitemap([entry('/de/les_quetes'), entry('/faq')]);
  const [, quetes = '', faq = ''] = xml.split('<url>');
  const told = [...quetes.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(told.map(([, langue, href]) => [langue, href])).toEqual([
    ['fr', 'https://quetes.example/les_quetes'],
    ['en', 'https://quetes.example/en/les_quetes'],
    ['de', 'https://quetes.example/de/les_quetes'],
    ['nl', 'https://quetes.example/nl/les_quetes'],
    ['es', 'https://quetes.example/es/les_quetes'],
    ['it', 'https://quetes.example/it/les_quetes'],
    ['x-default', 'https://quetes.example/les_quetes'],
  ]);
  expect(faq).not.toContain('xhtml:link');
});
