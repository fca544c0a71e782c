import { newsPath, type NewsPlace } from '@/domain/catalogue/news-files.ts';
import { addressIn, partsOfAddress } from '@/langue/addresses.ts';
import { localeByLangue, type Langue } from '@/langue/langue.ts';
import { departementList, departementName } from '@/domain/commune/departement.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { publicPicturesOf } from '@/domain/quete/public-media.ts';
import { paths } from '@/lib/paths.ts';
import { shareImagePathOf } from '../../../src/domain/quete/public-media.ts';
import { escapeHtml } from './document.ts';
import { countOf, headWords, langueOf } from './head-words.ts';
import { shareCoverOf } from './share-image.ts';

export const siteName = 'Quêtes & Codes';

/** Share description of a page without its own. */
const siteDescription =
  'Des quêtes à pied, dans les villes et les villages de France. Choisissez une balade, marchez, observez, déchiffrez.';

export type PageSubject = {
  path: string;
  /** Origin of the public site, without a final slash. */
  origin: string;
  title: string;
  description: string | null;
  isHidden: boolean;
  /** The page writes its address and its preview itself (src/lib/head/page-head.tsx). */
  hasOwnHead: boolean;
  quete: Quete | null;
};

function decodeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');
}

/** The quête in a page's data. */
export function queteOf(data: unknown): Quete | null {
  if (typeof data !== 'object' || data === null) return null;
  const found: unknown = 'quete' in data ? data.quete : data;
  // Read and checked by our own loader.
  return isQuete(found) ? found : null;
}

function isQuete(value: unknown): value is Quete {
  return (
    typeof value === 'object' &&
    value !== null &&
    'contenu' in value &&
    'publishedAt' in value
  );
}

/** A rendered page's own head elements. */
export function readSubject(
  html: string,
): Pick<PageSubject, 'title' | 'description' | 'isHidden' | 'hasOwnHead'> {
  const [, title = siteName] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, description] =
    /<meta name="description" content="([^"]*)"\/>/.exec(html) ?? [];
  return {
    title: decodeHtml(title),
    description: description === undefined ? null : decodeHtml(description),
    isHidden: html.includes('<meta name="robots" content="noindex'),
    hasOwnHead: html.includes('<link rel="canonical"'),
  };
}

/** Tags for the first page alone: the application takes them away at the first navigation. */
function tag(
  name: 'meta' | 'link',
  attributes: Readonly<Record<string, string>>,
): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
  return `<${name}${text} data-premiere>`;
}

/** Address of the picture that is shared with a page that is of no quête. */
export function siteImagePath(langue: Langue): string {
  return langue === 'fr' ? '/partage/site.png' : `/partage/site-${langue}.png`;
}

/** Address of the picture that is shared with a page; its file is drawn by share-image.ts. */
export function shareImagePath(quete: Quete | null, langue: Langue): string {
  return quete === null
    ? siteImagePath(langue)
    : shareImagePathOf(quete, quete.contenu.langue);
}

