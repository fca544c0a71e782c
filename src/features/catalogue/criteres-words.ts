import { saisonWords, traitWords } from '@/domain/parcours/pratique-words.ts';
import type { Criteres, Filtre, Oui, Tri } from '@/domain/catalogue/criteres.ts';
import { departementName } from '@/domain/commune/departement.ts';
import type { Difficulte, Genre, Theme } from '@/domain/parcours/parcours.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { formatCount } from '@/lib/format/nombre.ts';

export const genreLabels: Readonly<Record<Genre, string>> = {
  quete: 'Quête à énigmes',
  visite: 'Visite racontée',
  aventure: 'Aventure à choix',
};

export const themeLabels: Readonly<Record<Theme, string>> = {
  nature: 'Nature et village',
  pierre: 'Pierre et histoire',
  eau: 'Eau et mer',
};

export const difficulteLabels: Readonly<Record<Difficulte, string>> = {
  'tres-facile': 'Très facile',
  facile: 'Facile au plus',
  intermediaire: 'Intermédiaire au plus',
  difficile: 'Difficile compris',
};

export const triLabels: Readonly<Record<Tri, string>> = {
  proches: 'Les plus proches',
  nouvelles: 'Les plus récentes',
  notes: 'Les mieux notées',
  courtes: 'Les plus courtes',
};

export const ouiLabels: Readonly<Record<Oui, string>> = {
  ...traitWords,
  arret: 'Sans voiture',
  toilettes: 'Toilettes',
  eau: 'Eau potable',
  'parking-pmr': 'Place de parking accessible',
  chiens: 'Chien bienvenu',
  ouverte: 'Ouverte maintenant',
  'a-faire': 'Pas encore faite',
};

export const ageLabel = (age: number) =>
  `Avec un enfant de ${formatCount(age, 'an', 'ans')}`;
export const dureeLabel = (minutes: number) => `${formatDuree(minutes)} au plus`;
export const distanceLabel = (metres: number) => `${formatDistance(metres)} au plus`;
export const rayonLabel = (km: number) => `À moins de ${formatDistance(km * 1_000)}`;

/** A filter that is set, in the words of its choice. */
export function filtreLabel(criteres: Criteres, filtre: Filtre): string {
  const { departement, genre, theme, difficulte, duree, distance, age, rayon } = criteres;
  const { saison } = criteres;
  switch (filtre) {
    case 'rayon':
      return rayon === null ? '' : rayonLabel(rayon);
    case 'departement':
      return departement === null ? '' : departementName(departement);
    case 'genre':
      return genre === null ? '' : genreLabels[genre];
    case 'theme':
      return theme === null ? '' : themeLabels[theme];
    case 'difficulte':
      return difficulte === null ? '' : difficulteLabels[difficulte];
    case 'duree':
      return duree === null ? '' : dureeLabel(duree);
    case 'distance':
      return distance === null ? '' : distanceLabel(distance);
    case 'age':
      return age === null ? '' : ageLabel(age);
    case 'saison':
      return saison === null ? '' : saisonWords[saison];
    case 'sans-vue':
    case 'sans-marches':
    case 'poussette':
    case 'fauteuil':
    case 'falc':
    case 'arret':
    case 'toilettes':
    case 'eau':
    case 'parking-pmr':
    case 'chiens':
    case 'ouverte':
    case 'a-faire':
      return ouiLabels[filtre];
  }
}
