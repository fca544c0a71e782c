/**
 * Answers of the sources of « À voir ici », in the shapes that their public documentation shows, around Dinan. Each is beside
 * the page that documents it; the words and ids in them are ours.
 */

/** A place of the neighbourhood; metres to the north and to the east of the basilica of Dinan. */
function at(north: number, east: number) {
  return {
    lat: Number((48.4541 + north / 111_195).toFixed(6)),
    lon: Number((-2.0449 + east / 73_800).toFixed(6)),
  };
}

/** https://help.opendatasoft.com/apis/ods-explore-v2/#tag/Dataset/operation/getRecords: `total_count` and `results`. */
export const merimeeAnswer = {
  total_count: 2,
  results: [
    {
      reference: 'PA00089110',
      titre_editorial_de_la_notice: 'Basilique Saint-Sauveur',
      denomination_de_l_edifice: ['basilique'],
      format_abrege_du_siecle_de_construction: ['12e siècle', '16e siècle'],
      auteur_de_l_edifice: null,
      coordonnees_au_format_wgs84: at(4, 6),
    },
    {
      reference: 'PA00089115',
      titre_editorial_de_la_notice: 'Hôtel Beaumanoir',
      denomination_de_l_edifice: 'hôtel',
      format_abrege_du_siecle_de_construction: '16e siècle',
      auteur_de_l_edifice: 'Jaussely Léon (architecte);Gentil (mosaïste)',
      coordonnees_au_format_wgs84: at(120, -40),
    },
  ],
};

/**
 * https://overpass-api.de/output_formats.html (JSON) and https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#out:
 * a node has `lat` and `lon`; with `out center`, a way and a relation have `center`.
 */
export const overpassAnswer = {
  version: 0.6,
  generator: 'Overpass API 0.7.62.8 e802775f',
  osm3s: {
    timestamp_osm_base: '2026-11-25T08:14:20Z',
    copyright:
      'The data included in this document is from www.openstreetmap.org. The data is made available under ODbL.',
  },
  elements: [
    {
      ...{ type: 'node', id: 101, ...at(60, 10) },
      tags: { historic: 'wayside_cross', name: 'Croix du Bourg', start_date: '1752' },
    },
    {
      ...{ type: 'way', id: 102, center: at(-50, 30), nodes: [1, 2, 3, 1] },
      tags: { amenity: 'lavoir', name: 'Lavoir de la Fontaine' },
    },
    {
      ...{ type: 'relation', id: 103, center: at(5, 2), members: [] },
      tags: { historic: 'church', name: 'Saint-Sauveur', wikidata: 'Q2888001' },
    },
    {
      ...{ type: 'node', id: 104, ...at(80, -70) },
      tags: {
        amenity: 'clock',
        display: 'sundial',
        name: 'Cadran solaire',
        inscription: 'Tempus fugit',
      },
    },
    {
      ...{ type: 'way', id: 105, center: at(-140, -60), nodes: [4, 5] },
      tags: { man_made: 'bridge', name: 'Vieux Pont' },
    },
    { ...{ type: 'node', id: 106, ...at(20, 60) }, tags: { amenity: 'drinking_water' } },
    {
      ...{ type: 'node', id: 107, ...at(70, 90) },
      tags: { amenity: 'toilets', fee: 'no' },
    },
    {
      ...{ type: 'way', id: 108, center: at(-90, 120), nodes: [6, 7, 8, 6] },
      tags: { amenity: 'parking', name: 'Place du Champ' },
    },
    {
      ...{ type: 'node', id: 109, ...at(110, 50) },
      tags: { highway: 'bus_stop', name: 'Saint-Sauveur' },
    },
  ],
};

/** https://www.w3.org/TR/sparql11-results-json/ and https://www.mediawiki.org/wiki/Wikidata_Query_Service/User_Manual. */
export const wikidataAnswer = {
  head: {
    vars: [
      ...[
        'item',
        'itemLabel',
        'place',
        'date',
        'merimee',
        'role',
        'person',
        'personLabel',
      ],
    ],
  },
  results: {
    bindings: [
      {
        item: { type: 'uri', value: 'http://www.wikidata.org/entity/Q2888001' },
        itemLabel: {
          'xml:lang': 'fr',
          type: 'literal',
          value: 'basilique Saint-Sauveur',
        },
        place: {
          datatype: 'http://www.opengis.net/ont/geosparql#wktLiteral',
          type: 'literal',
          value: `Point(${at(2, 3).lon} ${at(2, 3).lat})`,
        },
        merimee: { type: 'literal', value: 'PA00089110' },
        date: {
          datatype: 'http://www.w3.org/2001/XMLSchema#dateTime',
          type: 'literal',
          value: '1120-01-01T00:00:00Z',
        },
      },
      {
        item: { type: 'uri', value: 'http://www.wikidata.org/entity/Q2888002' },
        itemLabel: {
          'xml:lang': 'fr',
          type: 'literal',
          value: 'statue de Bertrand du Guesclin',
        },
        place: {
          datatype: 'http://www.opengis.net/ont/geosparql#wktLiteral',
          type: 'literal',
          value: `Point(${at(-30, -110).lon} ${at(-30, -110).lat})`,
        },
        role: { type: 'uri', value: 'http://www.wikidata.org/prop/direct/P547' },
        person: { type: 'uri', value: 'http://www.wikidata.org/entity/Q315096' },
        personLabel: { 'xml:lang': 'fr', type: 'literal', value: 'Bertrand du Guesclin' },
      },
    ],
  },
};

