import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Au fil de l’eau',
  resume:
    'De la source au lavoir, suivez l’eau comme la suivaient celles et ceux qui en vivaient.',
  description:
    'L’eau coule dans les tuyaux, et l’on oublie qu’il fallait aller la chercher. Cette promenade suit son chemin : source, fontaine, lavoir, abreuvoir, moulin. [Dites d’où vient l’eau de votre commune.]',
  genre: 'quete',
  theme: 'eau',
  difficulte: 'facile',
  ageMinimum: 6,
  dureeMinutes: 75,
  traits: [],
  etapes: [
    {
      titre: 'La source',
      lieu: 'Au plus près de la source accessible à pied',
      recit:
        'Elle ne se voit presque pas, et pourtant le village est né à cause d’elle. On y venait avec deux seaux et un cercle de bois pour les tenir loin des jambes. Écoutez : avant de la voir, on l’entend.',
      reperer: 'un chemin sûr, l’endroit d’où on l’entend le mieux.',
    },
    {
      titre: 'La fontaine',
      lieu: 'Fontaine de la place',
      recit:
        'Quand l’eau est arrivée jusqu’ici en [date], ce fut une fête. Finis les allers-retours : on se retrouvait désormais autour du bassin, et toutes les nouvelles du village passaient par là.',
      reperer: 'une date, des initiales, le nombre de becs, un mascaron.',
      epreuve: {
        type: 'nombre',
        consigne: 'De combien de becs l’eau sort-elle, ou sortait-elle autrefois ?',
        indice: 'Faites le tour : certains ne coulent plus.',
      },
    },
    {
      titre: 'Le lavoir',
      lieu: 'Sous le toit du lavoir',
      recit:
        'À genoux dans une caisse de bois garnie de paille, le battoir à la main, hiver comme été. Le lavoir avait sa hiérarchie : en amont, l’eau claire pour rincer. [Nom ou surnom d’une lavandière, si on s’en souvient.]',
      reperer: 'les pierres usées, les perches, le sens du courant, une inscription.',
      epreuve: {
        type: 'choix',
        consigne: 'Où se mettait-on pour rincer le linge ?',
        indice: 'Là où l’eau n’a encore rencontré personne.',
        options: ['Côté arrivée de l’eau', 'Côté sortie de l’eau', 'Peu importe'],
      },
    },
    {
      titre: 'La recette de la lessive',
      lieu: 'Près du lavoir, à l’ombre',
      recit:
        'Deux fois l’an, la grande lessive durait trois jours : on appelait cela la buée. La cendre du foyer remplaçait le savon. Le premier jour s’appelait parfois le purgatoire, le deuxième l’enfer, le troisième le paradis.',
      reperer: 'un banc pour s’asseoir à plusieurs.',
      epreuve: {
        type: 'ordre',
        consigne: 'Remettez la grande lessive dans l’ordre.',
        indice: 'On ne coule la cendre que sur du linge déjà mouillé.',
        options: [
          'Tremper',
          'Couler la cendre',
          'Battre et rincer',
          'Étendre sur le pré',
        ],
      },
    },
    {
      titre: 'L’abreuvoir',
      lieu: 'Abreuvoir ou gué',
      recit:
        'Chevaux et vaches avaient aussi leur bassin, jamais le même que celui des gens. Le soir, c’était un défilé. [Une anecdote d’élevage ou de foire.]',
      reperer: 'une rampe pavée, un anneau de fer, une marque de crue.',
    },
    {
      titre: 'Le moulin',
      lieu: 'Vanne, bief ou ancien moulin',
      recit:
        'Ici, l’eau travaillait. Elle tournait la roue, qui tournait la meule, qui faisait la farine. Le moulin a moulu jusqu’en [date]. Restez bien sur le chemin : l’eau y est plus profonde qu’on ne croit.',
      reperer:
        'une vanne, une meule, une barrière ; vérifiez que l’on reste loin du bord.',
      epreuve: {
        type: 'texte',
        consigne:
          'Quel mot, de quatre lettres, désigne le canal qui amène l’eau au moulin ?',
        indice: 'Il commence comme « bien » et finit comme « chef ».',
      },
    },
  ],
};
