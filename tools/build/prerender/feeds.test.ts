import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { articleEntries, articleFeedOf, atomFeed } from './feeds.ts';

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

test('another reader of feeds finds in it what was written', () => {
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
