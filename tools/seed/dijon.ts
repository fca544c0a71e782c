import type { Condition, Effet, Suite } from '../../src/domain/etape/suite.ts';
import {
  aucune,
  autreChoix,
  choix,
  paragraphs,
  photo,
  position,
  qr,
  seedEtapeId,
  seedParcours,
} from './seed-parcours.ts';

/**
 * Dijon (INSEE 21231, Côte-d’Or): an aventure of sixteen étapes and three endings.
 *
 * Coordinates: the public places of the old town, from their pins on open maps; the doors and fountains beside them within
 * some thirty metres, so that the words of the place lead the last steps.
 * Facts: yanous.com and destinationdijon.com (parcours de la Chouette), Wikipedia « Église Notre-Dame de Dijon »,
 * « Hôtel Aubriot (Dijon) » (four arches, two windows under each), maison-milliere.fr and zevisit.com (cat and owl on its roof),
 * « Hugues Aubriot », « Place de la Libération (Dijon) », « Château de Dijon » (four corner towers, a prison in the 18th
 * century). That the owl has flown away is a story, and said to be one.
 */

const key = 'Dijon';

/** Étapes by name, so that the story reads in order. */
const numeros = {
  ours: 1,
  porte: 2,
  poste: 3,
  bareuzai: 4,
  halles: 5,
  forges: 6,
  jacquemart: 7,
  niche: 8,
  milliere: 9,
  vogue: 10,
  square: 11,
  michel: 12,
  gouter: 13,
  liberation: 14,
  rendue: 15,
  secret: 16,
} as const;
type Lieu = keyof typeof numeros;

function vers(
  lieu: Lieu,
  libelle: string,
  { si = [], alors = [] }: { si?: Condition[]; alors?: Effet[] } = {},
): Suite {
  const etapeId = seedEtapeId(key, numeros[lieu]);
  return { libelle, vers: etapeId, conditions: si, effets: alors };
}

const recoit = (id: string): Effet => ({ type: 'objet', id, donne: true });
const perd = (id: string): Effet => ({ type: 'objet', id, donne: false });
const arrive = (id: string): Effet => ({ type: 'drapeau', id });
const tient = (id: string, oui = true): Condition => ({ type: 'objet', id, oui });
const sait = (id: string): Condition => ({ type: 'drapeau', id, oui: true });
const reussie = (lieu: Lieu, oui = true): Condition => ({
  type: 'epreuve',
  etapeId: seedEtapeId(key, numeros[lieu]),
  reussie: oui,
});

