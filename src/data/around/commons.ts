import * as z from 'zod/mini';
import { plainLine, wordsOfHtml } from '@/domain/around/plain-text.ts';
import {
  noAlentours,
  type ImageLibre,
  type Licence,
} from '@/domain/around/trouvaille.ts';
import { askJson, httpsUrl, readEach, type AroundSource } from './around-source.ts';

// Free pictures of Wikimedia Commons: `generator=geosearch` among files, with `imageinfo` and its `extmetadata`
// (https://www.mediawiki.org/wiki/API:Imageinfo, https://www.mediawiki.org/wiki/Extension:CommonsMetadata). One request at a time
// (https://www.mediawiki.org/wiki/API:Etiquette).

const address = 'https://commons.wikimedia.org/w/api.php';

/** Answer of a search: without a page near there is no `query`, and `batchcomplete` marks it complete. */
const searchAnswerSchema = z
  .object({
    query: z.optional(z.object({ pages: z.array(z.unknown()) })),
    batchcomplete: z.optional(z.boolean()),
    error: z.optional(z.never()),
  })
  .check(
    z.refine(({ query, batchcomplete }) => query !== undefined || batchcomplete === true),
  );
const coordinatesSchema = z
  .array(
    z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lon: z.number().check(z.gte(-180), z.lte(180)),
    }),
  )
  .check(z.minLength(1));
const fieldSchema = z.optional(z.object({ value: z.union([z.string(), z.number()]) }));
const pageSchema = z.object({
  title: z.string(),
  coordinates: coordinatesSchema,
  imageinfo: z
    .array(
      z.object({
        ...{ url: z.string(), descriptionurl: z.string(), thumburl: z.string() },
        ...{ mime: z.string(), width: z.number() },
        extmetadata: z.object({
          License: fieldSchema,
          LicenseShortName: fieldSchema,
          LicenseUrl: fieldSchema,
          Artist: fieldSchema,
          DateTimeOriginal: fieldSchema,
        }),
      }),
    )
    .check(z.minLength(1)),
});
type Metadata = z.infer<typeof pageSchema>['imageinfo'][0]['extmetadata'];

function textOf(field: z.infer<typeof fieldSchema>): string {
  return String(field?.value ?? '');
}

/**
 * The licence named in `extmetadata`, if it lets anyone use and change the picture: public domain, CC0, CC BY, CC BY-SA. Null for any
 * other, and for none.
 */
export function licenceOf({
  License,
  LicenseShortName,
  LicenseUrl,
}: Metadata): Licence | null {
  const id = textOf(License).toLowerCase();
  const isBy = /^cc-by(-sa)?-\d/.test(id);
  const isFree = isBy || id === 'cc0' || id === 'pd' || id.startsWith('pd-');
  if (!isFree) return null;
  const url = httpsUrl(textOf(LicenseUrl).replace(/^http:/, 'https:')) ?? '';
  if (isBy && url === '') return null;
  return {
    nom: plainLine(textOf(LicenseShortName) || id.toUpperCase(), 40),
    url,
    asksName: isBy,
    isShareAlike: id.startsWith('cc-by-sa'),
  };
}

/** Widths that Wikimedia stores (https://www.mediawiki.org/wiki/Common_thumbnail_sizes): ours are at most 1,600 pixels. */
const vignetteWidth = 330;
const fichierWidth = 1_920;

function fichierOf(url: string, thumburl: string, width: number): string | null {
  if (width <= fichierWidth) return httpsUrl(url);
  const larger = thumburl.replace(`/${vignetteWidth}px-`, `/${fichierWidth}px-`);
  return httpsUrl(larger === thumburl ? url : larger);
}

function imagesOf({
  title,
  coordinates,
  imageinfo,
}: z.infer<typeof pageSchema>): ImageLibre[] {
  const [[place], [info]] = [coordinates, imageinfo];
  if (place === undefined || info === undefined) return [];
  const licence = licenceOf(info.extmetadata);
  const auteur = wordsOfHtml(textOf(info.extmetadata.Artist), 80);
  const page = httpsUrl(info.descriptionurl);
  const vignette = httpsUrl(info.thumburl);
  if (licence === null || (licence.asksName && auteur === '')) return [];
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(info.mime)) return [];
  if (page === null || vignette === null) return [];
  const annee = /\b(1[89]\d\d|20\d\d)\b/.exec(
    wordsOfHtml(textOf(info.extmetadata.DateTimeOriginal), 60),
  )?.[1];
  return [
    {
      source: 'commons',
      ...{ page, auteur, licence, vignette },
      titre: plainLine(title.replace(/^[^:]+:/, '').replace(/\.\w+$/, ''), 120),
      annee: annee === undefined ? null : Number(annee),
      position: { lat: place.lat, lon: place.lon },
      fichier: fichierOf(info.url, info.thumburl, info.width),
    },
  ];
}

export const commons: AroundSource = {
  name: 'commons',
  ask: async ({ centre, radiusMetres }, signal) => {
    const asked = new URLSearchParams({
      // `origin` permits a request without a session.
      ...{ action: 'query', format: 'json', formatversion: '2', origin: '*' },
      ...{ generator: 'geosearch', ggscoord: `${centre.lat}|${centre.lon}` },
      ggsradius: String(Math.min(10_000, Math.max(10, radiusMetres))),
      ...{ ggslimit: '50', colimit: '50' },
      ...{ ggsnamespace: '6', prop: 'coordinates|imageinfo' },
      ...{ iiprop: 'url|size|mime|extmetadata', iiurlwidth: String(vignetteWidth) },
      iiextmetadatafilter: 'License|LicenseShortName|LicenseUrl|Artist|DateTimeOriginal',
    });
    const { query } = await askJson(
      `${address}?${asked.toString()}`,
      searchAnswerSchema,
      signal,
    );
    return {
      ...noAlentours,
      images: readEach(query?.pages ?? [], pageSchema).flatMap(imagesOf),
    };
  },
};
