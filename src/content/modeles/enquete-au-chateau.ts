import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Qui a volé le sceau du château ?',
  resume:
    'Un objet disparu, quatre suspects, six lieux : menez l’enquête avant la tombée du jour.',
  description:
    'Une enquête en famille autour du château. À chaque arrêt, un indice innocente un suspect. Les personnages sont inventés, les lieux sont vrais. [Dites en une phrase quelle époque vous avez choisie.]',
  genre: 'quete',
  theme: 'pierre',
  difficulte: 'intermediaire',
  ageMinimum: 8,
  dureeMinutes: 90,
  traits: [],
  etapes: [
    {
      titre: 'La disparition',
      lieu: 'Devant la grille du château',
      recit:
        'Ce matin, le coffre était ouvert et le sceau n’y était plus. Quatre personnes avaient la clé : l’intendante, le jardinier, la cuisinière et le notaire. Personne n’est sorti depuis. Notez bien leurs noms : l’un d’eux ment.',
      reperer: 'un blason, une devise, une date au-dessus de la grille.',
      epreuve: {
        type: 'texte',
        consigne: 'Le sceau portait l’animal du blason. Lequel est-ce ?',
        indice: 'Levez les yeux vers le fronton.',
      },
    },
    {
      titre: 'La trace dans l’allée',
      lieu: 'Allée ou parc',
      recit:
        'Le gravier est dérangé : quelqu’un a couru. L’intendante boite depuis l’hiver ; elle n’a pas pu courir. Rayez son nom. [Adaptez l’allée et les arbres à votre lieu.]',
      reperer: 'le nombre d’arbres d’une rangée, de marches ou de bornes.',
      epreuve: {
        type: 'nombre',
        consigne: 'Combien de [tilleuls] bordent l’allée, d’un seul côté ?',
        indice: 'Comptez aussi les souches.',
      },
    },
    {
      titre: 'Le message de la tourelle',
      lieu: 'Au pied d’une tour',
      recit:
        'Un billet plié en quatre a glissé entre deux pierres. L’écriture est soignée : la cuisinière, qui signe d’une croix, n’a pas pu l’écrire. Rayez son nom.',
      reperer: 'une fente, une meurtrière, un mot gravé qui puisse servir de clé.',
      epreuve: {
        type: 'texte',
        consigne: 'Le billet dit : « EIRUCÉ’L SNAD ». Lisez-le comme il faut : où donc ?',
        indice: 'Commencez par la fin.',
      },
    },
    {
      titre: 'La porte aux trois serrures',
      lieu: 'Une porte ancienne ou une poterne',
      recit:
        'Trois chiffres ouvrent cette porte, et tous trois sont sous vos yeux. Le jardinier, lui, ne sait pas compter au-delà de dix : il n’aurait jamais pu l’ouvrir. Rayez son nom.',
      reperer: 'trois nombres visibles du même endroit : fenêtres, clous, marches.',
      epreuve: {
        type: 'cadenas',
        consigne:
          'Comptez [les fenêtres], puis [les clous de la penture], puis [les marches].',
        indice: 'Trois chiffres, dans l’ordre de la phrase.',
      },
    },
    {
      titre: 'Les aveux',
      lieu: 'Un banc, à l’ombre',
      recit:
        'Il ne reste qu’un nom. Le notaire pâlit, bafouille, et finit par tout dire : il voulait sceller un faux testament. Mais où a-t-il caché le sceau ?',
      reperer: 'un endroit calme où lire à voix haute.',
      epreuve: {
        type: 'choix',
        consigne: 'Qui a volé le sceau ?',
        indice: 'Relisez les noms que vous avez rayés.',
        options: ['Le notaire', 'L’intendante', 'Le jardinier', 'La cuisinière'],
      },
    },
    {
      titre: 'Le sceau retrouvé',
      lieu: 'Puits, statue ou arbre remarquable',
      recit:
        'Il était là, à portée de main, là où personne ne regarde. Le château peut dormir tranquille. Et cette histoire, l’avez-vous crue ? Voici la vraie : [une anecdote authentique du château].',
      reperer:
        'une cachette imaginaire crédible, que l’on voit sans rien toucher ni escalader.',
    },
  ],
};
