import { plural, t } from '@lingui/core/macro';
import type { Avancee } from '@/domain/animation/animation.ts';
import type { EtatEvenement, Place } from '@/domain/animation/groupe.ts';
import { groupeLabel } from '@/domain/animation/groupe.ts';
import { aideOf, type Mot } from '@/domain/animation/mot.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';

/** Names of the kinds of event. */
export const genreWords = {
  classe: { nom: 'Sortie de classe', article: 'la sortie', de: 'de la sortie' },
  animation: { nom: 'Animation', article: 'l’animation', de: 'de l’animation' },
} as const;

/** State of an event, in words. */
export const etatWords: Readonly<Record<EtatEvenement, string>> = {
  attente: 'En attente du départ',
  cours: 'En cours',
  rassemblement: 'Rassemblement',
  fini: 'Terminé',
};

/** « 3 téléphones, dont 1 sans réseau » */
export function phoneWords({ phoneCount, presentCount }: Avancee): string {
  if (phoneCount === 0) return 'Personne n’est encore entré';
  const all = formatCount(phoneCount, 'téléphone', 'téléphones');
  const away = phoneCount - presentCount;
  return away === 0 ? all : `${all}, dont ${away} sans réseau`;
}

/** Place of a group: « À l’étape « La porte », 2 étapes faites sur 6 » */
export function placeWords(avancee: Avancee): string {
  const { phoneCount, isFinished, etapeTitre, doneCount, etapeCount } = avancee;
  if (phoneCount === 0) return '';
  if (isFinished) return 'Arrivé au bout de la quête';
  return `À « ${typographie(etapeTitre)} », ${formatCount(doneCount, 'étape faite', 'étapes faites')} sur ${etapeCount}`;
}

/** « 2e » */
export function rankWords({ place }: Pick<Place, 'place'>): string {
  return place === 1 ? t`1er` : t`${place}e`;
}

/** « Groupe B : 2e sur 4, avec 40 points » */
export function resultWords({ groupe, place, points }: Place, count: number): string {
  const label = groupeLabel(groupe);
  const rank = rankWords({ place });
  return plural(points, {
    one: `${label}\u00A0: ${rank} sur ${count}, avec #\u00A0point`,
    other: `${label}\u00A0: ${rank} sur ${count}, avec #\u00A0points`,
  });
}

/** Time of a message (epoch milliseconds), in the outing's time zone: « à 14 h 05 », with its day if not today. */
export function momentWords(at: number, now: number, zone: string): string {
  const day = formatDate(at, zone);
  const heure = formatHeure(at, zone);
  return day === formatDate(now, zone) ? t`à ${heure}` : t`le ${day} à ${heure}`;
}

function titreOf({ etape }: Mot, { etapes }: Pick<Contenu, 'etapes'>): string {
  const found = etapes.find(({ id }) => id === etape);
  if (found === undefined) return t`une étape`;
  const name = typographie(found.titre);
  return t`«\u00A0${name}\u00A0»`;
}

/** A word as its organiser sees it among those that were sent. */
export function sentMotWords(mot: Mot, contenu: Pick<Contenu, 'etapes'>): string {
  const aide = aideOf(mot);
  if (aide === null) return mot.texte;
  const titre = titreOf(mot, contenu);
  return aide.indices === 'passee'
    ? `Étape passée\u00A0: ${titre}`
    : `Indice ${aide.indices} montré\u00A0: ${titre}`;
}

/** The same in its group's words. */
export function heardMotWords(mot: Mot, contenu: Pick<Contenu, 'etapes'>): string {
  const aide = aideOf(mot);
  if (aide === null) return mot.texte;
  const titre = titreOf(mot, contenu);
  return aide.indices === 'passee'
    ? t`Vous passez ${titre}\u00A0: la solution s’affiche, et le chemin continue.`
    : t`On vous montre l’indice ${aide.indices} de ${titre}. Il compte comme si vous l’aviez demandé.`;
}

/** Failure to open or change an event, and its remedy. */
export function failureWords(error: unknown): string {
  if (error instanceof OfflineError) {
    return 'Il faut du réseau pour cela. Les groupes jouent sans. Réessayez quand il revient.';
  }
  if (error instanceof NotFoundError) {
    return 'Cette page n’existe plus : elle a été supprimée, ou effacée trente jours après.';
  }
  if (error instanceof AccessDeniedError) {
    return 'C’est refusé : ce n’est pas le bon compte, c’est terminé depuis plus de trente jours, ou vous en avez trop fait d’un coup. Attendez un instant, puis réessayez.';
  }
  return 'Le service ne répond pas. Réessayez dans un instant.';
}
