import * as z from 'zod/mini';
import { plainLine } from '@/domain/around/plain-text.ts';
import { noAlentours, type Trouvaille } from '@/domain/around/trouvaille.ts';
import { askJson, readEach, type AroundSource } from './around-source.ts';
import { sorteOfName } from './sorte-of-name.ts';

// Articles of the French Wikipedia: `generator=geosearch` (https://www.mediawiki.org/wiki/API:Geosearch) with `coordinates`
// and the item of Wikidata in `pageprops` (https://www.mediawiki.org/wiki/API:Pageprops). Titles alone are read: the texts are
// CC BY-SA. One request at a time (https://www.mediawiki.org/wiki/API:Etiquette).

export const wikipediaAddress = 'https://fr.wikipedia.org/w/api.php';

/** What a search of Wikimedia answers: without a page near there is no `query`, and `batchcomplete` says that it is all. */
export const searchAnswerSchema = z
  .object({
    query: z.optional(z.object({ pages: z.array(z.unknown()) })),
    batchcomplete: z.optional(z.boolean()),
    error: z.optional(z.never()),
  })
  .check(
    z.refine(({ query, batchcomplete }) => query !== undefined || batchcomplete === true),
  );
export const coordinatesSchema = z
  .array(
    z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lon: z.number().check(z.gte(-180), z.lte(180)),
    }),
  )
  .check(z.minLength(1));
const pageSchema = z.object({
  title: z.string(),
  coordinates: coordinatesSchema,
  pageprops: z.optional(z.object({ wikibase_item: z.optional(z.string()) })),
});

function trouvaillesOf({
  title,
  coordinates,
  pageprops,
}: z.infer<typeof pageSchema>): Trouvaille[] {
  const [place] = coordinates;
  if (place === undefined) return [];
  const { wikibase_item: item = '' } = pageprops ?? {};
  // « Dolmen (Dinan) » is a dolmen.
  const nom = plainLine(title.replace(/ \([^)]*\)$/, ''), 120);
  return [
    {
      sorte: sorteOfName(nom) ?? 'lieu',
      nom,
      position: { lat: place.lat, lon: place.lon },
      wikidata: /^Q[1-9]\d*$/.test(item) ? item : null,
      merimee: null,
      faits: [],
      liens: [
        {
          source: 'wikipedia',
          titre: `Wikipédia, ${nom}`,
          url: `https://fr.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
        },
      ],
    },
  ];
}

/** What every search of Wikimedia around a place asks; `origin` lets a browser ask without a session. */
export function geosearch(centre: { lat: number; lon: number }, radiusMetres: number) {
  return {
    ...{ action: 'query', format: 'json', formatversion: '2', origin: '*' },
    ...{ generator: 'geosearch', ggscoord: `${centre.lat}|${centre.lon}` },
    ...{
      ggsradius: String(Math.min(10_000, Math.max(10, radiusMetres))),
      ggslimit: '50',
    },
    colimit: '50',
  };
}

export const wikipedia: AroundSource = {
  name: 'wikipedia',
  ask: async ({ centre, radiusMetres }, signal) => {
    const asked = new URLSearchParams({
      ...geosearch(centre, radiusMetres),
      ...{ prop: 'coordinates|pageprops', ppprop: 'wikibase_item' },
    });
    const { query } = await askJson(
      `${wikipediaAddress}?${asked.toString()}`,
      searchAnswerSchema,
      signal,
    );
    return {
      ...noAlentours,
      trouvailles: readEach(query?.pages ?? [], pageSchema).flatMap(trouvaillesOf),
    };
  },
};
