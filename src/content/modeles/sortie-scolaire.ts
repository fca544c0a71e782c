import type { Modele } from './modele.ts';

export const modele: Modele = {
  titre: 'La classe en mission',
  resume:
    'Cinq missions de dix minutes autour de l’école : compter, lire, mesurer, dessiner, raconter.',
  description:
    'Pour une classe du CE1 au CM2, par groupes de cinq avec un adulte. Chaque mission fait travailler une compétence du programme. Une personne lit, une autre compte, une autre écrit : on change à chaque arrêt. [Indiquez où traverser et où se regrouper.]',
  genre: 'quete',
  theme: 'nature',
  difficulte: 'tres-facile',
  ageMinimum: 7,
  dureeMinutes: 60,
  traits: [],
  etapes: [
    {
      titre: 'Mission 1 : lire le plan',
      lieu: 'Portail de l’école',
      recit:
        'Avant de partir, une équipe sait où elle va. Regardez le plan de la commune : l’école, la mairie, la rivière. Où est le nord ? Montrez-le tous ensemble du doigt.',
      reperer: 'un plan affiché, une boussole, le lieu de rassemblement.',
      epreuve: {
        type: 'choix',
        consigne: 'Pour aller de l’école à la mairie, vers où part-on ?',
        indice: 'Le soleil se lève à l’est.',
        options: ['[La bonne direction]', 'Vers le nord', 'Vers l’ouest'],
      },
    },
    {
      titre: 'Mission 2 : compter juste',
      lieu: 'Devant la mairie',
      recit:
        'Un bâtiment public, cela se lit comme un livre : un drapeau, une devise, un buste parfois. Comptez chacun de votre côté, puis comparez. Si vous ne trouvez pas pareil, recomptez ensemble.',
      reperer: 'un nombre de fenêtres ou de marches sans ambiguïté.',
      epreuve: {
        type: 'nombre',
        consigne: 'Combien de fenêtres donnent sur la place ?',
        indice: 'Comptez étage par étage, et additionnez.',
      },
    },
    {
      titre: 'Mission 3 : mesurer sans règle',
      lieu: 'Un mur, un arbre ou un pont',
      recit:
        'Un grand pas d’enfant fait environ soixante centimètres. Nos ancêtres mesuraient en pieds et en pouces : à vous. Mesurez la longueur de [l’objet], en pas, puis calculez.',
      reperer: 'une longueur droite et sûre, mesurée d’avance avec un mètre.',
      epreuve: {
        type: 'nombre',
        consigne: 'Combien de mètres, à peu près ?',
        indice: 'Cinq pas font trois mètres.',
      },
    },
    {
      titre: 'Mission 4 : observer et dessiner',
      lieu: 'Un arbre, un jardin public',
      recit:
        'Asseyez-vous. Pendant trois minutes, dessinez une seule feuille, avec toutes ses nervures. Puis échangez vos dessins : peut-on retrouver l’arbre d’après le dessin du voisin ?',
      reperer: 'un coin d’herbe, trois espèces d’arbres différentes.',
      epreuve: {
        type: 'texte',
        consigne: 'De quel arbre vient cette feuille ?',
        indice: 'Ses fruits sont [des glands, des samares, des marrons].',
      },
    },
    {
      titre: 'Mission 5 : raconter',
      lieu: 'Retour à l’école',
      recit:
        'Chaque équipe choisit la chose la plus étonnante de la matinée et la raconte en trois phrases, sans dire où c’était. Les autres devinent. De retour en classe, vous en ferez une exposition.',
      reperer: 'l’accord de l’équipe enseignante sur la suite en classe.',
    },
  ],
};
