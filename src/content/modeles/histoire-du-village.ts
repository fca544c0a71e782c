import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Il était une fois [nom du village]',
  resume:
    'Du cœur ancien à la gare, six arrêts pour lire l’histoire du village sur ses murs.',
  description:
    'Une promenade pour celles et ceux qui passent, et pour celles et ceux qui vivent ici sans avoir jamais levé la tête. À chaque arrêt, un détail à trouver et une page d’histoire. [Dites ici ce que votre village a d’unique, en deux phrases.]',
  genre: 'quete',
  theme: 'pierre',
  difficulte: 'facile',
  ageMinimum: 7,
  dureeMinutes: 60,
  traits: [],
  etapes: [
    {
      titre: 'La place, point de départ',
      lieu: 'Place de la mairie',
      recit:
        'Vous voici là où tout le monde finit par passer. Marchés, fêtes, départs et retours : cette place a tout vu. Son nom lui-même raconte quelque chose : elle s’appelle ainsi depuis [date], en souvenir de [personne ou événement].',
      reperer: 'une plaque de rue, une date sur une façade, l’ancien nom de la place.',
      epreuve: {
        type: 'nombre',
        consigne:
          'Cherchez la date gravée sur la façade de [bâtiment]. Quelle année lisez-vous ?',
        indice: 'Elle est plus haut que les yeux : reculez de dix pas.',
      },
    },
    {
      titre: 'L’église et ses reprises',
      lieu: 'Devant le portail de l’église',
      recit:
        'Une église de village se bâtit rarement d’un seul coup. Ici, [le chœur] date du [siècle], et [le clocher] est venu bien après. Regardez les pierres : là où leur couleur change, un chantier s’est arrêté, puis a repris.',
      reperer:
        'un changement de pierre, une pierre sculptée remployée, un cadran solaire.',
      epreuve: {
        type: 'texte',
        consigne: 'Un animal est sculpté [à gauche du portail]. Lequel ?',
        indice: 'Il est souvent le symbole d’un évangéliste.',
      },
    },
    {
      titre: 'La rue des métiers',
      lieu: 'Dans la rue la plus ancienne',
      recit:
        'Forgeron, boulanger, sabotier, couturière : il y a un siècle, chaque porte de cette rue était un métier. Au numéro [n°], on entendait l’enclume dès le matin. Il en reste des traces, pour qui regarde les linteaux et les vitrines.',
      reperer:
        'un linteau sculpté d’outils, une enseigne peinte, un anneau pour les chevaux.',
      epreuve: {
        type: 'choix',
        consigne: 'Quel métier s’exerçait dans la maison au linteau sculpté ?',
        indice: 'Les outils sont gravés dans la pierre.',
        options: ['[le bon métier]', 'Tonnelier', 'Sabotier', 'Tisserand'],
      },
    },
    {
      titre: 'L’école',
      lieu: 'Devant l’ancienne école',
      recit:
        'Garçons d’un côté, filles de l’autre : les mots se lisent parfois encore au-dessus des portes. L’école a ouvert en [date]. [Un souvenir d’ancien élève, en une ou deux phrases, avec son accord.]',
      reperer: 'les inscriptions « Garçons » et « Filles », la cloche, la cour.',
    },
    {
      titre: 'Le nom sur la pierre',
      lieu: 'Monument ou plaque commémorative',
      recit:
        'Derrière un nom gravé, il y a une vie. [Prénom Nom] avait [âge] ans. Ses descendants vivent encore ici, ou sont partis à [ville]. Prenez le temps de lire quelques noms à voix haute.',
      reperer: 'un nom dont la mairie ou une famille connaît l’histoire.',
    },
    {
      titre: 'Le mot de la fin',
      lieu: 'Le plus beau point de vue sur le village',
      recit:
        'D’ici, on voit presque tout ce que vous avez traversé. Les toits ont changé, la rivière a bougé, et le clocher est toujours là. Merci d’avoir marché avec nous.',
      reperer: 'un banc, un parapet, un endroit sûr où un groupe peut s’arrêter.',
      epreuve: {
        type: 'ordre',
        consigne:
          'Remettez ces moments du village dans l’ordre, du plus ancien au plus récent.',
        indice: 'Les dates étaient écrites en chemin.',
        options: [
          '[La construction de l’église]',
          '[L’ouverture de l’école]',
          '[L’arrivée du train]',
        ],
      },
    },
  ],
};
