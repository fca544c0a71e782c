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
    'Nous ne savons pas lire ce fichier. Choisissez un fichier GPX, KML, KMZ, GeoJSON, CSV ou JSON.',
  'archive-protegee': () =>
    'Cette archive est protégée par un mot de passe. Ouvrez-la sur votre ordinateur, puis choisissez le fichier qu’elle contient.',
  'archive-trop-grande': () =>
    'Une fois décompressée, cette archive serait beaucoup trop grande. Choisissez le fichier seul.',
  'archive-abimee': () =>
    'Cette archive est abîmée ou incomplète. Téléchargez-la à nouveau.',
  'archive-sans-parcours': () =>
    'Cette archive ne contient ni tracé, ni tableau, ni parcours que nous sachions lire.',
  compresse: () =>
    'Ce fichier est compressé d’une façon que nous ne lisons pas. Décompressez-le, puis choisissez ce qu’il contient.',
  classeur: () =>
    'C’est un classeur de tableur. Dans le tableur, choisissez «\u00A0Enregistrer sous\u00A0», puis «\u00A0CSV\u00A0», et revenez avec ce fichier.',
  document: () =>
    'C’est un document à lire, sans lieux que nous puissions reprendre. Copiez vos textes dans un tableau CSV, ou écrivez-les dans l’éditeur.',
  photo: () => 'C’est une photo. Passez par «\u00A0Mes photos\u00A0».',
  'xml-entites': () =>
    'Ce fichier contient des définitions que nous refusons par sécurité. Enregistrez-le à nouveau depuis un logiciel de cartes.',
  'xml-abime': brokenText,
  'xml-inconnu': (detail) =>
    `Ce fichier («\u00A0${detail}\u00A0») n’est ni un GPX ni un KML. Enregistrez-le en GPX depuis le logiciel d’où il vient.`,
  'page-web': () =>
    'C’est une page web, pas un tracé. Sur le site d’où elle vient, cherchez «\u00A0Télécharger en GPX\u00A0».',
  'json-abime': brokenText,
  'json-inconnu': () => 'Ce fichier JSON n’est ni un GeoJSON, ni un parcours.',
  'parcours-invalide': invalidText,
  'nouvelle-version': () => `${newerSentence('fichier')}. ${newerAdvice()}`,
  'colonnes-inconnues': (detail) =>
    `Nous ne reconnaissons pas les colonnes de ce tableau (${detail}). La première ligne doit nommer au moins «\u00A0Titre\u00A0» ou «\u00A0Latitude\u00A0» et «\u00A0Longitude\u00A0».`,
  'projection-inconnue': (detail) =>
    `Les coordonnées de ce fichier sont dans un système que nous ne lisons pas (${detail}). Enregistrez-le en WGS 84 (EPSG:4326) depuis le logiciel d’où il vient.`,
  'lien-seul': () =>
    'Ce fichier ne contient qu’un lien vers une carte en ligne, que nous ne suivons pas. Exportez la carte elle-même en KML.',
  'sans-lieu': () => 'Ce fichier ne contient ni lieu ni tracé.',
};

/** Why nothing can be made of a file, and what to do. */
export function refusalText(reason: RefusalReason, detail: string): string {
  return typographie(texts[reason](detail));
}
