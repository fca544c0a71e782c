import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { saisonWords, traitWords } from '@/domain/parcours/pratique-words.ts';
import type { Criteres, Filtre, Oui, Tri } from '@/domain/catalogue/criteres.ts';
import { departementName } from '@/domain/commune/departement.ts';
import type { Difficulte, Genre, Theme } from '@/domain/parcours/parcours.ts';
import { nameByLangue } from '@/langue/langue.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';

export const genreLabels: Readonly<Record<Genre, MessageDescriptor>> = {
  quete: msg`Quête à énigmes`,
  visite: msg`Visite racontée`,
  aventure: msg`Aventure à choix`,
};

export const themeLabels: Readonly<Record<Theme, MessageDescriptor>> = {
  nature: msg`Nature et village`,
  pierre: msg`Pierre et histoire`,
  eau: msg`Eau et mer`,
};

export const difficulteLabels: Readonly<Record<Difficulte, MessageDescriptor>> = {
  'tres-facile': msg`Très facile`,
  facile: msg`Facile au plus`,
  intermediaire: msg`Intermédiaire au plus`,
  difficile: msg`Difficile compris`,
};

export const triLabels: Readonly<Record<Tri, MessageDescriptor>> = {
  proches: msg`Les plus proches`,
  nouvelles: msg`Les plus récentes`,
  notes: msg`Les mieux notées`,
  courtes: msg`Les plus courtes`,
};

export const ouiLabels: Readonly<Record<Oui, MessageDescriptor>> = {
  ...traitWords,
  arret: msg`Sans voiture`,
  toilettes: msg`Toilettes`,
  eau: msg`Eau potable`,
  'parking-pmr': msg`Place de parking accessible`,
  chiens: msg`Chien bienvenu`,
  petits: msg`Pour petits et grands`,
  ouverte: msg`Ouverte maintenant`,
  'a-faire': msg`Pas encore faite`,
};

export function ageLabel(age: number): string {
  return plural(age, {
    one: 'Avec un enfant de #\u00A0an',
    other: 'Avec un enfant de #\u00A0ans',
  });
}

function atMost(measure: string): string {
  return t`${measure} au plus`;
}

export const dureeLabel = (minutes: number) => atMost(formatDuree(minutes));
export const distanceLabel = (metres: number) => atMost(formatDistance(metres));

export function rayonLabel(km: number): string {
  const distance = formatDistance(km * 1_000);
  return t`À moins de ${distance}`;
}

/** A filter that is set, in the words of its choice. */
export function filtreLabel(criteres: Criteres, filtre: Filtre): string {
  const { departement, genre, theme, difficulte, duree, distance, age, rayon } = criteres;
  const { saison, langue } = criteres;
  switch (filtre) {
    case 'rayon':
      return rayon === null ? '' : rayonLabel(rayon);
    case 'departement':
      return departement === null ? '' : departementName(departement);
    case 'genre':
      return genre === null ? '' : t(genreLabels[genre]);
    case 'theme':
      return theme === null ? '' : t(themeLabels[theme]);
    case 'difficulte':
      return difficulte === null ? '' : t(difficulteLabels[difficulte]);
    case 'duree':
      return duree === null ? '' : dureeLabel(duree);
    case 'distance':
      return distance === null ? '' : distanceLabel(distance);
    case 'age':
      return age === null ? '' : ageLabel(age);
    case 'saison':
      return saison === null ? '' : t(saisonWords[saison]);
    case 'langue':
      return langue === null ? '' : nameByLangue[langue];
    default:
      return t(ouiLabels[filtre]);
  }
}
