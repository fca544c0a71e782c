/** A file of open data that the build writes at a stable address. */
export type OpenFile = {
  /** Under `/donnees/`; a file beyond `openPartBytes` continues in `catalogue-2.csv` and so on. */
  nom: string;
  type: string;
  titre: string;
  /** The data set of the DCAT catalogue that it belongs to. */
  jeu: 'catalogue' | 'traces';
};

export const openFiles = {
  csv: {
    nom: 'catalogue.csv',
    type: 'text/csv',
    titre: 'Catalogue, CSV',
    jeu: 'catalogue',
  },
  geojson: {
    nom: 'catalogue.geojson',
    type: 'application/geo+json',
    titre: 'Catalogue, GeoJSON des départs',
    jeu: 'catalogue',
  },
  jsonld: {
    nom: 'catalogue.jsonld',
    type: 'application/ld+json',
    titre: 'Catalogue, JSON-LD de schema.org',
    jeu: 'catalogue',
  },
  datatourisme: {
    nom: 'datatourisme.jsonld',
    type: 'application/ld+json',
    titre: 'Catalogue, JSON-LD aux termes de DATAtourisme',
    jeu: 'catalogue',
  },
  randonnees: {
    nom: 'randonnees.geojson',
    type: 'application/geo+json',
    titre: 'Tracés, schéma national des itinéraires de randonnée 1.1.0',
    jeu: 'traces',
  },
} as const satisfies Record<string, OpenFile>;

/** The catalogue of these files that a portal harvests (DCAT-AP 3). */
export const dcatFile = 'dcat.jsonld';
/** Withdrawn quêtes, and the parts of each file. */
export const openIndexFile = 'index.json';

/** Maximum bytes of a file; a single larger quête is a part by itself. */
export const openPartBytes = 5_000_000;

/** The name of a part of a file: `catalogue.csv`, then `catalogue-2.csv`. `part` counts from 1. */
export function openPartName(nom: string, part: number): string {
  return part === 1 ? nom : nom.replace('.', `-${part}.`);
}
