import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the journey needs of a walk in the national schema (schema_randonnee 1.1.0). */
export type Walk = {
  nom: string;
  insee: string;
  commune: string;
  depart: string;
  dureeHeures: number;
  presentation: string;
  /** Longitude and latitude, in that order, as GeoJSON has them. */
  line: [lon: number, lat: number][];
};

/** A recorded walk of Licence Ouverte data (Parc national des Cévennes), for machines without the whole file. */
const recorded: Walk = {
  nom: 'Sentier de Coudoulous',
  insee: '30080',
  commune: 'Chamborigaud',
  depart: 'Parking',
  dureeHeures: 1.5,
  presentation: 'Depuis les crêtes, ce sentier mène à des points de vue panoramiques.',
  line: [
    [3.938679, 44.288937],
    [3.94012, 44.29011],
    [3.94231, 44.29102],
    [3.93991, 44.2915],
  ],
};

type Feature = {
  properties: Record<string, unknown>;
  geometry: { coordinates: [number, number][] };
};

function decodeHtml(text: string): string {
  const named: Record<string, string> = {
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ocirc: 'ô',
    icirc: 'î',
    ugrave: 'ù',
    ucirc: 'û',
    rsquo: '’',
    nbsp: ' ',
    amp: '&',
  };
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The first real walk of the shared example file when that file is there, else the recorded one. */
export function readWalk(): Walk {
  const file = resolve(
    import.meta.dirname,
    '../../../shared/data/schema_randonnee-exemple.json',
  );
  if (!existsSync(file)) return recorded;
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: Feature[] };
  const feature = features[0];
  if (feature === undefined) return recorded;
  const { properties, geometry } = feature;
  return {
    nom: text(properties['nom_itineraire']),
    insee: text(properties['communes_code']).split(',')[0] ?? '',
    commune: text(properties['communes_nom']).split(',')[0] ?? '',
    depart: text(properties['depart']),
    dureeHeures: Number(properties['duree']),
    presentation: decodeHtml(text(properties['presentation_courte'])),
    line: geometry.coordinates,
  };
}