/** The tags of the head that the build adds: canonical address, share preview, structured data (https://schema.org). */
export function pageHead(subject: PageSubject): string[] {
  const { path, origin, title, description, isHidden, hasOwnHead, quete } = subject;
  if (isHidden) return [];
  const { langue, french } = partsOfAddress(path);
  const url = origin + path;
  const shared = quete === null ? (description ?? siteDescription) : summaryOf(quete);
  const property = (name: string, content: string) =>
    tag('meta', { property: name, content });
  return [
    ...(description === null
      ? [tag('meta', { name: 'description', content: shared })]
      : []),
    tag('link', {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Actualités',
      href: '/actualites.xml',
    }),
    ...newsAlternates(french, quete),
    ...(quete === null ? [] : queteAlternates(french)),
    ...(hasOwnHead
      ? []
      : [
          tag('link', { rel: 'canonical', href: url }),
          property('og:title', title),
          property('og:type', quete === null ? 'website' : 'article'),
          property('og:url', url),
          property('og:description', shared),
          property('og:site_name', siteName),
          property('og:locale', localeOf(path).replace('-', '_')),
        ]),
    property('og:image', origin + shareImagePath(quete, langue)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property(
      'og:image:alt',
      quete === null
        ? headWords[langue].picture
        : (shareCoverOf(quete.contenu)?.texteAlternatif ?? walkText(quete)),
    ),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    jsonLd(structuredData(subject)),
  ];
}

function etapesText(quete: Quete): string {
  const langue = langueOf(quete);
  return countOf(quete.contenu.etapes.length, headWords[langue].etapes, langue);
}

function walkText(quete: Quete): string {
  return `${headWords[langueOf(quete)].walk}, ${etapesText(quete)}`;
}

function summaryOf(quete: Quete): string {
  const { commune, resume } = quete.contenu;
  if (resume !== '') return resume;
  const place = headWords[langueOf(quete)].summary.replace('{}', () => commune.nom);
  return `${place}, ${etapesText(quete)}.`;
}

/** The place for a page's news of quêtes: that of a list of quêtes, or the commune of a quête. */
function newsPlaceOf(path: string, quete: Quete | null): NewsPlace | null {
  if (quete !== null) return addressOf(quete.id);
  const [, root, first = '', second, ...others] = path.split('/');
  if (root !== 'les_quetes' || first === '' || others.length > 0) return null;
  if (first === 'territoire' && second !== undefined) return { territoire: second };
  // `/les_quetes/saga/…` is no place.
  const isDepartement = departementList.some(({ code }) => code === first);
  return isDepartement ? { departement: first, communeSlug: second } : null;
}

/** The feed of the new quêtes of a page's place. */
function newsAlternates(path: string, quete: Quete | null): string[] {
  const place = newsPlaceOf(path, quete);
  if (place === null) return [];
  return [
    tag('link', {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Nouvelles quêtes',
      href: newsPath(place, 'xml'),
    }),
  ];
}

function queteAlternates(path: string): string[] {
  return [
    tag('link', {
      rel: 'alternate',
      type: 'application/gpx+xml',
      href: `${path}.gpx`,
    }),
    tag('link', {
      rel: 'alternate',
      type: 'application/geo+json',
      href: `${path}.geojson`,
    }),
  ];
}

/** A data block is not a script: the content policy allows it. */
function jsonLd(data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" data-premiere>${text}</script>`;
}

function structuredData(subject: PageSubject): unknown {
  const { path, quete } = subject;
  const graph =
    partsOfAddress(path).french === '/'
      ? [webSite(subject)]
      : [...(quete === null ? [] : queteData(subject, quete)), breadcrumb(subject)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function localeOf(path: string): string {
  return localeByLangue[partsOfAddress(path).langue];
}

function webSite({ origin, path, description }: PageSubject): unknown {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: origin + path,
    inLanguage: localeOf(path),
    description: description ?? siteDescription,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/les_quetes?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumb({ origin, path, title, quete }: PageSubject): unknown {
  const own = title.split(' · ')[0] ?? title;
  const { langue } = partsOfAddress(path);
  const words = headWords[langue];
  const steps: [name: string, path: string][] = [[words.home, '/']];
  if (quete !== null) {
    const address = addressOf(quete.id);
    steps.push(
      [words.quetes, paths.queteList()],
      [departementName(address.departement), paths.departement(address)],
      [quete.contenu.commune.nom, paths.commune(address)],
    );
  }
  steps.push([quete?.contenu.titre ?? own, partsOfAddress(path).french]);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + addressIn(langue, item),
    })),
  };
}

function duration(minutes: number): string {
  return `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;
}

/** A quête as a walk of schema.org. Only data of the public page: places, never answers. */
export function touristTrip(
  quete: Quete,
  url: string,
  origin: string,
): { '@type': 'TouristTrip' } & Record<string, unknown> {
  const { contenu } = quete;
  const stops = contenu.etapes.map(({ titre, position }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'TouristAttraction',
      name: titre,
      // The start is public; the other places are for walkers.
      ...(index === 0 &&
        position !== null && {
          geo: {
            '@type': 'GeoCoordinates',
            latitude: position.lat,
            longitude: position.lon,
          },
        }),
    },
  }));
  return {
    '@type': 'TouristTrip',
    '@id': `${url}#balade`,
    name: contenu.titre,
    description: summaryOf(quete),
    url,
    image: origin + shareImagePath(quete, langueOf(quete)),
    tripOrigin: placeOf(quete),
    itinerary: { '@type': 'ItemList', itemListElement: stops },
  };
}

function placeOf({ contenu: { commune } }: Quete): Record<string, unknown> {
  const address = {
    '@type': 'PostalAddress',
    addressLocality: commune.nom,
    addressRegion: departementName(commune.departement),
    addressCountry: 'FR',
  };
  return { '@type': 'Place', name: commune.nom, address };
}

/** Its accessibility, in the words of schema.org; empty without any. */
function accessibilityOf({ etapes }: Quete['contenu']): Record<string, unknown> {
  const accessibilityFeature = [
    ...(etapes.some((etape) => publicPicturesOf(etape).length > 0)
      ? ['alternativeText']
      : []),
    ...(etapes.some(({ audio }) => audio !== undefined) ? ['transcript'] : []),
    ...(etapes.some(({ film }) => film !== undefined) ? ['signLanguage'] : []),
  ];
  return accessibilityFeature.length === 0 ? {} : { accessibilityFeature };
}

/** The walk and the game that is played on it. */
function queteData({ origin, path }: PageSubject, quete: Quete): unknown[] {
  const { contenu, publishedAt, version } = quete;
  const url = origin + path;
  return [
    touristTrip(quete, url, origin),
    {
      '@type': 'Game',
      '@id': `${url}#jeu`,
      ...{ name: contenu.titre, url },
      gameLocation: placeOf(quete),
      ...(contenu.dureeMinutes !== null && {
        timeRequired: duration(contenu.dureeMinutes),
      }),
      typicalAgeRange: `${contenu.ageMinimum}-`,
      inLanguage: localeByLangue[langueOf(quete)],
      isAccessibleForFree: true,
      ...accessibilityOf(contenu),
      version: String(version),
      dateModified: new Date(publishedAt).toISOString(),
    },
  ];
}
