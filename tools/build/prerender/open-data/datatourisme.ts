import { lengthMetres } from '@/domain/geo/position.ts';
import { walkOfQuete } from '@/domain/exchange/quete-walk.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { iso, type OpenSite } from './site.ts';

const fr = (text: string) => ({ '@language': 'fr', '@value': text });

/** Terms of the national ontology (schema.data.gouv.fr/datatourisme), and of the ones it uses. */
export const datatourismeContext = {
  '@vocab': 'https://www.datatourisme.fr/ontology/core#',
  dc: 'http://purl.org/dc/elements/1.1/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  schema: 'http://schema.org/',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  lastUpdate: { '@type': 'xsd:date' },
  creationDate: { '@type': 'xsd:date' },
} as const;

/**
 * A quête as a walking tour of DATAtourisme, for an office that takes it up in its own tool: only bodies in charge of a
 * destination may deposit there. Left out: stages, opening, prices and pictures.
 */
export function walkingTour(quete: Quete, url: string, site: OpenSite): unknown {
  const { id, contenu, publishedAt } = quete;
  const { commune, resume, titre, dureeMinutes, pratique } = contenu;
  const { line } = walkOfQuete(quete, url);
  const depart = contenu.etapes.find(({ position }) => position !== null)?.position;
  return {
    '@id': `${url}#datatourisme`,
    '@type': ['PointOfInterest', 'Tour', 'WalkingTour'],
    'dc:identifier': id,
    'rdfs:label': fr(titre),
    hasDescription: {
      '@type': 'Description',
      shortDescription: fr(resume === '' ? titre : resume),
    },
    isLocatedAt: {
      '@type': 'Place',
      'schema:address': {
        '@type': 'schema:PostalAddress',
        'schema:addressLocality': commune.nom,
        hasAddressCity: {
          '@type': 'City',
          'rdfs:label': commune.nom,
          insee: commune.insee,
        },
      },
      ...(depart !== null &&
        depart !== undefined && {
          'schema:geo': {
            '@type': 'schema:GeoCoordinates',
            'schema:latitude': depart.lat,
            'schema:longitude': depart.lon,
          },
        }),
    },
    tourDistance: Math.round(
      line.length > 1 ? lengthMetres(line) : contenu.distanceMetres,
    ),
    ...(dureeMinutes !== null && { duration: dureeMinutes }),
    // Absent means unknown.
    ...(pratique.traits.includes('fauteuil') && { reducedMobilityAccess: true }),
    hasContact: {
      '@type': 'Agent',
      'schema:legalName': site.editeur,
      'foaf:homepage': url,
    },
    hasBeenCreatedBy: {
      '@type': 'Agent',
      'schema:legalName': site.editeur,
      'foaf:homepage': site.origin,
    },
    lastUpdate: iso(publishedAt).slice(0, 10),
  };
}
