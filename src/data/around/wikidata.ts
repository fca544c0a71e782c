import * as z from 'zod/mini';
import { plainLine } from '@/domain/around/plain-text.ts';
import {
  noAlentours,
  type Fait,
  type Role,
  type Trouvaille,
} from '@/domain/around/trouvaille.ts';
import { askJson, readEach, type AroundSource, sorteOfName } from './around-source.ts';

// Wikidata by its query service, one request for names, dates and people together
// (https://www.mediawiki.org/wiki/Wikidata_Query_Service/User_Manual, `wikibase:around`, `wikibase:label`); it answers in the format of
// https://www.w3.org/TR/sparql11-results-json/. CC0. An address may send five requests at once.

const address = 'https://query.wikidata.org/sparql';
const rowMax = 400;

/** Properties that name a person: P84 architect, P170 creator, P138 named after, P547 commemorates. */
const roleOf: Readonly<Record<string, Role>> = {
  P84: 'architecte',
  P170: 'auteur',
  P138: 'homonyme',
  P547: 'souvenir',
};

const query = (lat: number, lon: number, radiusMetres: number) => `
SELECT ?item ?itemLabel ?place ?date ?merimee ?role ?person ?personLabel WHERE {
  SERVICE wikibase:around {
    ?item wdt:P625 ?place .
    bd:serviceParam wikibase:center "Point(${lon} ${lat})"^^geo:wktLiteral ;
      wikibase:radius "${radiusMetres / 1_000}" .
  }
  OPTIONAL {
    ?item p:P571/psv:P571 [ wikibase:timeValue ?date ; wikibase:timePrecision ?precision ] .
    FILTER(?precision >= 9)
  }
  OPTIONAL { ?item wdt:P380 ?merimee }
  OPTIONAL {
    VALUES ?role { ${Object.keys(roleOf)
      .map((id) => `wdt:${id}`)
      .join(' ')} }
    ?item ?role ?person .
    ?person wdt:P31 wd:Q5 .
  }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "fr,mul" }
} LIMIT ${rowMax}`;

const valueSchema = z.object({ value: z.string() });
const answerSchema = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) });
const rowSchema = z.object({
  item: z.object({
    value: z
      .string()
      .check(z.regex(/^https?:\/\/www\.wikidata\.org\/entity\/Q[1-9]\d*$/)),
  }),
  itemLabel: z.optional(valueSchema),
  place: z.object({
    value: z
      .string()
      .check(z.regex(/^Point\(-?\d+(\.\d+)?(E-?\d+)? -?\d+(\.\d+)?(E-?\d+)?\)$/)),
  }),
  date: z.optional(valueSchema),
  merimee: z.optional(valueSchema),
  role: z.optional(valueSchema),
  person: z.optional(valueSchema),
  personLabel: z.optional(valueSchema),
});
type Row = z.infer<typeof rowSchema>;

/** A label that is missing is the id itself. */
function labelOf(label: { value: string } | undefined): string {
  const text = plainLine(label?.value ?? '', 120);
  return /^Q\d+$/.test(text) ? '' : text;
}

function idOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}

function faitsOf({ date, role, personLabel }: Row): Fait[] {
  const annee = Number(/^(\d{4})-/.exec(date?.value ?? '')?.[1] ?? 0);
  const known = roleOf[idOf(role?.value ?? '')];
  const nom = labelOf(personLabel);
  return [
    ...(annee > 0 ? [{ type: 'annee', annee } as const] : []),
    ...(known === undefined || nom === ''
      ? []
      : [{ type: 'personne', nom, role: known } as const]),
  ];
}

function trouvailleOf(rows: readonly [Row, ...Row[]]): Trouvaille[] {
  const [row] = rows;
  const id = idOf(row.item.value);
  const nom = labelOf(row.itemLabel);
  const [lon = 0, lat = 0] = row.place.value
    .slice('Point('.length, -1)
    .split(' ')
    .map(Number);
  // An item without a French name is useless to an author.
  if (nom === '' || Math.abs(lat) > 90 || Math.abs(lon) > 180) return [];
  return [
    {
      sorte: sorteOfName(nom) ?? 'lieu',
      nom,
      position: { lat, lon },
      wikidata: id,
      merimee: /^PA[\dA-Z]{8}$/.exec(row.merimee?.value ?? '')?.[0] ?? null,
      faits: rows.flatMap(faitsOf),
      liens: [
        {
          source: 'wikidata',
          titre: 'Wikidata',
          url: `https://www.wikidata.org/wiki/${id}`,
        },
      ],
    },
  ];
}

export const wikidata: AroundSource = {
  name: 'wikidata',
  ask: async ({ centre, radiusMetres }, signal) => {
    const asked = new URLSearchParams({
      format: 'json',
      query: query(centre.lat, centre.lon, radiusMetres),
    });
    const { results } = await askJson(
      `${address}?${asked.toString()}`,
      answerSchema,
      signal,
    );
    const byItem = new Map<string, [Row, ...Row[]]>();
    for (const row of readEach(results.bindings, rowSchema)) {
      const rows = byItem.get(row.item.value);
      if (rows === undefined) byItem.set(row.item.value, [row]);
      else rows.push(row);
    }
    return { ...noAlentours, trouvailles: [...byItem.values()].flatMap(trouvailleOf) };
  },
};
