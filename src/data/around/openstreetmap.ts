import * as z from 'zod/mini';
import { besideLineMetres, type Area } from '@/domain/around/area.ts';
import { plainLine } from '@/domain/around/plain-text.ts';
import type {
  Commodite,
  Fait,
  Lien,
  Sorte,
  Trouvaille,
} from '@/domain/around/trouvaille.ts';
import type { Service } from '@/domain/parcours/kinds.ts';
import {
  askJson,
  readEach,
  SilentSourceError,
  type AroundSource,
} from './around-source.ts';

// OpenStreetMap by the Overpass API: https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL (around, out center) and
// https://overpass-api.de/output_formats.html (JSON). © OpenStreetMap contributors, ODbL. One request, bounded in time and
// number, as https://dev.overpass-api.de/overpass-doc/en/preface/commons.html asks.

const address = 'https://overpass-api.de/api/interpreter';
/** Objects that the service may answer. */
const objectMax = 600;

type Tags = Readonly<Record<string, string>>;

/** Material for an enigma: a key of OpenStreetMap with its values, and its kind. The first match wins. */
const sorteByTag: readonly (readonly [
  key: string,
  values: readonly string[],
  sorte: Sorte,
])[] = [
  ['amenity', ['clock'], 'cadran'],
  ['historic', ['wayside_cross', 'wayside_shrine'], 'croix'],
  ['man_made', ['cross'], 'croix'],
  ['amenity', ['lavoir'], 'lavoir'],
  ['historic', ['lavoir'], 'lavoir'],
  ['historic', ['memorial', 'monument'], 'memorial'],
  ['amenity', ['fountain'], 'fontaine'],
  ['man_made', ['water_well'], 'fontaine'],
  ['man_made', ['watermill', 'windmill'], 'moulin'],
  ['historic', ['mill'], 'moulin'],
  ['man_made', ['bridge'], 'pont'],
  ['historic', ['ruins', 'archaeological_site'], 'ruine'],
  ['tourism', ['artwork'], 'oeuvre'],
  [
    'historic',
    [
      'castle',
      'manor',
      'city_gate',
      'tower',
      'church',
      'boundary_stone',
      'milestone',
      'building',
    ],
    'monument',
  ],
  ['tourism', ['viewpoint'], 'vue'],
];

const commoditeByTag: readonly (readonly [
  key: string,
  values: readonly string[],
  service: Service,
])[] = [
  ['amenity', ['drinking_water'], 'eau'],
  ['amenity', ['toilets'], 'toilettes'],
  ['amenity', ['parking_space'], 'parking-pmr'],
  ['amenity', ['parking'], 'parking'],
  ['amenity', ['bench', 'shelter'], 'abri'],
  ['amenity', ['bicycle_parking'], 'velo'],
  ['highway', ['bus_stop'], 'arret'],
  ['railway', ['station', 'halt', 'tram_stop'], 'arret'],
];

function sorteOf(tags: Tags): Sorte | null {
  if (tags['amenity'] === 'clock' && tags['display'] !== 'sundial') return null;
  if (tags['inscription'] !== undefined) return 'inscription';
  if (tags['natural'] === 'tree') {
    return tags['denotation'] === 'natural_monument' || tags['name'] !== undefined
      ? 'arbre'
      : null;
  }
  const isView = tags['amenity'] === 'bench' && tags['view'] !== undefined;
  const found = sorteByTag.find(([key, values]) => values.includes(tags[key] ?? ''));
  return found?.[2] ?? (isView ? 'vue' : null);
}

function commoditeOf(tags: Tags): Service | null {
  if (tags['amenity'] === 'parking' && tags['access'] === 'private') return null;
  if (tags['amenity'] === 'parking_space' && tags['parking_space'] !== 'disabled')
    return null;
  return (
    commoditeByTag.find(([key, values]) => values.includes(tags[key] ?? ''))?.[2] ?? null
  );
}

function within({ centre, radiusMetres, line }: Area): string {
  const places = line.length === 0 ? [centre] : line;
  const metres = line.length === 0 ? radiusMetres : besideLineMetres;
  return `(around:${metres},${places.map(({ lat, lon }) => `${lat},${lon}`).join(',')})`;
}

