import type { Remark, RemarkKind } from '@/domain/exchange/read/found.ts';
import { limits } from '@/domain/limits.ts';
import { formatCount, formatNombre, pluralise } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';

function named(detail: string): string {
  return detail === '' ? '' : ` (${detail})`;
}

const texts: Readonly<Record<RemarkKind, (count: number, detail: string) => string>> = {
  'encodage-faux': () =>
    'Le fichier annonçait un codage des accents et en utilisait un autre\u00A0: nous l’avons lu pour ce qu’il est.',
  'encodage-mac': () =>
    'Les accents étaient ceux d’un ancien Mac\u00A0: nous les avons lus ainsi. Relisez les textes.',
  'xml-abime': (_, detail) =>
    `Le fichier est abîmé à la ligne ${detail}. Ce qui vient avant est ici, le reste est perdu\u00A0: comparez avec l’original.`,
  'fichiers-laisses': (count, detail) =>
    `${formatCount(count, 'fichier de l’archive n’a pas pu être lu', 'fichiers de l’archive n’ont pas pu être lus')}${named(detail)}.`,
  'balades-laissees': (count) =>
    `${formatCount(count, 'balade est laissée', 'balades sont laissées')} de côté\u00A0: sans tracé ni lieu que nous sachions lire, ou trop nombreuses.`,
  'colonnes-laissees': (count, detail) =>
    `${formatCount(count, 'colonne n’est pas reprise', 'colonnes ne sont pas reprises')}${named(detail)}.`,
  'feuilles-laissees': (count, detail) =>
    `${formatCount(count, 'autre feuille du classeur n’est pas reprise', 'autres feuilles du classeur ne sont pas reprises')}${named(detail)}.`,
  'images-laissees': (count, detail) =>
    `${formatCount(count, 'image de l’archive n’est pas reprise', 'images de l’archive ne sont pas reprises')}${named(detail)}\u00A0: aucune étape ne ${pluralise(count, 'la', 'les')} montre.`,
  'choix-sans-bonne': (count) =>
    `${formatCount(count, 'question ne dit pas', 'questions ne disent pas')} quelle réponse est la bonne\u00A0: cochez-la dans l’atelier.`,
  'virgules-perdues': (count, detail) =>
    `${formatCount(count, 'lieu a', 'lieux ont')} perdu la virgule de ses coordonnées${named(detail)}\u00A0: un tableur l’a prise pour celle des milliers. Dans le tableau, mettez ces colonnes au format «\u00A0Texte\u00A0», et collez-les de nouveau.`,
  'lignes-avant': (count) =>
    `${formatCount(count, 'ligne au-dessus des noms de colonnes est passée', 'lignes au-dessus des noms de colonnes sont passées')}.`,
  'coordonnees-devinees': (_, detail) =>
    `Les coordonnées semblaient être en ${detail}\u00A0: nous les avons converties. Vérifiez sur la carte.`,
  'coordonnees-projetees': (_, detail) =>
    `Les coordonnées étaient en ${detail}\u00A0: nous les avons converties.`,
  'points-nuls': (count) =>
    `${formatCount(count, 'point sans vraie place', 'points sans vraie place')} (latitude 0, longitude 0)\u00A0: ${pluralise(count, 'cette place est laissée', 'ces places sont laissées')} de côté.`,
  'points-illisibles': (count) =>
    `${formatCount(count, 'point du tracé est illisible', 'points du tracé sont illisibles')}\u00A0: ${pluralise(count, 'il est laissé', 'ils sont laissés')} de côté.`,
  'points-isoles': (count) =>
    `${formatCount(count, 'morceau de tracé n’a qu’un point', 'morceaux de tracé n’ont qu’un point')}\u00A0: ${pluralise(count, 'il est laissé', 'ils sont laissés')} de côté.`,
  contours: (count) =>
    `Le contour de ${formatCount(count, 'surface', 'surfaces')} sert de tracé\u00A0: décochez-le si ce n’est pas le chemin.`,
  'sans-geometrie': (count) =>
    `${formatCount(count, 'élément sans lieu est laissé', 'éléments sans lieu sont laissés')} de côté.`,
  'itineraires-laisses': (count) =>
    `${formatCount(count, 'itinéraire prévu est laissé', 'itinéraires prévus sont laissés')} de côté\u00A0: le tracé du même chemin est gardé.`,
  'encodage-devine': () =>
    'Les accents étaient mal déclarés\u00A0: nous les avons lus comme Windows les écrit. Relisez les textes.',
  'extension-trompeuse': () =>
    'Le nom du fichier annonçait un autre format\u00A0: nous l’avons lu pour ce qu’il contient.',
  'plusieurs-balades': (count) =>
    `Ce fichier contient ${formatCount(count, 'balade', 'balades')}\u00A0: choisissez celle que vous voulez.`,
  'coordonnees-inversees': () =>
    'Les latitudes et les longitudes étaient inversées\u00A0: nous les avons remises à l’endroit. Vérifiez sur la carte.',
  'coordonnees-lambert': () =>
    'Les coordonnées étaient en Lambert 93\u00A0: nous les avons converties. Vérifiez sur la carte.',
  'places-illisibles': (count) =>
    `${formatCount(count, 'lieu n’a pas', 'lieux n’ont pas')} de coordonnées lisibles\u00A0: vous les placerez sur la carte.`,
  'liens-courts': (count) =>
    `${formatCount(count, 'lieu est un lien court, que seul son site peut', 'lieux sont des liens courts, que seul leur site peut')} suivre\u00A0: ouvrez-${pluralise(count, 'le', 'les')}, et collez dans le tableau l’adresse de la page qui s’affiche.`,
  'hors-de-france': (count) =>
    `${formatCount(count, 'point est', 'points sont')} hors de France. Vérifiez sur la carte.`,
  'date-future': () => 'Une date à venir a été laissée de côté.',
  'traces-joints': (count) =>
    `${formatCount(count, 'morceau de tracé a été raccordé', 'morceaux de tracé ont été raccordés')} aux autres.`,
  'traces-laisses': (count) =>
    `${formatCount(count, 'tracé séparé est laissé', 'tracés séparés sont laissés')} de côté\u00A0: le plus long est gardé.`,
  'trace-simplifie': (count) =>
    `Le tracé était très détaillé\u00A0: il est simplifié à ${formatNombre(count)} points, sans écart visible.`,
  'surfaces-laissees': (count) =>
    `${formatCount(count, 'surface est laissée', 'surfaces sont laissées')} de côté\u00A0: un parcours suit des points et des lignes.`,
  doublons: (count) =>
    `${formatCount(count, 'lieu était', 'lieux étaient')} en double\u00A0: chacun n’est gardé qu’une fois.`,
  'lieux-confondus': (count) =>
    `${formatCount(count, 'étape est', 'étapes sont')} au même endroit qu’une autre. Décochez ce qui est de trop.`,
  'etapes-au-choix': (count) =>
    `${formatCount(count, 'étape trouvée', 'étapes trouvées')}, et un parcours en a ${limits.etapeCount.max} au plus\u00A0: les premières sont cochées, à vous de choisir.`,
  'etapes-en-trop': (count) =>
    `${formatCount(count, 'autre est laissée', 'autres sont laissées')} de côté, faute de place dans la liste.`,
  'etapes-proposees': () =>
    'Le fichier ne contient qu’un tracé\u00A0: nous proposons ses extrémités comme étapes.',
  'numeros-retires': () =>
    'Les numéros au début des noms ont servi à ranger les étapes, puis ont été retirés.',
  'textes-coupes': (count) =>
    `${formatCount(count, 'texte trop long a été coupé', 'textes trop longs ont été coupés')}.`,
  'liens-distants': (count) =>
    `${formatCount(count, 'contenu en ligne n’est pas repris', 'contenus en ligne ne sont pas repris')}\u00A0: seul ce qui est dans le fichier l’est.`,
  'images-absentes': (count) =>
    `${formatCount(count, 'étape perd', 'étapes perdent')} une image ou un enregistrement qui n’est pas dans ce fichier. Pour les garder, exportez l’archive complète.`,
  'lignes-vides': (count) =>
    `${formatCount(count, 'ligne vide est passée', 'lignes vides sont passées')}.`,
  'photos-sans-lieu': (count) =>
    `${formatCount(count, 'photo est sans lieu', 'photos sont sans lieu')}\u00A0: vous placerez ${pluralise(count, 'son étape', 'leurs étapes')} sur la carte.`,
  'photos-lieu-retire': () =>
    'Android retire le lieu des photos choisies dans la galerie. Pour les garder avec leur place, recommencez et choisissez-les par «\u00A0Parcourir\u00A0» ou «\u00A0Fichiers\u00A0» (trois points, en haut).',
  'photos-sans-date': (count) =>
    `${formatCount(count, 'photo est sans heure et vient', 'photos sont sans heure et viennent')} à la fin.`,
  'photos-refusees': (count, detail) =>
    `${formatCount(count, 'fichier n’est pas une photo', 'fichiers ne sont pas des photos')} que nous sachions lire${named(detail)}.`,
};

/** Changes and omissions of a file, with reasons. */
export function remarkText({ kind, count, detail = '' }: Remark): string {
  return typographie(texts[kind](count, detail));
}