type CommonsFile = {
  id: number;
  titre: string;
  place: { lat: number; lon: number };
  metadata: Readonly<Record<string, string>>;
  width?: number;
  mime?: string;
};

function commonsPage({
  id,
  titre,
  place,
  metadata,
  width = 4_000,
  mime = 'image/jpeg',
}: CommonsFile) {
  const name = `${titre.replaceAll(' ', '_')}.jpg`;
  const root = 'https://upload.wikimedia.org/wikipedia/commons';
  return {
    ...{ pageid: id, ns: 6, title: `File:${titre}.jpg`, index: -1 },
    coordinates: [{ ...place, primary: true, globe: 'earth' }],
    imagerepository: 'local',
    imageinfo: [
      {
        ...{ size: 3_211_004, width, height: Math.round(width * 0.75), mime },
        thumburl: `${root}/thumb/b/bc/${name}/330px-${name}`,
        ...{ thumbwidth: 330, thumbheight: 248 },
        url: `${root}/b/bc/${name}`,
        descriptionurl: `https://commons.wikimedia.org/wiki/File:${name}`,
        descriptionshorturl: `https://commons.wikimedia.org/w/index.php?curid=${id}`,
        extmetadata: Object.fromEntries(
          Object.entries(metadata).map(([key, value]) => [
            key,
            { value, source: 'commons-desc-page', hidden: '' },
          ]),
        ),
      },
    ],
  };
}

const shareAlike = {
  License: 'cc-by-sa-4.0',
  LicenseShortName: 'CC BY-SA 4.0',
  LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
};

/**
 * https://www.mediawiki.org/wiki/API:Imageinfo and https://www.mediawiki.org/wiki/Extension:CommonsMetadata: `Artist` is HTML.
 */
export const commonsAnswer = {
  batchcomplete: true,
  query: {
    pages: [
      commonsPage({
        ...{ id: 501, titre: 'Dinan basilique', place: at(10, 5) },
        metadata: {
          ...shareAlike,
          Artist:
            '<a href="//commons.wikimedia.org/wiki/User:Anne" title="User:Anne">Anne</a> &amp; le musée',
          DateTimeOriginal: '2019-06-02 14:17:15',
        },
      }),
      commonsPage({
        ...{ id: 502, titre: 'Dinan lavoir', place: at(-48, 28), width: 1_200 },
        metadata: {
          License: 'cc0',
          LicenseShortName: 'CC0',
          LicenseUrl: 'http://creativecommons.org/publicdomain/zero/1.0/deed.en',
        },
      }),
      commonsPage({
        ...{ id: 503, titre: 'Sans auteur', place: at(-40, 20) },
        metadata: shareAlike,
      }),
      commonsPage({
        ...{ id: 504, titre: 'Licence inconnue', place: at(-40, 22) },
        metadata: { Artist: 'Paul', LicenseShortName: 'See below' },
      }),
      commonsPage({
        ...{ id: 505, titre: 'Pas commercial', place: at(-40, 24) },
        metadata: {
          Artist: 'Paul',
          License: 'cc-by-nc-4.0',
          LicenseShortName: 'CC BY-NC 4.0',
          LicenseUrl: 'https://creativecommons.org/licenses/by-nc/4.0',
        },
      }),
    ],
  },
};

function panoramaxItem(
  id: string,
  field: number,
  license: string,
  place: { lat: number; lon: number },
) {
  const root = 'https://panoramax.openstreetmap.fr';
  return {
    ...{ id, type: 'Feature', stac_version: '1.0.0', links: [] },
    bbox: [place.lon, place.lat, place.lon, place.lat],
    geometry: { type: 'Point', coordinates: [place.lon, place.lat] },
    collection: '7ae92442-4594-4556-9730-4c955802e0dc',
    assets: {
      hd: { href: `${root}/images/${id}.jpg`, type: 'image/jpeg', roles: ['data'] },
      sd: {
        href: `${root}/derivates/${id}/sd.jpg`,
        type: 'image/jpeg',
        roles: ['visual'],
      },
      thumb: {
        href: `${root}/derivates/${id}/thumb.jpg`,
        type: 'image/jpeg',
        roles: ['thumbnail'],
      },
    },
    providers: [{ name: 'ville de dinan', roles: ['producer'] }],
    properties: {
      ...{ license, datetime: '2022-05-30T17:23:19.423000+00:00', 'view:azimuth': 3 },
      'geovisio:producer': 'ville de dinan',
      'pers:interior_orientation': { camera_model: 'X', field_of_view: field },
    },
  };
}

/** https://api.panoramax.xyz/api/docs/swagger and https://github.com/radiantearth/stac-spec/blob/master/item-spec/item-spec.md. */
export const panoramaxAnswer = {
  type: 'FeatureCollection',
  links: [],
  features: [
    panoramaxItem('c41b9734-8e81-421f-b2cb-04aeec8250c1', 360, 'etalab-2.0', at(12, 8)),
    panoramaxItem('c41b9734-8e81-421f-b2cb-04aeec8250c2', 70, 'CC-BY-SA-4.0', at(15, 8)),
    panoramaxItem('c41b9734-8e81-421f-b2cb-04aeec8250c3', 70, 'proprietary', at(15, 9)),
  ],
};

/** Each answer by a part of the requested address. */
export const aroundAnswers: Readonly<Record<string, unknown>> = {
  'data.culture.gouv.fr': merimeeAnswer,
  'overpass-api.de': overpassAnswer,
  'query.wikidata.org': wikidataAnswer,
  'commons.wikimedia.org': commonsAnswer,
  'api.panoramax.xyz': panoramaxAnswer,
};
