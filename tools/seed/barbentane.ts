import { aucune, seedParcours } from './seed-parcours.ts';

/**
 * Barbentane (INSEE 13010, Bouches-du-Rhône): a draft that its author has not finished, so that the dashboard
 * shows both states. It has no time, no description, and its last étapes still wait for their épreuves.
 *
 * Coordinates: base Mérimée, in the copy of github.com/domdfcoding/monuments-historiques.
 * Facts: « Guide patrimoine, Terre de Provence » (tour Anglica, 1365; château, 1674).
 */
export const barbentane = seedParcours({
  key: 'Barbentane',
  folder: 'barbentane',
  titre: 'La tour qui veille sur la Durance',
  genre: 'quete',
  commune: { insee: '13010', nom: 'Barbentane', departement: '13' },
  resume:
    'Du château au sommet du village, sur les pas du cardinal qui fit bâtir la tour.',
  description: '',
  theme: 'nature',
  embleme: 'maki:castle',
  dureeMinutes: null,
  difficulte: 'facile',
  ageMinimum: 7,
  etapes: [
    {
      titre: 'Le petit Trianon du soleil',
      lieu: 'Château de Barbentane, devant la grille',
      position: { lat: 43.901039, lon: 4.747138 },
      recit:
        'On l’appelle « le petit Trianon du soleil ». Ce château, commencé en 1674, a gardé ses terrasses à l’italienne. Il appartient toujours à la famille qui l’a bâti : on l’admire de l’extérieur.',
      epreuve: aucune,
    },
    {
      titre: 'La maison des Chevaliers',
      lieu: 'Maison des Chevaliers, face à l’église',
      position: { lat: 43.898669, lon: 4.747477 },
      recit: '',
      epreuve: aucune,
    },
    {
      titre: 'La tour Anglica',
      lieu: 'Au pied de la tour Anglica',
      position: { lat: 43.897448, lon: 4.748383 },
      recit:
        'Haute de vingt-huit mètres, elle fut dressée vers 1365 par Anglic de Grimoard, le frère du pape Urbain V.',
      epreuve: aucune,
    },
  ],
});
