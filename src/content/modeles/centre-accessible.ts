import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Le centre pour tout le monde',
  resume:
    'Une boucle courte, sans marche et sans pente raide, avec de quoi s’asseoir à chaque arrêt.',
  description:
    'Un parcours pensé d’abord pour les personnes qui roulent, marchent peu, voient mal ou entendent mal. Rien ne dépend d’un seul sens. Longueur : [mètres]. Sol : [revêtement]. Places réservées : [lieu]. Toilettes accessibles : [lieu]. Vérifiez chaque passage avec une personne concernée avant de publier.',
  genre: 'quete',
  theme: 'pierre',
  difficulte: 'tres-facile',
  ageMinimum: 6,
  dureeMinutes: 45,
  traits: ['sans-marches', 'poussette', 'fauteuil'],
  etapes: [
    {
      titre: 'Prendre son temps',
      lieu: 'Place réservée ou arrêt de bus, centre',
      recit:
        'Ici, rien ne presse. La boucle fait [mètres] mètres, sans marche ni ressaut de plus de deux centimètres. À chaque arrêt, un banc. Pour commencer, respirez : que sent-on, sur cette place ?',
      reperer: 'pente, largeur, ressauts, banc, ombre, toilettes.',
    },
    {
      titre: 'La façade que l’on touche',
      lieu: 'Un mur accessible au bout des doigts',
      recit:
        'Posez la main sur la pierre, à hauteur d’accoudoir. Lisse ou rugueuse, froide ou tiède ? C’est du [pierre], tiré de [carrière]. On distingue encore les coups de l’outil.',
      reperer: 'une pierre à moins de 1,30 mètre du sol, que l’on atteint assis.',
      epreuve: {
        type: 'choix',
        consigne: 'Cette pierre est-elle :',
        indice: 'Passez la main, ou demandez à quelqu’un de la décrire.',
        options: ['[la bonne pierre]', 'Du granit', 'De la brique'],
      },
    },
    {
      titre: 'Ce que l’on entend',
      lieu: 'Fontaine, cour ou cloître',
      recit:
        'L’eau, les pas, les voix : un lieu a sa musique. Celle-ci change selon l’heure. Si vous entendez mal, cherchez ce qui bouge : l’eau écrit sur la pierre ce que d’autres écoutent.',
      reperer: 'un son constant, et ce qui le montre à qui n’entend pas.',
    },
    {
      titre: 'Le détail à hauteur d’yeux',
      lieu: 'Vitrine, plaque ou bas-relief',
      recit:
        'On dit toujours : levez les yeux. Pas ici. Le plus beau détail de la rue est à un mètre vingt du sol. Il représente [description précise, pour les personnes qui ne le voient pas].',
      reperer: 'un détail visible assis et debout, à décrire en entier dans le récit.',
      epreuve: {
        type: 'texte',
        consigne:
          'Le récit et la pierre disent la même chose : quel objet tient le personnage ?',
        indice: 'Il est nommé dans le récit.',
      },
    },
    {
      titre: 'Un café, une histoire',
      lieu: 'Commerce accessible, jardin ou médiathèque',
      recit:
        'La boucle se referme. [Prénom], qui connaît cette rue depuis [durée], raconte : « [une anecdote] ». Dites-nous ce qui vous a manqué en chemin : nous le corrigerons.',
      reperer: 'un commerce de plain-pied, d’accord pour être cité.',
    },
  ],
};
