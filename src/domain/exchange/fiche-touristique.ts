import type { Parcours } from '../parcours/parcours.ts';
import { walkOfParcours } from './export-parcours.ts';
import { toRandonnee } from './randonnee.ts';

/** A tool of tourist offices, and the fields of its form in their order. */
export type FicheTool = 'apidae' | 'tourinsoft';

export const ficheTools: Readonly<Record<FicheTool, string>> = {
  apidae: 'Apidae',
  tourinsoft: 'Tourinsoft',
};

type Champ = readonly [nom: string, valeur: string];

/** Data of the walk for the national schema: each tool has its own words for it. */
type Walk = {
  text: (key: string) => string;
  depart: string;
  distance: string;
  duree: string;
  denivele: string;
};

/** Apidae holds so many signs in « Descriptif court ». */
const shortLength = 255;

function shortened(text: string): string {
  if (text.length <= shortLength) return text;
  const kept = text.slice(0, shortLength - 1);
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), 1))}…`;
}

/**
 * « Équipement » of the kind « Itinéraire », by the sections of the form: identity, place, ways to get in touch, presentation,
 * itinerary, services. The values of choices are those that Geotrek's gateway writes (GeotrekCE/Sitourisme, MAPPING.md).
 */
function apidae({ text, depart, distance, duree, denivele }: Walk): Champ[] {
  const isLoop = text('type_itineraire') === 'boucle';
  const complement = [`Difficulté\u00A0: ${text('difficulte')}`, text('recommandations')];
  return [
    ['Type d’objet', 'Équipement'],
    ['Nom', text('nom_itineraire')],
    ['Commune', `${text('communes_nom')} (${text('communes_code')})`],
    ['Complément de localisation', text('depart')],
    ['Géolocalisation', depart],
    ['Accès en transports', text('transports_commun')],
    ['Parking', text('parking_info')],
    ['Site web (URL)', text('url')],
    ['Descriptif court', shortened(text('presentation_courte'))],
    ['Descriptif détaillé', text('presentation')],
    ['Activité', 'Itinéraire de randonnée pédestre'],
    ['Type d’itinéraire', isLoop ? 'Boucle' : 'Aller itinérance'],
    ['Distance (km)', distance],
    ['Durée journalière (minutes)', duree],
    ['Dénivelé positif (m)', denivele],
    ['Complément accueil', complement.filter((one) => one !== '').join('. ')],
    ['Accessibilité', text('accessibilite')],
    ['Tarifs', 'Gratuit'],
  ];
}

/** The record « Itinéraires »; its fields differ from one département to the next, their groups do not. */
function tourinsoft({ text, depart, distance, duree, denivele }: Walk): Champ[] {
  return [
    ['Nom de l’offre', text('nom_itineraire')],
    ['Commune', text('communes_nom')],
    ['Code INSEE', text('communes_code')],
    ['Latitude, longitude', depart],
    ['Accès', text('transports_commun')],
    ['Stationnement', text('parking_info')],
    ['Site web', text('url')],
    ['Descriptif court', text('presentation_courte')],
    ['Descriptif', text('presentation')],
    ['Mode de locomotion', 'À pied'],
    ['Type de parcours', text('type_itineraire') === 'boucle' ? 'Boucle' : 'Linéaire'],
    ['Départ', text('depart')],
    ['Arrivée', text('arrivee')],
    ['Distance (km)', distance],
    ['Durée (minutes)', duree],
    ['Dénivelé positif (m)', denivele],
    ['Difficulté', text('difficulte')],
    ['Accessibilité', text('accessibilite')],
    ['Informations complémentaires', text('recommandations')],
    ['Tarifs', 'Gratuit'],
  ];
}

/**
 * The record of a parcours as a text to paste, one field per line, in the order of the form; unknown fields are left out. Null for fewer
 * than two places. `url`: its public page; empty before publication. `at`: epoch milliseconds.
 */
export function ficheText(
  tool: FicheTool,
  parcours: Parcours,
  { url, at }: { url: string; at: number },
): string | null {
  const walk = { ...walkOfParcours(parcours, at), url };
  const written = toRandonnee(parcours, walk);
  if (written === null) return null;
  // Our own, of a single walk.
  const { features } = JSON.parse(written) as {
    features: [{ properties: Readonly<Record<string, string | number | null>> }];
  };
  const [{ properties }] = features;
  const [start] = walk.line;
  const numberOf = (key: string) => {
    const value = properties[key];
    return typeof value === 'number' ? value : null;
  };
  const longueur = numberOf('longueur');
  const fields = {
    text: (key: string) => String(properties[key] ?? ''),
    depart: start === undefined ? '' : `${start.lat.toFixed(6)}, ${start.lon.toFixed(6)}`,
    distance: longueur === null ? '' : (longueur / 1_000).toFixed(1).replace('.', ','),
    duree: parcours.dureeMinutes === null ? '' : String(parcours.dureeMinutes),
    denivele: String(numberOf('denivele_positif') ?? ''),
  };
  const champs = tool === 'apidae' ? apidae(fields) : tourinsoft(fields);
  return champs
    .filter(([, valeur]) => valeur.trim() !== '')
    .map(([nom, valeur]) => `${nom}\u00A0: ${valeur}`)
    .join('\n');
}
