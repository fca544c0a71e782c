import type { Modele } from './modele.ts';
import type { ModeleId } from './modeles.ts';

type ModeleEntry = {
  id: ModeleId;
  nom: string;
  /** Suitable public and places. */
  pour: string;
};

/** The templates, the ones that suit most communes first. Loaded on demand. */
export const modeleList: readonly ModeleEntry[] = [
  {
    id: 'histoire-du-village',
    nom: 'L’histoire du village',
    pour: 'Pour toutes les communes : six arrêts entre la place, l’église et l’école.',
  },
  {
    id: 'lavoirs-et-fontaines',
    nom: 'Lavoirs et fontaines',
    pour: 'Pour qui a de l’eau : source, lavoir, abreuvoir, moulin.',
  },
  {
    id: 'enquete-au-chateau',
    nom: 'Enquête au château',
    pour: 'Un vol, quatre suspects, six indices : en famille, autour d’un château ou d’un manoir.',
  },
  {
    id: 'nature-et-oiseaux',
    nom: 'Nature et oiseaux',
    pour: 'Une marche lente entre haie, mare et lisière.',
  },
  {
    id: 'memoire',
    nom: 'Lieux de mémoire',
    pour: 'Une visite sans points ni pièges, pour une commémoration ou une classe.',
  },
  {
    id: 'sortie-scolaire',
    nom: 'Sortie scolaire',
    pour: 'Cinq missions de dix minutes autour de l’école, du CE1 au CM2.',
  },
  {
    id: 'jour-de-marche',
    nom: 'Jour de marché',
    pour: 'Une petite enquête gourmande, où l’on parle aux commerçants.',
  },
  {
    id: 'centre-accessible',
    nom: 'Centre-ville accessible',
    pour: 'Sans marche ni pente raide, un banc à chaque arrêt.',
  },
  {
    id: 'marche-de-nuit',
    nom: 'Marche de nuit',
    pour: 'Une heure de nuit en groupe : étoiles, chouettes et veillées.',
  },
  {
    id: 'cimetiere',
    nom: 'Cimetière et célébrités',
    pour: 'Une visite respectueuse, et les noms que portent les rues.',
  },
];

/** The template of this id; all of them are in one file. */
export async function loadModele(id: ModeleId): Promise<Modele> {
  return (await import('./modeles.ts')).modeles[id];
}
