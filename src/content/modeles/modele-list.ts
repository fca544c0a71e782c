import type { Modele } from './modele.ts';

type ModeleEntry = {
  id: string;
  nom: string;
  /** Whom and what it suits. */
  pour: string;
  load: () => Promise<Modele>;
};

/** The templates, the ones that suit most communes first. Each is loaded when it is looked at. */
export const modeleList: readonly ModeleEntry[] = [
  {
    id: 'histoire-du-village',
    nom: 'L’histoire du village',
    pour: 'Pour toutes les communes : six arrêts entre la place, l’église et l’école.',
    load: async () => (await import('./histoire-du-village.ts')).modele,
  },
  {
    id: 'lavoirs-et-fontaines',
    nom: 'Lavoirs et fontaines',
    pour: 'Pour qui a de l’eau : source, lavoir, abreuvoir, moulin.',
    load: async () => (await import('./lavoirs-et-fontaines.ts')).modele,
  },
  {
    id: 'enquete-au-chateau',
    nom: 'Enquête au château',
    pour: 'Un vol, quatre suspects, six indices : en famille, autour d’un château ou d’un manoir.',
    load: async () => (await import('./enquete-au-chateau.ts')).modele,
  },
  {
    id: 'nature-et-oiseaux',
    nom: 'Nature et oiseaux',
    pour: 'Une marche lente entre haie, mare et lisière.',
    load: async () => (await import('./nature-et-oiseaux.ts')).modele,
  },
  {
    id: 'memoire',
    nom: 'Lieux de mémoire',
    pour: 'Une visite sans points ni pièges, pour une commémoration ou une classe.',
    load: async () => (await import('./memoire.ts')).modele,
  },
  {
    id: 'sortie-scolaire',
    nom: 'Sortie scolaire',
    pour: 'Cinq missions de dix minutes autour de l’école, du CE1 au CM2.',
    load: async () => (await import('./sortie-scolaire.ts')).modele,
  },
  {
    id: 'jour-de-marche',
    nom: 'Jour de marché',
    pour: 'Une petite enquête gourmande, où l’on parle aux commerçants.',
    load: async () => (await import('./jour-de-marche.ts')).modele,
  },
  {
    id: 'centre-accessible',
    nom: 'Centre-ville accessible',
    pour: 'Sans marche ni pente raide, un banc à chaque arrêt.',
    load: async () => (await import('./centre-accessible.ts')).modele,
  },
  {
    id: 'marche-de-nuit',
    nom: 'Marche de nuit',
    pour: 'Une heure de nuit en groupe : étoiles, chouettes et veillées.',
    load: async () => (await import('./marche-de-nuit.ts')).modele,
  },
  {
    id: 'cimetiere',
    nom: 'Cimetière et célébrités',
    pour: 'Une visite respectueuse, et les noms que portent les rues.',
    load: async () => (await import('./cimetiere.ts')).modele,
  },
];
