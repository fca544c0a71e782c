import { distanceMetres, lengthMetres } from '../geo/position.ts';
import type { Difficulte, Parcours } from '../parcours/parcours.ts';
import type { QueteWalk } from './quete-walk.ts';

/** A walk that ends this near to where it began is a loop. */
const loopMetres = 100;

const difficultes: Readonly<Record<Difficulte, string>> = {
  'tres-facile': 'Très facile',
  facile: 'Facile',
  intermediaire: 'Intermédiaire',
  difficile: 'Difficile',
};

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** From étape to étape, as its author told the way. */
function instructionsOf({ etapes }: Parcours): string {
  return etapes
    .map(({ titre, chemin }, index) => `${index + 1}. ${titre}. ${chemin}`.trim())
    .join('\n');
}

/**
 * A parcours as a walk of the national schema (PnX-SI/schema_randonnee 1.1.0). The schema knows lines only: null for a
 * parcours that has fewer than two places.
 */
export function toRandonnee(parcours: Parcours, walk: QueteWalk): string | null {
  const { line, stops, titre } = walk;
  const [start, end] = [line[0], line.at(-1)];
  if (line.length < 2 || start === undefined || end === undefined) return null;
  const { commune, dureeMinutes, resume, description, signature } = parcours;
  const placeOf = (index: number) => {
    const stop = stops.at(index);
    return orNull(stop?.lieu ?? '') ?? stop?.titre ?? '';
  };
  const properties = {
    id_local: parcours.id,
    producteur: orNull(signature) ?? commune?.nom ?? 'Quêtes & Codes',
    url: orNull(walk.url),
    nom_itineraire: titre,
    pratique: 'pédestre',
    type_itineraire: distanceMetres(start, end) <= loopMetres ? 'boucle' : 'aller simple',
    communes_nom: commune?.nom ?? null,
    communes_code: commune?.insee ?? null,
    depart: placeOf(0),
    arrivee: placeOf(-1),
    duree: dureeMinutes === null ? null : Math.round((dureeMinutes / 60) * 100) / 100,
    longueur: Math.round(lengthMetres(line)),
    difficulte: difficultes[parcours.difficulte],
    instructions: instructionsOf(parcours),
    presentation: orNull(description),
    presentation_courte: orNull(resume),
    date_modification: new Date(walk.publishedAt).toISOString().slice(0, 10),
  };
  const coordinates = line.map(({ lat, lon }) => [
    Number(lon.toFixed(6)),
    Number(lat.toFixed(6)),
  ]);
  const feature = {
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates },
  };
  const collection = { type: 'FeatureCollection', features: [feature] };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
