import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Quand le village s’endort',
  resume: 'Lampe éteinte le plus souvent possible, une heure pour réapprendre la nuit.',
  description:
    'À faire en groupe, à la nuit tombée, avec une lampe et un gilet clair par personne. Parlez bas : des gens dorment. Prévenez la mairie pour l’extinction de l’éclairage. [Heures conseillées selon la saison, passages à éviter par temps de pluie.]',
  genre: 'quete',
  theme: 'nature',
  difficulte: 'intermediaire',
  ageMinimum: 8,
  dureeMinutes: 60,
  traits: [],
  etapes: [
    {
      titre: 'Éteindre',
      lieu: 'Dernier lampadaire du village',
      recit:
        'Il faut vingt minutes aux yeux pour s’habituer au noir, et une seconde de lampe pour tout perdre. Éteignez. Attendez. Ce gris qui vient, c’est déjà la nuit qui s’ouvre.',
      reperer: 'un lieu plat, sans voitures, avec le moins de lumière possible.',
    },
    {
      titre: 'La lumière d’avant',
      lieu: 'Une maison ancienne, une lanterne',
      recit:
        'Chandelle, lampe à huile, gaz, ampoule : l’électricité est arrivée ici en [date]. Avant, on veillait ensemble pour n’allumer qu’une lampe. On y racontait ce que l’on n’aurait pas dit de jour.',
      reperer: 'la date de l’électrification, un souvenir de veillée.',
      epreuve: {
        type: 'ordre',
        consigne: 'Remettez ces lumières dans l’ordre où elles sont venues.',
        indice: 'Le gaz n’a guère duré.',
        options: ['La chandelle', 'La lampe à huile minérale', 'L’ampoule électrique'],
      },
    },
    {
      titre: 'Qui vole là ?',
      lieu: 'Près du clocher ou d’un vieux toit',
      recit:
        'Une ombre passe, sans bruit. La chouette effraie niche volontiers dans les clochers ; la pipistrelle tient dans une boîte d’allumettes. Ni l’une ni l’autre ne vous veut du mal.',
      reperer: 'la présence réelle de chouettes ou de chauves-souris.',
      epreuve: {
        type: 'choix',
        consigne: 'La chauve-souris s’oriente dans le noir grâce à :',
        indice: 'Elle crie, et elle écoute.',
        options: ['L’écho de ses cris', 'Ses grands yeux', 'L’odeur des murs'],
      },
    },
    {
      titre: 'L’heure au clocher',
      lieu: 'Là où l’on entend sonner',
      recit:
        'De nuit, le village vit à l’oreille. Autrefois, l’angélus du soir disait : rentrez. Écoutez jusqu’au bout, et comptez.',
      reperer: 'les heures de sonnerie, et si elles cessent la nuit.',
      epreuve: {
        type: 'nombre',
        consigne:
          'Combien de coups sonne-t-on de une heure à minuit compris, sans les demies ?',
        indice: 'Un, puis deux, puis trois… additionnez jusqu’à douze.',
      },
    },
    {
      titre: 'La Grande Ourse',
      lieu: 'Un pré ou un belvédère dégagé',
      recit:
        'Sept étoiles en casserole. Prolongez cinq fois le bord opposé au manche : voici l’étoile polaire, donc le nord. On la voit ici toute l’année, quand le ciel veut bien.',
      reperer: 'un horizon nord dégagé.',
      epreuve: {
        type: 'texte',
        consigne: 'Quelle étoile indique le nord ?',
        indice: 'Son nom rappelle la banquise.',
      },
    },
    {
      titre: 'Rallumer',
      lieu: 'Retour au village',
      recit:
        'Les fenêtres éclairées ont l’air plus chaudes qu’au départ. Une dernière chose, à voix basse : quel son de cette nuit voulez-vous garder ? Bonne nuit.',
      reperer: 'un retour éclairé jusqu’au stationnement.',
    },
  ],
};
