import {
  aucune,
  autreChoix,
  paragraphs,
  photo,
  position,
  qr,
  seedParcours,
  vue,
} from './seed-parcours.ts';

/**
 * La Rochelle (INSEE 17300, Charente-Maritime).
 *
 * Coordinates: base Mérimée, in the copy of github.com/domdfcoding/monuments-historiques.
 * Facts: tours-la-rochelle.fr (Centre des monuments nationaux), base Mérimée, Wikipedia (tours, hôtel de ville,
 * église Saint-Sauveur, hôtel de la Bourse). The chain at the foot of its tower: plumedencre.over-blog.com « Tour de la
 * Chaîne », msj.world. The slave trade: Wikipedia « Traite négrière à La Rochelle » (447 voyages, 160 000 people). Tour de
 * la Lanterne: its height is given as 55 to 75 metres; the number of sergeants held there, as two or four.
 * A visite: nothing to solve, only things to do on the spot.
 */
export const laRochelle = seedParcours({
  key: 'LaRochelle',
  folder: 'la-rochelle',
  titre: 'Trois tours face à l’océan',
  genre: 'visite',
  commune: { insee: '17300', nom: 'La Rochelle', departement: '17' },
  resume:
    'Une tour penchée, une chaîne tendue chaque soir, une lanterne pour les marins : autour du Vieux-Port, La Rochelle raconte comment une ville devient libre.',
  description: paragraphs(
    'Une visite guidée à votre pas, sans énigme, du Vieux-Port à l’hôtel de ville et retour. Une photo à faire, une chaîne à trouver, un code à scanner : rien de plus. Vous marchez à plat, sous les arcades quand il pleut.',
    'Les trois tours se visitent avec un seul billet. Leurs escaliers sont étroits et raides, mais la vue, tout en haut, va jusqu’à l’île de Ré.',
    'Marchez de préférence à marée haute : le port y est plus beau.',
  ),
  theme: 'eau',
  embleme: 'lucide:lighthouse',
  dureeMinutes: 90,
  difficulte: 'tres-facile',
  ageMinimum: 6,
  pratique: { traits: ['sans-vue', 'sans-marches', 'poussette'] },
  couverture: 5,
  etapes: [
    {
      // Mérimée PA00105150. Finished in 1376, on oak piles, leaning; the fairy Mélusine is a legend and said to be one.
      titre: 'La tour qui penche',
      lieu: 'Tour Saint-Nicolas, à l’entrée du Vieux-Port, côté est',
      position: { lat: 46.155768, lon: -1.153317 },
      dessin: {
        nom: 'tour-saint-nicolas',
        texteAlternatif:
          'Dessin de la tour Saint-Nicolas : massive, crénelée, un peu penchée, au bord de l’eau.',
      },
      recit: paragraphs(
        'Reculez de quelques pas, et penchez un peu la tête. Non, ce n’est pas vous : la tour Saint-Nicolas est de travers.',
        'Quand on la bâtit, au XIVe siècle, on l’appuya sur de longs pieux de chêne enfoncés dans la vase. La vase céda. Les maçons redressèrent alors les étages du haut, et la tour tint bon. Elle fut achevée en 1376.',
        'Une légende donne une autre raison. La fée Mélusine volait au-dessus de la ville, son tablier plein de pierres. Le tablier craqua, et les pierres tombèrent en tas.',
        'En ce temps-là, les Rochelais venaient de chasser les Anglais et de se donner au roi de France. En échange, il les laissa se gouverner presque seuls.',
      ),
      epreuve: aucune,
    },
    {
      // Mérimée PA00104881 « église Saint-Sauveur ». Bell tower of the 15th century; church destroyed and rebuilt.
      titre: 'Le clocher des survivants',
      lieu: 'Église Saint-Sauveur, au bord du canal Maubec',
      position: { lat: 46.15886, lon: -1.150308 },
      dessin: {
        nom: 'saint-sauveur',
        texteAlternatif:
          'Dessin du clocher de Saint-Sauveur : une tour carrée au sommet plat, au bord du canal et de son pont.',
      },
      recit: paragraphs(
        'Ce clocher a tout vu. Il date du XVe siècle, et l’église qu’il accompagne est bien plus jeune que lui.',
        'Au XVIe siècle, La Rochelle devint l’une des capitales protestantes de France. On y démolit les églises catholiques. Mais on garda le clocher de Saint-Sauveur : du sommet, on surveillait la campagne et la mer. On y monta même des canons.',
        'Quand les catholiques revinrent, on rebâtit l’église. Un incendie la dévora au début du XVIIIe siècle. On la rebâtit encore. Voilà pourquoi la pierre change de couleur et de style d’un mur à l’autre. Une église, parfois, est une longue obstination.',
      ),
      epreuve: aucune,
    },
    {
      // Mérimée PA00104890 « hôtel de ville ». Siege 1627–1628, Jean Guiton; fire of 28 June 2013, reopened December 2019.
      titre: 'La maison du maire têtu',
      lieu: 'Hôtel de ville, place de l’Hôtel-de-Ville',
      position: { lat: 46.159616, lon: -1.151344 },
      dessin: {
        nom: 'hotel-de-ville',
        texteAlternatif:
          'Dessin de l’hôtel de ville : un mur fortifié à créneaux, un beffroi pointu, et un toit d’ardoise derrière.',
      },
      autrefois: {
        annee: '28 juin 2013',
        avant: {
          nom: 'hotel-de-ville-2013',
          texteAlternatif:
            'Dessin de l’hôtel de ville après le feu : le mur à créneaux est debout, mais du toit il ne reste que des poutres qui fument.',
        },
        apres: {
          nom: 'hotel-de-ville',
          texteAlternatif:
            'Dessin de l’hôtel de ville restauré : le toit d’ardoise et ses lucarnes sont revenus.',
        },
      },
      recit: paragraphs(
        'Voici l’un des plus vieux hôtels de ville de France encore en service. Dehors, un mur fortifié ; dedans, une cour de palais, avec des arcades et une galerie sculptée.',
        'En 1627, le cardinal de Richelieu vint assiéger la ville protestante. Pendant le siège, les Rochelais prirent pour maire un marin, Jean Guiton.',
        'On raconte qu’il posa son poignard sur la table du conseil, et promit de percer le cœur du premier qui parlerait de se rendre. Richelieu ferma la mer par une digue immense.',
        'Le siège dura plus d’un an. La faim l’emporta, et la ville ouvrit ses portes en octobre 1628.',
        'Le 28 juin 2013, le feu ravagea ce bâtiment. Il fallut plus de six ans pour le rendre à la ville.',
      ),
      epreuve: vue({
        consigne: 'Placez-vous devant l’hôtel de ville, là d’où le dessin a été fait.',
        motDeSucces: 'Vous y êtes. Du toit, en 2013, il ne restait que des poutres.',
        anecdote:
          'L’hôtel de ville a rouvert en décembre 2019, avec un toit d’ardoise refait comme il était.',
      }),
    },
    {
      // Mérimée PA00104888 « hôtel de la Bourse », 1760–1785. The city's part in the slave trade is documented.
      titre: 'Les comptes de la mer',
      lieu: 'Hôtel de la Bourse, rue du Palais',
      position: { lat: 46.159302, lon: -1.153868 },
      dessin: {
        nom: 'bourse',
        texteAlternatif:
          'Dessin de la cour de la Bourse : une galerie de colonnes, et au-dessus, la poupe sculptée d’un navire entre deux ancres.',
      },
      recit: paragraphs(
        'Poussez la grille, si elle est ouverte. Au fond de la cour, une galerie de colonnes ; sur les murs, des poupes de bateaux, des ancres et des instruments de marine.',
        'Nous sommes chez les négociants. L’hôtel de la Bourse fut bâti pour eux dans la seconde moitié du XVIIIe siècle.',
        'Ici, on achetait et on vendait ce que rapportaient les navires : fourrures du Canada, sucre et indigo de Saint-Domingue. Cette richesse avait une part d’ombre, et il faut la dire.',
        'La Rochelle fut l’un des grands ports français de la traite. Des navires partis d’ici ont emmené de force plus de cent mille Africains vers les plantations des Antilles.',
        'La ville s’en souvient, et son musée du Nouveau Monde le raconte.',
      ),
      epreuve: photo({
        consigne:
          'Une photo pour le carnet : cherchez sur les murs de la cour une poupe de navire sculptée, et prenez-la.',
        points: 10,
        indices: [
          ['La poupe est l’arrière du bateau. Regardez au-dessus des colonnes.', 2],
        ],
        motDeSucces: 'Un navire de pierre, qui n’a jamais quitté le port.',
        anecdote:
          'Les négociants payaient l’armement à plusieurs : si un navire se perdait, aucun n’était ruiné tout seul.',
        explication: 'La photo reste sur votre téléphone, dans le carnet.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, pour qui cet hôtel fut-il bâti ?',
          bonne: 'Pour les négociants',
          fausses: ['Pour le maire', 'Pour les pêcheurs', 'Pour le roi'],
        }),
      }),
    },
    {
      // Mérimée PA00105148. Built 1382–1390; powder blew up in 1651; the chain is shown outside.
      titre: 'La chaîne du soir',
      lieu: 'Tour de la Chaîne, à l’entrée du Vieux-Port, côté ouest',
      position: { lat: 46.155748, lon: -1.154103 },
      dessin: {
        nom: 'vieux-port',
        texteAlternatif:
          'Dessin de l’entrée du Vieux-Port, vue du large : à droite, la tour Saint-Nicolas, massive et un peu penchée ; à gauche, la tour de la Chaîne, plus basse, et une chaîne tendue entre elles ; plus loin, la flèche de la tour de la Lanterne.',
      },
      recit: paragraphs(
        'Chaque soir, quand le dernier bateau était rentré, on entendait ici un grand bruit de ferraille. Depuis la tour, on tendait une énorme chaîne jusqu’à la tour d’en face.',
        'Le port était fermé à clé. Le capitaine logeait sur place, avec sa famille et ses soldats. Il comptait les navires, et leur faisait payer le passage.',
        'La tour fut bâtie de 1382 à 1390. En 1651, la poudre que l’on y gardait explosa, et le toit s’envola. Elle resta ouverte à la pluie pendant près de trois siècles.',
        'Des milliers d’hommes et de femmes, partis d’ici pour le Canada, ont vu ces deux tours rapetisser derrière eux. Beaucoup ne les ont jamais revues.',
      ),
      epreuve: position({
        consigne:
          'La vieille chaîne est encore là, sur la petite place pavée, au pied de la tour. Approchez-vous, jusqu’à pouvoir la toucher.',
        rayon: 40,
        points: 10,
        indices: [
          ['Suivez le quai, dos à la ville : la place est juste avant la tour.', 2],
        ],
        motDeSucces: 'Lourde, n’est-ce pas ? Le port est ouvert.',
        anecdote:
          'Rabelais s’en amusait : il racontait que cette chaîne avait d’abord servi à attacher le géant Pantagruel dans son berceau.',
        explication: 'La chaîne est exposée sur la place qui mène à la tour.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, à quoi servait la chaîne ?',
          bonne: 'À fermer le port',
          fausses: ['À amarrer les navires', 'À lever l’ancre', 'À tenir la tour'],
        }),
      }),
    },
    {
      // Mérimée PA00105149. Lighthouse, seamark, prison; more than 600 graffiti (Centre des monuments nationaux).
      titre: 'La lanterne et les prisonniers',
      lieu: 'Tour de la Lanterne, rue Sur-les-Murs',
      position: { lat: 46.155782, lon: -1.157113 },
      dessin: {
        nom: 'tour-de-la-lanterne',
        texteAlternatif:
          'Dessin de la tour de la Lanterne : une base ronde, une haute flèche de pierre garnie de crochets, et une tourelle vitrée.',
      },
      recit: paragraphs(
        'La rue où vous avez marché s’appelle « Sur-les-Murs » : vous étiez sur l’ancien rempart.',
        'Au bout de sa flèche, cette tour dépasse cinquante mètres. Dans la petite tourelle vitrée, on allumait un gros cierge pour guider les bateaux. C’est le dernier phare du Moyen Âge sur cette côte.',
        'Puis la tour devint prison. Des corsaires anglais, hollandais et espagnols y furent enfermés. Pour tromper l’ennui, ils gravèrent les murs : plus de six cents dessins, des navires surtout, avec chaque cordage à sa place.',
        'En 1822, de jeunes sergents y furent enfermés, accusés de comploter contre le roi.',
        'L’océan est au bout de la rue. Vous êtes libre d’y aller.',
      ),
      // No plaque is there: the town prints it. Its signs read « LANTERNE LIBRE 22 » once O, I, L and U are read as digits.
      epreuve: qr({
        consigne:
          'Les prisonniers gravaient des navires. Votre dernier signe à lire est plus récent : le petit carré noir et blanc de la plaque. Scannez-le, ou tapez le code écrit dessous.',
        jeton: '1anterne11bre22a',
        points: 10,
        indices: [
          ['Pas de plaque ? Le code s’écrit : LANTERNE LIBRE 22 A.', 0],
          ['Les espaces ne comptent pas.', 1],
        ],
        motDeSucces: 'La grille s’ouvre. Vous êtes libre !',
        anecdote:
          'Depuis 2015, deux gargouilles de la tour ont le visage de dessinateurs, Cabu et Wolinski.',
        explication: 'Le code est celui de la plaque de cette visite.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, que gravaient surtout les prisonniers ?',
          bonne: 'Des navires',
          fausses: ['Des clés', 'Des oiseaux', 'Des visages'],
        }),
      }),
    },
  ],
});
