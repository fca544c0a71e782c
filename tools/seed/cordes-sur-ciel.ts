import {
  autreChoix,
  cadenas,
  choix,
  motMystere,
  nombre,
  ordre,
  paragraphs,
  photo,
  seedParcours,
  texte,
} from './seed-parcours.ts';

/**
 * Cordes-sur-Ciel (INSEE 81069, Tarn).
 *
 * Coordinates: base Mérimée, in the copy of github.com/domdfcoding/monuments-historiques. Facts: Wikipedia « Halles de Cordes-sur-Ciel »
 * and « Maison du Grand Veneur », baladestarn.blogspot.com (Société des amis du Vieux Cordes), legrandecuyer.com (after Charles Portal,
 * historian of Cordes), museedupatrimoine.fr (after the base Mérimée). Counts and searches on the spot: five lobes of the roses,
 * mamc.cordessurciel.fr « Maison du Grand Fauconnier »; twenty-four octagonal pillars, Mérimée PA00095527; the hunt on the second floor,
 * Wikipedia; the woman who bites an apple, legrandecuyer.com « À propos »; « cité aux cent ogives », museedupatrimoine.fr.
 */
export const cordesSurCiel = seedParcours({
  key: 'CordesSurCiel',
  folder: 'cordes-sur-ciel',
  titre: 'La ville au-dessus des nuages',
  genre: 'quete',
  commune: { insee: '81069', nom: 'Cordes-sur-Ciel', departement: '81' },
  resume:
    'Certains matins, la brume remplit la vallée et Cordes flotte comme une île. Suivez un faucon de pierre le long des façades : tout ce qu’il demande est sculpté sous vos yeux.',
  description: paragraphs(
    'Sept haltes, d’une porte de la ville à l’autre. On compte, on cherche des bêtes de pierre, et l’on gagne en chemin les lettres d’un dernier mot.',
    'Cordes est construite sur une colline très raide. La montée par la porte de l’Horloge est courte, mais elle fait travailler les jambes. En haut, la Grand-Rue est plus douce. Les pavés sont inégaux : ce n’est pas un chemin pour les roues.',
    'Venez tôt, un matin d’automne, si vous voulez voir la mer de nuages.',
  ),
  theme: 'nature',
  embleme: 'lucide:cloud',
  dureeMinutes: 75,
  difficulte: 'intermediaire',
  ageMinimum: 7,
  pratique: {
    traits: ['sans-vue'],
    services: [
      {
        // Wikipedia « Gare de Cordes - Vindrac »: TER Occitanie, coach liO 707.
        service: 'arret',
        reponse: 'oui',
        position: { lat: 44.0669, lon: 1.8997 },
        precision: 'gare de Cordes-Vindrac (TER), à 4 km ; car liO 707',
      },
      {
        // info-campingcar.com « 2020 février, les carnavals »: its coordinates.
        service: 'parking',
        reponse: 'oui',
        position: { lat: 44.06453, lon: 1.95802 },
        precision: 'Les Tuileries, au pied de la cité',
      },
    ],
  },
  personnages: [
    {
      id: 'faucon',
      nom: 'Le faucon de pierre',
      portrait: {
        nom: 'faucon',
        texteAlternatif:
          'Dessin d’un faucon de pierre vu de face, les ailes serrées, l’œil rond.',
      },
    },
  ],
  couverture: 7,
  etapes: [
    {
      // Mérimée PA00095541 « porte de ville dite de l'Horloge ». Once « porte de la Vergue », fourth wall.
      titre: 'La porte de l’Horloge',
      personnage: 'faucon',
      lieu: 'Porte de l’Horloge, à l’est de la cité',
      position: { lat: 44.062668, lon: 1.955161 },
      dessin: {
        nom: 'porte-de-l-horloge',
        texteAlternatif:
          'Dessin de la porte de l’Horloge : un passage voûté, une horloge au-dessus, une tourelle au toit pointu et quelques marches.',
      },
      recit: paragraphs(
        '« Soufflez un peu : vous venez de gravir le plus raide. Moi, je vole. Enfin, je volerais, si je n’étais pas en pierre. Suivez-moi ! »',
        'Au début du XIIIe siècle, le comte de Toulouse, Raimond VII, sortait de longues guerres. Il voulait un lieu sûr pour ses gens. Il choisit cette colline, et promit des libertés à ceux qui viendraient y vivre.',
        'On vint, et vite. Moins d’un siècle plus tard, les maisons débordaient des murs. Il fallut bâtir une nouvelle enceinte, puis une autre, comme les anneaux d’un arbre.',
        'Cette porte appartient au quatrième anneau. Son horloge, ajoutée au XVIe siècle, lui a donné son nom.',
      ),
      epreuve: ordre({
        consigne: 'Remettez la naissance de Cordes dans l’ordre.',
        elements: [
          'Le comte choisit la colline',
          'On vient y vivre, libre',
          'Les maisons débordent des murs',
          'On bâtit le quatrième anneau',
          'La porte reçoit son horloge',
        ],
        points: 15,
        indices: [['Un arbre pousse du cœur vers l’écorce. La ville aussi.', 5]],
        motDeSucces: 'La porte est ouverte. Passez dessous, et montez vers le cœur.',
        anecdote: 'Avant son horloge, cette porte s’appelait la porte de la Vergue.',
        explication:
          'La ville est fondée en 1222 ; elle déborde en moins d’un siècle ; la quatrième enceinte suit, et l’horloge n’arrive qu’au XVIe siècle.',
      }),
    },
    {
      // Mérimée PA00095535. Falcons on the front, one left there, others at the musée Charles-Portal; museum of modern art.
      titre: 'La maison du Grand Fauconnier',
      personnage: 'faucon',
      lieu: 'Maison du Grand Fauconnier, Grand-Rue Raimond-VII',
      chemin: 'Montez tout droit par la Grand-Rue : les pavés sont inégaux.',
      position: { lat: 44.063245, lon: 1.95171 },
      dessin: {
        nom: 'grand-fauconnier',
        texteAlternatif:
          'Dessin de la maison du Grand Fauconnier : des arcs pointus en bas, deux rangs de fenêtres jumelles, et des faucons de pierre.',
      },
      recit: paragraphs(
        '« Ma maison ! J’ai longtemps veillé là-haut, avec mes frères. »',
        'Regardez cette façade : des arcs pointus en bas, pour les boutiques, et des rangées de fenêtres jumelles au-dessus. On se croirait devant un palais italien. Or c’était la maison d’un marchand.',
        'Au début du XIVe siècle, Cordes vendait ses cuirs et ses draps très loin, et ses bourgeois vivaient comme des seigneurs.',
        'Il n’y a jamais eu ici de fauconnier. Au XIXe siècle, l’écrivain Prosper Mérimée vint à Cordes pour en sauver les monuments. Il baptisa les maisons selon leurs sculptures, et les noms sont restés.',
      ),
      epreuve: nombre({
        consigne:
          'Au-dessus de chaque paire de fenêtres, une petite rose est percée dans la pierre. Combien de lobes a-t-elle, comme les pétales d’une fleur ?',
        valeur: 5,
        unite: 'lobes',
        points: 15,
        indices: [['Autant que les doigts d’une main.', 5]],
        motDeSucces: '« Bien compté. Vous avez presque mes yeux ! »',
        anecdote:
          'Un seul faucon est resté sur la façade. Ses frères sont à l’abri, au musée Charles-Portal.',
        explication:
          'Chaque tympan s’ouvre sur une rose à cinq lobes. Cette maison est la plus récente des grandes demeures de Cordes, et la plus fine.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qui a donné son nom à cette maison ?',
          bonne: 'Prosper Mérimée',
          fausses: [
            'Le comte de Toulouse',
            'Un marchand italien',
            'Un fauconnier du roi',
          ],
        }),
      }),
    },
    {
      // Mérimée PA00095527 « Halles ». 24 octagonal pillars; roofed in 1276, rebuilt after 1358; well 113.47 m deep.
      titre: 'La halle et son puits',
      lieu: 'Place de la Halle, sous la charpente',
      position: { lat: 44.063509, lon: 1.95153 },
      dessin: {
        nom: 'halle',
        texteAlternatif:
          'Dessin de la halle de Cordes : un grand toit de tuiles porté par des piliers de pierre, la margelle d’un puits et sa croix de fer entre deux piliers.',
      },
      recit: paragraphs(
        'Vous êtes au sommet, et au centre de tout. Sous ce grand toit, porté par des piliers de pierre, on vendait des cuirs, des toiles et du grain.',
        'On couvrit la place dès 1276, puis on la rebâtit au siècle suivant. Asseyez-vous sur un banc de pierre : des gens s’y reposent depuis des siècles.',
        'Près d’un pilier, voici la bouche d’un puits. Il descend à plus de cent treize mètres, jusqu’au niveau de la vallée : il fallait de l’eau, même assiégés.',
        'Une légende y jette trois inquisiteurs. Une croix de fer, dit-on, demande pardon pour eux. Aucun document ne l’a jamais confirmé.',
      ),
      epreuve: cadenas({
        consigne:
          'Un cadenas ferme le puits. Ses trois chiffres : le nombre de piliers qui portent la halle, puis le nombre de côtés d’un seul pilier.',
        combinaison: '248',
        points: 20,
        indices: [
          ['Les piliers sont autant que les heures d’un jour et d’une nuit.', 5],
          ['Un pilier a autant de côtés qu’une araignée a de pattes.', 10],
        ],
        motDeSucces: 'Clac ! Penchez-vous : c’est noir, et très profond.',
        anecdote:
          'L’un des piliers porte un anneau. Pendant des siècles, on y montrait les bêtes que l’on allait vendre au boucher.',
        explication:
          'Vingt-quatre piliers de pierre, à huit pans chacun, portent la charpente de la halle.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, jusqu’où descend le puits ?',
          bonne: 'Jusqu’au niveau de la vallée',
          fausses: ['Jusqu’à la porte d’en bas', 'Jusqu’à une grotte', 'Nul ne le sait'],
        }),
      }),
    },
    {
      // Mérimée PA00095526 « église Saint-Michel ». 13th century, altered in the 15th; bell tower of the 14th.
      titre: 'Saint-Michel, la vigie',
      lieu: 'Église Saint-Michel, à deux pas de la halle',
      position: { lat: 44.063824, lon: 1.95079 },
      dessin: {
        nom: 'saint-michel',
        texteAlternatif:
          'Dessin de l’église Saint-Michel : une rosace, un haut clocher carré, et une tourelle de guet qui le dépasse.',
      },
      recit: paragraphs(
        'L’église est presque aussi vieille que la ville. Commencée au XIIIe siècle, elle a été refaite au XVe, quand Cordes était assez riche pour voir plus large.',
        'Levez les yeux vers le clocher. Il date du XIVe siècle, et rien, dans la ville, ne monte plus haut. Imaginez un veilleur là-haut, le regard sur la vallée du Cérou.',
        'De la poussière sur la route, de la fumée sur une ferme, et la cloche sonne. Les portes se ferment l’une après l’autre, et toute la colline retient son souffle.',
        'Poussez la porte si elle est ouverte. Les murs et les voûtes ont été peints au XIXe siècle : du bleu, de l’or, et beaucoup de patience.',
      ),
      epreuve: photo({
        consigne:
          'Une photo pour le carnet : le clocher tout entier, avec l’un de vous qui fait le veilleur, la main au-dessus des yeux.',
        points: 10,
        indices: [['Reculez dans la ruelle, et tenez le téléphone tout en bas.', 2]],
        motDeSucces: 'Rien à signaler dans la vallée. Pour l’instant.',
        anecdote:
          'Le clocher a servi de tour de guet. La tourelle qui le dépasse était pour le veilleur.',
        explication: 'La photo reste sur votre téléphone, dans le carnet.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, que fait le veilleur quand il voit de la fumée ?',
          bonne: 'Il sonne la cloche',
          fausses: ['Il allume un feu', 'Il descend au puits', 'Il souffle dans un cor'],
        }),
      }),
    },
    {
      // Mérimée PA00095536. Carved hunt on the second floor; four storeys where other Gothic houses have three (Wikipedia).
      titre: 'La chasse de pierre',
      personnage: 'faucon',
      lieu: 'Maison du Grand Veneur, Grand-Rue Raimond-VII',
      position: { lat: 44.06334, lon: 1.950725 },
      dessin: {
        nom: 'chasse-de-pierre',
        texteAlternatif:
          'Dessin de la frise sculptée : un cavalier, un chien, un lièvre et un sanglier courent entre deux rangs de fenêtres.',
      },
      recit: paragraphs(
        '« Un veneur est un maître de chasse. Chut ! Elle court encore. »',
        'C’est une chasse entière, sculptée dans la pierre. Un cavalier lève son arme, et les bêtes fuient. Personne, là-haut, ne regarde les passants. Ils courent depuis sept cents ans, sans jamais se rattraper.',
        'Les comtes de Toulouse ne sont jamais venus chasser ici, quoi qu’en dise la légende : la maison fut bâtie un demi-siècle après le dernier d’entre eux. C’est une famille de marchands qui s’est offert ce rêve de seigneur.',
      ),
      epreuve: choix({
        consigne: 'Cherchez la chasse sur la façade. À quel étage court-elle ?',
        bonnes: ['Au deuxième étage'],
        fausses: ['Au rez-de-chaussée', 'Au premier étage', 'Sous le toit'],
        points: 15,
        indices: [
          [
            'La maison a quatre étages. La chasse n’est ni tout en bas, ni tout en haut.',
            5,
          ],
        ],
        motDeSucces: '« Vous les avez vus ! Ne les effrayez pas. »',
        anecdote:
          'Cette maison a un étage de plus que les autres grandes maisons de la rue.',
        explication: 'La frise sculptée court au deuxième étage, entre les fenêtres.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qui fit bâtir cette maison ?',
          bonne: 'Une famille de marchands',
          fausses: [
            'Le comte de Toulouse',
            'Les consuls de la ville',
            'Un maître de chasse',
          ],
        }),
      }),
    },
    {
      // Mérimée PA00095538 « maison Séguier ou du Grand Écuyer ». Horse at the top; Albert Camus, preface on Cordes.
      titre: 'Le cheval du Grand Écuyer',
      personnage: 'faucon',
      lieu: 'Maison du Grand Écuyer, Grand-Rue Raimond-VII',
      position: { lat: 44.063534, lon: 1.949372 },
      dessin: {
        nom: 'grand-ecuyer',
        texteAlternatif:
          'Dessin de la maison du Grand Écuyer : un cheval de pierre passe la tête entre deux fenêtres gothiques.',
      },
      recit: paragraphs(
        '« Celle-là me fait un peu peur. Il y a trop de dents. »',
        'Voici la plus finement sculptée de toutes. Tout en haut, un cheval passe la tête : c’est lui qui a donné son nom à la maison. Autour, un lion, un taureau, un chien, et des êtres qui n’existent pas.',
        'Cherchez la gourmande : une femme de pierre croque quelque chose, et se moque peut-être de nous.',
        'Au XXe siècle, Cordes s’endormait. Des artistes et des artisans relevèrent les maisons. L’écrivain Albert Camus séjourna ici même en 1957. Il avait écrit de Cordes que « tout est beau, même le regret ».',
      ),
      epreuve: texte({
        consigne: 'Que croque la femme sculptée sur la façade ?',
        reponses: ['pomme', 'une pomme', 'pommes', 'la pomme'],
        points: 20,
        indices: [
          [
            'C’est un fruit. Dans une vieille histoire, une autre femme y a goûté avant elle.',
            5,
          ],
          ['Blanche-Neige n’aurait pas dû y mordre non plus.', 10],
        ],
        motDeSucces: 'Croquée ! Il y a bien de quoi se moquer.',
        anecdote:
          'D’autres sculptures ornent cette façade. Prenez le temps de les chercher.',
        explication: 'C’est une pomme : on l’appelle la croqueuse de pommes.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, quelle bête a donné son nom à la maison ?',
          bonne: 'Un cheval',
          fausses: ['Un chien', 'Un lion', 'Un taureau'],
        }),
      }),
    },
    {
      // Mérimée PA00095543 « porte des Ormeaux » (1222). The name « sur-Ciel » is official since 1993.
      titre: 'La porte des Ormeaux',
      personnage: 'faucon',
      lieu: 'Porte des Ormeaux, à l’ouest de la cité',
      position: { lat: 44.063667, lon: 1.948736 },
      dessin: {
        nom: 'ville-dans-les-nuages',
        texteAlternatif:
          'Dessin de Cordes au matin : les toits et le clocher sortent seuls d’une mer de nuages.',
      },
      recit: paragraphs(
        '« Je m’arrête ici. Après, c’est le vide, et je n’ai que des ailes de pierre. »',
        'Cette porte date de la fondation. Deux tours rondes l’encadrent. L’une a gardé ses étages. L’autre a perdu les siens, et porte un jardin. Dans le passage, on voit encore les rainures de deux herses.',
        'Retournez-vous. Longtemps, la ville s’appela simplement Cordes. C’est depuis 1993 qu’elle se nomme Cordes-sur-Ciel : quand la brume remplit la vallée, les toits sortent seuls des nuages.',
        'Elle a un autre surnom. Partout, aux boutiques, aux fenêtres, vous avez vu le même arc, pointu comme deux mains jointes. Alors on l’appelle « la cité aux cent… ».',
      ),
      epreuve: motMystere({
        consigne:
          'Les lettres gagnées en chemin forment le dernier mot du surnom : le nom de cet arc pointu, au pluriel. Remettez-les en ordre.',
        reponses: ['ogives', 'ogive', 'la cité aux cent ogives'],
        points: 25,
        indices: [
          ['C’est la forme d’une fenêtre gothique. Le mot commence par un O.', 5],
          ['Le nez d’une fusée porte le même nom.', 10],
        ],
        motDeSucces: '« Un mot pointu comme mon bec. Bravo, et redescendez doucement ! »',
        anecdote:
          'Les assaillants qui avaient forcé la porte d’en bas découvraient celle-ci, et perdaient courage.',
        explication:
          'Cordes est surnommée « la cité aux cent ogives », pour les arcs brisés de ses maisons du XIVe siècle.',
      }),
    },
  ],
});
