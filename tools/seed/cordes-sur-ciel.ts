import { aucune, paragraphs, seedParcours } from './seed-parcours.ts';

/**
 * Cordes-sur-Ciel (INSEE 81069, Tarn).
 *
 * Coordinates: base Mérimée, in the copy of github.com/domdfcoding/monuments-historiques.
 * Facts: Wikipedia « Halles de Cordes-sur-Ciel », baladestarn.blogspot.com (Société des amis du Vieux Cordes),
 * legrandecuyer.com (after Charles Portal, historian of Cordes), museedupatrimoine.fr (after the base Mérimée).
 */
export const cordesSurCiel = seedParcours({
  key: 'CordesSurCiel',
  folder: 'cordes-sur-ciel',
  titre: 'La ville au-dessus des nuages',
  genre: 'visite',
  commune: { insee: '81069', nom: 'Cordes-sur-Ciel', departement: '81' },
  resume:
    'Certains matins, la brume remplit la vallée et Cordes flotte comme une île. Entrez par la porte de l’Horloge, et laissez-vous raconter huit siècles de pierre.',
  description: paragraphs(
    'Une visite à lire ou à écouter, sans rien à résoudre : sept haltes, d’une porte de la ville à l’autre.',
    'Cordes est construite sur une colline très raide. La montée par la porte de l’Horloge est courte, mais elle fait travailler les jambes. En haut, la Grand-Rue est plus douce. Les pavés sont inégaux : ce n’est pas un chemin pour les roues.',
    'Venez tôt, un matin d’automne, si vous voulez voir la mer de nuages.',
  ),
  theme: 'nature',
  dureeMinutes: 60,
  difficulte: 'intermediaire',
  ageMinimum: 5,
  pratique: { traits: ['sans-vue'] },
  couverture: 7,
  etapes: [
    {
      // Mérimée PA00095541 « porte de ville dite de l'Horloge ». Once « porte de la Vergue », fourth wall.
      titre: 'La porte de l’Horloge',
      lieu: 'Porte de l’Horloge, à l’est de la cité',
      position: { lat: 44.062668, lon: 1.955161 },
      dessin: {
        nom: 'porte-de-l-horloge',
        texteAlternatif:
          'Dessin de la porte de l’Horloge : un passage voûté, une horloge au-dessus, une tourelle au toit pointu et quelques marches.',
      },
      recit: paragraphs(
        'Bienvenue à Cordes. Soufflez un peu : vous venez de gravir le plus raide.',
        'La ville est née en 1222. Le comte de Toulouse, Raimond VII, sortait de longues guerres. Il voulait un lieu sûr pour ses gens. Il choisit cette colline et promit des libertés à ceux qui viendraient y vivre. On vint, et vite. Moins d’un siècle plus tard, les maisons débordaient des murs. Il fallut bâtir une nouvelle enceinte, puis une autre, comme les anneaux d’un arbre.',
        'Cette porte appartient au quatrième anneau. Son horloge, ajoutée au XVIe siècle, lui a donné son nom. Passez dessous, et montez vers le cœur.',
      ),
      epreuve: aucune,
    },
    {
      // Mérimée PA00095535. Falcons on the front, one left there, others at the musée Charles-Portal; museum of modern art.
      titre: 'La maison du Grand Fauconnier',
      lieu: 'Maison du Grand Fauconnier, Grand-Rue Raimond-VII',
      position: { lat: 44.063245, lon: 1.95171 },
      dessin: {
        nom: 'grand-fauconnier',
        texteAlternatif:
          'Dessin de la maison du Grand Fauconnier : des arcs pointus en bas, deux rangs de fenêtres jumelles, et des faucons de pierre.',
      },
      recit: paragraphs(
        'Regardez cette façade : des arcs pointus en bas, pour les boutiques, et des rangées de fenêtres jumelles au-dessus. On se croirait devant un palais italien. Or c’était la maison d’un marchand. Au début du XIVe siècle, Cordes vendait ses cuirs et ses draps très loin, et ses bourgeois vivaient comme des seigneurs.',
        'D’où vient le nom de Grand Fauconnier ? Des faucons de pierre qui ornaient le mur. Il n’y a jamais eu ici de fauconnier. Au XIXe siècle, l’écrivain Prosper Mérimée visita Cordes pour en sauver les monuments. Il baptisa les maisons selon leurs sculptures, et les noms sont restés.',
        'Aujourd’hui, la maison abrite un musée d’art moderne.',
      ),
      epreuve: aucune,
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
        'Vous êtes au sommet, et au centre de tout. Sous ce grand toit, porté par vingt-quatre piliers à huit pans, on vendait des cuirs, des toiles et du grain. On couvrit la place dès 1276, puis on la rebâtit au siècle suivant. Asseyez-vous sur un banc de pierre : des gens s’y reposent depuis six cents ans.',
        'Près d’un pilier, voici la bouche d’un puits. Il descend à plus de cent treize mètres, jusqu’au niveau de la vallée : il fallait de l’eau, même assiégés. Une légende y jette trois inquisiteurs. Une croix de fer, dit-on, demande pardon pour eux. Aucun document ne l’a jamais confirmé.',
      ),
      epreuve: aucune,
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
        'Levez les yeux vers le clocher. Il date du XIVe siècle, et rien, dans la ville, ne monte plus haut. Imaginez un veilleur là-haut, le regard sur la vallée du Cérou. De la poussière sur la route, de la fumée sur une ferme, et la cloche sonne. Les portes se ferment l’une après l’autre, et toute la colline retient son souffle.',
        'Poussez la porte si elle est ouverte. Les murs et les voûtes ont été peints au XIXe siècle : du bleu, de l’or, et beaucoup de patience.',
      ),
      epreuve: aucune,
    },
    {
      // Mérimée PA00095536. Carved hunt on the second floor.
      titre: 'La chasse de pierre',
      lieu: 'Maison du Grand Veneur, Grand-Rue Raimond-VII',
      position: { lat: 44.06334, lon: 1.950725 },
      dessin: {
        nom: 'chasse-de-pierre',
        texteAlternatif:
          'Dessin de la frise sculptée : un cavalier, un chien, un lièvre et un sanglier courent entre deux rangs de fenêtres.',
      },
      recit: paragraphs(
        'Un veneur est un maître de chasse. Cherchez pourquoi on a donné ce nom à la maison : la réponse court sur la façade, au deuxième étage.',
        'C’est une chasse entière, sculptée dans la pierre. Un cavalier lève son arme, et les bêtes fuient. Personne, là-haut, ne regarde les passants. Ils courent depuis sept cents ans, sans jamais se rattraper.',
        'Les comtes de Toulouse ne sont jamais venus chasser ici, quoi qu’en dise la légende : la maison fut bâtie un demi-siècle après le dernier d’entre eux. C’est une famille de marchands qui s’est offert ce rêve de seigneur.',
        'Si vous avez un enfant avec vous, laissez-le trouver la première bête. Il a l’œil plus vif que nous.',
      ),
      epreuve: aucune,
    },
    {
      // Mérimée PA00095538 « maison Séguier ou du Grand Écuyer ». Horse at the top; Albert Camus, preface on Cordes.
      titre: 'Le cheval du Grand Écuyer',
      lieu: 'Maison du Grand Écuyer, Grand-Rue Raimond-VII',
      position: { lat: 44.063534, lon: 1.949372 },
      dessin: {
        nom: 'grand-ecuyer',
        texteAlternatif:
          'Dessin de la maison du Grand Écuyer : un cheval de pierre passe la tête entre deux fenêtres gothiques.',
      },
      recit: paragraphs(
        'Voici la plus finement sculptée de toutes. Tout en haut, un cheval passe la tête : c’est lui qui a donné son nom à la maison. Autour, un lion, un taureau, un chien, et des êtres qui n’existent pas. Une femme croque une pomme, et se moque peut-être de nous.',
        'Au XXe siècle, Cordes s’endormait. Des artistes et des artisans s’y installèrent, et relevèrent les maisons. L’écrivain Albert Camus séjourna ici même en 1957. Il avait écrit de Cordes que « tout est beau, même le regret ».',
        'Regardez la vallée, au bout de la ruelle. Vous comprendrez.',
      ),
      epreuve: aucune,
    },
    {
      // Mérimée PA00095543 « porte des Ormeaux » (1222). The name « sur-Ciel » is official since 1993.
      titre: 'La porte des Ormeaux',
      lieu: 'Porte des Ormeaux, à l’ouest de la cité',
      position: { lat: 44.063667, lon: 1.948736 },
      dessin: {
        nom: 'ville-dans-les-nuages',
        texteAlternatif:
          'Dessin de Cordes au matin : les toits et le clocher sortent seuls d’une mer de nuages.',
      },
      recit: paragraphs(
        'Vous avez traversé la ville d’un bout à l’autre. Cette porte-ci est de la première heure : elle date de la fondation. Deux tours rondes l’encadrent. L’une a gardé ses étages. L’autre a perdu les siens, et porte un jardin. Deux herses se suivaient dans le passage : on en voit encore les rainures. Les assaillants qui avaient forcé la porte d’en bas découvraient celle-ci, et perdaient courage.',
        'Retournez-vous une dernière fois. Longtemps, la ville s’appela simplement Cordes. C’est depuis 1993 qu’elle se nomme Cordes-sur-Ciel. On l’avait dit avant de l’écrire : quand la brume remplit la vallée, les toits sortent seuls des nuages, et l’on ne sait plus très bien sur quoi la ville est posée.',
        'Merci de votre visite. Redescendez doucement.',
      ),
      epreuve: aucune,
    },
  ],
});
