import type { Quete } from '@/domain/quete/quete.ts';
import { touristTrip } from '../page-head.ts';
import { iso, type OpenSite, type Withdrawn } from './site.ts';

/** A quête in the feed of schema.org. */
export function feedItem(
  quete: Quete,
  url: string,
  { origin }: OpenSite,
): Record<string, unknown> {
  return {
    '@type': 'DataFeedItem',
    dateModified: iso(quete.publishedAt),
    item: { ...touristTrip(quete, url, origin), identifier: quete.id },
  };
}

/** A withdrawn quête for the feed. */
export function withdrawnItem({
  id,
  url,
  retireeLe,
}: Withdrawn): Record<string, unknown> {
  return {
    '@type': 'DataFeedItem',
    dateDeleted: retireeLe,
    item: { '@type': 'TouristTrip', '@id': `${url}#balade`, identifier: id, url },
  };
}

/** Frame of a feed part's items. */
export function feedFrame(
  url: string,
  next: string | null,
  site: OpenSite,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    '@id': url,
    name: `Les quêtes à pied de ${site.editeur}`,
    url,
    inLanguage: 'fr-FR',
    license: site.licence.url,
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: site.editeur, url: site.origin },
    dateModified: iso(site.builtAt),
    ...(next !== null && { hasPart: { '@type': 'DataFeed', '@id': next, url: next } }),
  };
}
