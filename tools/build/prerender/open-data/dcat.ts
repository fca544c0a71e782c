import type { OpenFile } from '@/domain/catalogue/open-files.ts';
import { dcatFile } from '@/domain/catalogue/open-files.ts';
import { iso, openUrl, type OpenSite } from './site.ts';

/** A written file, in one part or several. */
export type WrittenFile = OpenFile & {
  parties: readonly { url: string; octets: number; quetes: number }[];
};

const euAuthority = 'http://publications.europa.eu/resource/authority';
const randonneeSchema = 'https://schema.data.gouv.fr/PnX-SI/schema_randonnee';

const fr = (text: string) => ({ '@language': 'fr', '@value': text });
const typed = (id: string, type: string) => ({ '@id': id, '@type': type });
const at = (time: number) => ({ '@type': 'xsd:dateTime', '@value': iso(time) });

const jeux = {
  catalogue: {
    titre: 'Catalogue des quêtes à pied',
    description:
      'Les quêtes publiées : titre, commune, durée, distance, difficulté, point de départ, état et adresse. Ni récit, ni énigme, ni réponse, ni nom de personne. Les fermetures sont celles du jour où le fichier est écrit.',
    motsCles: ['randonnée', 'tourisme', 'patrimoine', 'jeu de piste', 'balade'],
  },
  traces: {
    titre: 'Tracés des quêtes à pied, au schéma national des itinéraires de randonnée',
    description:
      'Le tracé de chaque quête qui en a un, avec ce qu’il faut savoir avant de partir. Une quête sans lieu n’y est pas, ni une aventure, dont le chemin dépend des choix. Ni récit, ni énigme, ni réponse, ni nom de personne.',
    motsCles: ['randonnée', 'itinéraire', 'tracé', 'schema_randonnee', 'patrimoine'],
  },
} as const;

const jeuList = ['catalogue', 'traces'] as const;

function distributions(file: WrittenFile, site: OpenSite): unknown[] {
  return file.parties.map(({ url, octets }, index) => ({
    '@id': url,
    '@type': 'dcat:Distribution',
    'dct:title': fr(
      file.parties.length === 1
        ? file.titre
        : `${file.titre}, partie ${index + 1} sur ${file.parties.length}`,
    ),
    'dcat:accessURL': typed(url, 'rdfs:Resource'),
    'dcat:downloadURL': typed(url, 'rdfs:Resource'),
    'dcat:mediaType': typed(
      `https://www.iana.org/assignments/media-types/${file.type}`,
      'dct:MediaType',
    ),
    'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(octets) },
    'dct:license': typed(site.licence.url, 'dct:LicenseDocument'),
    'dct:modified': at(site.builtAt),
  }));
}

/**
 * The catalogue that data.gouv.fr harvests (DCAT-AP 3.0.1; doc.data.gouv.fr/moissonnage/dcat): two data sets with fixed ids. Its context is
 * inside, so that a reader needs no network.
 */
export function dcatCatalogue(
  files: readonly WrittenFile[],
  newest: number,
  site: OpenSite,
): string {
  const own = openUrl(site, dcatFile);
  const publisher = {
    '@id': `${own}#editeur`,
    '@type': 'foaf:Agent',
    'foaf:name': site.editeur,
  };
  const language = typed(`${euAuthority}/language/FRA`, 'dct:LinguisticSystem');
  const spatial = typed(`${euAuthority}/country/FRA`, 'dct:Location');
  const contact = {
    '@id': `${own}#contact`,
    '@type': ['vcard:Kind', 'vcard:Organization'],
    'vcard:fn': site.editeur,
    'vcard:hasURL': { '@id': `${site.origin}/contact` },
    ...(site.email !== null && { 'vcard:hasEmail': { '@id': `mailto:${site.email}` } }),
  };
  const dataset = (jeu: keyof typeof jeux) => ({
    '@id': `${own}#${jeu}`,
    '@type': 'dcat:Dataset',
    'dct:identifier': `${own}#${jeu}`,
    'dct:title': fr(`${jeux[jeu].titre} (${new URL(site.origin).host})`),
    'dct:description': fr(jeux[jeu].description),
    'dcat:keyword': jeux[jeu].motsCles.map(fr),
    'dct:publisher': publisher,
    'dcat:contactPoint': contact,
    'dct:language': language,
    'dct:spatial': spatial,
    'dct:accrualPeriodicity': typed(`${euAuthority}/frequency/IRREG`, 'dct:Frequency'),
    'dct:modified': at(newest),
    'dcat:landingPage': typed(`${site.origin}/download#donnees`, 'foaf:Document'),
    'dct:license': typed(site.licence.url, 'dct:LicenseDocument'),
    ...(jeu === 'traces' && {
      'dct:conformsTo': typed(randonneeSchema, 'dct:Standard'),
    }),
    'dcat:distribution': files
      .filter((file) => file.jeu === jeu)
      .flatMap((file) => distributions(file, site)),
  });
  const catalogue = {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
      vcard: 'http://www.w3.org/2006/vcard/ns#',
      xsd: 'http://www.w3.org/2001/XMLSchema#',
    },
    '@id': own,
    '@type': 'dcat:Catalog',
    'dct:title': fr(`Données ouvertes de ${site.editeur}`),
    'dct:description': fr('Les quêtes à pied publiées sur ce site, et leurs tracés.'),
    'dct:publisher': publisher,
    'dct:language': language,
    'dct:spatial': spatial,
    'dct:license': typed(site.licence.url, 'dct:LicenseDocument'),
    'dct:modified': at(site.builtAt),
    'foaf:homepage': typed(site.origin, 'foaf:Document'),
    'dcat:dataset': jeuList.map(dataset),
  };
  return `${JSON.stringify(catalogue, undefined, 1)}\n`;
}