export const dijon = seedParcours({
  key,
  folder: 'dijon',
  titre: 'La chouette s’est envolée',
  genre: 'aventure',
  commune: { insee: '21231', nom: 'Dijon', departement: '21' },
  resume:
    'Ce matin, la petite chouette de pierre de Notre-Dame n’est plus à sa place. Un ours, un vigneron et un sonneur de cloches ont tous vu quelque chose. À vous de choisir qui croire.',
  description: paragraphs(
    'Une enquête à choix dans le vieux Dijon : selon les portes que vous poussez, l’histoire change, et elle finit de trois façons.',
    'Tout se passe dehors, dans des rues presque toutes piétonnes. Prenez garde au tramway en sortant du jardin Darcy.',
    'Que les inquiets se rassurent : la vraie chouette, elle, n’a pas bougé.',
  ),
  theme: 'pierre',
  embleme: 'lucide:bird',
  dureeMinutes: 90,
  difficulte: 'facile',
  ageMinimum: 7,
  aventure: {
    objets: [
      { id: 'plume', nom: 'Une plume grise', description: 'Froide comme un caillou.' },
      {
        id: 'pain',
        nom: 'Un pain d’épices',
        description: 'Entamé par un tout petit bec.',
      },
    ],
    drapeaux: [
      { id: 'vigneron', nom: 'Le Bareuzai a parlé' },
      { id: 'cloche', nom: 'Jacquemart a parlé' },
    ],
  },
  personnages: [
    {
      id: 'ours',
      nom: 'L’ours',
      portrait: {
        nom: 'ours',
        texteAlternatif: 'Dessin d’une tête d’ours blanc, lisse et ronde, vue de profil.',
      },
    },
    {
      id: 'vigneron',
      nom: 'Le Bareuzai',
      portrait: {
        nom: 'bareuzai',
        texteAlternatif: 'Dessin d’un vigneron de bronze, la tête couronnée de vigne.',
      },
    },
    {
      id: 'sonneur',
      nom: 'Jacquemart',
      portrait: {
        nom: 'jacquemart',
        texteAlternatif:
          'Dessin d’un automate de métal à chapeau, la pipe à la bouche, devant une cloche.',
      },
    },
    {
      id: 'chouette',
      nom: 'La chouette',
      portrait: {
        nom: 'chouette',
        texteAlternatif:
          'Dessin d’une petite chouette de pierre, un œil ouvert, l’autre clos.',
      },
    },
  ],
  couverture: 7,
  etapes: [
    {
      titre: 'L’ours qui ne dort pas',
      chapitre: 'Une plume au vent',
      personnage: 'ours',
      lieu: 'Jardin Darcy, devant l’ours blanc',
      position: { lat: 47.324395, lon: 5.031999 },
      dessin: {
        nom: 'jardin-darcy',
        texteAlternatif:
          'Dessin de l’ours blanc du jardin Darcy : il marche, lisse et rond, sur son socle, devant les arbres.',
      },
      recit: paragraphs(
        'Il marche sans avancer depuis des années, le grand ours blanc du jardin Darcy. Il rend hommage à François Pompon, un sculpteur qui aimait les bêtes. Et comme il ne dort jamais, il voit tout.',
        '« Cette nuit, gronde-t-il, une ombre ronde est passée au-dessus de moi. Elle venait de Notre-Dame. Ce matin, la chouette n’était plus sur son mur. Moi, je ne peux pas bouger. Mais vous, si. »',
        'Deux chemins partent du jardin. Lequel prenez-vous ?',
      ),
      epreuve: aucune,
      suites: [
        vers('porte', 'Passer sous la grande arche'),
        vers('poste', 'Prendre par la place de la poste'),
      ],
    },
    {
      titre: 'La porte qui ne ferme rien',
      chapitre: 'Une plume au vent',
      lieu: 'Porte Guillaume, place Darcy',
      chemin: 'Sortez du jardin vers l’arche, en traversant aux feux : le tramway passe.',
      position: { lat: 47.323286, lon: 5.034721 },
      dessin: {
        nom: 'porte',
        texteAlternatif:
          'Dessin de la porte Guillaume : une grande arche de pierre, seule au milieu d’une place, avec un fronton et des toits de part et d’autre.',
      },
      recit: paragraphs(
        'Autrefois, un rempart tenait de chaque côté de cette arche. On a démoli les murs et gardé la porte : voilà la seule entrée de Dijon que l’on peut contourner.',
        'Elle porte le nom de Guillaume de Volpiano, un abbé de l’an mil. Ce matin, elle porte aussi autre chose. Là, contre la pierre, une plume grise tourne sur elle-même. Vous la touchez du doigt : elle est froide et dure.',
        'Une plume de pierre, cela n’existe pas. Et pourtant.',
      ),
      epreuve: aucune,
      suites: [
        vers('bareuzai', 'Glisser la plume dans le sac', { alors: [recoit('plume')] }),
        vers('bareuzai', 'La laisser au vent'),
      ],
    },
    {
      titre: 'Les miettes de la poste',
      chapitre: 'Une plume au vent',
      lieu: 'Place Grangier, devant l’hôtel des Postes',
      chemin: 'Longez les immeubles vers l’est : la place s’ouvre à deux minutes.',
      position: { lat: 47.32395, lon: 5.03765 },
      dessin: {
        nom: 'hotel-des-postes',
        texteAlternatif:
          'Dessin de l’hôtel des Postes : un dôme d’ardoise, une horloge, et sur la place une ligne de miettes.',
      },
      recit: paragraphs(
        'Ici se dressait un château royal, avec des tours et des portes à n’en plus finir. Il a disparu. À la place, l’hôtel des Postes ressemble un peu à un palais qui vendrait des timbres.',
        'Sur la première marche, des miettes brunes font une ligne bien droite. Vous vous penchez : cela sent le miel et l’anis. Du pain d’épices ! Quel voleur goûte en marchant, et si proprement ?',
        'La ligne file vers les halles. À moins qu’il ne vaille mieux demander au vigneron, sur sa fontaine.',
      ),
      // No plaque is there: the town prints it. Its signs read « CHOUETTE DIJON 021 » once O, I and U are read as others.
      epreuve: qr({
        consigne:
          'La chouette a posté une lettre : un petit carré noir et blanc. Scannez la plaque, ou tapez le code écrit dessous.',
        jeton: 'ch0vetted1j0n021',
        points: 15,
        indices: [
          ['Pas de plaque ? Le code s’écrit : CHOUETTE DIJON 021.', 0],
          ['Les espaces ne comptent pas.', 1],
        ],
        motDeSucces:
          'La lettre dit : « J’ai très faim, et je vois très loin. À tout à l’heure. »',
        anecdote:
          'Le château qui se dressait ici avait quatre grosses tours d’angle. Au XVIIIe siècle, il servit même de prison.',
        explication: 'Le code est celui de la plaque de cette aventure.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, que sentent les miettes ?',
          bonne: 'Le miel et l’anis',
          fausses: ['La cannelle et l’orange', 'Le fromage', 'Le pain grillé'],
        }),
      }),
      suites: [
        vers('halles', 'Suivre les miettes'),
        vers('bareuzai', 'Demander au vigneron de la fontaine'),
      ],
    },
    {
      titre: 'Le vigneron aux pieds mouillés',
      chapitre: 'Ceux qui ont vu',
      personnage: 'vigneron',
      lieu: 'Place François-Rude, devant la fontaine du Bareuzai',
      chemin: 'Descendez la rue piétonne jusqu’à la place au manège.',
      position: { lat: 47.32235, lon: 5.03975 },
      dessin: {
        nom: 'fontaine-bareuzai',
        texteAlternatif:
          'Dessin de la fontaine : un vigneron vert debout dans sa cuve de raisin, devant une maison à pans de bois.',
      },
      recit: paragraphs(
        'Les Dijonnais appellent cette place « le Bareuzai ». C’est le surnom du bonhomme de la fontaine, un vigneron qui ne porte pas grand-chose sur le dos.',
        '« Une chouette ? dit-il sans s’arrêter. J’ai bien vu passer quelque chose. Mais je ne parle qu’aux gens qui savent ce que je fais de mes pieds. »',
        'Autour de vous, des enfants tournent sur le manège, et une odeur de crêpes monte. Une enquête, c’est long. On pourrait aussi s’asseoir.',
      ),
      epreuve: choix({
        consigne: 'Que fait le Bareuzai avec ses pieds ?',
        bonnes: ['Il écrase du raisin'],
        fausses: ['Il danse la bourrée', 'Il lave son linge', 'Il cherche un poisson'],
        points: 15,
        indices: [['Un vigneron, de grands pieds, une cuve : il prépare du vin.', 5]],
        motDeSucces: '« Voilà des gens de bon sens ! » dit le vigneron.',
        anecdote:
          'La place est née au début du vingtième siècle, quand on a démoli un pâté de maisons. Elle porte le nom du sculpteur François Rude, né tout près d’ici.',
        explication:
          'Le Bareuzai foule le raisin : c’est ainsi que l’on en tirait le jus.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qu’est-ce que le bonhomme de la fontaine ?',
          bonne: 'Un vigneron',
          fausses: ['Un boulanger', 'Un duc', 'Un marchand d’eau'],
        }),
      }),
      suites: [
        vers('halles', 'L’écouter : « Elle est allée aux halles »', {
          si: [reussie('bareuzai')],
          alors: [arrive('vigneron')],
        }),
        vers('forges', 'Le laisser à sa vendange, par la rue des Forges'),
        vers('gouter', 'Renoncer : ces crêpes sentent trop bon'),
      ],
    },
    {
      titre: 'Le ventre de fer',
      chapitre: 'Ceux qui ont vu',
      lieu: 'Halles du marché, côté place',
      chemin:
        'La halle est au bout de la petite rue, derrière les étals les jours de marché.',
      position: { lat: 47.323786, lon: 5.039918 },
      dessin: {
        nom: 'halles',
        texteAlternatif:
          'Dessin des halles : une grande verrière en arc, des toits étagés et deux étals rayés.',
      },
      recit: paragraphs(
        'Le mardi, le jeudi, le vendredi et le samedi, tout Dijon se retrouve ici. Les autres jours, la halle fait semblant de dormir, et ses lions de fonte montent la garde.',
        'Un marchand range ses pains d’épices. Il en manque un. « Un client haut comme une bouteille, dit-il. Deux yeux ronds. Il a payé d’un clin d’œil, et il n’a fermé qu’une paupière à la fois. »',
        'Il vous en tend un morceau. Sur la croûte, la marque d’un bec.',
      ),
      epreuve: choix({
        consigne: 'De quoi est faite la grande carcasse des halles ?',
        bonnes: ['De métal'],
        fausses: ['De pierre de Bourgogne', 'De bois de chêne', 'De briques'],
        points: 15,
        indices: [['Approchez d’un pilier : il est froid, et il sonne.', 5]],
        motDeSucces: 'Le marchand hoche la tête : vous avez l’œil.',
        anecdote:
          'Gustave Eiffel est né à Dijon en 1832. Il avait proposé un projet de halles à sa ville natale.',
        explication:
          'Les piliers et la charpente sont de fer et de fonte, comme dans beaucoup de halles du dix-neuvième siècle.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qui monte la garde devant la halle ?',
          bonne: 'Des lions de fonte',
          fausses: ['Des chiens', 'Des chouettes', 'Des soldats de plomb'],
        }),
      }),
      suites: [
        vers('jacquemart', 'Emporter le pain d’épices mordu', {
          alors: [recoit('pain')],
        }),
        vers('jacquemart', 'Courir vers Notre-Dame'),
      ],
    },
    {
      titre: 'La maison du bâtisseur de prison',
      chapitre: 'Ceux qui ont vu',
      lieu: 'Rue des Forges, devant l’hôtel Aubriot, au numéro 40',
      chemin: 'La rue des Forges part de la place, vers l’est. Elle est piétonne.',
      position: { lat: 47.3222, lon: 5.0406 },
      dessin: {
        nom: 'hotel-aubriot',
        texteAlternatif:
          'Dessin de l’hôtel Aubriot : une façade de pierre, de grands arcs ronds à l’étage, deux lucarnes sculptées, et un toit de tuiles vernissées à losanges.',
      },
      recit: paragraphs(
        'Ici vivait la famille de Hugues Aubriot. Parti de Dijon, il devint prévôt de Paris, et il y fit élever une forteresse que tout le monde connaît : la Bastille. On raconte qu’il fut l’un des premiers à goûter de la prison.',
        'Une fenêtre s’ouvre. « Vous cherchez la chouette ? dit une dame en bigoudis. Je ne dors plus, avec cette horloge. Demandez donc à ceux qui tapent dessus ! »',
        'Elle montre une tour, tout près, et referme.',
      ),
      epreuve: choix({
        consigne: 'Regardez le premier étage. Comment ses fenêtres sont-elles rangées ?',
        bonnes: ['Deux par deux, sous de grands arcs'],
        fausses: [
          'Toutes seules, sans arc',
          'Trois par trois, en triangle',
          'En rond, comme des hublots',
        ],
        points: 15,
        indices: [['Comptez les fenêtres sous un seul arc.', 5]],
        motDeSucces: '« Vous avez de bons yeux, crie la dame. Pas comme ma voisine ! »',
        anecdote:
          'Sous la maison s’étend une immense cave voûtée. Des changeurs de monnaie y travaillaient au Moyen Âge.',
        explication:
          'Au premier étage, quatre grands arcs en plein cintre abritent chacun deux fenêtres.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne:
            'Dans le récit, quelle forteresse Hugues Aubriot fit-il élever à Paris ?',
          bonne: 'La Bastille',
          fausses: ['Le Louvre', 'La Conciergerie', 'Le donjon de Vincennes'],
        }),
      }),
      suites: [vers('jacquemart', 'Aller voir ceux qui tapent sur l’horloge')],
    },
    {
      titre: 'Une famille qui tape fort',
      chapitre: 'Ceux qui ont vu',
      personnage: 'sonneur',
      lieu: 'Parvis de Notre-Dame, face à la façade',
      chemin: 'Levez les yeux : la tour de l’horloge dépasse des toits.',
      position: { lat: 47.32245, lon: 5.04105 },
      dessin: {
        nom: 'notre-dame',
        texteAlternatif:
          'Dessin de la façade de Notre-Dame : trois porches, deux galeries de colonnettes, des rangées de gargouilles, et la tour de l’horloge à droite.',
      },
      recit: paragraphs(
        'Des dizaines de gargouilles vous regardent de haut. Elles ne crachent rien : celles-ci sont là pour faire joli, ou pour faire peur.',
        'Au sommet, une horloge. Le duc Philippe le Hardi l’a rapportée de Courtrai, en 1382, avec son sonneur, Jacquemart. Les Dijonnais l’ont trouvé bien seul. Au fil des siècles, ils lui ont offert de la compagnie.',
        '« Comptez-nous, crie Jacquemart de là-haut, et je vous dirai ce que je sais ! Depuis qu’ils sont nés, personne ne sait plus combien nous sommes. »',
      ),
      epreuve: choix({
        consigne: 'Combien sont-ils aujourd’hui, autour de la cloche de Jacquemart ?',
        bonnes: ['Quatre : lui, sa femme et deux enfants'],
        fausses: ['Deux : lui et sa femme', 'Trois : lui et deux chats', 'Il est seul'],
        points: 20,
        indices: [['On l’a marié, puis la famille s’est agrandie par deux fois.', 5]],
        motDeSucces: '« Bien compté ! crie Jacquemart. La plume, gardez la plume ! »',
        anecdote:
          'Sa femme s’appelle Jacqueline, leurs enfants Jacquelinet et Jacquelinette : ce sont eux qui sonnent les quarts.',
        explication:
          'Jacquemart et Jacqueline frappent les heures ; leurs deux enfants, venus plus tard, les quarts d’heure.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, d’où vient l’horloge ?',
          bonne: 'De Courtrai',
          fausses: ['De Beaune', 'De Paris', 'De Versailles'],
        }),
      }),
      suites: [
        vers('niche', 'Écouter Jacquemart, puis tourner à gauche', {
          si: [reussie('jacquemart')],
          alors: [arrive('cloche')],
        }),
        vers('niche', 'Contourner l’église sans l’écouter', {
          si: [reussie('jacquemart', false)],
        }),
      ],
    },
    {
      titre: 'Le mur sans chouette',
      chapitre: 'Le mur vide',
      lieu: 'Rue de la Chouette, le long de Notre-Dame',
      chemin: 'Prenez la ruelle qui longe l’église, du côté nord.',
      position: { lat: 47.32275, lon: 5.0415 },
      dessin: {
        nom: 'mur-sans-chouette',
        texteAlternatif:
          'Dessin d’un contrefort de pierre : la niche est vide, avec deux traces de pattes et un mot griffonné.',
      },
      recit: paragraphs(
        'C’est ici qu’elle vit, sur un contrefort, à portée de main. Depuis des siècles, on la caresse de la main gauche, celle du cœur, en faisant un vœu. À force, elle n’a presque plus de visage.',
        'Dans notre histoire, la pierre est nue ce matin. Juste la trace de deux petites pattes, et un mot griffonné : « Partie voir la ville. Depuis le temps que tout le monde me touche, personne ne m’a jamais emmenée promener. »',
        'Elle ne s’est donc pas fait voler. Elle est sortie !',
      ),
      epreuve: photo({
        consigne:
          'La vraie chouette, elle, est bien là. Posez la main gauche sur la pierre, faites un vœu, et prenez la photo.',
        points: 10,
        indices: [['Elle est petite, ronde, très usée, à hauteur de bras.', 2]],
        motDeSucces: 'Vœu enregistré. Ne le dites à personne.',
        anecdote:
          'Personne ne sait vraiment pourquoi un sculpteur a mis une chouette ici. Peut-être était-ce sa signature.',
        explication: 'La photo reste sur votre téléphone, dans le carnet.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, avec quelle main caresse-t-on la chouette ?',
          bonne: 'La gauche',
          fausses: ['La droite', 'Les deux'],
        }),
      }),
      suites: [
        vers('milliere', 'Comparer la plume à la pierre, puis suivre la rue', {
          si: [tient('plume')],
        }),
        vers('milliere', 'Chercher du côté de la maison à pans de bois'),
        vers('vogue', 'Chercher du côté des toits de couleur'),
      ],
    },
    {
      titre: 'La maison de 1483',
      chapitre: 'Le mur vide',
      lieu: 'Maison Millière, rue de la Chouette',
      chemin: 'Quelques pas dans la même rue.',
      position: { lat: 47.32272, lon: 5.04185 },
      dessin: {
        nom: 'maison-milliere',
        texteAlternatif:
          'Dessin de la maison Millière : des pans de bois croisés, des briques, et deux petites bêtes au bord du toit.',
      },
      recit: paragraphs(
        'Un marchand a fait bâtir cette maison en 1483, en bois et en briques. Elle penche un peu, comme quelqu’un qui écoute.',
        'Et il y a de quoi écouter : un rire, tout petit, au bord du toit. Vous levez la tête. Rien. Une miette tombe sur votre manche. « Pas encore ! souffle une voix. Je n’ai pas fini ma promenade. »',
        'Elle vous a vus. Elle joue avec vous. Jouez donc plus fin.',
      ),
      epreuve: choix({
        consigne:
          'Regardez le toit : deux bêtes y sont perchées pour de bon. Lesquelles ?',
        bonnes: ['Un chat', 'Une chouette'],
        fausses: ['Un coq', 'Un hibou et un rat', 'Une cigogne'],
        points: 15,
        indices: [['L’une miaule. L’autre, vous la cherchez depuis ce matin.', 5]],
        motDeSucces: '« Celle-là, c’est ma cousine », souffle la voix.',
        anecdote:
          'On les a perchées là au début du vingtième siècle, pour tenir compagnie à la chouette du mur.',
        explication:
          'Un chat et une chouette sont perchés sur le toit de la maison Millière.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, de quoi est faite la maison ?',
          bonne: 'De bois et de briques',
          fausses: ['De fer et de verre', 'De granit', 'De terre et de paille'],
        }),
      }),
      suites: [
        vers('square', 'Aller où Jacquemart l’a vue souvent regarder', {
          si: [sait('cloche')],
        }),
        vers('liberation', 'Poser le pain d’épices en appât sur la grande place', {
          si: [tient('pain')],
          alors: [perd('pain'), recoit('plume')],
        }),
        vers('vogue', 'Chercher du côté des toits de couleur'),
      ],
    },
    {
      titre: 'Les toits en habit d’arlequin',
      chapitre: 'Le mur vide',
      lieu: 'Hôtel de Vogüé, rue de la Chouette',
      chemin: 'Au bout de la rue, une grande porte de pierre.',
      position: { lat: 47.322677, lon: 5.042196 },
      dessin: {
        nom: 'hotel-de-vogue',
        texteAlternatif:
          'Dessin de l’hôtel de Vogüé : un toit à losanges jaunes, verts et bruns, et un portail de pierre.',
      },
      recit: paragraphs(
        'Regardez ce toit : des losanges jaunes, verts et bruns, comme un habit d’arlequin. On dit « tuiles vernissées ». La Bourgogne en raffole.',
        'Un étudiant dessine dans la cour.',
        '« Une chouette ? Elle s’est posée là, juste au milieu d’un losange. Elle a dit que d’ici, on voit bien que les cheminées sont des maisons pour les oiseaux frileux. Puis elle est partie. Vers l’église, ou vers le jardin, je ne sais plus. »',
        'Les témoins sont ainsi : ils savent presque tout.',
      ),
      epreuve: aucune,
      suites: [vers('square', 'Essayer le jardin'), vers('michel', 'Essayer l’église')],
    },
    {
      titre: 'Le banc du duc',
      chapitre: 'Le mur vide',
      lieu: 'Square des Ducs, derrière le palais',
      chemin: 'Revenez vers le palais par la petite rue : le square est derrière.',
      position: { lat: 47.32195, lon: 5.0413 },
      dessin: {
        nom: 'square-des-ducs',
        texteAlternatif:
          'Dessin du square des Ducs : la statue du duc Philippe le Bon devant le palais, entre deux bancs.',
      },
      recit: paragraphs(
        'Un carré d’herbe, des bancs, un mur de palais. C’est ici que la chouette regardait chaque soir, du haut de son contrefort : l’endroit le plus calme de la ville.',
        'Le duc Philippe le Bon s’y tient, en pierre lui aussi. Il ne dit rien. Mais sur son épaule, il y a une tache claire et ronde, là où il n’a pas plu.',
        'Elle était là il y a cinq minutes. Vous brûlez !',
      ),
      epreuve: position({
        consigne:
          'Approchez du duc de pierre, tout doucement. La chouette ne vous entendra pas si vous marchez sur l’herbe.',
        rayon: 40,
        points: 10,
        indices: [['Le square est juste derrière le palais, du côté de Notre-Dame.', 2]],
        motDeSucces: 'Vous y êtes. Chut !',
        anecdote:
          'Philippe le Bon fut duc de Bourgogne de 1419 à 1467. La grande tour du palais porte son nom.',
        explication: 'Le square des Ducs se trouve derrière le palais.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qui se tient dans le square, en pierre ?',
          bonne: 'Philippe le Bon',
          fausses: ['Hugues Aubriot', 'Jacquemart', 'Louis XIV'],
        }),
      }),
      suites: [
        vers('liberation', 'Faire le tour du palais'),
        vers('michel', 'Monter vers l’église aux deux tours'),
      ],
    },
    {
      titre: 'Deux tours et un courant d’air',
      chapitre: 'Le mur vide',
      lieu: 'Place Saint-Michel, face à l’église',
      chemin: 'L’église ferme la rue, à cinq minutes vers l’est.',
      position: { lat: 47.32112, lon: 5.04445 },
      dessin: {
        nom: 'saint-michel',
        texteAlternatif:
          'Dessin de l’église Saint-Michel : deux tours coiffées de petits dômes et trois porches profonds.',
      },
      recit: paragraphs(
        'Saint-Michel a commencé gothique et fini Renaissance. Ses bâtisseurs avaient changé d’avis en route : cela arrive, et le résultat est beau.',
        'Un sacristain balaie. « La petite ronde ? Elle voulait savoir si les anges ont froid aux ailes. Je lui ai dit que je n’en savais rien. Elle m’a laissé ceci, pour que je pense à elle. » Une plume grise, froide comme un caillou.',
        'Il vous la tend. Lui, il s’en souviendra sans.',
      ),
      epreuve: aucune,
      suites: [
        vers('liberation', 'Prendre la plume et descendre vers la grande place', {
          alors: [recoit('plume')],
        }),
        vers('niche', 'Retourner voir le mur vide'),
      ],
    },
    {
      titre: 'Le goûter',
      chapitre: 'Où va une chouette',
      personnage: 'chouette',
      lieu: 'Place François-Rude, un banc près du manège',
      position: { lat: 47.32238, lon: 5.0396 },
      dessin: {
        nom: 'manege',
        texteAlternatif:
          'Dessin d’un manège de chevaux de bois ; sur un banc, une petite chouette regarde une crêpe.',
      },
      recit: paragraphs(
        'Une crêpe au sucre, deux, trois. Le manège tourne, le vigneron patauge, et l’enquête attendra.',
        'Au moment de vous lever, vous sentez un regard. Sur le dossier du banc, une petite boule de pierre lorgne votre assiette. « Vous ne finissez pas ? » demande-t-elle.',
        'Vous êtes les seuls de la journée à l’avoir trouvée : les seuls qui ne la cherchaient plus. Elle rentrera ce soir, promis. Elle a juste un peu faim.',
      ),
      epreuve: aucune,
      fin: 'Le goûter partagé',
    },
    {
      titre: 'Le rendez-vous des jets d’eau',
      chapitre: 'Où va une chouette',
      personnage: 'chouette',
      lieu: 'Place de la Libération, devant le palais des Ducs',
      chemin: 'Gagnez la place en demi-cercle, devant le palais.',
      position: { lat: 47.32135, lon: 5.04155 },
      dessin: {
        nom: 'place-de-la-liberation',
        texteAlternatif:
          'Dessin du palais des Ducs et de sa tour ; devant, une petite chouette se douche au milieu des jets d’eau.',
      },
      recit: paragraphs(
        'La place s’ouvre comme un éventail devant le palais. On l’a dessinée pour le roi Louis XIV, afin que sa statue ait de l’espace. La statue a disparu ; les enfants, eux, ont les jets d’eau.',
        'Et là, au milieu des gouttes, une petite chouette de pierre prend une douche. Elle vous voit. Elle soupire.',
        '« Vous allez me ramener, n’est-ce pas ? Je voulais seulement voir ce que les gens regardent quand ils ne me regardent pas. »',
      ),
      epreuve: choix({
        consigne:
          'Quel architecte du château de Versailles a dessiné cette place royale ?',
        bonnes: ['Jules Hardouin-Mansart'],
        fausses: ['Gustave Eiffel', 'Eugène Viollet-le-Duc', 'Le Corbusier'],
        points: 20,
        indices: [
          [
            'Son nom fait penser à un toit : un comble à deux pentes lui doit le sien.',
            5,
          ],
        ],
        motDeSucces: 'La chouette applaudit, en faisant un bruit de cailloux.',
        anecdote:
          'La mansarde tient son nom d’un autre architecte de la famille, François Mansart, son grand-oncle.',
        explication:
          'Jules Hardouin-Mansart, l’architecte de Louis XIV, en a donné les plans, à la fin du dix-septième siècle.',
      }),
      suites: [
        vers('rendue', 'Lui rendre sa plume, et la raccompagner', {
          si: [tient('plume')],
          alors: [perd('plume')],
        }),
        vers('secret', 'La laisser finir sa promenade, et ne rien dire'),
        vers('niche', 'Aller d’abord relire son mot'),
      ],
    },
    {
      titre: 'Retour au mur',
      chapitre: 'Où va une chouette',
      personnage: 'chouette',
      lieu: 'Rue de la Chouette, le long de Notre-Dame',
      position: { lat: 47.32275, lon: 5.0415 },
      dessin: {
        nom: 'retour-au-mur',
        texteAlternatif:
          'Dessin du contrefort de Notre-Dame : la petite chouette de pierre a repris sa place.',
      },
      recit: paragraphs(
        'Elle a remis sa plume, un peu de travers, et vous avez marché tout doucement, pour qu’elle voie bien les vitrines.',
        'Devant Notre-Dame, elle saute sur son contrefort, se tasse, ferme un œil, puis l’autre. Vous posez la main gauche sur elle. La pierre est encore tiède.',
        '« Un vœu, dit-elle sans bouger le bec. Celui-là, je m’en occupe moi-même. » Là-haut, Jacquemart sonne un coup de trop. Personne ne saura pourquoi, sauf vous.',
      ),
      epreuve: aucune,
      fin: 'La chouette rendue',
    },
    {
      titre: 'Sous la tour',
      chapitre: 'Où va une chouette',
      lieu: 'Cour du palais des Ducs, au pied de la tour Philippe-le-Bon',
      position: { lat: 47.32165, lon: 5.04165 },
      dessin: {
        nom: 'tour-philippe-le-bon',
        texteAlternatif:
          'Dessin de la tour Philippe-le-Bon au crépuscule, une petite chouette perchée tout en haut.',
      },
      recit: paragraphs(
        'Vous n’avez rien dit à personne. De la cour du palais, vous la voyez monter, monter encore, jusqu’au sommet de la tour Philippe-le-Bon. De là-haut, on voit toute la ville, et les vignes.',
        'Demain, elle sera sur son mur, un peu plus usée, un peu plus contente. On la caressera sans savoir.',
        'Et si l’on vous demande un jour où va une chouette de pierre quand elle s’envole, vous regarderez ailleurs, comme elle.',
      ),
      epreuve: aucune,
      fin: 'Le secret gardé',
    },
  ],
});
