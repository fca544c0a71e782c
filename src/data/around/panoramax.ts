import * as z from 'zod/mini';
import { plainLine } from '@/domain/around/plain-text.ts';
import {
  noAlentours,
  type ImageLibre,
  type Licence,
} from '@/domain/around/trouvaille.ts';
import { askJson, httpsUrl, readEach, type AroundSource } from './around-source.ts';

// Views of the street by Panoramax: the search of its catalogue, a STAC API (https://api.panoramax.xyz/api/docs/swagger,
// https://github.com/radiantearth/stac-api-spec/tree/main/item-search), `place_position` and `place_distance`.

const address = 'https://api.panoramax.xyz/api/search';
/** Further away, a picture shows something else. */
const longestMetres = 100;

const answerSchema = z.object({ features: z.array(z.unknown()) });
const assetSchema = z.object({ href: z.string() });
const itemSchema = z.object({
  id: z.string().check(z.regex(/^[\da-f-]{36}$/)),
  geometry: z.object({
    coordinates: z.tuple([
      z.number().check(z.gte(-180), z.lte(180)),
      z.number().check(z.gte(-90), z.lte(90)),
    ]),
  }),
  assets: z.object({ thumb: assetSchema, sd: assetSchema }),
  providers: z.optional(z.array(z.object({ name: z.string() }))),
  properties: z.object({
    license: z.string(),
    datetime: z.optional(z.string()),
    'geovisio:producer': z.optional(z.string()),
    'pers:interior_orientation': z.optional(
      z.object({ field_of_view: z.optional(z.number()) }),
    ),
  }),
});

/** The two licences that the instances of Panoramax have; none other is offered. */
const licenceById: Readonly<Record<string, Licence>> = {
  'etalab-2.0': {
    nom: 'Licence Ouverte 2.0',
    url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    asksName: true,
    isShareAlike: false,
  },
  'CC-BY-SA-4.0': {
    nom: 'CC BY-SA 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    asksName: true,
    isShareAlike: true,
  },
};

function imagesOf({
  id,
  geometry,
  assets,
  providers,
  properties,
}: z.infer<typeof itemSchema>): ImageLibre[] {
  const licence = licenceById[properties.license];
  const auteur = plainLine(
    properties['geovisio:producer'] ?? providers?.at(-1)?.name ?? '',
    80,
  );
  const vignette = httpsUrl(assets.thumb.href);
  if (licence === undefined || auteur === '' || vignette === null) return [];
  const [lon, lat] = geometry.coordinates;
  const year = /^(\d{4})-/.exec(properties.datetime ?? '')?.[1];
  const field = properties['pers:interior_orientation']?.field_of_view ?? 0;
  return [
    {
      source: 'panoramax',
      page: `https://api.panoramax.xyz/#focus=pic&pic=${id}`,
      titre: 'Vue de la rue',
      ...{ auteur, licence, vignette, position: { lat, lon } },
      annee: year === undefined ? null : Number(year),
      // A panorama laid flat is no picture of a place.
      fichier: field >= 300 ? null : httpsUrl(assets.sd.href),
    },
  ];
}

export const panoramax: AroundSource = {
  name: 'panoramax',
  ask: async ({ centre, radiusMetres }, signal) => {
    const asked = new URLSearchParams({
      place_position: `${centre.lon},${centre.lat}`,
      place_distance: `0-${Math.min(longestMetres, radiusMetres)}`,
      limit: '12',
    });
    const { features } = await askJson(
      `${address}?${asked.toString()}`,
      answerSchema,
      signal,
    );
    return { ...noAlentours, images: readEach(features, itemSchema).flatMap(imagesOf) };
  },
};
