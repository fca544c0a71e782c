import { t } from '@lingui/core/macro';
import { distanceMetres, lengthMetres } from '../geo/position.ts';
import type { Relief } from '../geo/relief.ts';
import { fermetureText, ouvertureLines } from '../parcours/fermeture-words.ts';
import type { Service } from '../parcours/kinds.ts';
import type { Pratique, ReponseService } from '../parcours/pratique.ts';
import { traitWords } from '../parcours/pratique-words.ts';
import { chiensLine, serviceWords } from '../parcours/service-words.ts';
import type { Difficulte, Parcours } from '../parcours/parcours.ts';
import type { QueteWalk } from './quete-walk.ts';

/** Largest gap between the ends of a loop. */
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

/** From étape to étape, the author's directions. */
function instructionsOf({ etapes }: Parcours): string {
  return etapes
    .map(({ titre, chemin }, index) => `${index + 1}. ${titre}. ${chemin}`.trim())
    .join('\n');
}

/** « Oui, derrière la mairie » for other readers: the name of the service, then its details. */
function serviceText({ service, precision }: ReponseService): string {
  const nom = t(serviceWords[service]);
  return precision.trim() === '' ? nom : `${nom}\u00A0: ${precision.trim()}`;
}

/** Services among the wanted ones that were answered « oui », as a text; null for none. */
function atHand({ services }: Pratique, wanted: readonly Service[]): string | null {
  const found = services.filter(
    ({ service, reponse }) => reponse === 'oui' && wanted.includes(service),
  );
  return orNull(found.map(serviceText).join('. '));
}

/** The place of the car park as WKT, longitude first (EPSG:4326). */
function parkingGeometrie({ services }: Pratique): string | null {
  const parking = services.find(
    ({ service, reponse, position }) =>
      service === 'parking' && reponse === 'oui' && position !== null,
  );
  const position = parking?.position ?? null;
  return position && `POINT(${position.lon.toFixed(6)} ${position.lat.toFixed(6)})`;
}

/** The way's accessibility, and the accessible parking. */
function accessibiliteOf(pratique: Pratique): string | null {
  const words = pratique.traits.map((trait) => t(traitWords[trait]));
  const parking = atHand(pratique, ['parking-pmr']);
  return orNull([...words, ...(parking === null ? [] : [parking])].join('. '));
}

/** Advice before leaving: dangers first, then opening, amenities at hand or missing, dogs. */
function recommandationsOf(pratique: Pratique): string | null {
  const { fermetures, services, chiens } = pratique;
  const dangers = fermetures.filter(({ danger }) => danger).map(fermetureText);
  const others = ouvertureLines({
    ...pratique,
    fermetures: fermetures.filter(({ danger }) => !danger),
  });
  const isAnyTime =
    pratique.saisons.length === 0 &&
    pratique.horaires === null &&
    pratique.fenetre === null &&
    others.length === 1;
  const there = atHand(pratique, ['toilettes', 'eau', 'abri', 'ombre']);
  const missing = services
    .filter(
      ({ service, reponse }) =>
        reponse === 'non' && (service === 'eau' || service === 'ombre'),
    )
    .map(({ service }) => (service === 'eau' ? 'Pas d’eau potable' : 'Pas d’ombre'));
  return orNull(
    [
      ...dangers,
      ...(isAnyTime ? [] : others),
      ...(there === null ? [] : [there]),
      ...missing,
      ...(chiens === null ? [] : [chiensLine(chiens)]),
    ].join('. '),
  );
}

/**
 * A parcours as a walk of the national schema (PnX-SI/schema_randonnee 1.1.0). The schema has lines only: null for fewer than two places.
 * `relief`: the climb of its line; null without altitudes.
 */
export function toRandonnee(
  parcours: Parcours,
  walk: QueteWalk,
  relief: Relief | null = null,
): string | null {
  const { line, stops, titre } = walk;
  const [start, end] = [line[0], line.at(-1)];
  if (line.length < 2 || start === undefined || end === undefined) return null;
  const { commune, dureeMinutes, resume, description, signature, pratique } = parcours;
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
    altitude_max: relief?.maximum ?? null,
    altitude_min: relief?.minimum ?? null,
    denivele_positif: relief?.montee ?? null,
    denivele_negatif: relief?.descente ?? null,
    instructions: instructionsOf(parcours),
    presentation: orNull(description),
    presentation_courte: orNull(resume),
    recommandations: recommandationsOf(pratique),
    accessibilite: accessibiliteOf(pratique),
    transports_commun: atHand(pratique, ['arret']),
    parking_info: atHand(pratique, ['parking', 'velo']),
    parking_geometrie: parkingGeometrie(pratique),
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
