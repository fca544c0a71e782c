import * as z from 'zod/mini';
import { plainLine } from '@/domain/around/plain-text.ts';
import { noAlentours, type Fait, type Trouvaille } from '@/domain/around/trouvaille.ts';
import { askJson, readEach, type AroundSource, sorteOfName } from './around-source.ts';

// Protected monuments of the Ministry of Culture: the Explore API v2.1 of Opendatasoft, open, without a key, 100 records a
// page (https://help.opendatasoft.com/apis/ods-explore-v2/); Licence Ouverte. Fields:
// https://data.culture.gouv.fr/explore/dataset/liste-des-immeubles-proteges-au-titre-des-monuments-historiques/information/

const address =
  'https://data.culture.gouv.fr/api/explore/v2.1/catalog/datasets/liste-des-immeubles-proteges-au-titre-des-monuments-historiques/records';

const answerSchema = z.object({ results: z.array(z.unknown()) });

/** A field with several values is a list in some records and a text in others. */
const textsSchema = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
  z.transform((value) => (Array.isArray(value) ? value : value ? [value] : [])),
);
const recordSchema = z.object({
  reference: z.string().check(z.regex(/^PA[\dA-Z]{8}$/)),
  titre_editorial_de_la_notice: textsSchema,
  denomination_de_l_edifice: textsSchema,
  format_abrege_du_siecle_de_construction: textsSchema,
  auteur_de_l_edifice: textsSchema,
  coordonnees_au_format_wgs84: z.object({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lon: z.number().check(z.gte(-180), z.lte(180)),
  }),
});

/** « Jaussely Léon (architecte);Gentil (mosaïste) » names two people; a name alone may be anything. */
function architectesOf(auteurs: readonly string[]): Fait[] {
  return auteurs
    .flatMap((auteur) => auteur.split(';'))
    .flatMap((auteur) => {
      const nom = /^(.+?)\s*\(architecte[^)]*\)$/.exec(auteur.trim())?.[1];
      return nom === undefined
        ? []
        : [{ type: 'personne', nom: plainLine(nom, 80), role: 'architecte' } as const];
    });
}

function trouvailleOf(record: z.infer<typeof recordSchema>): Trouvaille {
  const [titre = '', denomination = ''] = [
    record.titre_editorial_de_la_notice[0],
    record.denomination_de_l_edifice[0],
  ];
  const nom = plainLine(titre || denomination, 120);
  const siecles = record.format_abrege_du_siecle_de_construction.slice(0, 2);
  return {
    sorte: sorteOfName(`${denomination} ${titre}`) ?? 'monument',
    nom,
    position: record.coordonnees_au_format_wgs84,
    wikidata: null,
    merimee: record.reference,
    faits: [
      ...siecles.map(
        (siecle) => ({ type: 'siecle', siecle: plainLine(siecle, 60) }) as const,
      ),
      ...architectesOf(record.auteur_de_l_edifice),
    ],
    liens: [
      {
        source: 'merimee',
        titre: `Base Mérimée, ${record.reference}`,
        url: `https://pop.culture.gouv.fr/notice/merimee/${record.reference}`,
      },
    ],
  };
}

export const merimee: AroundSource = {
  name: 'merimee',
  ask: async ({ centre, radiusMetres }, signal) => {
    const query = new URLSearchParams({
      select: [
        ...['reference', 'titre_editorial_de_la_notice', 'denomination_de_l_edifice'],
        ...['format_abrege_du_siecle_de_construction', 'auteur_de_l_edifice'],
        'coordonnees_au_format_wgs84',
      ].join(','),
      where: `within_distance(coordonnees_au_format_wgs84, geom'POINT(${centre.lon} ${centre.lat})', ${radiusMetres}m)`,
      limit: '100',
    });
    const { results } = await askJson(
      `${address}?${query.toString()}`,
      answerSchema,
      signal,
    );
    return {
      ...noAlentours,
      trouvailles: readEach(results, recordSchema).map(trouvailleOf),
    };
  },
};
