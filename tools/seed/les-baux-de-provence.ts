import {
  autreChoix,
  cadenas,
  choix,
  nombre,
  ordre,
  paragraphs,
  photo,
  seedParcours,
  texte,
} from './seed-parcours.ts';

/**
 * Les Baux-de-Provence (INSEE 13011, Bouches-du-Rhône).
 *
 * Coordinates: base Mérimée of the Ministry of culture (open data « immeubles protégés »), read in the copy of
 * github.com/domdfcoding/monuments-historiques; the pavilion's agree with Wikipedia's (43° 44′ 40″ N, 4° 47′ 34″ E).
 * Facts: town and tourist office (lesbauxdeprovence.com, « culture-patrimoine »), Wikipedia, acavao.com (the window).
 * The lion above the door of Saint-Vincent and the lantern of the dead: lesbauxdeprovence.com « 6 Eglise Saint-Vincent »,
 * pays-arles.org « Église paroissiale Saint-Vincent ».
 */
export const lesBauxDeProvence = seedParcours({
  key: 'LesBauxDeProvence',
  folder: 'les-baux-de-provence',
  titre: 'L’étoile des Baux',
  genre: 'quete',
  commune: { insee: '13011', nom: 'Les Baux-de-Provence', departement: '13' },
  resume:
    'Une étoile brille sur le blason des Baux. D’où vient-elle ? Partez de la maison du Roy, descendez jusqu’au vallon : fenêtre, église, porte et jardin ont gardé la réponse.',
  description: paragraphs(
    'Les Baux tiennent sur un rocher des Alpilles, entre le vallon de la Fontaine et le val d’Enfer. On y marche dans des ruelles de pierre, sans voitures, avec le vent pour compagnie.',
    'La balade traverse le village, puis passe la vieille porte et descend au vallon par un chemin pavé. Il y a des marches et des pavés glissants : prenez de bonnes chaussures. Les poussettes ne passent pas partout. En été, partez le matin et emportez à boire.',
    'Toutes les énigmes se résolvent depuis la rue. Si l’église et la chapelle sont ouvertes, entrez : elles valent le détour.',
  ),
  theme: 'nature',
  embleme: 'lucide:star',
  dureeMinutes: 75,
  difficulte: 'facile',
  ageMinimum: 7,
  couverture: 1,
  etapes: [
    {
      // Mérimée PA00081219 « restes de la Maison du Roi », now the tourist office (1499: acavao.com).
      // War cry and star with sixteen rays: blazon of the commune; the descent is said to be what it is, a legend.
      titre: 'L’étoile à seize branches',
      lieu: 'Maison du Roi, à l’entrée du village (office de tourisme)',
      position: { lat: 43.744946, lon: 4.79567 },
      dessin: {
        nom: 'etoile',
        texteAlternatif:
          'Dessin du rocher des Baux sous son blason : une étoile blanche à seize branches sur fond rouge.',
      },
      recit: paragraphs(
        'Voici la maison du Roy. Elle date de 1499. On y rendait la justice au nom du souverain. Aujourd’hui, on y renseigne les voyageurs.',
        'Au Moyen Âge, les seigneurs des Baux comptaient parmi les plus puissants de Provence. « Race d’aiglons », écrira le poète Frédéric Mistral.',
        'Pour éblouir leurs voisins, ils racontaient une histoire : leur famille descendait d’un des Rois mages venus d’Orient, ceux qui suivirent une étoile jusqu’à Bethléem. Ils mirent donc cette étoile sur leur blason, une étoile à seize branches.',
        'Et au combat, ils criaient en provençal : « À l’asard, Bautezar ! »',
      ),
      epreuve: texte({
        consigne:
          'Le cri de guerre cache le nom d’un Roi mage, un peu déformé par le provençal. Quel est ce nom, en français ?',
        reponses: ['Balthazar', 'Baltazar', 'Balthasar', 'Baltasar'],
        points: 20,
        indices: [
          [
            'Pensez à la crèche et à ses santons : ils sont trois, avec l’or, l’encens et la myrrhe.',
            5,
          ],
          ['Ce n’est ni Gaspard, ni Melchior.', 10],
        ],
        motDeSucces: 'C’est lui ! L’étoile des Baux est bien celle d’un Roi mage.',
        anecdote:
          'L’étoile n’a jamais quitté le blason du village : elle y brille en argent sur un fond rouge. On l’appelle aussi comète, parce qu’elle montre le chemin.',
        explication:
          '« Bautezar » est la forme provençale de Balthazar. Rien ne prouve que la famille des Baux descendait de lui : c’est une légende, dont elle tirait gloire.',
      }),
    },
    {
      // Mérimée, hôtel de Manville (town hall). The window faces it: « logis de Brisson-Peyre », « Post tenebras lux 1571 ».
      titre: 'La fenêtre qui parle',
      lieu: 'Grand-Rue, face à l’hôtel de Manville (mairie)',
      position: { lat: 43.743829, lon: 4.795318 },
      dessin: {
        nom: 'fenetre',
        texteAlternatif:
          'Dessin d’une haute fenêtre de pierre en ruine, à croisée, seule debout dans un pan de mur, le ciel derrière elle.',
      },
      recit: paragraphs(
        'L’hôtel de Manville est la plus belle maison Renaissance du village. La mairie s’y est installée.',
        'Retournez-vous. De la grande demeure d’en face, il ne reste qu’une fenêtre, ouverte sur le ciel. Levez les yeux : des mots latins courent au-dessus de la croisée.',
        '« Post tenebras lux » : après les ténèbres, la lumière. C’est la devise de Genève, la ville de Calvin. La personne qui les fit graver était sans doute protestante, et n’avait pas peur de le dire.',
        'Il fallait du courage. Un an après que ces mots furent gravés, dans la nuit de la Saint-Barthélemy, en août 1572, des milliers de protestants furent tués à Paris.',
      ),
      epreuve: cadenas({
        consigne:
          'Lisez la pierre : à la suite de la devise, une année est gravée. Ses quatre chiffres ouvrent le cadenas.',
        combinaison: '1571',
        points: 20,
        indices: [
          [
            'Trop haut pour lire ? Le récit vous donne une autre date, et ce qui les sépare.',
            5,
          ],
          ['Partez de la nuit de la Saint-Barthélemy, et reculez d’un an.', 10],
        ],
        motDeSucces: 'Bien lu ! Cette fenêtre a survécu à toute la maison.',
        anecdote:
          'L’hôtel de Manville fut bâti la même année que la date gravée en face. Ses grandes fenêtres à croisées de pierre se ressemblent comme des sœurs.',
        explication:
          'L’inscription dit « Post tenebras lux 1571 ». La Saint-Barthélemy eut lieu en 1572 : la date gravée est celle de l’année d’avant.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, de quelle ville cette devise est-elle aussi celle ?',
          bonne: 'Genève',
          fausses: ['Avignon', 'Monaco', 'Paris'],
        }),
      }),
    },
    {
      // Mérimée PA00081209 « église Saint-Vincent ». Pastrage, Max Ingrand, Rainier III: provence-pays-arles.com.
      titre: 'L’église dans le rocher',
      lieu: 'Place Saint-Vincent, devant le portail de l’église',
      position: { lat: 43.743541, lon: 4.794415 },
      dessin: {
        nom: 'saint-vincent',
        texteAlternatif:
          'Dessin de l’église Saint-Vincent : une façade claire au portail rond, contre la falaise, et à gauche une petite tour coiffée d’un dôme, avec deux gargouilles.',
      },
      recit: paragraphs(
        'Regardez bien l’église Saint-Vincent. À gauche, elle est bâtie. À droite, elle est creusée : ses chapelles entrent dans la falaise. Les Baux sont ainsi, moitié maison, moitié rocher.',
        'La petite tour ronde, sur le côté, est la lanterne des morts. On y allumait une flamme quand un habitant du village venait de mourir.',
        'La nuit de Noël, l’église se remplit pour le pastrage. Les bergers s’avancent, au son des fifres et des tambourins, et offrent un agneau qui vient de naître. Il arrive couché dans une petite charrette décorée.',
        'Maintenant, levez les yeux : une bête de pierre garde la porte depuis huit siècles.',
      ),
      epreuve: choix({
        consigne: 'Quel animal est sculpté au-dessus du portail ?',
        bonnes: ['Un lion'],
        fausses: ['Un agneau', 'Un aigle', 'Un dragon', 'Un loup'],
        points: 15,
        indices: [['Il a une crinière, et l’on dit qu’il est le roi.', 5]],
        motDeSucces: 'Bien vu ! Il a l’air sévère, mais il laisse entrer tout le monde.',
        anecdote:
          'La charrette du pastrage se garde dans l’église, d’un Noël à l’autre. On raconte aussi que Frédéric Mistral a gravé son nom dans la pierre, près du portail.',
        explication: 'Un lion est sculpté au-dessus du portail et de la fenêtre ronde.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qu’offrent les bergers au pastrage ?',
          bonne: 'Un agneau',
          fausses: ['Un fromage', 'Un tambourin', 'Une lanterne'],
        }),
      }),
    },
    {
      // Mérimée PA00081206. Penitents on the lintel, brotherhood of the 17th century, Brayer 1974.
      titre: 'Les bergers du peintre',
      lieu: 'Place Saint-Vincent, chapelle des Pénitents blancs, au bord de la falaise',
      position: { lat: 43.743582, lon: 4.794085 },
      dessin: {
        nom: 'penitents-blancs',
        texteAlternatif:
          'Dessin de la chapelle des Pénitents blancs : deux pénitents agenouillés au-dessus de la porte, et le vallon derrière.',
      },
      recit: paragraphs(
        'Cette petite chapelle a été bâtie au XVIIe siècle par la confrérie des Pénitents blancs. Cherchez-les : deux d’entre eux sont sculptés au-dessus de la porte, à genoux.',
        'Elle tomba en ruine, puis on la releva en 1937. En 1974, le peintre Yves Brayer couvrit ses murs d’un grand Noël de bergers. Il ne l’a pas situé en Orient, mais ici : on y reconnaît la Provence, ses moutons et ses collines.',
        'Approchez-vous maintenant du parapet. Le vallon de la Fontaine est à vos pieds. C’est là-bas que finit votre chemin. Quand vous aurez assez regardé, suivez la rue qui descend vers la vieille porte.',
      ),
      epreuve: photo({
        consigne:
          'Trouvez les deux pénitents de pierre au-dessus de la porte, et prenez-les en photo pour le carnet.',
        points: 10,
        indices: [['Ils sont à genoux, face à face, tout contre le linteau.', 2]],
        motDeSucces: 'Les voilà dans le carnet !',
        anecdote:
          'La confrérie des Pénitents blancs portait une robe et une cagoule blanches les jours de procession.',
        explication: 'Deux pénitents agenouillés sont sculptés sur le linteau.',
        autre: autreChoix({
          pour: ['sans-vue'],
          consigne: 'Dans le récit, qui a peint les murs de la chapelle ?',
          bonne: 'Yves Brayer',
          fausses: ['Frédéric Mistral', 'Paul Cézanne', 'Un berger des Alpilles'],
        }),
      }),
    },
    {
      // Mérimée PA00081221 « porte d’Eyguières » (the house beside it). Only way in until 1866; arms of the Grimaldi.
      // The rock: P. Berthier, Annales des mines, 1821; the name was given by others, in the 1840s.
      titre: 'La porte et la terre rouge',
      lieu: 'Porte d’Eyguières, sous la voûte',
      position: { lat: 43.744242, lon: 4.794979 },
      dessin: {
        nom: 'porte-eyguieres',
        texteAlternatif:
          'Dessin de la porte d’Eyguières : une voûte de pierre, les armes des Grimaldi à losanges, et la terre rouge.',
      },
      recit: paragraphs(
        'Jusqu’en 1866, on n’entrait aux Baux que par cette porte. Ânes, bergers, marchands et marquis, tous passaient sous cette voûte. Les armes des Grimaldi sont sculptées au-dessus.',
        'Au XIXe siècle, un voyageur s’intéressa moins aux blasons qu’à la terre. Pierre Berthier était ingénieur des Mines. En 1821, il étudia une roche rouge ramassée près du village.',
        'Il y trouva de quoi faire de l’alumine. Plus tard, on en tira un métal léger, celui des avions et des canettes : l’aluminium.',
        'Les savants donnèrent à la roche le nom du village, en y ajoutant une terminaison. Depuis, on la cherche dans le monde entier sous ce nom-là.',
      ),
      epreuve: ordre({
        consigne:
          'Remettez l’histoire du village dans l’ordre, du plus ancien au plus récent.',
        elements: [
          'On bâtit la maison du Roy',
          'La fenêtre reçoit sa devise',
          'Berthier étudie la terre rouge',
          'Cette porte n’est plus la seule entrée',
          'Yves Brayer peint la chapelle',
        ],
        points: 20,
        indices: [
          ['La devise fut gravée peu avant la nuit de la Saint-Barthélemy.', 5],
          ['Berthier est venu avant que la porte ne soit plus la seule.', 5],
        ],
        motDeSucces:
          'Cinq siècles, dans l’ordre. Et la roche rouge porte le nom du village : la bauxite.',
        anecdote:
          'La France fut longtemps le premier pays à extraire de la bauxite. Dans les Alpilles, la terre est encore rouge par endroits.',
        explication:
          'La maison du Roy date de 1499, la devise de 1571, l’étude de Berthier de 1821. La porte fut la seule entrée jusqu’en 1866, et Yves Brayer peignit la chapelle en 1974.',
      }),
    },
    {
      // Mérimée PA00081224; Wikipedia 43° 44′ 40″ N, 4° 47′ 34″ E. Hexagonal plan, 1581, Jeanne de Quiqueran, Mistral's tomb.
      titre: 'La reine qui n’en était pas une',
      lieu: 'Vallon de la Fontaine, jardin du pavillon, près de l’ancien lavoir',
      position: { lat: 43.744459, lon: 4.792754 },
      dessin: {
        nom: 'pavillon',
        texteAlternatif:
          'Dessin d’un petit pavillon Renaissance aux arcs ronds et au toit de pierre, dans un jardin planté de cyprès, sous le rocher du village.',
      },
      recit: paragraphs(
        'Vous êtes au fond du vallon, là où les seigneurs avaient leurs jardins. Dans un coin, un petit pavillon de pierre, fin comme un bijou. On l’appelle le pavillon de la reine Jeanne.',
        'Mais aucune reine ne l’a bâti : c’est Jeanne de Quiqueran, la femme d’un baron des Baux, vers 1581. Le nom a grandi tout seul.',
        'Faites-en le tour. Vu du ciel, il aurait la forme d’un alvéole d’abeille.',
        'Frédéric Mistral l’aimait tant qu’il en fit faire une copie pour y être enterré, dans son village de Maillane. Vous pouvez vous asseoir : l’étoile vous a menés jusqu’ici.',
      ),
      epreuve: nombre({
        consigne: 'Combien de côtés compte le pavillon ?',
        valeur: 6,
        unite: 'côtés',
        points: 25,
        indices: [
          ['Les abeilles bâtissent toutes leurs alvéoles sur le même plan.', 5],
          ['Autant de côtés qu’un dé a de faces.', 10],
        ],
        motDeSucces: 'Bravo ! Vous avez suivi l’étoile jusqu’au bout.',
        anecdote:
          'Les amis de Mistral, les félibres, avaient baptisé ce pavillon « temple de l’amour », en souvenir des troubadours.',
        explication:
          'Le pavillon est bâti sur un plan hexagonal : il a six côtés, comme un alvéole.',
        autre: autreChoix({
          pour: ['sans-vue', 'sans-marches'],
          consigne: 'Dans le récit, qui fit copier ce pavillon pour son tombeau ?',
          bonne: 'Frédéric Mistral',
          fausses: ['La reine Jeanne', 'Le prince de Monaco', 'Yves Brayer'],
        }),
      }),
    },
  ],
});
