import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'Un matin au marché',
  resume:
    'Entre les étals, une petite enquête gourmande où les réponses se demandent de vive voix.',
  description:
    'À jouer un [jour] matin, entre [heure] et [heure]. Ici, on a le droit de demander aux gens : c’est même le but. Prévoyez un panier. [Prévenez les commerçants et demandez-leur s’ils veulent bien jouer.]',
  genre: 'quete',
  theme: 'nature',
  difficulte: 'tres-facile',
  ageMinimum: 6,
  dureeMinutes: 45,
  traits: ['poussette'],
  etapes: [
    {
      titre: 'La cloche du marché',
      lieu: 'Entrée du marché ou halle',
      recit:
        'Autrefois, une cloche ouvrait et fermait le marché : vendre avant, c’était l’amende. Celui-ci existe depuis [date]. Regardez la halle : elle a été bâtie pour que la pluie ne décide pas à la place des gens.',
      reperer: 'une date sur la halle, le nombre de piliers, une mesure à grains.',
      epreuve: {
        type: 'nombre',
        consigne: 'Combien de piliers portent la halle ?',
        indice: 'Faites le tour par l’extérieur.',
      },
    },
    {
      titre: 'De saison',
      lieu: 'Étal de fruits et légumes',
      recit:
        'Un étal raconte le mois où l’on est. Cherchez ce qui a poussé à moins de vingt kilomètres : c’est souvent écrit à la craie. Sinon, demandez, on vous répondra avec plaisir.',
      reperer: 'un producteur d’accord pour répondre, en toute saison.',
      epreuve: {
        type: 'photo',
        consigne: 'Photographiez le légume le plus biscornu (après avoir demandé).',
        indice: 'Les courges et les carottes ont du talent.',
      },
    },
    {
      titre: 'Le nez du fromager',
      lieu: 'Étal du fromager',
      recit:
        'Vache, brebis, chèvre : les yeux fermés, sauriez-vous les distinguer ? Le fromage d’ici s’appelle [nom]. Il lui faut [durée] d’affinage et beaucoup de retournements.',
      reperer: 'un fromage local et son lait.',
      epreuve: {
        type: 'choix',
        consigne: 'De quel lait est fait le fromage d’ici ?',
        indice: 'Demandez, ou lisez l’étiquette.',
        options: ['[le bon lait]', 'De vache', 'De brebis'],
      },
    },
    {
      titre: 'La mesure',
      lieu: 'Mairie, halle ou musée',
      recit:
        'Avant le mètre et le kilo, chaque ville avait ses mesures, et l’on se disputait beaucoup. La Révolution a mis tout le monde d’accord en 1795. Ou presque : on achète encore les œufs à la douzaine.',
      reperer: 'une mesure ancienne, une balance, une inscription.',
      epreuve: {
        type: 'nombre',
        consigne: 'Combien d’œufs dans trois douzaines et demie ?',
        indice: 'Une demi-douzaine fait six.',
      },
    },
    {
      titre: 'La recette',
      lieu: 'Terrasse ou banc',
      recit:
        'Voici la recette de [plat d’ici], donnée par [prénom]. Vous avez maintenant tout ce qu’il faut dans votre panier. Bon appétit.',
      reperer: 'une recette locale et l’accord de qui la donne.',
    },
  ],
};
