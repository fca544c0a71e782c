import type { RefusalReason } from '@/domain/exchange/read/found.ts';
import { newerAdvice, newerSentence } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';

function invalidText(detail: string): string {
  const place = detail === '' ? '' : ` L’erreur est à «\u00A0${detail}\u00A0».`;
  return `Ce fichier ressemble à un parcours de Quêtes & Codes, mais il ne se lit pas en entier.${place}`;
}

function brokenText(detail: string): string {
  const place = detail === '' ? '' : ` À la ligne ${detail}.`;
  return `Ce fichier est abîmé ou incomplet.${place} Enregistrez-le à nouveau depuis le logiciel d’où il vient.`;
}

const texts: Readonly<Record<RefusalReason, (detail: string) => string>> = {
  vide: () => 'Ce fichier est vide.',
  'trop-lourd': () =>
    'Ce fichier est trop lourd\u00A0: 10 Mo au plus, ou 400 Mo pour une archive. Compressez-le en zip, il passera peut-être\u00A0: sur téléphone, dans «\u00A0Fichiers\u00A0», appui long puis «\u00A0Compresser\u00A0».',
  illisible: () =>
    'Nous n’avons rien reconnu dans ce fichier\u00A0: il est abîmé, ou d’une sorte que nous ne lisons pas. Exportez-le en GPX, en KML ou en tableau depuis le logiciel d’où il vient.',
  'archive-protegee': () =>
    'Cette archive est protégée par un mot de passe. Ouvrez-la sur votre ordinateur, puis choisissez le fichier qu’elle contient.',
  'archive-trop-grande': () =>
    'Une fois décompressée, cette archive serait beaucoup trop grande. Choisissez le fichier seul.',
  'archive-abimee': () =>
    'Cette archive est abîmée ou incomplète. Téléchargez-la à nouveau.',
  'archive-sans-parcours': (detail) =>
    `Nous n’avons trouvé dans cette archive ni tracé, ni tableau, ni photo, ni parcours que nous sachions lire${detail === '' ? '' : ` (${detail})`}.`,
  compresse: () =>
    'Ce fichier est compressé d’une façon que nous ne lisons pas. Décompressez-le, puis choisissez ce qu’il contient.',
  'classeur-abime': () =>
    'Ce classeur est abîmé, ou d’une version que nous ne lisons pas. Ouvrez-le dans votre tableur, enregistrez-le à nouveau, puis revenez.',
  'classeur-ancien': () =>
    'C’est un classeur d’un ancien format, que nous ne lisons pas. Ouvrez-le dans votre tableur, choisissez «\u00A0Enregistrer sous\u00A0», puis «\u00A0.xlsx\u00A0» ou «\u00A0.ods\u00A0», et revenez avec ce fichier.',
  'classeur-apple': () =>
    'C’est un document de Numbers, Pages ou Keynote. Pour un tableau, choisissez dans Numbers «\u00A0Exporter vers\u00A0», puis «\u00A0Excel\u00A0», et revenez avec ce fichier.',
  'classeur-protege': () =>
    'Ce classeur est protégé par un mot de passe. Ouvrez-le dans votre tableur, enregistrez-le sans mot de passe, puis revenez.',
  document: () =>
    'C’est un document à lire, sans lieux que nous puissions reprendre. Copiez vos textes dans un tableau, une ligne par étape, ou écrivez-les dans l’éditeur.',
  photo: () => 'C’est une photo. Passez par «\u00A0Mes photos\u00A0».',
  film: () =>
    'C’est une vidéo ou un enregistrement, sans étapes à reprendre. Créez d’abord l’étape, puis ajoutez-le dans l’atelier.',
  fit: () =>
    'C’est un enregistrement de montre (FIT). Sur le site de votre montre (Garmin Connect, Strava…), ouvrez l’activité, choisissez «\u00A0Exporter en GPX\u00A0», et revenez avec ce fichier.',
  geopackage: () =>
    'C’est un GeoPackage (QGIS, ArcGIS). Dans ce logiciel, enregistrez la couche en GeoJSON, et revenez avec ce fichier.',
  'base-de-donnees': () =>
    'C’est une base de données, que nous ne lisons pas. Depuis le logiciel d’où elle vient, exportez vos lieux en GPX, en KML ou en tableau.',
  'shapefile-incomplet': () =>
    'Ce n’est qu’une partie d’un shapefile. Mettez dans une archive zip ses fichiers .shp, .dbf et .prj, et choisissez cette archive.',
  'projet-de-cartes': () =>
    'C’est un projet de QGIS, sans ses données. Dans QGIS, enregistrez la couche en GeoJSON, et revenez avec ce fichier.',
  geocache: () =>
    'C’est une géocache (.loc). Sur le site d’où elle vient, téléchargez-la en GPX, et revenez avec ce fichier.',
  'donnees-osm': () =>
    'Ce sont des données brutes d’OpenStreetMap. Sur overpass-turbo.eu ou dans JOSM, exportez-les en GeoJSON ou en GPX, et revenez avec ce fichier.',
  dessin: () =>
    'C’est un dessin (SVG), sans lieux que nous puissions reprendre. Exportez plutôt la carte en GPX ou en KML.',
  topojson: () =>
    'C’est un TopoJSON. Enregistrez-le en GeoJSON (sur mapshaper.org, par exemple), et revenez avec ce fichier.',
  'xml-entites': () =>
    'Ce fichier contient des définitions que nous refusons par sécurité. Enregistrez-le à nouveau depuis un logiciel de cartes.',
  'xml-abime': brokenText,
  'xml-inconnu': (detail) =>
    `Nous ne lisons pas cette sorte de fichier («\u00A0${detail}\u00A0»). Enregistrez-le en GPX depuis le logiciel d’où il vient.`,
  'page-web': () =>
    'C’est une page web, pas un tracé. Sur le site d’où elle vient, cherchez «\u00A0Télécharger en GPX\u00A0».',
  'json-abime': brokenText,
  'json-inconnu': () => 'Ce fichier JSON n’est ni un GeoJSON, ni un parcours.',
  'parcours-invalide': invalidText,
  'nouvelle-version': () => `${newerSentence('fichier')}. ${newerAdvice()}`,
  'projection-inconnue': (detail) =>
    `Les coordonnées de ce fichier sont dans un système que nous ne lisons pas (${detail}). Enregistrez-le en WGS 84 (EPSG:4326) depuis le logiciel d’où il vient.`,
  'lien-seul': () =>
    'Ce fichier ne contient qu’un lien vers une carte en ligne, que nous ne suivons pas. Exportez la carte elle-même en KML.',
  'sans-lieu': () => 'Ce fichier ne contient ni lieu ni tracé.',
};

/** Why a file cannot be used, and the next step. */
export function refusalText(reason: RefusalReason, detail: string): string {
  return typographie(texts[reason](detail));
}