/** The query, in Overpass QL. */
export function overpassQuery(area: Area): string {
  const values = new Map<string, Set<string>>();
  for (const [key, tagged] of [...sorteByTag, ...commoditeByTag]) {
    values.set(key, new Set([...(values.get(key) ?? []), ...tagged]));
  }
  const around = within(area);
  const lines = [
    ...[...values].map(
      ([key, tagged]) => `nwr["${key}"~"^(${[...tagged].join('|')})$"]${around};`,
    ),
    `nwr["inscription"]${around};`,
    `node["natural"="tree"]["denotation"="natural_monument"]${around};`,
    `node["natural"="tree"]["name"]${around};`,
  ];
  return `[out:json][timeout:15][maxsize:16777216];(${lines.join('')});out center ${objectMax};`;
}

const answerSchema = z.object({
  elements: z.array(z.unknown()),
  /** Set if a query was given up: the result is partial. */
  remark: z.optional(z.string()),
});
const latSchema = z.number().check(z.gte(-90), z.lte(90));
const lonSchema = z.number().check(z.gte(-180), z.lte(180));
const tagsSchema = z.record(z.string(), z.string());
const idSchema = z.int().check(z.positive());
/** A node has its place; a way and a relation have their middle. */
const elementSchema = z.union([
  z.object({
    ...{ type: z.literal('node'), id: idSchema, tags: tagsSchema },
    ...{ lat: latSchema, lon: lonSchema },
  }),
  z.object({
    ...{ type: z.enum(['way', 'relation']), id: idSchema, tags: tagsSchema },
    center: z.object({ lat: latSchema, lon: lonSchema }),
  }),
]);
type Element = z.infer<typeof elementSchema>;

function yearOf(text: string | undefined): number | null {
  const year = /^~?(\d{4})(?:-|$)/.exec(text ?? '')?.[1];
  return year === undefined ? null : Number(year);
}

function faitsOf(tags: Tags): Fait[] {
  const annee = yearOf(tags['start_date']);
  const marches = Number(tags['step_count'] ?? 0);
  const artist = tags['artist_name'];
  const architect = tags['architect'];
  return [
    ...(annee === null ? [] : [{ type: 'annee', annee } as const]),
    ...(Number.isInteger(marches) && marches > 1
      ? [{ type: 'marches', nombre: marches } as const]
      : []),
    ...(artist === undefined
      ? []
      : [{ type: 'personne', nom: plainLine(artist, 80), role: 'auteur' } as const]),
    ...(architect === undefined
      ? []
      : [
          {
            type: 'personne',
            nom: plainLine(architect, 80),
            role: 'architecte',
          } as const,
        ]),
  ];
}

function lienOf({ type, id }: Element): Lien {
  return {
    source: 'osm',
    titre: 'OpenStreetMap',
    url: `https://www.openstreetmap.org/${type}/${id}`,
  };
}

function placeOf(element: Element) {
  const { lat, lon } = element.type === 'node' ? element : element.center;
  return { lat, lon };
}

function trouvaillesOf(element: Element): Trouvaille[] {
  const { tags } = element;
  const sorte = sorteOf(tags);
  if (sorte === null) return [];
  const { wikidata = '' } = tags;
  const merimee = /PA[\dA-Z]{8}/.exec(tags['ref:mhs'] ?? '')?.[0] ?? null;
  return [
    {
      sorte,
      nom: plainLine(tags['name:fr'] ?? tags['name'] ?? '', 120),
      position: placeOf(element),
      wikidata: /^Q[1-9]\d*$/.test(wikidata) ? wikidata : null,
      merimee,
      faits: faitsOf(tags),
      liens: [lienOf(element)],
    },
  ];
}

function commoditesOf(element: Element): Commodite[] {
  const service = commoditeOf(element.tags);
  if (service === null) return [];
  const nom = plainLine(element.tags['name'] ?? '', 80);
  return [{ service, nom, position: placeOf(element), lien: lienOf(element) }];
}

export const openstreetmap: AroundSource = {
  name: 'osm',
  ask: async (area, signal) => {
    const { elements, remark } = await askJson(address, answerSchema, signal, {
      method: 'POST',
      body: new URLSearchParams({ data: overpassQuery(area) }),
    });
    if (remark !== undefined && elements.length === 0)
      throw new SilentSourceError('occupee');
    const read = readEach(elements, elementSchema);
    return {
      trouvailles: read.flatMap(trouvaillesOf),
      images: [],
      commodites: read.flatMap(commoditesOf),
    };
  },
};
