import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Celles et ceux d’ici',
  resume:
    'Une visite respectueuse du cimetière et des rues qui portent le nom de leurs célébrités.',
  description:
    'On y vient en silence, on ne touche pas les tombes, on laisse passer celles et ceux qui se recueillent. Le cimetière ouvre de [heure] à [heure]. Ne citez une personne morte depuis moins de cent ans qu’avec l’accord de sa famille.',
  genre: 'visite',
  theme: 'pierre',
  difficulte: 'facile',
  ageMinimum: 10,
  dureeMinutes: 50,
  traits: [],
  etapes: [
    {
      titre: 'La rue qui porte son nom',
      lieu: 'Plaque de rue',
      recit:
        'On passe devant tous les jours sans savoir qui c’était. [Prénom Nom] naquit ici en [date], [métier ou œuvre]. La rue a pris son nom en [date], après une belle dispute au conseil municipal.',
      reperer: 'la délibération qui a nommé la rue, la maison natale.',
    },
    {
      titre: 'Le portail',
      lieu: 'Entrée du cimetière',
      recit:
        'Le cimetière entourait jadis l’église ; on l’a déplacé ici en [date], par hygiène. Les ifs, eux, étaient déjà un symbole : toujours verts, ils vivent des siècles.',
      reperer: 'les horaires, une date sur le portail, un arbre remarquable.',
    },
    {
      titre: 'Lire une pierre',
      lieu: 'Allée ancienne',
      recit:
        'Une couronne pour l’éternité, une colonne brisée pour une vie interrompue, deux mains jointes pour un couple : les tombes parlent une langue que l’on a presque oubliée.',
      reperer: 'trois symboles lisibles depuis l’allée.',
      epreuve: {
        type: 'association',
        consigne: 'Reliez chaque symbole à ce qu’il veut dire.',
        indice: 'Les réponses sont dans le récit.',
        options: [
          'La couronne : l’éternité',
          'La colonne brisée : une vie interrompue',
          'Les mains jointes : le couple',
        ],
      },
    },
    {
      titre: 'Le savant, l’artiste, la voyageuse',
      lieu: 'Tombe d’une personne connue',
      recit:
        '[Prénom Nom, dates]. Son portrait est au musée, ses livres à la médiathèque. Mais c’est ici qu’on apprend ce détail : [un détail humain et vérifié].',
      reperer: 'une source imprimée pour chaque fait.',
    },
    {
      titre: 'Les inconnus',
      lieu: 'Carré ancien, croix sans nom',
      recit:
        'Tout le monde n’a pas eu de pierre. Un enfant trouvé, un soldat de passage, un ouvrier du canal. On ne sait presque rien d’eux, et c’est pourquoi l’on s’arrête.',
      reperer: 'un registre paroissial ou d’état civil de plus de cent ans.',
    },
    {
      titre: 'Et vous ?',
      lieu: 'Un banc, à la sortie',
      recit:
        'De quoi voudriez-vous que l’on se souvienne ? D’une phrase, d’une recette, d’un arbre planté ? Parlez-en en rentrant : c’est ainsi que commence la mémoire.',
      reperer: 'un banc à l’ombre.',
    },
  ],
};
